// Tables of lists in which value after value is looked up, by `one_of` and `in`.
import { plainFails, plainHolds, unknownAnswer } from "../../Evaluation/Answer.js";
import { obstacleOf } from "../../Evaluation/Operands.js";
import { asksLater, ranOutOfSteps } from "../../Evaluation/Tests.js";
import { anItemPath } from "../../Program/Operand.js";
import { MONTH } from "../../Values/Slot.js";
import { candidatesOf, wholeValue } from "./Candidates.js";
import { isInTable, tableOf } from "./ValueTable.js";

// Lists with fewer items are searched one by one.
const fewestCandidates = 16;

/** The answer whether a value is one of those that an operand stands for, by their table; undefined where there is none. */
export function lookUp(on, step, operand, value) {
  const whole = wholeValue(on, operand);
  const table = candidateTable(on, step, operand, whole, value);
  if (!table || table.holdsMonths) return undefined;
  if (!on.mayStep()) return ranOutOfSteps(on, step);
  if (isInTable(on, value, table)) return plainHolds;
  return table.isUnread ? unknownAnswer : plainFails;
}

/**
 * The second value that is looked up has the table made.
 *
 * Not one that is being typed, which may become one of the values, and not while branches are decided, which may change
 * them. A month is the same as each of its dates, so that no key finds it.
 */
function candidateTable(on, { ignoresCase }, operand, whole, value) {
  const { slot } = whole;
  const path = operand.kind === anItemPath ? operand.at : null;
  if ((path === null && slot.count < fewestCandidates) || !slot.isReadList || obstacleOf(on, whole) !== null) return null;
  if (on.undecidedInstances.length > 0 || asksLater(on) || value.slot.kind === MONTH) return null;
  const key = `${slot.start},${slot.count},${path},${ignoresCase}`;
  let table = on.candidateTables.get(key);
  if (table === null) table = tableOf(on, candidatesOf(on, operand).positions, ignoresCase);
  on.candidateTables.set(key, table ?? null);
  return table;
}
