// Dates, months and times: what they are, and how data writes them.
//
// A date is the number of days since 1970-01-01, a month that of months since 0000-01, a time that of nanoseconds
// since midnight. A date with time has the seconds `s` since 1970-01-01T00:00 as written, nanoseconds `n`, and the
// minutes `o` that it is ahead of UTC, or null in the form's own time zone. A moment has `s` in UTC, and `n`.
import { withoutLastZeros } from "./Number.js";

export const [firstDay, lastDay] = [-719162, 2932896];
export const dayNanoseconds = 86_400_000_000_000;
export const padded = (value, count) => String(value).padStart(count, "0");

export function daysInMonth(month, year) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** The date of a year, month and day; null where there is none. */
export function dateOf(year, month, day) {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(month, year)) return null;
  // With years that begin in March, the leap day is the last day.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

/** Year, month and day of a date. */
export function dateParts(days) {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

export const isDay = (days) => days >= firstDay && days <= lastDay;
export const isMonth = (months) => months >= 12 && months < 120_000;
export const monthOfDate = (days) => monthNumber(dateParts(days));
export const monthNumber = ({ year, month }) => year * 12 + month - 1;

/** The date so many months later, or the last of its month; null beyond the calendar. */
export function dateMovedByMonths(days, count) {
  const { year, month, day } = dateParts(days);
  const total = 12 * year + month - 1 + count;
  if (total < 12 || total >= 120_000) return null;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return dateOf(toYear, toMonth, Math.min(day, daysInMonth(toMonth, toYear)));
}

/** The date that a text such as `2026-01-31` writes; null where it writes none. */
export function parseDate(text) {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return found && dateOf(+found[1], +found[2], +found[3]);
}

export function parseMonth(text) {
  const found = /^(\d{4})-(\d\d)$/.exec(text);
  if (!found || +found[1] < 1 || +found[2] < 1 || +found[2] > 12) return null;
  return +found[1] * 12 + +found[2] - 1;
}

export function parseTime(text) {
  const found = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(text);
  if (!found) return null;
  const [hour, minute, second = 0] = found.slice(1, 4).map((part) => part && +part);
  if (hour > 23 || minute > 59 || second > 59) return null;
  return (hour * 3600 + minute * 60 + second) * 1e9 + +(found[4] ?? "").padEnd(9, "0");
}

export function parseDateTime(text) {
  const found = /^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(text);
  if (!found) return null;
  const [date, time] = [parseDate(found[1]), parseTime(found[2])];
  if (date === null || time === null || found[5] > 23 || found[6] > 59) return null;
  const minutes = found[4] ? (found[5] * 60 + +found[6]) * (found[4] === "-" ? -1 : 1) : null;
  return dateTimeOf(date, time, found[3] ? 0 : minutes);
}

/** A date with time, so many minutes ahead of UTC. */
export function dateTimeOf(date, time, offset = null) {
  return { s: date * 86_400 + Math.floor(time / 1e9), n: time % 1e9, o: offset === 0 ? 0 : offset };
}

export const dateOfDateTime = (value) => Math.floor(value.s / 86_400);
export const timeOfDateTime = (value) => (value.s - dateOfDateTime(value) * 86_400) * 1e9 + value.n;

export function dateText(days) {
  const { year, month, day } = dateParts(days);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

export const monthText = (months) => `${padded(Math.floor(months / 12), 4)}-${padded((months % 12) + 1, 2)}`;

export function timeText(time) {
  const seconds = Math.floor(time / 1e9);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => padded(Math.floor(part), 2)).join(":");
  return time % 1e9 === 0 ? clock : `${clock}.${withoutLastZeros(padded(time % 1e9, 9))}`;
}

export function dateTimeText(value) {
  const text = `${dateText(dateOfDateTime(value))}T${timeText(timeOfDateTime(value))}`;
  if (value.o === null) return text;
  if (value.o === 0) return text + "Z";
  const minutes = Math.abs(value.o);
  return `${text}${value.o < 0 ? "-" : "+"}${padded(Math.floor(minutes / 60), 2)}:${padded(minutes % 60, 2)}`;
}

export const compareMoments = (left, right) => Math.sign(left.s - right.s || left.n - right.n);
