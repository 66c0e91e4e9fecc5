// `between`: values in a range.
import { answerOf, FAILS, final, HOLDS, notApplicable, plain } from "../Evaluation/Answer.js";
import { limitReached } from "../Evaluation/EvaluationLimits.js";
import { asksLater, hasTooManyDigits, isSubjectComplete, unknownFor } from "../Evaluation/Tests.js";
import { notationOfValue } from "../Messages/MessageValues.js";
import { NumberNotation } from "../Notations/NumberNotation.js";
import { canReach } from "../Values/ReachableNumbers.js";
import { NUMBER, TEXT, TYPING } from "../Values/Slot.js";
import { isTextAsGiven, textOf } from "../Values/SlotValue.js";
import { refused } from "../Values/TextSyntax.js";
import { reachOfTyping } from "./Before.js";
import { orderOf } from "./Comparison/Order.js";
import { boundsOf } from "./RuleArguments.js";

/** Whether the subject is within the bounds. */
export function testMagnitude(on, step) {
  const { subject } = on;
  const [value, bounds] = [subject.slot.value, step.prepared];
  if (bounds && subject.slot.kind === NUMBER && typeof value === "number" && !asksLater(on)) {
    return plain(value >= bounds.least && value <= bounds.most);
  }
  const found = boundsOf(on, step);
  if (typeof found === "number") return found;
  const [lower, upper] = found;
  if (isTextAsGiven(on.subject.slot) && found.every((bound) => bound.isEmpty || bound.slot.kind === NUMBER)) return notApplicable;
  const isWithin = (bound, sign) => {
    const order = bound.isEmpty ? 0 : orderOf(on, subject, bound);
    return order !== null && order * sign >= 0;
  };
  const holds = isWithin(lower, 1) && isWithin(upper, -1);
  if (!holds && hasTooManyDigits(on)) return unknownFor(on, limitReached("digits of a number"), step);
  if (!asksLater(on)) return plain(holds);
  if (isSubjectComplete(on)) return final(holds);
  return answerOf(holds ? HOLDS : FAILS, holds || canReachBounds(on, lower, upper), true);
}

/** Whether appending to the subject's text can bring it between the bounds. */
function canReachBounds(on, lower, upper) {
  const { slot } = on.subject;
  if (slot.kind !== NUMBER) {
    const isOfMoments = (bound) => !bound.isEmpty && bound.slot.kind !== NUMBER;
    const stays = (bound, order) => isOfMoments(bound) && reachOfTyping(on, bound).every((each) => each === order);
    if (stays(lower, -1) || stays(upper, 1)) return false;
  }
  const [min, max] = [lower, upper].map((bound) => (bound.isEmpty ? null : bound.slot.value));
  const areNumbers = [lower, upper].every((bound) => bound.isEmpty || bound.slot.kind === NUMBER);
  if (!(slot.flags & TYPING || slot.kind === TEXT) || !areNumbers) return true;
  const notation = notationOfValue(on, on.subject);
  const text = textOf(slot);
  return canReach(text, min, max) === true || (notation !== null && canReachNotated(notation, text, min, max));
}

/** The same for a text in the notation of a number. */
function canReachNotated(notation, text, min, max) {
  if (!(notation instanceof NumberNotation)) return false;
  const { completion, decimal, missingDigits } = notation.read(text);
  return completion !== refused && canReach(decimal, min, max, missingDigits) === true;
}
