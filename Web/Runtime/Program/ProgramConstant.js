// The constants of programs, as slots.
import { parseDate, parseDateTime, parseMonth, parseTime } from "../Values/CalendarDate.js";
import { parseShift } from "../Values/MomentShift.js";
import { parseNumber } from "../Values/Number.js";
import {
  BOOLEAN, DATE, DATETIME, DURATION, MONTH, NULL, NUMBER, PATTERN, RANGE, SET, SIZE, Slot, TEXT, TIME,
} from "../Values/Slot.js";
import { aConstant, none } from "./Operand.js";
import { ProgramError } from "./ProgramError.js";

/** The constants that a program writes as objects with one key, by that. */
const constants = {
  number: (text) => new Slot(NUMBER, parseNumber(text, true)),
  date: (text) => new Slot(DATE, parseDate(text)),
  month: (text) => new Slot(MONTH, parseMonth(text)),
  time: (text) => new Slot(TIME, parseTime(text)),
  datetime: (text) => new Slot(DATETIME, parseDateTime(text)),
  duration: (text) => new Slot(DURATION, parseShift(text)),
  size: (text) => new Slot(SIZE, BigInt(text.slice(0, -1))),
  pattern: (position) => new Slot(PATTERN, position),
  set: (position, program) => new Slot(SET, program.sets[position]),
  // The operands that its ends are.
  range: (bounds) => new Slot(RANGE, bounds.map((at) => (at === null ? none : { kind: aConstant, at }))),
  form: () => new Slot(NULL, undefined),
};

/** The slot of a constant that a program writes. */
export function constantOf(written, program) {
  if (written === null || Array.isArray(written)) return new Slot(NULL, undefined);
  if (typeof written === "boolean") return new Slot(BOOLEAN, written);
  if (typeof written === "string") return new Slot(TEXT, written);
  const [[name, value]] = Object.entries(written);
  if (!Object.hasOwn(constants, name)) throw new ProgramError(`the constant '${name}' is not known`);
  return constants[name](value, program);
}
