// Gives forms the values of their parameters.
import { noOperand } from "../Program/Operand.js";
import { AS_GIVEN, BEYOND, MISSING, NULL, Slot, TEXT, unapplied, UNDECIDED, unreadable } from "../Values/Slot.js";
import { isSameSlot } from "../Values/SlotValue.js";
import { convert } from "./Conversion.js";
import { runDecisions } from "./Decisions.js";
import { limits } from "./EvaluationLimits.js";
import { frameOf } from "./FieldState.js";
import { resolve } from "./Operands.js";

/** Converts the values of the form's own parameters, and gives the others their defaults. */
export function bindOutermost(on, form) {
  for (const { slot, type, defaultValue } of form.parameters ?? []) {
    if (on.slots[slot].kind === NULL) on.slots[slot] = new Slot(MISSING, undefined);
    if (on.slots[slot].kind !== MISSING) convert(on, slot, type, null);
    if (on.slots[slot].kind === MISSING) bindValue(on, resolve(on, defaultValue), slot, newBinding());
  }
}

/**
 * What a parameter is given may depend on a branch, and a branch on a parameter: both are done until none changes. Each round settles
 * at least one more value, so where there are more rounds than values, an argument depends on itself. Such an argument can't
 * be read, and the branches that depend on it are undecided.
 */
export function decideWithParameters(on, form) {
  const outermost = frameOf(form, 0);
  let binding = newBinding();
  bindParameters(on, outermost, true, binding);
  for (let round = 0; round <= binding.count; round++) {
    for (const instance of on.undecidedInstances) runDecisions(on, instance);
    if (on.undecidedInstances.length === 0 || on.isHalted) return;
    const { undecided } = binding;
    binding = newBinding();
    bindParameters(on, outermost, true, binding);
    const areSame = undecided.size === binding.undecided.size && [...undecided].every((at) => binding.undecided.has(at));
    if (binding.changed.size === 0 && areSame) return;
    for (const slot of on.slots) slot.flags &= ~unapplied;
    for (const at of binding.undecided) on.slots[at].flags |= UNDECIDED;
    on.undecidedBranches.clear();
  }
  for (const at of binding.changed) on.slots[at] = Object.assign(new Slot(MISSING, undefined), { flags: BEYOND });
  for (const instance of on.undecidedInstances) runDecisions(on, instance);
}

function bindParameters(on, instance, throughLists, binding) {
  if (!on.program.passesParameters.has(instance.form) || on.depth >= limits.depth) return;
  on.depth++;
  for (const field of instance.form.fields) {
    if (field.holdsForms) bindIn(on, instance.base + field.slot, field.type, field, instance, false, throughLists, binding);
  }
  on.depth--;
}

function bindIn(on, at, type, field, holder, follows, throughLists, binding) {
  if (type.form) {
    const instance = frameOf(type.form, at, 0, follows);
    bindInstance(on, instance, holder, field, binding);
    bindParameters(on, instance, throughLists, binding);
    return;
  }
  const list = on.slots[at];
  if (!throughLists || !list.isReadList) return;
  for (let index = 0; index < list.count; index++) {
    if (!on.mayStep()) return;
    bindIn(on, list.item(index), type.item, field, holder, index > 0 && !list.isMap, throughLists, binding);
  }
}

/** Gives the parameters of one instance the values of operands of the instance that holds it. */
function bindInstance(on, instance, holder, field, binding) {
  const { parameters } = instance.form;
  if (!parameters || !field.arguments) return;
  const outer = on.frame;
  on.frame = holder;
  parameters.forEach((parameter, index) => {
    const given = field.arguments[index];
    if (given === undefined) return;
    const operand = given.kind === noOperand ? parameter.defaultValue : given;
    bindValue(on, resolve(on, operand), instance.base + parameter.slot, binding);
  });
  on.frame = outer;
}

function bindValue(on, value, at, binding) {
  binding.count++;
  const old = on.slots[at];
  const slot = value.isEmpty ? new Slot(MISSING, undefined) : value.slot.copy();
  // How the value came about, and that it is being typed, is the field's affair.
  slot.flags = slot.kind === MISSING ? 0 : slot.flags & (slot.kind === TEXT ? unreadable | AS_GIVEN : unreadable);
  if (slot.flags & UNDECIDED) binding.undecided.add(at);
  // Whether its form applies is no part of the value.
  if (!isSameSlot(old, slot, unapplied)) binding.changed.add(at);
  on.slots[at] = slot;
}

/** What comes of giving parameters their values: how many, which have another than before, and which may not apply. */
const newBinding = () => ({ count: 0, changed: new Set(), undecided: new Set() });
