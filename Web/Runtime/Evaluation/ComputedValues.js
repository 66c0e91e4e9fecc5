// Computes the values of computed fields and of `let`.
import { AS_GIVEN, BEYOND, BOOLEAN, MISSING, Slot, TEXT, unapplied } from "../Values/Slot.js";
import { totalOf } from "./Aggregates.js";
import { FAILS, HOLDS, nowOf, UNKNOWN } from "./Answer.js";
import { obstacleOf, resolve } from "./Operands.js";
import { computedValue, missingValue, numberValue } from "./Resolved.js";

/** Computes a value, and puts it into its slot. */
export function computeValue(on, value) {
  const at = on.frame.base + value.slot;
  if (value.operand) {
    const found = resolve(on, value.operand);
    storeComputed(on, found, obstacleOf(on, found), at);
  } else if (value.answer) {
    const now = nowOf(on.answer);
    const found = now === HOLDS || now === FAILS ? computedValue(new Slot(BOOLEAN, now === HOLDS)) : missingValue;
    storeComputed(on, found, now === UNKNOWN ? on.lastUnknown.reason : null, at);
  } else {
    const total = totalOf(on, value.aggregate);
    const { function: name } = value.aggregate;
    const found = name === "count" ? numberValue(total.count) : name === "sum" ? numberValue(total.sum) : total.extreme;
    storeComputed(on, found ?? missingValue, total.obstacle, at);
  }
}

/** Puts a value into its slot, or notes why there is none. */
export function storeComputed(on, value, obstacle, at) {
  const old = on.slots[at];
  const slot = obstacle !== null || value.isEmpty ? new Slot(MISSING, undefined) : value.slot.copy();
  // A text that is taken as given is a value even if it is blank.
  slot.flags = (old.flags & unapplied) | (slot.kind === TEXT ? slot.flags & AS_GIVEN : 0);
  if (obstacle !== null) {
    slot.flags |= BEYOND;
    on.obstacles.set(at, obstacle);
  } else on.obstacles.delete(at);
  on.slots[at] = slot;
}
