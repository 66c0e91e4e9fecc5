// What the value in a slot is: whether it is empty, which text it was typed as, and how data writes it.
import { dateText, dateTimeText, isDay, isMonth, monthText, timeText } from "./CalendarDate.js";
import { compareNumbers, Decimal } from "./Number.js";
import { AS_GIVEN, DATE, DATETIME, FORM, HOLLOW, LIST, MISSING, MISTYPED, MONTH, NULL, TEXT, TIME } from "./Slot.js";
import { isBlank } from "./TextMeasure.js";

/** Whether a field with this value is empty, as a blank text is. */
export function isEmptySlot(slot) {
  switch (slot.kind) {
    case TEXT: return isBlank(slot.value) && (slot.flags & AS_GIVEN) === 0;
    case MISSING: return true;
    case NULL: return (slot.flags & AS_GIVEN) === 0;
    // A list in a field of another type is a wrong value, even if it has no items.
    case LIST: return slot.count === 0 && (slot.flags & (AS_GIVEN | MISTYPED)) === 0;
    case FORM: return (slot.flags & HOLLOW) !== 0;
    default: return false;
  }
}

/** The text of a value: of a typed one what it was typed as. */
export const textOf = (slot) => (slot.kind === TEXT ? slot.value : slot.text ?? "");
export const isMoment = (slot) => slot.kind === DATE || slot.kind === MONTH || slot.kind === TIME || slot.kind === DATETIME;

/** Whether it is a text that is never read as something else: in an `any`, or in an exact form. */
export const isTextAsGiven = (slot) => slot.kind === TEXT && (slot.flags & AS_GIVEN) !== 0 && !slot.isKey;

/** Whether two slots have the same value and flags, but for some flags. */
export function isSameSlot(left, right, ignoredFlags) {
  const isSameValue = left.value === right.value
    || (isMoment(left) && JSON.stringify(left.value) === JSON.stringify(right.value))
    || (left.value instanceof Decimal && right.value instanceof Decimal && compareNumbers(left.value, right.value) === 0);
  return left.kind === right.kind && isSameValue && left.start === right.start && left.count === right.count
    && (left.flags & ~ignoredFlags) === (right.flags & ~ignoredFlags);
}

/** A date or time as data writes it; null for one beyond the calendar. */
export function momentText(slot) {
  switch (slot.kind) {
    case DATE: return isDay(slot.value) ? dateText(slot.value) : null;
    case MONTH: return isMonth(slot.value) ? monthText(slot.value) : null;
    case TIME: return timeText(slot.value);
    default: return dateTimeText(slot.value);
  }
}
