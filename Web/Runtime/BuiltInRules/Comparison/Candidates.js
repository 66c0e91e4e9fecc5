// The values that an operand stands for, where it may be a list or a path through lists.
import { obstacleOf, resolve, resolveField } from "../../Evaluation/Operands.js";
import { missingValue } from "../../Evaluation/Resolved.js";
import { anItemPath } from "../../Program/Operand.js";
import { LIST, unreadable } from "../../Values/Slot.js";
import { itemsOf } from "../ItemPaths.js";

/** The value of an operand; of a path through lists the outermost list. */
export function wholeValue(on, operand) {
  if (operand.kind !== anItemPath) return resolve(on, operand);
  const { start, steps } = on.program.itemPaths[operand.at];
  if (start) return resolve(on, start);
  const at = on.frame.base + (steps[0] ?? NaN);
  return at < on.slots.length ? resolveField(on, at) : missingValue;
}

/** The values that an operand stands for: of a list its items, of a path through lists all to which it leads. */
export function candidatesOf(on, operand) {
  const whole = wholeValue(on, operand);
  const obstacle = obstacleOf(on, whole);
  if (obstacle !== null) return { whole, obstacle, positions: [], areSeveral: false };
  const steps = operand.kind === anItemPath ? on.program.itemPaths[operand.at].steps : [];
  if (steps.length > 0) {
    return { whole, obstacle, positions: valuesIn(on, whole.slot, steps.slice(1)), areSeveral: true };
  }
  if (whole.slot.kind === LIST) return { whole, obstacle, positions: itemsOf(whole.slot), areSeveral: true };
  return { whole, obstacle, positions: [null], areSeveral: false };
}

/**
 * Where the values lie to which steps lead from the items of a list; where such a value is a list, its items.
 *
 * Of what cannot be read on the way the value itself stands for all that it might hold.
 */
function valuesIn(on, list, [offset, ...steps]) {
  if (!list.isReadList) return [];
  return itemsOf(list).flatMap((item) => {
    if (on.slots[item].flags & unreadable) return [item];
    const at = item + offset;
    if (!(at < on.slots.length)) return [];
    const { slot } = resolveField(on, at);
    if (!slot.isReadList) return steps.length === 0 || slot.flags & unreadable ? [at] : [];
    return steps.length === 0 ? itemsOf(slot) : valuesIn(on, slot, steps);
  });
}
