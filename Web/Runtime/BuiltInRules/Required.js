// Rules that ask whether fields are filled: `required` and `filled`, and `any_filled`, `all_filled` and `one_filled`.
import { holdsForGood, plain, plainFails } from "../Evaluation/Answer.js";
import { reasonUnreadable, resolve } from "../Evaluation/Operands.js";
import { isPresenceUnknown } from "../Evaluation/Resolved.js";
import { unknownFor } from "../Evaluation/Tests.js";
import { anyKind } from "./SubjectKinds.js";

/** A rule that asks which of some fields are filled; `settle` says what the numbers of them come to. */
export const filledFieldsRule = (settle) => ({
  judgesEmpty: true, reads: "nothing", kinds: anyKind,
  answer(on, step) {
    let [reason, filled, empty] = [null, 0, 0];
    for (const operand of step.operands) {
      const value = resolve(on, operand);
      if (isPresenceUnknown(value)) reason ??= reasonUnreadable(on, value);
      else if (value.isEmpty) empty++;
      else filled++;
    }
    const certain = settle(filled, empty, reason !== null);
    return certain === null ? unknownFor(on, reason, step) : plain(certain);
  },
});

export const filledRule = {
  judgesEmpty: true, reads: "presence", kinds: anyKind,
  // A character other than white space stays, whatever is appended.
  answer: (on) => (on.subject.isEmpty ? plainFails : holdsForGood),
};
