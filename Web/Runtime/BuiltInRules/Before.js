// `before` and `after`: the order of dates and times.
import { answerOf, FAILS, HOLDS, notApplicable, plain, unknownAnswer } from "../Evaluation/Answer.js";
import { computedValue } from "../Evaluation/Resolved.js";
import { asksLater, readableOperand } from "../Evaluation/Tests.js";
import { notationOfValue } from "../Messages/MessageValues.js";
import { dateOfDateTime, isDay } from "../Values/CalendarDate.js";
import { DATE, DATETIME, MONTH, Slot, TEXT, TIME, TYPING } from "../Values/Slot.js";
import { textOf } from "../Values/SlotValue.js";
import { completion, refused } from "../Values/TextSyntax.js";
import { comparisons } from "./Comparison/Comparisons.js";
import { momentIn, orderOf } from "./Comparison/Order.js";
import { momentKinds } from "./SubjectKinds.js";

export const momentRule = (comparison) => ({
  kinds: momentKinds,
  answer(on, step) {
    const limit = readableOperand(on, step);
    if (limit === null) return unknownAnswer;
    if (limit.isEmpty) return notApplicable;
    const order = orderOf(on, on.subject, limit);
    if (order === null) return answerOf(FAILS, canBecomeMoment(on), true);
    const holds = comparisons[comparison](order);
    if (!asksLater(on)) return plain(holds);
    const reach = reachOfTyping(on, limit).map(comparisons[comparison]);
    return answerOf(holds ? HOLDS : FAILS, holds || reach.includes(true), !holds || reach.includes(false));
  },
});

/** How the subject can yet compare with a limit: a date stays what it is, and a time can only become later. */
export function reachOfTyping(on, limit) {
  const all = [-1, 0, 1];
  const { slot } = on.subject;
  const now = slot.flags & TYPING ? orderOf(on, on.subject, limit) : null;
  if (now === null) return all;
  const notation = notationOfValue(on, on.subject);
  const mayGrow = notation?.continues(textOf(slot)) ?? false;
  if (slot.kind === DATE || slot.kind === MONTH) return mayGrow ? all : [now];
  if (slot.kind === TIME) return now === 1 ? [1] : all;
  if (slot.kind === DATETIME && mayGrow) return all;
  // What can be both may get an offset from UTC, which moves it by less than three days.
  const written = slot.kind === DATETIME ? slot : momentIn(textOf(slot))?.slot;
  const day = written?.kind === DATE ? written.value : written?.kind === DATETIME ? dateOfDateTime(written.value) : null;
  if (day === null || !isDay(day - 3) || !isDay(day + 3)) return all;
  const [first, last] = [day - 3, day + 3].map((days) => orderOf(on, computedValue(new Slot(DATE, days)), limit));
  return first !== null && first === last ? [now] : all;
}

/** Whether a text can still become a date, a time, or both. */
function canBecomeMoment(on) {
  if (on.subject.slot.kind !== TEXT || !asksLater(on)) return true;
  return ["date", "month", "datetime", "time"].some((syntax) => completion(syntax, on.subject.slot.value) !== refused);
}
