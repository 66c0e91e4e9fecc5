// Decides which branches of a form apply.
import { INACTIVE, unapplied, UNDECIDED } from "../Values/Slot.js";
import { HOLDS, nowOf, UNKNOWN, unknownAnswer } from "./Answer.js";
import { storeComputed } from "./ComputedValues.js";
import { missingValue } from "./Resolved.js";
import { run } from "./Run.js";

/** Decides which branches of the form's instance apply. */
export function runDecisions(on, instance) {
  const { decisions } = instance.form;
  if (decisions === undefined) return;
  const outer = on.frame;
  on.frame = instance;
  if (!on.isHalted) run(on, decisions, null);
  if (on.isHalted) {
    // The evaluation has ended before they were decided.
    on.answer = unknownAnswer;
    for (const step of on.program.codeFrom(decisions)) {
      if (step.name === "decide") decideBranches(on, on.program.decisions[step.a]);
      else if (step.name === "compute") {
        const value = on.program.computed[step.a];
        storeComputed(on, missingValue, on.lastUnknown.reason, on.frame.base + value.slot);
      }
    }
  }
  on.frame = outer;
}

/** Marks the slots of the branches that do not apply, or of both where that is not known. */
export function decideBranches(on, { slot, main, otherwise, place }) {
  const { flags } = on.slots[on.frame.base + slot];
  const mark = (range, flag) => {
    for (let at = range[0]; at < range[1]; at++) on.slots[on.frame.base + at].flags |= flag;
  };
  if (flags & unapplied) {
    const flag = flags & INACTIVE ? INACTIVE : UNDECIDED;
    mark(main, flag);
    mark(otherwise, flag);
  } else if (nowOf(on.answer) === HOLDS) mark(otherwise, INACTIVE);
  else if (nowOf(on.answer) !== UNKNOWN) mark(main, INACTIVE);
  else {
    const branch = { reason: on.lastUnknown.reason, place };
    for (const range of [main, otherwise]) {
      mark(range, UNDECIDED);
      for (let at = range[0]; at < range[1]; at++) on.undecidedBranches.set(on.frame.base + at, branch);
    }
  }
}
