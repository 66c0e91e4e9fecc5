// Whether what is given beside a record is of its types.
import { BEYOND, FORM, LIST, MISTYPED, TEXT } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { Loader } from "../Values/RecordLoader.js";
import { quoted } from "./FieldPath.js";
import { bindOutermost } from "./Parameters.js";
import { prepareContext } from "./Preparation.js";

/** The path of the first value of a context that is not of its type, and what is expected there; null if there is none. */
export function mistypedContext(on, form, request) {
  on.begin(form, request);
  on.slots = [];
  const loader = new Loader(on.slots);
  loader.append(form.slotCount);
  on.loadGiven(loader, form);
  loader.finish();
  if (form.parameters) bindOutermost(on, form);
  if (on.contextBase !== null) prepareContext(on, form);
  for (const parameter of form.parameters ?? []) {
    const found = mistyped(on, parameter.slot, parameter.type, null, [parameter.name]);
    if (found) return found;
  }
  for (const index of form.contexts ?? []) {
    const field = on.program.contexts[index];
    const found = mistyped(on, on.contextBase + field.slot, field.type, field, [field.name]);
    if (found) return found;
  }
  return null;
}

/** The same within the value at a position; `field` declares the options, if a choice has to be one of them. */
function mistyped(on, at, type, field, path) {
  const slot = on.slots[at];
  if (slot.flags & (MISTYPED | BEYOND)) return { path, expected: written(type) };
  if (type.form && slot.kind === FORM) {
    for (const inner of type.form.fields) {
      // The record may have been stored when there were other options.
      const found = mistyped(on, at + inner.slot, inner.type, null, [...path, ...inner.groups, inner.name]);
      if (found) return found;
    }
  } else if (type.item && type.name !== "any" && slot.kind === LIST) {
    for (let index = 0; index < slot.count; index++) {
      const part = slot.isMap ? { key: on.slots[slot.item(index) - 1].value } : index;
      const found = mistyped(on, slot.item(index), type.item, field, [...path, part]);
      if (found) return found;
    }
  } else if (type.name === "choice" && slot.kind === TEXT && field !== null && !isEmptySlot(slot) && !field.table?.has(slot.value)) {
    return { path, expected: `one of ${field.options.map(({ value }) => quoted(value)).join(", ")}` };
  }
  return null;
}

/** A type as rule files write it. */
const written = (type) => type.form?.name ?? (type.item && type.name !== "any" ? `${type.name} of ${written(type.item)}` : type.name);
