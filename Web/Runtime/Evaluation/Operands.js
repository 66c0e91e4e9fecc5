// The values of operands, and why one cannot be read.
import {
  aComputation, aComputed, aConstant, aContext, aField, anItemPath, aParameter, noOperand, ofPrevious, ofPreviousItem,
} from "../Program/Operand.js";
import { absentSlot, BEYOND, INACTIVE, MISTYPED, unreadable } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { resolveComputation } from "./Computations.js";
import { limitReached } from "./EvaluationLimits.js";
import { fieldHereOrBefore, itemFieldAt, parameterAt } from "./FieldLookup.js";
import { inConstants, inRecord, isKept, missingValue, Resolved } from "./Resolved.js";

/** The value of an operand now; that of an inactive field is missing. */
export function resolve(on, operand) {
  switch (operand.kind) {
    case aConstant: {
      const slot = on.program.constants[operand.at];
      return new Resolved(slot, inConstants, isEmptySlot(slot), -1);
    }
    case aField: return resolveField(on, on.frame.base + operand.at);
    case aParameter: return on.arguments[on.argumentBase + operand.at];
    case aComputation: return resolveComputation(on, on.program.computations[operand.at]);
    case noOperand: case anItemPath: return missingValue;
    default: {
      const at = positionOf(on, operand);
      if (!(at >= 0 && at < on.slots.length)) return missingValue;
      const value = resolveField(on, at);
      if (operand.kind === aComputed) value.storage = isKept;
      return value;
    }
  }
}

/** The position of a value that is none of the fields of the form that is judged; NaN where there is none. */
function positionOf(on, { kind, at, level }) {
  const { form, base, follows } = on.frame;
  switch (kind) {
    case aComputed: return base + at;
    case aContext: return on.contextBase === null ? NaN : on.contextBase + at;
    case ofPrevious: return follows ? base - form.slotCount + at : NaN;
    case ofPreviousItem: {
      const loop = on.loops.at(-1);
      const isThere = loop && loop.next > 1 && !loop.list.isMap && at < loop.list.stride;
      return isThere ? loop.list.item(loop.next - 2) + at : NaN;
    }
    default: return (on.aggregateItems[level]?.position ?? NaN) + at;
  }
}

/** The value at a position; missing where its field does not apply. */
export function resolveField(on, at) {
  const slot = on.slots[at];
  const found = slot.flags & INACTIVE ? absentSlot(slot) : slot;
  return new Resolved(found, inRecord, isEmptySlot(found), at);
}

/** Why a value that a test reads cannot be read; null where it can. */
export function obstacleOf(on, value) {
  const { flags } = value.slot;
  if ((flags & unreadable) === 0) return null;
  // What is empty stays so, whether its field applies or not.
  if (value.isEmpty && (flags & (MISTYPED | BEYOND)) === 0) return null;
  return reasonUnreadable(on, value);
}

/** What reports say of a value that cannot be read. */
export function reasonUnreadable(on, value) {
  const { position } = value;
  // A value that lies in no record was computed.
  if (position < 0) return value.slot.reason ?? limitReached("digits of a number");
  const reason = on.obstacles.get(position);
  if (reason !== undefined) return reason;
  const item = on.aggregateItems.length > 0 ? itemFieldAt(on, position) : null;
  const found = item ?? parameterAt(on, position) ?? fieldHereOrBefore(on, position);
  // A value named in a branch is in doubt for the same reason as the branch.
  const branch = found ? undefined : on.undecidedBranches.get(position);
  if (branch) return branch.reason;
  // What is in a list or map has no name of its own, and its value is never shown.
  return `unreadable: ${found?.shownLabel ?? "a value in it"}`;
}
