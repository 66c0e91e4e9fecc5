// The constants of programs, as slots.
import { parseDate, parseDateTime, parseMonth, parseTime } from "../Values/CalendarDate.js";
import { parseShift } from "../Values/MomentShift.js";
import { parseNumber } from "../Values/Number.js";
import {
  BOOLEAN, DATE, DATETIME, DURATION, MONTH, NULL, NUMBER, PATTERN, RANGE, SET, SIZE, Slot, TEXT, TIME,
} from "../Values/Slot.js";
import { ProgramError } from "./ProgramError.js";

/** The slot of a constant that a program writes. */
export function constantOf(written, program) {
  const slot = (kind, value) => new Slot(kind, value);
  if (written === null || Array.isArray(written)) return slot(NULL);
  if (typeof written === "boolean") return slot(BOOLEAN, written);
  if (typeof written === "string") return slot(TEXT, written);
  const [[name, value]] = Object.entries(written);
  switch (name) {
    case "number": return slot(NUMBER, parseNumber(value, true));
    case "date": return slot(DATE, parseDate(value));
    case "month": return slot(MONTH, parseMonth(value));
    case "time": return slot(TIME, parseTime(value));
    case "datetime": return slot(DATETIME, parseDateTime(value));
    case "duration": return slot(DURATION, parseShift(value));
    case "size": return slot(SIZE, BigInt(value.slice(0, -1)));
    case "pattern": return slot(PATTERN, value);
    case "set": return slot(SET, program.sets[value]);
    case "range": return slot(RANGE, value);
    case "form": return slot(NULL);
  }
  throw new ProgramError(`the constant '${name}' is not known`);
}
