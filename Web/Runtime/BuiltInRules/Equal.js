// `equal` and `different`.
import { answerOf, FAILS, final, HOLDS, negated, notApplicable, plain, unknownAnswer } from "../Evaluation/Answer.js";
import { isComputed, isKept } from "../Evaluation/Resolved.js";
import { asksLater, isSubjectComplete, readableOperand } from "../Evaluation/Tests.js";
import { folded } from "../Values/CaseFolding.js";
import { TEXT } from "../Values/Slot.js";
import { areSameValues } from "./Comparison/Sameness.js";
import { anyKind } from "./SubjectKinds.js";

/** `rule`, denied. */
export const negatedRule = (rule) => ({ ...rule, answer: (on, step) => negated(rule.answer(on, step)) });

export const equalRule = {
  judgesEmpty: true, kinds: anyKind,
  answer(on, step) {
    const operand = readableOperand(on, step);
    if (operand === null) return unknownAnswer;
    const { subject } = on;
    const other = operand.comparedWith(subject);
    const isFieldValue = other.position >= 0 && other.storage !== isKept;
    // What is compared with a field has to follow it; what is computed of nothing asks nothing.
    if (subject.isEmpty && (other.isEmpty || !isFieldValue)) return notApplicable;
    if (other.isEmpty && other.storage >= isComputed) return notApplicable;
    if (subject.isEmpty || other.isEmpty) return answerOf(FAILS, subject.isEmpty || !asksLater(on), true);
    const areSame = areSameValues(on, subject, other, step.ignoresCase);
    if (isSubjectComplete(on)) return final(areSame);
    if (!asksLater(on) || subject.slot.kind !== TEXT || other.slot.kind !== TEXT) return plain(areSame);
    return answerOf(areSame ? HOLDS : FAILS, isPrefix(subject, other, step.ignoresCase), true);
  },
};

/** Whether typing on can make a text the same as another. */
export function isPrefix(typed, other, ignoresCase) {
  const [start, text] = [typed.slot.value, other.slot.value];
  return ignoresCase ? folded(text).startsWith(folded(start)) : text.startsWith(start);
}
