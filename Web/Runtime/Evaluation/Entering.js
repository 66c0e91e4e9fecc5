// Makes a field, or the form as a whole, the subject of checks.
import { INACTIVE, MISTYPED, TEXT, unapplied, UNDECIDED, unjudged } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { FieldState } from "./FieldState.js";
import { judgeOption } from "./ItemTypes.js";
import { resolveField } from "./Operands.js";
import { reportUndecided, reportUndecidedBranch } from "./Reporting.js";
import { inRecord, Resolved } from "./Resolved.js";
import { reportMistyped } from "./Violations.js";

/** Makes a field the subject; returns whether its checks are to run. */
export function enterField(on, step) {
  if (!on.mayStep()) return false;
  const { frame } = on;
  const field = frame.form.fields[step.a];
  frame.field = field;
  on.field = new FieldState(step.b);
  const at = frame.base + field.slot;
  const slot = on.slots[at];
  on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), at);
  if (slot.flags & unjudged) {
    on.field.isSkipped = true;
    reportSkipped(on, field, slot, at);
    return false;
  }
  if (slot.kind !== TEXT || field.table === null) return true;
  return judgeOption(on, field) || (on.request.mode === "all" && !on.isHalted);
}

/** Reports, if need be, why the field that is the subject is not judged. */
function reportSkipped(on, field, slot, at) {
  if (slot.flags & INACTIVE) return;
  if (slot.flags & UNDECIDED) reportUndecidedBranch(on, at);
  else if (slot.flags & MISTYPED) reportMistyped(on);
  else if (on.obstacles.has(at)) reportUndecided(on, on.obstacles.get(at), "computed");
  else reportUndecided(on, slot.reason, "type");
}

/** Makes the form itself the subject of a check; returns whether the check applies. */
export function enterWholeForm(on, step) {
  if (!on.mayStep()) return false;
  on.frame.field = null;
  // Groups follow those that they are in.
  on.frame.group = on.frame.form.objects.findLastIndex(({ slot, slotCount }) => slot < step.a && step.a < slot + slotCount);
  on.field = new FieldState(step.b);
  on.subject = resolveField(on, on.frame.base);
  const at = on.frame.base + step.a;
  const { flags } = on.slots[at];
  if ((flags & unapplied) === UNDECIDED) reportUndecidedBranch(on, at);
  return (flags & unapplied) === 0;
}
