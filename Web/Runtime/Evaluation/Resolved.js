// The value of an operand, and where it is.
import { BEYOND, MISSING, missingSlot, NUMBER, Slot, UNDECIDED } from "../Values/Slot.js";

// Where a value is: what is computed lies in no slot, or was kept in one.
export const [inRecord, inConstants, isComputed, isKept] = [0, 1, 2, 3];

/** The value of an operand. */
export class Resolved {
  constructor(slot, storage, isEmpty, position) {
    this.slot = slot;
    this.storage = storage;
    this.isEmpty = isEmpty;
    this.position = position;
    // Whether it was computed of a secret field's value, and passed to a rule.
    this.isSecret = false;
  }
}

export const computedValue = (slot) => new Resolved(slot, isComputed, slot.kind === MISSING, -1);
export const missingValue = Object.freeze(computedValue(missingSlot));
export const numberValue = (value) => computedValue(new Slot(NUMBER, value));

/** The value of a field as one that nobody gave, so that it is shown and not the field's name. */
export function asComputed({ slot, storage, isEmpty, isSecret }) {
  const value = new Resolved(slot, storage === inRecord ? isKept : storage, isEmpty, -1);
  value.isSecret = isSecret;
  return value;
}

/** Whether it is not known if there is a value: its field may not apply, or it has no result. */
export const isPresenceUnknown = ({ slot, isEmpty }) =>
  ((slot.flags & UNDECIDED) !== 0 && !isEmpty) || ((slot.flags & BEYOND) !== 0 && slot.kind === MISSING);

/** The result of a computation that has none, with the reason. */
export function faultyNumber(reason) {
  const slot = new Slot(NUMBER, null);
  slot.markBeyond(reason);
  return computedValue(slot);
}
