// `starts_with` and `ends_with`.
import { notApplicable, unknownAnswer } from "../Evaluation/Answer.js";
import { inRecord } from "../Evaluation/Resolved.js";
import { readableOperand } from "../Evaluation/Tests.js";
import { folded } from "../Values/CaseFolding.js";
import { TEXT } from "../Values/Slot.js";
import { kindSet } from "./SubjectKinds.js";

export const adjoiningRule = (answer) => ({
  kinds: kindSet(TEXT),
  answer(on, step) {
    const other = readableOperand(on, step);
    if (other === null) return unknownAnswer;
    // A blank text is one that others begin or end with only if a rule file says it.
    const isText = other.slot.kind === TEXT && !(other.isEmpty && other.storage === inRecord);
    if (!isText || on.subject.slot.kind !== TEXT) return notApplicable;
    const texts = [on.subject.slot.value, other.slot.value];
    return answer(...(step.ignoresCase ? texts.map(folded) : texts));
  },
});
