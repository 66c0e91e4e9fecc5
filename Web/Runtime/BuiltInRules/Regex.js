// `regex` and `contains`: texts that match a pattern.
import { notApplicable } from "../Evaluation/Answer.js";
import { resolve } from "../Evaluation/Operands.js";
import { isRefused, unknownFor } from "../Evaluation/Tests.js";
import { aConstant } from "../Program/Operand.js";
import { missingSlot, PATTERN, TEXT } from "../Values/Slot.js";
import { kindSet } from "./SubjectKinds.js";

export const matchingRule = (scope) => ({
  kinds: kindSet(TEXT),
  prepare(step, program) {
    const slot = step.operands[0].kind === aConstant ? program.constants[step.operands[0].at] : missingSlot;
    return slot.kind === PATTERN ? { position: slot.value, scope } : null;
  },
  answer: (on, step) => testPattern(on, step, scope),
  progress(on, step) {
    const pattern = patternOf(on, step, scope);
    return pattern && pattern.progress(on.subject.slot.value);
  },
});

function patternOf(on, step, scope) {
  if (step.prepared) return on.program.pattern(step.prepared.position, scope);
  const { slot } = resolve(on, step.operands[0]);
  return slot.kind === PATTERN ? on.program.pattern(slot.value, scope) : null;
}

function testPattern(on, step, scope) {
  // A text of a length that was refused is not read: matching costs more and adds nothing.
  if (on.subject.slot.kind !== TEXT || isRefused(on, on.subject)) return notApplicable;
  const answer = patternOf(on, step, scope)?.answer(on.subject.slot.value) ?? "it could not be compiled";
  return typeof answer === "number" ? answer : unknownFor(on, `pattern failed: ${answer}`, step);
}
