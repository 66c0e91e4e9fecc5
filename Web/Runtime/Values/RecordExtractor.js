// Takes the values of a form out of its slots again: normalized, typed, of fields that apply.
import { itemsOf } from "../BuiltInRules/ItemPaths.js";
import { plainAny } from "../Program/ValueType.js";
import { BOOLEAN, FILE, FORM, INACTIVE, LIST, MISSING, MISTYPED, NULL, NUMBER, TEXT } from "./Slot.js";
import { isMoment, momentText } from "./SlotValue.js";
import { isBlank } from "./TextMeasure.js";

/** What a form gives out: values in their types, but for what is missing, does not apply, or is not of its type. */
export function valuesOf(on, form, base, object = form.objects[0]) {
  const values = {};
  for (const { name, field, group } of object.members) {
    let value;
    if (field) value = valueAt(on, base + field.slot, field.type);
    else {
      const slot = on.slots[base + form.objects[group].slot];
      if (slot.flags & (INACTIVE | MISTYPED)) continue;
      value = slot.kind === FORM ? valuesOf(on, form, base, form.objects[group]) : slot.kind === NULL ? null : undefined;
    }
    if (value !== undefined) Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return values;
}

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
    case TEXT: return type.kind === TEXT || type.name === "any" || !isBlank(slot.value) ? slot.value : null;
    case LIST: {
      if (!type.item) return undefined;
      const entries = itemsOf(slot).map((at) => [slot.isMap ? on.slots[at - 1].value : at, valueAt(on, at, type.item)])
        .filter(([, value]) => value !== undefined);
      return slot.isMap ? Object.fromEntries(entries) : entries.map(([, value]) => value);
    }
    case FORM: {
      if (!slot.isOwn) return undefined;
      const entries = Array.from({ length: slot.count }, (_, index) => slot.start + 2 * index)
        .map((at) => [on.slots[at].value, valueAt(on, at + 1, plainAny)]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    default: return isMoment(slot) ? momentText(slot) : undefined;
  }
}
