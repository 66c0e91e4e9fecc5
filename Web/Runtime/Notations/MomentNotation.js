// Notations of dates and times, such as `DD.MM.YYYY` and `hh:mm a`.
import { MaskedRange } from "../Filtering/MaskNotation.js";
import {
  dateOf, dateOfDateTime, dateParts, dateTimeOf, daysInMonth, monthNumber, monthOfDate, padded, timeOfDateTime,
} from "../Values/CalendarDate.js";
import { DATE, DATETIME, kindOfType, MONTH, TIME } from "../Values/Slot.js";
import { complete, partial, refused } from "../Values/TextSyntax.js";

const unitRanges = { Y: [1, 9999], C: [0, 99], M: [1, 12], D: [1, 31], H: [0, 23], h: [1, 12], m: [0, 59], s: [0, 59] };

export class MomentNotation {
  constructor(text) {
    const runs = text.match(/([A-Za-z])\1*|[^A-Za-z]+/gu) ?? [];
    this.text = text;
    this.parts = runs.map((run, index) => {
      if (!/^[A-Za-z]/.test(run)) return { literal: run };
      if (run === "a") return { isHalf: true };
      const isSeparated = index + 1 === runs.length || !/^[A-Za-z]/.test(runs[index + 1]);
      const unit = run === "YY" ? "C" : run[0];
      const most = Math.max(run.length, 2);
      return { unit, least: "MDHh".includes(unit) && isSeparated ? 1 : run.length, most, isPadded: run.length > 1 };
    });
    const has = (units) => this.parts.some((part) => part.unit && units.includes(part.unit));
    this.hasSeconds = has("s");
    this.type = has("Hhms") ? (has("YCMD") ? "datetime" : "time") : has("D") ? "date" : "month";
    this.syntax = this.type;
  }

  /** What limits the digits of masks, in order; dates have any, or `12/31/2026` would become a day in March of 1202. */
  get digitLimits() {
    return this.parts.filter((part) => part.unit).flatMap(({ unit, least, most }) => {
      if ("YCMD".includes(unit)) return Array(most).fill({});
      const range = new MaskedRange(unitRanges[unit], least < most);
      return [{ first: range }, { second: range }];
    });
  }

  yearOf(digits) {
    return this.type === "month" || digits < 69 ? 2000 + digits : 1900 + digits;
  }

  read(text) {
    const candidates = { years: [[1, 9999]], months: 0x1ffe, days: ~1, hour: 0, minute: 0, second: 0, afternoon: null };
    return this.readFrom(text, 0, 0, candidates);
  }

  /** At most two ways to read a part, so the cost is bounded by the parts. */
  readFrom(text, at, index, candidates) {
    const part = this.parts[index];
    if (!part) {
      const value = at === text.length ? this.valueOf(candidates) : null;
      return value === null ? { completion: refused } : { completion: complete, value };
    }
    if (part.unit) return this.readDigits(text, at, index, part, candidates);
    const wanted = part.literal ?? (/[pP]/.test(text[at] ?? "") ? "pm" : "am");
    const found = text.slice(at, at + wanted.length);
    const isSame = part.literal ? wanted.startsWith(found) : wanted.startsWith(found.toLowerCase());
    if (!isSame) return { completion: refused };
    if (found.length < wanted.length) return { completion: partial };
    const next = part.literal ? candidates : { ...candidates, afternoon: wanted === "pm" };
    return this.readFrom(text, at + wanted.length, index + 1, next);
  }

  readDigits(text, at, index, { unit, least, most }, candidates) {
    const digits = /^\d*/.exec(text.slice(at, at + most))[0];
    const [value, count] = [Number(digits), digits.length];
    let isPartial = false;
    if (at + count === text.length && count < most) {
      // More digits may come: those of each length that is allowed make a range.
      const ranges = [];
      for (let length = Math.max(least, count); length <= most; length++) {
        const scale = 10 ** (length - count);
        ranges.push([value * scale, value * scale + scale - 1]);
      }
      isPartial = this.narrowed(candidates, unit, ranges) !== null;
    }
    if (count >= least) {
      const bound = this.narrowed(candidates, unit, [[value, value]]);
      const rest = bound && this.readFrom(text, at + count, index + 1, bound);
      if (rest && rest.completion !== refused) return rest;
    }
    return { completion: isPartial ? partial : refused };
  }

