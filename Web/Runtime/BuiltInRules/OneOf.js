// `one_of` and `none_of`.
import { answerOf, FAILS, HOLDS, plainHolds, unknownAnswer } from "../Evaluation/Answer.js";
import { obstacleOf, reasonUnreadable, resolveField } from "../Evaluation/Operands.js";
import { inRecord } from "../Evaluation/Resolved.js";
import { asksLater, isSubjectComplete, ranOutOfSteps, unknownFor } from "../Evaluation/Tests.js";
import { folded } from "../Values/CaseFolding.js";
import { NUMBER, TEXT } from "../Values/Slot.js";
import { candidatesOf, wholeValue } from "./Comparison/Candidates.js";
import { lookUp } from "./Comparison/CandidateTable.js";
import { areSameValues } from "./Comparison/Sameness.js";
import { isPrefix } from "./Equal.js";
import { constantValues } from "./RuleArguments.js";
import { anyKind } from "./SubjectKinds.js";

/** Whether typing on can make a text, or a number, one of some values. */
export function beginsOne(start, values) {
  for (const each of values) if (typeof start !== "string" || typeof each === "number" || each.startsWith(start)) return true;
  return false;
}

export const oneOfRule = {
  kinds: anyKind,
  prepare: constantValues,
  answer(on, step) {
    const { subject } = on;
    const { kind, value } = subject.slot;
    if (step.prepared && (kind === TEXT || kind === NUMBER)) {
      const wanted = step.ignoresCase && kind === TEXT ? folded(value) : value;
      if (step.prepared.has(wanted)) return plainHolds;
      return answerOf(FAILS, !asksLater(on) || beginsOne(wanted, step.prepared), true);
    }
    let [canHold, obstacle] = [!asksLater(on), null];
    for (const operand of step.operands) {
      const found = lookUp(on, step, operand, subject);
      if (found === plainHolds) return found;
      if (found === unknownAnswer) obstacle ??= reasonUnreadable(on, wholeValue(on, operand));
      if (found !== undefined) continue;
      const candidates = candidatesOf(on, operand);
      // What can't be read may be the very value.
      if (candidates.obstacle !== null) obstacle ??= candidates.obstacle;
      for (const position of candidates.positions) {
        if (candidates.areSeveral && !on.mayStep()) return ranOutOfSteps(on, step);
        const candidate = position === null ? candidates.whole : resolveField(on, position);
        if (candidates.areSeveral && obstacleOf(on, candidate) !== null) {
          obstacle ??= reasonUnreadable(on, candidates.whole);
          continue;
        }
        // An empty field is no value, not even for a key that is empty.
        if (candidate.isEmpty && candidate.storage === inRecord) continue;
        if (areSameValues(on, subject, candidate, step.ignoresCase)) return answerOf(HOLDS, true, !isSubjectComplete(on));
        if (!canHold && subject.slot.kind === TEXT && candidate.slot.kind === TEXT) {
          canHold = isPrefix(subject, candidate, step.ignoresCase);
        } else if (!isSubjectComplete(on)) canHold = true;
      }
    }
    return obstacle === null ? answerOf(FAILS, canHold, true) : unknownFor(on, obstacle, step);
  },
};
