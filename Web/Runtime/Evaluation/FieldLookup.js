// Which field or parameter has a slot.
import { firstPlace } from "./OrderedSearch.js";

/** The parameter of the form that is judged whose slot is at a position; null for what is none. */
export function parameterAt({ frame: { form, base } }, at) {
  return form.parameters?.find(({ slot }) => base + slot === at) ?? null;
}

/** Whether a position is that of a context, or in one. */
export const isInContext = ({ contextBase }, at) => contextBase !== null && at >= contextBase;

/** The field, or the context, whose slot is at a position; null for what is none. */
export function fieldAt(on, at) {
  if (at < 0) return null;
  const context = isInContext(on, at) ? contextFieldAt(on, at - on.contextBase) : null;
  return context ?? fieldIn(on.frame.form, at - on.frame.base);
}

/** The same, or the field at a position in the item before. */
export function fieldHereOrBefore(on, at) {
  const { base, follows, form } = on.frame;
  return fieldAt(on, at < base && follows ? at + form.slotCount : at);
}

/** The field of an item that an aggregate takes. */
export function itemFieldAt(on, at) {
  const holds = (item) => item?.form && item.position < at && at < item.position + item.form.slotCount;
  const item = on.aggregateItems.findLast(holds);
  return item ? fieldIn(item.form, at - item.position) : null;
}

/** The context, or field of a context, at an offset; what is in a secret context is as secret. */
export function contextFieldAt(on, offset) {
  const context = (on.program.contexts ?? []).findLast((each) => each.slot <= offset);
  if (!context || context.slot === offset) return context ?? null;
  const field = context.type.form ? fieldIn(context.type.form, offset - context.slot) : null;
  return field && { ...field, isSecret: field.isSecret || context.isSecret };
}

/** The type of the item that is judged, or of the field where it is no item. */
export function itemType(on) {
  const { field, firstItem } = on.frame;
  let type = field?.type ?? null;
  for (let index = firstItem; index < on.itemIndices.length; index++) {
    if (type?.item && type.name !== "any") type = type.item;
  }
  return type;
}

/** The field at an offset from the first slot of a form's instance; null for what is no field. */
export function fieldIn(form, offset) {
  const { fields } = form;
  const field = fields[firstPlace(fields.length, (index) => fields[index].slot > offset) - 1];
  if (!field || field.slot === offset) return field ?? null;
  return field.type.form ? fieldIn(field.type.form, offset - field.slot) : null;
}
