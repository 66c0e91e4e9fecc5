// Comparisons in conditions: `=`, `<`, `among` and so on.
import { notApplicable, plain, plainFails, plainHolds, unknownAnswer } from "../../Evaluation/Answer.js";
import { obstacleOf, reasonUnreadable, resolve, resolveField } from "../../Evaluation/Operands.js";
import { ranOutOfSteps, unknownFor } from "../../Evaluation/Tests.js";
import { opCompareFilled } from "../../Program/Instruction.js";
import { LIST, unreadable } from "../../Values/Slot.js";
import { itemsOf } from "../ItemPaths.js";
import { anyKind } from "../SubjectKinds.js";
import { lookUp } from "./CandidateTable.js";
import { orderOf } from "./Order.js";
import { areSameValues } from "./Sameness.js";

export const compareTest = { judgesEmpty: true, reads: "nothing", kinds: anyKind, answer: (on, step) => testComparison(on, step) };

export const comparisons = {
  equal: (order) => order === 0, notEqual: (order) => order !== 0, less: (order) => order < 0,
  lessOrEqual: (order) => order <= 0, greater: (order) => order > 0, greaterOrEqual: (order) => order >= 0,
};

/** A condition's comparison: an empty value is different from every other, and before none. */
function testComparison(on, step) {
  const [left, right] = step.operands.map((operand) => resolve(on, operand));
  const reason = obstacleOf(on, left) ?? obstacleOf(on, right);
  if (reason !== null) return unknownFor(on, reason, step);
  const answer = answerComparison(on, step, left.comparedWith(right), right.comparedWith(left));
  // The list after 'in' isn't compared itself: without items, it has no value that is asked for.
  const isOpen = step.op === opCompareFilled && (left.isOpen || (right.isOpen && step.a !== "among"));
  return isOpen && answer !== unknownAnswer ? notApplicable : answer;
}

function answerComparison(on, step, left, right) {
  const isAnyEmpty = left.isEmpty || right.isEmpty;
  if (step.a === "equal" || step.a === "notEqual") {
    const areSame = isAnyEmpty ? left.isEmpty && right.isEmpty : areSameValues(on, left, right, false);
    return plain(areSame === (step.a === "equal"));
  }
  if (isAnyEmpty) return plainFails;
  if (step.a === "among") return isAmong(on, left, right, step);
  const order = orderOf(on, left, right);
  return plain(order !== null && comparisons[step.a](order));
}

/** Whether a filled value is an item of a list; unknown where an item that can't be read may be it. */
function isAmong(on, value, list, step) {
  if (list.slot.kind !== LIST) return plainFails;
  const found = lookUp(on, step, step.operands[1], value);
  let isUnread = found === unknownAnswer;
  if (found !== undefined && !isUnread) return found;
  for (const position of isUnread ? [] : itemsOf(list.slot)) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    const item = resolveField(on, position);
    if (item.slot.flags & unreadable) isUnread = true;
    else if (areSameValues(on, value, item, false)) return plainHolds;
  }
  return isUnread ? unknownFor(on, reasonUnreadable(on, list), step) : plainFails;
}
