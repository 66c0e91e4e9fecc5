// Reports values that are none of their field's options, and items that are not of their type.
import { beginsOne } from "../BuiltInRules/OneOf.js";
import { MOST_LISTED } from "../Messages/Labels.js";
import { lastOf, translated } from "../Messages/Phrases.js";
import { BEYOND, LIST, MISTYPED, TEXT, TYPING } from "../Values/Slot.js";
import { FieldState } from "./FieldState.js";
import { isKeyOfEntrySettled } from "./Lists.js";
import { resolveField } from "./Operands.js";
import { reportUndecided } from "./Reporting.js";
import { isRefused } from "./Tests.js";
import { reportBuiltIn, reportMistyped } from "./Violations.js";

/** Reports a choice that is none of the field's options; returns whether it is one of them. */
export function judgeOption(on, field) {
  const { subject } = on;
  if (subject.isEmpty || field.table.has(subject.slot.value)) return true;
  const canHold = subject.slot.flags & TYPING && (field.isRewritten || beginsOne(subject.slot.value, field.table));
  reportBuiltIn(on, "one_of", { values: shownOptions(on, field.options) }, Boolean(canHold));
  return false;
}

/** Reports items of the subject's list that are not of their type, or none of the options, unless that was done. */
export function judgeItemTypes(on) {
  const list = on.subject;
  const field = on.frame.field;
  const mayJudge = list.slot.kind === LIST && field && !on.field.isSkipped && !on.field.areItemTypesJudged;
  if (!mayJudge || isRefused(on, list)) return;
  on.field.areItemTypesJudged = true;
  const isFirstOnly = on.request.mode === "first-per-field";
  for (let place = 0; place < list.slot.count && !on.isHalted; place++) {
    const index = list.slot.itemAt(place);
    on.subject = resolveField(on, list.slot.item(index));
    const { slot, position } = on.subject;
    const isKeySettled = isKeyOfEntrySettled(on, list.slot, position);
    on.itemIndices.push(index);
    if (slot.flags & MISTYPED) {
      if (!isKeySettled) reportMistyped(on);
      if (list.slot.isMap && isFirstOnly) settleItem(on, position);
    } else if (slot.flags & BEYOND) reportUndecided(on, slot.reason, "type");
    else if (slot.kind === TEXT && field.table && !isKeySettled && !judgeOption(on, field) && isFirstOnly) settleItem(on, position);
    on.itemIndices.pop();
  }
  on.subject = list;
}

/** Notes that no more is to be reported of an item. */
function settleItem(on, position) {
  const state = new FieldState(0);
  state.isSettled = true;
  on.itemStates.set(position, state);
}

/** The options as people read them; of many, the first few. */
function shownOptions(on, options) {
  const shown = options.slice(0, MOST_LISTED).map(({ label, value }) => translated(on, label ?? value));
  return [...shown.slice(0, -1), lastOf(on, shown.at(-1), options.length)].join(", ");
}
