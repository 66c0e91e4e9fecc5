// The clock and time zone of a form.
import { dateOfDateTime, dateTimeOf, firstDay, isDay, lastDay, parseDate, parseDateTime } from "./CalendarDate.js";

/** What a form calls now, and the time zone that it is filled in. */
export class Clock {
  /** now: a moment; offset: how many seconds local time is ahead of UTC at a moment. */
  constructor(now, offset) {
    this.now = now;
    this.offset = offset;
  }

  /** The clock for what a caller gives: nothing, a Date, milliseconds, or a text such as `2026-01-31T14:30+01:00`. */
  static of(now) {
    if (typeof now === "string") {
      const date = parseDate(now);
      const written = date === null ? parseDateTime(now) : dateTimeOf(date, 0);
      if (!written) throw new RangeError(`now: '${now}' is neither a date nor a date with time`);
      const offset = (written.o ?? 0) * 60;
      return new Clock({ s: written.s - offset, n: written.n }, () => offset);
    }
    const time = Number(now ?? Date.now());
    if (!Number.isFinite(time)) throw new RangeError("now is no date");
    const seconds = Math.floor(time / 1000);
    const offset = (moment) => Math.round(-new Date(moment.s * 1000).getTimezoneOffset() * 60) || 0;
    return new Clock({ s: seconds, n: Math.floor((time - seconds * 1000) * 1e6) }, offset);
  }

  dayOf(moment) {
    const days = Math.floor((moment.s + this.offset(moment)) / 86_400);
    return Math.min(Math.max(days, firstDay), lastDay);
  }

  /** What a clock in the form's time zone shows; null outside of the calendar. */
  local(moment) {
    const value = { s: moment.s + this.offset(moment), n: moment.n, o: null };
    return isDay(dateOfDateTime(value)) ? value : null;
  }

  /** Of a local time that comes twice the first is meant; one that never comes is read as if clocks had not changed. */
  momentOf(value) {
    const at = (offset) => ({ s: value.s - offset, n: value.n });
    if (value.o !== null) return at(value.o * 60);
    const before = this.offset(at(86_400));
    if (this.offset(at(before)) === before) return at(before);
    const after = this.offset(at(-86_400));
    return this.offset(at(after)) === after ? at(after) : at(before);
  }
}
