// `ascending`: lists in order.
import { notApplicable, plainFails, plainHolds } from "../Evaluation/Answer.js";
import { ranOutOfSteps } from "../Evaluation/Tests.js";
import { LIST } from "../Values/Slot.js";
import { orderOf } from "./Comparison/Order.js";
import { itemPaths, itemPositions, readableValue } from "./ItemPaths.js";

/** Whether each item that can be read is at or behind the one before. */
export function testAscending(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const steps = itemPaths(on, step)[0]?.steps ?? [];
  let previous = null;
  for (const item of itemPositions(on, list, steps.slice(0, -1))) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    const value = readableValue(on, item + (steps.at(-1) ?? 0));
    if (value === null) continue;
    const order = previous === null ? 0 : orderOf(on, previous, value);
    if (order === null || order > 0) return plainFails;
    previous = value;
  }
  return plainHolds;
}
