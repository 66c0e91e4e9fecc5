// Rules that ask whether a text is written in a syntax: `integer`, `date`, `json` and so on.
import { failsForGood, notApplicable, plainFails, plainHolds } from "../Evaluation/Answer.js";
import { TEXT } from "../Values/Slot.js";
import { complete, completion, partial } from "../Values/TextSyntax.js";
import { kindSet } from "./SubjectKinds.js";

/** A rule that asks whether a text is written in a syntax. */
export const syntaxRule = (syntax) => ({
  kinds: kindSet(TEXT),
  answer: (on) => (on.subject.slot.kind === TEXT ? completionAnswer(completion(syntax, on.subject.slot.value)) : notApplicable),
});

const completionAnswer = (found) => (found === complete ? plainHolds : found === partial ? plainFails : failsForGood);
