// Puts values into the fields of a session, and takes them out as they were given.
import { mistypedContext } from "../Evaluation/ContextTypes.js";
import { limits } from "../Evaluation/EvaluationLimits.js";
import { pathText } from "../Evaluation/FieldPath.js";
import { Request } from "../Forms/Request.js";
import { innermost } from "../Program/ValueType.js";
import { objectOf } from "../Values/RecordExtractor.js";
import { Loader } from "../Values/RecordLoader.js";
import { isObject, member, unknownName } from "../Values/RecordObject.js";
import { isBlank } from "../Values/TextMeasure.js";
import { Instance } from "./FormTree.js";
import { SessionError } from "./SessionError.js";
import { startingValue } from "./StartingValues.js";
import { keyOfValue } from "./ValueKeys.js";

/**
 * Refuses names that a form does not have, and values that no record can hold, before anything is changed; of an
 * instance, also values of fields that are read-only.
 */
export function checkValues(values, form, path, instance = null, object = form.objects[0]) {
  checkNames(values, object.memberNames, "field", path);
  for (const { name, field, group } of object.members) {
    const value = member(values, name);
    const node = field && instance?.node(field);
    if (value !== undefined && node?.isLocked) refuseIfReadOnly(node);
    if (field) checkValue(value, field.type, [...path, name], node?.nested);
    else if (isObject(value)) checkValues(value, form, [...path, name], instance, form.objects[group]);
    else if (value !== undefined && value !== null) throw new SessionError(`'${pathText([...path, name])}' takes the values of a form`);
  }
}

function checkNames(values, known, what, path) {
  if (!isObject(values)) throw new SessionError(`expected an object of ${what}s`);
  const unknown = unknownName(values, known);
  if (unknown !== undefined) throw new SessionError(`the form has no ${what} '${pathText([...path, unknown])}'`);
}

/** The same for the value of one field or row; `nested` is the field's form in the session. */
export function checkValue(value, type, path, nested = null) {
  if (type.form && isObject(value)) return checkValues(value, type.form, path, nested);
  new Loader([]).value(value, type, 0, 0);
  if (innermost(type).form === undefined) return;
  if (type.name === "list" && Array.isArray(value)) value.forEach((each, index) => checkRow(each, type.item, [...path, index]));
  if (type.name === "map" && isObject(value)) for (const key of Object.keys(value)) checkValue(value[key], type.item, [...path, { key }]);
}

/** The same for a row, which is a form's values, or nothing, in a list of forms. */
export function checkRow(value, type, path) {
  const isNothing = value === undefined || value === null || (typeof value === "string" && isBlank(value));
  if (type.form && !isNothing && !isObject(value)) throw new SessionError(`'${pathText(path)}' takes the values of a form`);
  checkValue(value, type, path);
}

/** The same for the values of a form's contexts and parameters, which also have to be of their types. */
export function checkContext(context, program, form, options) {
  checkNames(context, new Set(givenBeside(program, form).map(({ name }) => name)), "context", []);
  checkContextValues(context, program, form, options);
}

export function checkContextValues(context, program, form, options) {
  const known = givenBeside(program, form);
  for (const { name, type } of known) checkRow(member(context, name), type, [name]);
  const isGiven = known.some(({ name }) => member(context, name) !== undefined);
  const found = isGiven ? mistypedContext(program.evaluator, form, new Request("all", { ...options, context }, form)) : null;
  if (found) throw new SessionError(`the context '${pathText(found.path)}' has the wrong type: expected ${found.expected}`);
}

/** The contexts and parameters of a form. */
const givenBeside = (program, form) => [...(form.contexts ?? []).map((index) => program.contexts[index]), ...(form.parameters ?? [])];

/** Puts an object's values into the fields of an instance; without `merges`, empties all others. */
export function assignValues(session, values, instance, merges, object = instance.form.objects[0]) {
  for (const { name, field, group } of object.members) {
    const value = member(values, name);
    const inner = instance.form.objects[group];
    if (field) {
      if (value !== undefined) putValue(session, value, instance.node(field), merges);
      else if (!merges) putValue(session, undefined, instance.node(field), false);
    } else if (isObject(value)) assignValues(session, value, instance, merges, inner);
    else if (value === null || !merges) assignValues(session, {}, instance, false, inner);
  }
}

/** Puts what fields begin with, by their `@default`, into those of a new instance. */
export function beginInstance(session, instance) {
  for (const field of instance.fields) {
    const value = startingValue(field.layout);
    if (value !== undefined) putValue(session, value, field, false);
    if (field.nested) beginInstance(session, field.nested);
  }
}

