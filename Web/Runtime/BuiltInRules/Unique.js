// `unique`: lists without duplicates.
import { notApplicable, plainFails, plainHolds } from "../Evaluation/Answer.js";
import { obstacleOf, resolveField } from "../Evaluation/Operands.js";
import { ranOutOfSteps } from "../Evaluation/Tests.js";
import { LIST } from "../Values/Slot.js";
import { areSameItems, isBlankItem } from "./Comparison/Sameness.js";
import { tableKeyOfItem } from "./Comparison/ValueTable.js";
import { itemPaths, itemPositions } from "./ItemPaths.js";

/** Whether no two items are the same, or have the same in the fields that are named. */
export function testUnique(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const paths = itemPaths(on, step);
  const parts = paths.length === 0
    ? [{ offset: 0, stride: list.itemStride }]
    : paths.map(({ steps, slotCount }) => ({ offset: steps.at(-1) ?? 0, stride: slotCount }));
  const end = Math.max(...parts.map((part) => part.offset + part.stride));
  const table = new Map();
  for (const item of itemPositions(on, list, (paths[0]?.steps ?? []).slice(0, -1))) {
    if (item + end > on.slots.length || !isComparable(on, item, parts)) continue;
    const values = parts.map((part) => resolveField(on, item + part.offset));
    const key = values.map((value) => tableKeyOfItem(on, value, step.ignoresCase)).join("|");
    for (const others of table.get(key) ?? []) {
      if (!on.mayStep()) return ranOutOfSteps(on, step);
      const isSame = (value, index) => areSameItems(on, value, others[index], step.ignoresCase);
      if (values.every(isSame)) return plainFails;
    }
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    if (table.has(key)) table.get(key).push(values);
    else table.set(key, [values]);
  }
  return plainHolds;
}

/** Whether there is something in the parts of an item, all of which can be read. */
function isComparable(on, item, parts) {
  let isBlank = true;
  for (const { offset } of parts) {
    const value = resolveField(on, item + offset);
    if (isBlankItem(on, value)) continue;
    if (obstacleOf(on, value) !== null) return false;
    isBlank = false;
  }
  return !isBlank;
}
