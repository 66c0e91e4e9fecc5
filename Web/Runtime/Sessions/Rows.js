// What people do to the rows of a list.
import { pathText } from "../Evaluation/FieldPath.js";
import { SessionError } from "./SessionError.js";
import { beginRow, checkValue, makeRow, noteValue, refuseIfReadOnly } from "./Values.js";

/** Adds a row before the one at a position. */
export function insertRow(field, value, position) {
  changeRows(field, (rows) => {
    const at = positionOf(field, position, rows.length);
    checkValue(value, field.layout.type.item, [...field.path, at]);
    const row = makeRow(field.session, field);
    rows.splice(at, 0, row);
    return () => beginRow(field.session, row, value);
  });
}

export function moveRow(field, from, to) {
  changeRows(field, (rows) => {
    const last = rows.length - 1;
    rows.splice(positionOf(field, to, last), 0, ...rows.splice(positionOf(field, from, last), 1));
  });
}

export function removeRow(field, position) {
  changeRows(field, (rows) => void rows.splice(positionOf(field, position, rows.length - 1), 1));
}

function positionOf(field, position, last) {
  if (Number.isInteger(position) && position >= 0 && position <= last) return position;
  throw noSuchRow(field);
}

const noSuchRow = (field) => new SessionError(`there is no such row in '${pathText(field.path)}'`);

function changeRows(field, change) {
  if (field.layout.type.name !== "list") throw noSuchRow(field);
  refuseIfReadOnly(field);
  const rows = [...(field.rows ?? [])];
  const finish = change(rows);
  field.rows = rows;
  field.content = undefined;
  finish?.();
  field.isTouched = true;
  noteValue(field);
}