export function refuseIfReadOnly(field) {
  if (field.isReadOnly) throw new SessionError(`'${pathText(field.path)}' is read-only`);
}

export function refuseIfGone(field) {
  if (field.isGone) throw new SessionError(`'${field.layout.name}' is in a row that was removed`);
}

/** Puts a value into a field, whatever its type. */
export function putValue(session, value, field, merges) {
  const { type, computed } = field.layout;
  if (computed !== undefined) return;
  field.isProvided = isFilledIn(value);
  field.isNested = false;
  if (type.form && isObject(value)) {
    field.isNested = true;
    field.content = undefined;
    assignValues(session, value, field.nested, merges);
  } else if (type.form) {
    assignValues(session, {}, field.nested, false);
    field.content = value;
  } else if (type.name === "list" && Array.isArray(value)) putRows(session, value, field);
  else {
    field.rows = null;
    field.content = field.editor.valueOf(value);
  }
  field.isReplaced = (field.isNested || field.rows !== null) && keyOfValue(field.given) !== field.initial;
  noteValue(field);
}

/** Whether a value is one: a list in whose items nothing is filled in is none, nor is an unchecked box in such an item. */
function isFilledIn(value, depth = 0) {
  if (value === undefined || value === null || (depth > 0 && value === false)) return false;
  if (typeof value === "string") return !isBlank(value);
  if (depth > limits.depth) return true;
  if (Array.isArray(value)) return value.some((each) => isFilledIn(each, depth + 1));
  return depth === 0 || !isObject(value) || Object.values(value).some((each) => isFilledIn(each, depth + 1));
}

function putRows(session, values, field) {
  const rows = (field.rows ?? []).slice(0, values.length);
  const kept = rows.length;
  while (rows.length < values.length) rows.push(makeRow(session, field));
  field.rows = rows;
  field.content = undefined;
  rows.forEach((row, index) => setRow(session, row, values[index]));
  for (const { instance } of rows.slice(kept)) if (instance) noteInitialValues(instance);
}

/** A new row for a list. */
export function makeRow(session, field) {
  const row = { value: null, instance: null };
  if (field.rowForm) row.instance = new Instance(session, field.rowForm, field, row);
  return row;
}

/** Puts defaults and a value into a new row. */
export function beginRow(session, row, value) {
  if (value !== undefined) row.value = value;
  if (!row.instance) return;
  beginInstance(session, row.instance);
  if (isObject(value)) assignValues(session, value, row.instance, true);
  noteInitialValues(row.instance);
}

/** Notes that what an instance holds now is what it began with. */
export function noteInitialValues(instance) {
  for (const field of instance.allFields()) Object.assign(field, { initial: keyOfValue(field.given), isReplaced: false });
}

function setRow(session, row, value) {
  row.value = value;
  if (row.instance && isObject(value)) assignValues(session, value, row.instance, false);
}

/** Notes that a field has another value. */
export function noteValue(field) {
  field.session.revision++;
  field.unit.moment = "change";
  // Gives the forms around a field with a value one too.
  for (let { holder, row } = field.instance; holder && field.given !== undefined; { holder, row } = holder.instance) {
    if (row === null) holder.isNested = true;
  }
}

/** What was entered in an instance, without computed values, and with null for what was emptied. */
export const draftOf = (instance) => valuesBy(instance, draftOfField);

function draftOfField({ layout, isNested, nested, rows, content, initial, instance }) {
  if (layout.computed !== undefined) return undefined;
  if (isNested) return draftOf(nested);
  if (rows !== null) return rows.map((row) => (row.instance ? draftOf(row.instance) : row.value));
  // Where null is a value of its own, only one that is given again by `@default` is emptied by it.
  const isNullValue = instance.form.isExact || layout.type.name === "any";
  const isEmptied = content === undefined && (startingValue(layout) !== undefined || (!isNullValue && initial !== keyOfValue(undefined)));
  return isEmptied ? null : content;
}

/** The values of an instance as they were given. */
export const givenValues = (instance) => valuesBy(instance, (field) => field.given);

/** What a function finds of the fields of an instance, by name and group. */
function valuesBy(instance, valueOf, object = instance.form.objects[0]) {
  return objectOf(object.members.map(({ name, field, group }) => {
    if (field) return [name, valueOf(instance.node(field))];
    const values = valuesBy(instance, valueOf, instance.form.objects[group]);
    return [name, Object.keys(values).length > 0 ? values : undefined];
  }));
}
