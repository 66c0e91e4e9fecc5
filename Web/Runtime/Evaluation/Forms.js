// Judges forms in forms.
import { BEYOND, FORM, HOLLOW, LIST, MISTYPED } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { limitReached, limits } from "./EvaluationLimits.js";
import { frameOf } from "./FieldState.js";
import { isKeyOfEntrySettled } from "./Lists.js";
import { reportUndecided } from "./Reporting.js";
import { inRecord, Resolved } from "./Resolved.js";
import { run } from "./Run.js";
import { reportStrayMembers } from "./StrayMembers.js";
import { isRefused } from "./Tests.js";
import { reportMistyped } from "./Violations.js";

/** Judges the form that is the subject, or each of the list of forms that is. */
export function judgeNested(on, form) {
  if (!on.request.judgesNestedForms) return;
  const value = on.subject;
  const units = on.units;
  on.units = Infinity;
  if (on.depth >= limits.depth) return on.halt(limitReached("depth"));
  on.depth++;
  if (value.slot.kind === FORM && !(value.slot.flags & HOLLOW)) judgeForm(on, form, value.position, false);
  if (value.slot.kind === LIST && !isRefused(on, value)) {
    for (let place = 0; place < value.slot.count && !on.isHalted && on.mayStep(); place++) {
      const index = value.slot.itemAt(place);
      on.itemIndices.push(index);
      judgeItem(on, index, value.slot, form);
      on.itemIndices.pop();
    }
  }
  on.depth--;
  on.units = units;
  on.subject = value;
}

function judgeItem(on, index, list, form) {
  const at = list.item(index);
  const slot = on.slots[at];
  if (slot.flags & MISTYPED) {
    on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), at);
    if (!isKeyOfEntrySettled(on, list, at)) reportMistyped(on);
  } else if (slot.flags & BEYOND) reportUndecided(on, slot.reason, "type");
  // An item that is null or an empty text is one whose fields are all empty.
  else judgeForm(on, form, at, index > 0 && !list.isMap);
}

function judgeForm(on, form, base, follows) {
  const [field, loops] = [on.field, on.loops.length];
  on.outerFrames.push(on.frame);
  on.frame = frameOf(form, base, on.itemIndices.length, follows);
  reportStrayMembers(on, form);
  if (!on.isHalted) run(on, form.checks, null);
  on.frame = on.outerFrames.pop();
  on.loops.length = loops;
  on.field = field;
}
