// `min_size` and `max_size`: how large a file is.
import { notApplicable, plain } from "../Evaluation/Answer.js";
import { resolve } from "../Evaluation/Operands.js";
import { FILE, SIZE } from "../Values/Slot.js";
import { kindSet } from "./SubjectKinds.js";

export const fileSizeRule = (holds) => ({
  kinds: kindSet(FILE),
  answer(on, step) {
    const bound = resolve(on, step.operands[0]).slot;
    if (on.subject.slot.kind !== FILE || bound.kind !== SIZE) return notApplicable;
    return plain(holds(BigInt(on.subject.slot.value.size), bound.value));
  },
});
