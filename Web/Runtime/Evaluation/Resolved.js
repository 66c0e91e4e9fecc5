// The value of an operand, and where it is.
import { AS_GIVEN, BEYOND, MISSING, missingSlot, NUMBER, Slot, UNDECIDED } from "../Values/Slot.js";

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

  /** Whether it is a field or a result without a value, unlike a blank text in the rule file. */
  get isOpen() {
    return this.isEmpty && this.storage !== inConstants;
  }

  /**
   * The value, compared with another: where that is taken as given, blank text is a value, so it is one in the rule
   * file, too.
   */
  comparedWith(other) {
    const isValue = this.isEmpty && this.storage === inConstants && other.slot.flags & AS_GIVEN;
    return isValue ? new Resolved(this.slot, this.storage, false, -1) : this;
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
