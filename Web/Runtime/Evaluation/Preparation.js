// Prepares a record: normalizes and converts its values, and decides which branches apply.
import { AS_GIVEN, HOLLOW, MISSING, MISTYPED, NULL, PARTIAL, Slot, TYPING } from "../Values/Slot.js";
import { convert } from "./Conversion.js";
import { runDecisions } from "./Decisions.js";
import { limits } from "./EvaluationLimits.js";
import { frameOf } from "./FieldState.js";
import { normalize } from "./Normalization.js";
import { resolveField } from "./Operands.js";
import { bindOutermost, decideWithParameters } from "./Parameters.js";
import { isMistypedGroup } from "./StrayMembers.js";

/** Prepares the values in the slots, as an instance of the form. */
export function prepareRecord(on, form) {
  if (on.contextBase !== null) prepareContext(on, form);
  prepareForm(on, form, 0, false, false);
  if (on.program.passesParameters.size > 0 || form.parameters) {
    bindOutermost(on, form);
    decideWithParameters(on, form);
  } else for (const instance of on.undecidedInstances) runDecisions(on, instance);
  on.undecidedInstances.length = 0;
}

export function prepareContext(on, form) {
  on.isPreparingContext = true;
  for (const index of form.contexts ?? []) {
    const context = on.program.contexts[index];
    const at = on.contextBase + context.slot;
    const { kind } = on.slots[at];
    if (kind !== MISSING && (kind !== NULL || context.type.name === "any")) convert(on, at, context.type, null);
  }
  on.isPreparingContext = false;
}

/** Prepares the fields of a form's instance, and notes that its branches are to be decided. */
export function prepareForm(on, form, base, isNested, follows) {
  if (on.depth >= limits.depth) return;
  on.depth++;
  for (const field of form.fields) prepareField(on, field, form, base + field.slot);
  if (isNested && !(on.slots[base].flags & AS_GIVEN) && isHollow(on, form, base)) on.slots[base].flags |= HOLLOW;
  if (form.decisions !== undefined && !on.isPreparingContext) on.undecidedInstances.push(frameOf(form, base, 0, follows));
  on.depth--;
}

function isHollow(on, form, base) {
  const holdsUnknown = (object) => on.slots[base + object.slot].isDescribed && on.slots[base + object.slot].unknown;
  if (form.isClosed && form.objects.some(holdsUnknown)) return false;
  if (form.fields.some((field) => !resolveField(on, base + field.slot).isEmpty)) return false;
  return !form.objects.slice(1).some((group) => isMistypedGroup(on.slots[base + group.slot], form));
}

/** Normalizes a field's value and parses it to the field's type. */
export function prepareField(on, field, form, at) {
  let slot = on.slots[at];
  if (field.computed !== undefined && !on.isPreparingContext) return prepareComputed(on, field, form, at);
  if (form.isExact || field.type.name === "any") slot.flags |= AS_GIVEN;
  else if (slot.kind === NULL) return;
  if (slot.kind === MISSING) return;
  if (field.normalization.length > 0 && !on.isPreparingContext) normalize(on, at, field.type, field.normalization);
  convert(on, at, field.type, field.notation);
  slot = on.slots[at];
  // What was typed may yet become a text that the normalization makes a value of.
  if ((slot.flags & (TYPING | MISTYPED)) === (TYPING | MISTYPED) && field.isRewritten) slot.flags |= PARTIAL;
}

/** Moves what the record has for a computed field into the slot behind, where it is compared with the value. */
function prepareComputed(on, field, form, at) {
  const slot = (on.slots[at + 1] = on.slots[at]);
  on.slots[at] = new Slot(MISSING, undefined);
  if (form.isExact) slot.flags |= AS_GIVEN;
  // What the record leaves out is no other value.
  if (slot.kind !== MISSING && !(slot.kind === NULL && !(slot.flags & AS_GIVEN))) convert(on, at + 1, field.type, field.notation);
}
