// The items of a list, and the values in them that a rule names.
import { obstacleOf, resolveField } from "../Evaluation/Operands.js";
import { anItemPath } from "../Program/Operand.js";

/** The positions of the items of a list. */
export function itemsOf(list) {
  return Array.from({ length: list.count }, (_, index) => list.item(index));
}

/** The paths of a test that names fields of the items. */
export function itemPaths(on, step) {
  return step.operands.filter((operand) => operand.kind === anItemPath).map((operand) => on.program.itemPaths[operand.at]);
}

/** Where the items of a list lie, or those of the lists to which the steps lead from each item. */
export function itemPositions(on, list, steps) {
  if (!list.isReadList) return [];
  const items = itemsOf(list);
  if (steps.length === 0) return items;
  return items.map((item) => item + steps[0]).filter((at) => at < on.slots.length)
    .flatMap((at) => itemPositions(on, resolveField(on, at).slot, steps.slice(1)));
}

/** The value at a position; null where it is empty or can't be read. */
export function readableValue(on, at) {
  if (at >= on.slots.length) return null;
  const value = resolveField(on, at);
  return value.isEmpty || obstacleOf(on, value) !== null ? null : value;
}
