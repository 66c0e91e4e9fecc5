// `includes`: lists that hold all of some values.
import { notApplicable, plainFails, plainHolds } from "../Evaluation/Answer.js";
import { obstacleOf, reasonUnreadable, resolveField } from "../Evaluation/Operands.js";
import { ranOutOfSteps, unknownFor } from "../Evaluation/Tests.js";
import { MONTH } from "../Values/Slot.js";
import { candidatesOf } from "./Comparison/Candidates.js";
import { areSameValues } from "./Comparison/Sameness.js";
import { isInTable, tableOf } from "./Comparison/ValueTable.js";
import { itemsOf } from "./ItemPaths.js";

/** Whether all of the values are among the items. */
export function testIncludes(on, step) {
  const list = on.subject.slot;
  if (!list.isReadList) return notApplicable;
  let [table, obstacle, isAsked] = [null, null, false];
  const holdsMonths = itemsOf(list).some((position) => on.slots[position].kind === MONTH);
  for (const operand of step.operands) {
    const candidates = candidatesOf(on, operand);
    obstacle ??= candidates.obstacle;
    for (const position of candidates.positions) {
      if (!on.mayStep()) return ranOutOfSteps(on, step);
      const wanted = (position === null ? candidates.whole : resolveField(on, position)).comparedWith(on.subject);
      if (obstacleOf(on, wanted) !== null) {
        obstacle ??= reasonUnreadable(on, candidates.whole);
        continue;
      }
      if (wanted.isEmpty) continue;
      isAsked = true;
      if (wanted.slot.kind === MONTH || holdsMonths) {
        const isFound = isFoundOneByOne(on, wanted, list);
        if (isFound === null) return ranOutOfSteps(on, step);
        if (!isFound) return plainFails;
        continue;
      }
      table ??= tableOf(on, itemsOf(list), step.ignoresCase);
      if (table === null) return ranOutOfSteps(on, step);
      if (!isInTable(on, wanted, table)) return plainFails;
    }
  }
  if (obstacle !== null) return unknownFor(on, obstacle, step);
  return isAsked ? plainHolds : notApplicable;
}

/** Whether a value is the same as an item: a month is the same as each of its dates. Null where the steps run out. */
function isFoundOneByOne(on, wanted, list) {
  for (const position of itemsOf(list)) {
    if (!on.mayStep()) return null;
    const item = resolveField(on, position);
    if (!item.isEmpty && obstacleOf(on, item) === null && areSameValues(on, item, wanted, false)) return true;
  }
  return false;
}