  /** The candidates of which a unit has one of the values; null where nothing has it and all that was read. */
  narrowed(candidates, unit, ranges) {
    const [low, high] = unitRanges[unit];
    const values = ranges.filter(([from, to]) => from <= high && to >= low)
      .map(([from, to]) => [Math.max(from, low), Math.min(to, high)]);
    if (values.length === 0) return null;
    const next = { ...candidates };
    const all = () => values.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    const bits = () => all().reduce((bits, value) => bits | (1 << value), 0);
    if (unit === "Y") next.years = values;
    else if (unit === "C") next.years = all().map((digits) => [this.yearOf(digits), this.yearOf(digits)]);
    else if (unit === "M") next.months &= bits();
    else if (unit === "D") next.days &= bits();
    else if (unit === "m") next.minute = values[0][0];
    else if (unit === "s") next.second = values[0][0];
    else next.hour = values[0][0];
    return hasDay(next) ? next : null;
  }

  valueOf({ years, months, days, hour, minute, second, afternoon }) {
    const [year, month] = [years[0][0], lowestBit(months)];
    const date = dateOf(year, month, lowestBit(days));
    const hours = afternoon === null ? hour : (hour % 12) + (afternoon ? 12 : 0);
    const time = (hours * 3600 + minute * 60 + second) * 1e9;
    if (this.type === "date") return date;
    if (this.type === "month") return monthNumber({ year, month });
    if (this.type === "time") return time;
    return date === null ? null : dateTimeOf(date, time);
  }

  write(kind, value) {
    const values = momentParts(this.type, kind, value);
    if (!values || values.nanosecond !== 0 || (!this.hasSeconds && values.s !== 0)) return null;
    let text = "";
    for (const part of this.parts) {
      if (part.literal) text += part.literal;
      else if (part.isHalf) text += values.H < 12 ? "AM" : "PM";
      else if (part.unit === "C" && this.yearOf(values.Y % 100) !== values.Y) return null;
      else {
        const number = part.unit === "C" ? values.Y % 100 : part.unit === "h" ? ((values.H + 11) % 12) + 1 : values[part.unit];
        text += part.isPadded ? padded(number, part.most) : number;
      }
    }
    return text;
  }

  get example() {
    const [date, time] = [dateOf(2026, 12, 31), 52_200e9];
    const values = { date, time, month: 2026 * 12 + 11, datetime: dateTimeOf(date, time) };
    return this.write(kindOfType[this.type], values[this.type]) ?? "";
  }

  /** Whether more digits can follow, so that it becomes another value. */
  continues(text) {
    return Array.from("0123456789").some((digit) => this.read(text + digit).completion !== refused);
  }
}

const lowestBit = (bits) => 31 - Math.clz32(bits & -bits);

/** Whether there is a day with such a year, month and day. */
function hasDay({ years, months, days }) {
  if (months === 0 || days === 0) return false;
  const first = lowestBit(days);
  if (first <= 28) return true;
  for (let month = 1; month <= 12; month++) {
    if (!(months & (1 << month))) continue;
    if (month === 2 ? first === 29 && hasLeapYear(years) : first <= daysInMonth(month, 1)) return true;
  }
  return false;
}

function hasLeapYear(years) {
  // Of any nine years in a row, one at least is a leap year.
  return years.some(([from, to]) => {
    for (let year = from; year <= Math.min(to, from + 8); year++) if (daysInMonth(2, year) === 29) return true;
    return false;
  });
}

/** What the units of a date or time are; null for a value of another type, but of a date the month may be asked. */
function momentParts(type, kind, value) {
  const clock = (time) => {
    const seconds = Math.floor(time / 1e9);
    return { H: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s: seconds % 60, nanosecond: time % 1e9 };
  };
  const day = (days) => {
    const { year: Y, month: M, day: D } = dateParts(days);
    return { Y, M, D, H: 0, m: 0, s: 0, nanosecond: 0 };
  };
  if (type === "date" && kind === DATE) return day(value);
  if (type === "time" && kind === TIME) return clock(value);
  if (type === "datetime" && kind === DATETIME && value.o === null) {
    return { ...day(dateOfDateTime(value)), ...clock(timeOfDateTime(value)) };
  }
  if (type !== "month" || (kind !== MONTH && kind !== DATE)) return null;
  const months = kind === MONTH ? value : monthOfDate(value);
  return { Y: Math.floor(months / 12), M: (months % 12) + 1, D: 0, H: 0, m: 0, s: 0, nanosecond: 0 };
}
