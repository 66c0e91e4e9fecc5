// The order of two values.
import { monthOfSlot } from "../../Evaluation/ComputedMoments.js";
import { computedValue } from "../../Evaluation/Resolved.js";
import {
  compareMoments, dateTimeOf, parseDate, parseDateTime, parseMonth, parseTime,
} from "../../Values/CalendarDate.js";
import { compareNumbers, parseNumber, tooManyDigits } from "../../Values/Number.js";
import { DATE, DATETIME, DURATION, MONTH, NUMBER, SIZE, Slot, TEXT, TIME } from "../../Values/Slot.js";
import { isMoment, isTextAsGiven } from "../../Values/SlotValue.js";
import { kindSet } from "../SubjectKinds.js";

/** The number that a value is, or that a text writes; a text that is taken as it is given writes none. */
export function amountOf({ slot }) {
  if (slot.kind === NUMBER) return slot.value;
  if (slot.kind !== TEXT || isTextAsGiven(slot)) return null;
  const value = parseNumber(slot.value);
  return value === tooManyDigits ? null : value;
}

/** The date, date with time, time or month that a text writes; null for any other text. */
export function momentIn(text) {
  for (const [kind, parse] of [[DATE, parseDate], [DATETIME, parseDateTime], [TIME, parseTime], [MONTH, parseMonth]]) {
    const value = parse(text);
    if (value !== null) return computedValue(new Slot(kind, value));
  }
  return null;
}

/** -1, 0 or 1 as a filled value comes before, with or after another; null where they cannot be compared. */
export function orderOf(on, left, right) {
  const [one, other] = [amountOf(left), amountOf(right)];
  if (one !== null && other !== null) return compareNumbers(one, other);
  // A text that writes a number writes nothing else.
  return one !== null || other !== null ? null : orderOfOthers(on, left, right);
}

/** The order of dates, times, months, sizes and durations, and of texts that write such. */
function orderOfOthers(on, left, right) {
  const [one, other] = [left.slot, right.slot];
  if (one.kind === TEXT || other.kind === TEXT) {
    const [first, second] = [left, right].map((value) => (value.slot.kind === TEXT ? momentIn(value.slot.value) : value));
    return first === null || second === null ? null : orderOfOthers(on, first, second);
  }
  if (other.kind === MONTH && (one.kind === DATE || one.kind === DATETIME)) {
    const order = orderOfOthers(on, right, left);
    return order === null ? null : -order || 0;
  }
  if (one.kind === MONTH && (other.kind === DATE || other.kind === DATETIME)) return Math.sign(one.value - monthOfSlot(on, other));
  const kinds = kindSet(one.kind, other.kind);
  if (kinds === kindSet(DATETIME) || kinds === kindSet(DATE, DATETIME)) {
    return compareMoments(momentOfSlot(on, one), momentOfSlot(on, other));
  }
  if (one.kind !== other.kind) return null;
  if (isMoment(one)) return Math.sign(one.value - other.value);
  const size = one.kind === SIZE ? (slot) => slot.value : one.kind === DURATION ? (slot) => slot.value.nanoseconds : null;
  return size === null ? null : size(one) < size(other) ? -1 : size(one) > size(other) ? 1 : 0;
}

/** The moment of a date with time; a date stands for its first moment. */
export function momentOfSlot(on, slot) {
  return on.request.clock.momentOf(slot.kind === DATE ? dateTimeOf(slot.value, 0) : slot.value);
}
