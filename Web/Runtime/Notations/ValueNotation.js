// How people write values, beside the way in which data is written: `DD.MM.YYYY`, `MM/YY`, `hh:mm a`, `1.234,56`.
//
// `read` of a notation says how far a text is a value, and which; `write` gives a value as it is written, or null.
import { parseDate, parseDateTime, parseMonth, parseTime } from "../Values/CalendarDate.js";
import { parseNumber, tooManyDigits } from "../Values/Number.js";
import { kindOfType, NUMBER } from "../Values/Slot.js";
import { complete, completion } from "../Values/TextSyntax.js";
import { MomentNotation } from "./MomentNotation.js";
import { NumberNotation } from "./NumberNotation.js";

/** The notation that a text of the rule file shows. */
export function notationOf(text) {
  return /[0-9#]/.test(text) ? new NumberNotation(text) : new MomentNotation(text);
}

/** The value that a text writes in full as data, in a notation; null where it is none, or one in the notation too. */
export function translationOf(notation, text) {
  if (notation.read(text).completion === complete || completion(notation.syntax, text) !== complete) return null;
  if (notation instanceof NumberNotation) {
    const value = parseNumber(text);
    return value === null || value === tooManyDigits ? null : notation.write(NUMBER, value);
  }
  const parse = { date: parseDate, month: parseMonth, time: parseTime, datetime: parseDateTime }[notation.type];
  const value = parse(text);
  return value === null ? null : notation.write(kindOfType[notation.type], value);
}
