// Takes the values of a form out of its slots again: normalized, typed, of fields that apply.
import { itemsOf } from "../BuiltInRules/ItemPaths.js";
import { plainAny } from "../Program/ValueType.js";
import { BOOLEAN, FILE, FORM, INACTIVE, LIST, MISSING, MISTYPED, NULL, NUMBER, TEXT } from "./Slot.js";
import { isMoment, momentText } from "./SlotValue.js";
import { isBlank } from "./TextMeasure.js";

/** What a form gives out: values in their types, but for what is missing, does not apply, or is not of its type. */
export function valuesOf(on, form, base, object = form.objects[0]) {
  return objectOf(object.members.map(({ name, field, group }) =>
    [name, field ? valueAt(on, base + field.slot, field.type) : groupAt(on, form, base, form.objects[group])]));
}

function groupAt(on, form, base, group) {
  const slot = on.slots[base + group.slot];
  if (slot.flags & (INACTIVE | MISTYPED)) return undefined;
  return slot.kind === FORM ? valuesOf(on, form, base, group) : slot.kind === NULL ? null : undefined;
}

/** The object with these members, of which those without a value are left out. */
export const objectOf = (members) => Object.fromEntries(members.filter(([, value]) => value !== undefined));

/** The value at a position in its type; undefined where there is none. */
export function valueAt(on, at, type) {
  const slot = on.slots[at];
  const isFormOfType = type.form && slot.kind === FORM && !(slot.flags & (INACTIVE | MISTYPED));
  return isFormOfType ? valuesOf(on, type.form, at) : plainValue(on, slot, type);
}

/** The value in a slot in its type, as `parse` would have read it; undefined where there is none. */
export function plainValue(on, slot, type) {
  if (slot.flags & (INACTIVE | MISTYPED)) return undefined;
  switch (slot.kind) {
    case MISSING: return undefined;
    case NULL: return null;
    case BOOLEAN: return slot.value;
    case FILE: return slot.given;
    case NUMBER: return slot.value ?? undefined;
    case TEXT: return type.name === "text" || type.name === "any" || !isBlank(slot.value) ? slot.value : null;
    case LIST: return type.item ? listOf(on, slot, type.item) : undefined;
    case FORM: return slot.isOwn ? membersOf(on, slot) : undefined;
    default: return isMoment(slot) ? momentText(slot) : undefined;
  }
}

function listOf(on, slot, type) {
  const entries = itemsOf(slot).map((at) => [slot.isMap ? on.slots[at - 1].value : at, valueAt(on, at, type)])
    .filter(([, value]) => value !== undefined);
  return slot.isMap ? Object.fromEntries(entries) : entries.map(([, value]) => value);
}

function membersOf(on, slot) {
  const names = Array.from({ length: slot.count }, (_, index) => slot.start + 2 * index);
  return objectOf(names.map((at) => [on.slots[at].value, valueAt(on, at + 1, plainAny)]));
}
