// Computations with dates and times.
import { momentIn } from "../BuiltInRules/Comparison/Order.js";
import { dateOf, dateOfDateTime, dateTimeOf, monthOfDate, timeOfDateTime } from "../Values/CalendarDate.js";
import { inUnit, monthsElapsed, movedBy, movedByMonths } from "../Values/MomentShift.js";
import { DATE, DATETIME, missingSlot, MONTH, Slot, TEXT, unreadable } from "../Values/Slot.js";
import { isMoment } from "../Values/SlotValue.js";
import { limitReached } from "./EvaluationLimits.js";
import { computedValue, missingValue, numberValue } from "./Resolved.js";

/** Whole years, months or days from one date to another, negative backwards. */
export function elapsedBetween(on, unit, from, to) {
  const slots = [from, to].map(({ slot }) => (slot.kind === TEXT ? momentIn(slot.value)?.slot ?? missingSlot : slot));
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

/** A date or a date and time as the form's time zone has it; a date is its first moment. */
function localMoment(on, value) {
  const written = writtenMoment(value);
  return written === null || written.o === null ? written : on.request.clock.local(on.request.clock.momentOf(written));
}

/** A date, month, or date and time as a date and time; null for other values. */
export function writtenMoment({ slot }) {
  const found = slot.kind === TEXT ? momentIn(slot.value)?.slot : slot;
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
