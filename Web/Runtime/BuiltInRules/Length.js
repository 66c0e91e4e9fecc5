// `length`: how long a text is.
import { answerOf, failsForGood, HOLDS, notApplicable, plainFails } from "../Evaluation/Answer.js";
import { isTooLong, limitReached } from "../Evaluation/EvaluationLimits.js";
import { unknownFor } from "../Evaluation/Tests.js";
import { wholeNumber } from "../Values/Number.js";
import { NUMBER, TEXT } from "../Values/Slot.js";
import { counters } from "../Values/TextMeasure.js";
import { boundsOf, unitOf } from "./RuleArguments.js";

/** Whether the subject's length is within the bounds. */
export function testLength(on, step) {
  if (on.subject.slot.kind !== TEXT) return notApplicable;
  let bounds = step.prepared;
  if (!bounds) {
    const values = boundsOf(on, step);
    if (typeof values === "number") return values;
    const [least, most] = values.map((value, index) => {
      if (value.isEmpty) return index === 0 ? 0 : Infinity;
      return value.slot.kind === NUMBER ? wholeNumber(value.slot.value, index === 0) : null;
    });
    if (least === null || most === null) return notApplicable;
    bounds = { least, most, unit: unitOf(step, on.program) };
  }
  const text = on.subject.slot.value;
  if (isTooLong(text)) return unknownFor(on, limitReached("text length"), step);
  if (bounds.least > bounds.most) return failsForGood;
  const count = counters[bounds.unit](text);
  if (count < bounds.least) return plainFails;
  return count > bounds.most ? failsForGood : answerOf(HOLDS, true, bounds.most !== Infinity);
}
