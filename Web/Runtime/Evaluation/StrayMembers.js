// Reports what the data has where a form has nothing, or a group.
import { closestName } from "../Messages/ClosestName.js";
import { shortened } from "../Messages/Labels.js";
import { FORM, MISSING, NULL, TEXT, unapplied } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { groupPath } from "./SubjectPath.js";
import { haltAtFirst, violationOf } from "./Violations.js";

// How many unknown members of an object are compared with all that it knows.
const mostClosestNames = 100;

/** Reports what the data has where a form has nothing, or a group. */
export function reportStrayMembers(on, form) {
  for (let index = 1; index < form.objects.length && !on.isHalted; index++) {
    const slot = on.slots[on.frame.base + form.objects[index].slot];
    if (slot.kind === FORM || on.program.isLater(form, form.objects[index])) continue;
    if (slot.flags & unapplied || !isMistypedGroup(slot, form)) continue;
    reportStray(on, "type", { builtIn: "type", values: { type: "group", example: null } }, form, groupPath(form, index));
  }
  if (!form.isClosed) return;
  for (const [index, object] of form.objects.entries()) {
    const slot = on.slots[on.frame.base + object.slot];
    if (!slot.isDescribed || slot.unknown === null || slot.flags & unapplied || on.program.isLater(form, object)) continue;
    for (const [count, name] of slot.unknown.entries()) {
      if (on.isHalted) return;
      const values = { name: shortened(name) };
      const meant = count < mostClosestNames ? closestName(name, object.members.map((each) => each.name)) : null;
      if (meant !== null) values.meant = meant;
      reportStray(on, "unknown", { builtIn: "unknown", values }, form, [...groupPath(form, index), name]);
    }
  }
}

function reportStray(on, rule, text, form, path) {
  on.outcome.isInvalid = true;
  on.outcome.violations.push(violationOf(on, rule, form.place, text, "error", path));
  haltAtFirst(on);
}

/** Whether there is something else in a group's slot than an object or nothing. */
export function isMistypedGroup(slot, form) {
  switch (slot.kind) {
    case MISSING: case FORM: return false;
    case NULL: return form.isExact;
    case TEXT: return form.isExact || !isEmptySlot(slot);
    default: return true;
  }
}
