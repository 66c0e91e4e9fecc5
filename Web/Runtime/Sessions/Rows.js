// What people do to the rows of a list.
import { pathText } from "../Evaluation/FieldPath.js";
import { SessionError } from "./SessionError.js";
import { beginRow, checkRow, makeRow, noteValue, refuseIfReadOnly } from "./Values.js";

/** Adds a row before the one at a position. */
export function insertRow(field, value, position) {
  const rows = rowsToChange(field);
  const at = positionOf(field, position, rows.length);
  checkRow(value, field.layout.type.item, [...field.path, at]);
  const row = makeRow(field.session, field);
  rows.splice(at, 0, row);
  replaceRows(field, rows);
  beginRow(field.session, row, value);
}

export function moveRow(field, from, to) {
  const rows = rowsToChange(field);
  const [source, target] = [from, to].map((position) => positionOf(field, position, rows.length - 1));
  if (source === target) return;
  rows.splice(target, 0, ...rows.splice(source, 1));
  replaceRows(field, rows);
}

export function removeRow(field, position) {
  const rows = rowsToChange(field);
  rows.splice(positionOf(field, position, rows.length - 1), 1);
  replaceRows(field, rows);
}

function positionOf(field, position, last) {
  if (Number.isInteger(position) && position >= 0 && position <= last) return position;
  throw new SessionError(`there is no such row in '${pathText(field.path)}'`);
}

/** A copy of the rows, if they may be changed. */
function rowsToChange(field) {
  if (field.layout.type.name !== "list") throw new SessionError(`'${pathText(field.path)}' is not a list`);
  refuseIfReadOnly(field);
  return [...(field.rows ?? [])];
}

function replaceRows(field, rows) {
  field.rows = rows;
  field.content = undefined;
  field.isTouched = true;
  noteValue(field);
}
