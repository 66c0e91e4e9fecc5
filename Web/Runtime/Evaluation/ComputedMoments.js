// Computations with dates and times.
import { momentIn } from "../BuiltInRules/Comparison/Order.js";
import { dateOf, dateOfDateTime, dateParts, dateTimeOf, monthOfDate, timeOfDateTime } from "../Values/CalendarDate.js";
import { inUnit, monthsElapsed, movedBy, movedByMonths } from "../Values/MomentShift.js";
import { DATE, DATETIME, missingSlot, MONTH, Slot, TEXT, TIME, unreadable } from "../Values/Slot.js";
import { isMoment } from "../Values/SlotValue.js";
import { limitReached } from "./EvaluationLimits.js";
import { computedValue, missingValue, numberValue } from "./Resolved.js";

/** Whole years, months, days, hours or minutes from one moment to another, negative backwards. */
export function elapsedBetween(on, unit, from, to) {
  const minutesInUnit = { hours: 60, minutes: 1 }[unit];
  if (minutesInUnit) {
    const minutes = minutesElapsed(on, from, to);
    return minutes === null ? missingValue : numberValue(Math.trunc(minutes / minutesInUnit) || 0);
  }
  const slots = [from, to].map((value) => momentSlot(value) ?? missingSlot);
  if (unit !== "days" && slots.some((slot) => slot.kind === MONTH)) {
    const [start, end] = slots.map((slot) => monthOfSlot(on, slot));
    if (start !== null && end !== null) return numberValue(inUnit(unit, end - start));
  }
  const [start, end] = [from, to].map((value) => localMoment(on, value));
  if (start === null || end === null) return missingValue;
  const [time, endTime] = [timeOfDateTime(start), timeOfDateTime(end)];
  const [day, endDay] = [dateOfDateTime(start), dateOfDateTime(end)];
  if (unit !== "days") return numberValue(inUnit(unit, monthsElapsed(day, time, endDay, endTime)));
  const days = endDay - day;
  return numberValue(days > 0 && endTime < time ? days - 1 : days < 0 && endTime > time ? days + 1 : days);
}

/** Whole minutes from one time of day to another, or between dates: of local time, unless both have offsets. */
function minutesElapsed(on, from, to) {
  const slots = [from, to].map(momentSlot);
  if (slots.every((slot) => slot?.kind === TIME)) return Math.trunc((slots[1].value - slots[0].value) / 60e9);
  let moments = [from, to].map(writtenMoment);
  if (moments.includes(null)) return null;
  if (moments.every(({ o }) => o !== null)) moments = moments.map((moment) => on.request.clock.momentOf(moment));
  else moments = [from, to].map((value) => localMoment(on, value));
  if (moments.includes(null)) return null;
  const [start, end] = moments;
  const seconds = end.s - start.s;
  // The fractions of a second count only where the seconds are whole minutes.
  const fraction = Math.sign(end.n - start.n);
  return Math.trunc((seconds + (fraction * Math.sign(seconds) < 0 ? fraction : 0)) / 60);
}

/** A part of a date, a time or both as it is written; missing where the value has none. */
export function partOfMoment(part, value) {
  const slot = momentSlot(value);
  const written = writtenMoment(value);
  const time = slot?.kind === TIME ? slot.value : written === null ? null : timeOfDateTime(written);
  const date = written === null ? null : dateOfDateTime(written);
  const isOfTime = part === "hour" || part === "minute" || part === "time";
  if ((isOfTime ? time : date) === null) return missingValue;
  switch (part) {
    case "date": return computedValue(new Slot(DATE, date));
    case "time": return computedValue(new Slot(TIME, time));
    case "hour": return numberValue(Math.floor(time / 3600e9));
    case "minute": return numberValue(Math.floor(time / 60e9) % 60);
    case "weekday": return numberValue((((date + 3) % 7) + 7) % 7 + 1);
    default: return numberValue(dateParts(date)[part]);
  }
}

/** The slot of a value, or that of the date or time that a text is; undefined where it is none. */
const momentSlot = ({ slot }) => (slot.kind === TEXT ? momentIn(slot.value)?.slot : slot);

/** A date or a date and time as the form's time zone has it; a date is its first moment. */
function localMoment(on, value) {
  const written = writtenMoment(value);
  return written === null || written.o === null ? written : on.request.clock.local(on.request.clock.momentOf(written));
}

/** A date, month, or date and time as a date and time; null for other values. */
function writtenMoment(value) {
  const found = momentSlot(value);
  if (found?.kind === DATE) return dateTimeOf(found.value, 0);
  if (found?.kind === MONTH) return dateTimeOf(dateOf(Math.floor(found.value / 12), (found.value % 12) + 1, 1), 0);
  return found?.kind === DATETIME ? found.value : null;
}

/** A month, or that in which a date lies, or a date and time in the form's time zone. */
export function monthOfSlot(on, slot) {
  if (slot.kind === MONTH) return slot.value;
  if (slot.kind === DATE) return monthOfDate(slot.value);
  if (slot.kind !== DATETIME) return null;
  if (slot.value.o === null) return monthOfDate(dateOfDateTime(slot.value));
  return monthOfDate(on.request.clock.dayOf(on.request.clock.momentOf(slot.value)));
}

/** Moves a date by whole days, a time within its day, and both to the nanosecond; by months dates and months alone. */
export function movedValue(value, shift) {
  if (value.slot.flags & unreadable) return value;
  if (value.slot.kind === TEXT) {
    const moment = momentIn(value.slot.value);
    return moment === null ? missingValue : movedValue(moment, shift);
  }
  const { kind } = value.slot;
  if (!isMoment(value.slot) || (kind === MONTH && shift.months === undefined)) return missingValue;
  const slot = new Slot(kind, value.slot.value);
  slot.flags = value.slot.flags;
  const moved = shift.months === undefined ? movedBy(kind, slot.value, shift.nanoseconds) : movedByMonths(kind, slot.value, shift.months);
  if (moved === null) slot.markBeyond(limitReached("years of the calendar"));
  else slot.value = moved;
  return computedValue(slot);
}
