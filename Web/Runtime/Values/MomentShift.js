// Durations such as `30min` or `-18y`: reading them, moving dates and times by them, and counting months.
import { ProgramError } from "../Program/ProgramError.js";
import {
  dateMovedByMonths, dateOfDateTime, dateTimeOf, dayNanoseconds, isDay, isMonth, monthOfDate, timeOfDateTime,
} from "./CalendarDate.js";
import { parseNumber, parts, tens } from "./Number.js";
import { product } from "./NumberArithmetic.js";
import { DATE, DATETIME, MONTH, TIME } from "./Slot.js";

const unitNanoseconds = { ms: 1e6, s: 1e9, min: 60e9, h: 3600e9, d: 86_400e9, w: 604_800e9 };

/** How far a text such as `30min` or `-18y` moves a date or time: `months`, or `nanoseconds`. */
export function parseShift(text) {
  const [, sign, amount, unit] = /^(-?)([0-9.]+)(\w+)$/.exec(text) ?? [];
  const size = amount && parseNumber(amount);
  const factor = unit === "mo" ? 1 : unit === "y" ? 12 : unitNanoseconds[unit];
  if (size === undefined || size === null || !factor) throw new ProgramError(`'${text}' is not a duration`);
  const [digits, exponent] = parts(product(size, factor) ?? 0);
  const value = exponent < 0 ? digits / tens(-exponent) : digits * tens(exponent);
  const signed = sign ? -value : value;
  return unit === "mo" || unit === "y" ? { text, months: Number(signed) } : { text, nanoseconds: signed };
}

export const inUnit = (unit, months) => (unit === "years" ? Math.trunc(months / 12) : months) || 0;

/** Whole months to a later moment, where a month ends with its last day if it has no such day; negative to an earlier. */
export function monthsElapsed(day, time, endDay, endTime) {
  const months = monthOfDate(endDay) - monthOfDate(day);
  const moved = dateMovedByMonths(day, months);
  if (moved === null) return months;
  const order = moved - endDay || time - endTime;
  const isForward = (day - endDay || time - endTime) <= 0;
  if (isForward) return order > 0 ? months - 1 : months;
  return order < 0 ? months + 1 : months;
}

/** A date or time so many months later; null where there is none. */
export function movedByMonths(kind, value, months) {
  if (kind === MONTH) return isMonth(value + months) ? value + months : null;
  if (kind === DATE) return dateMovedByMonths(value, months);
  if (kind !== DATETIME) return null;
  const date = dateMovedByMonths(dateOfDateTime(value), months);
  return date === null ? null : dateTimeOf(date, timeOfDateTime(value), value.o);
}

/** A date or time so many nanoseconds later: dates by whole days, times within their day; null beyond the calendar. */
export function movedBy(kind, value, nanoseconds) {
  const seconds = Number(nanoseconds / 1_000_000_000n);
  const rest = Number(nanoseconds % 1_000_000_000n);
  if (kind === DATE) {
    const days = value + Math.trunc(seconds / 86_400);
    return isDay(days) ? days : null;
  }
  if (kind === TIME) {
    const moved = value + (seconds % 86_400) * 1e9 + rest;
    return ((moved % dayNanoseconds) + dayNanoseconds) % dayNanoseconds;
  }
  const nanosecond = value.n + rest;
  const carry = Math.floor(nanosecond / 1e9);
  const moved = { s: value.s + carry + seconds, n: nanosecond - carry * 1e9, o: value.o };
  return isDay(dateOfDateTime(moved)) ? moved : null;
}
