// Makes a part of the subject the subject: a member of an object, or a text without some characters.
import { asList, FORM, SET, Slot, TEXT } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { isBlank } from "../Values/TextMeasure.js";
import { plainFails, vacuous } from "./Answer.js";
import { resolve, resolveField } from "./Operands.js";
import { positionOfKey } from "./OrderedSearch.js";
import { inRecord, missingValue, Resolved } from "./Resolved.js";

/** Makes the member of the name the subject; false where the subject is no object. */
export function enterMember(on, name) {
  const object = on.subject.slot;
  if (object.kind !== FORM || !object.isOwn) {
    on.answer = vacuous;
    return false;
  }
  on.owners.push(on.subject);
  const at = name.slot.kind === TEXT ? positionOfKey(on, asList(object), name.slot.value) : undefined;
  on.subject = at === undefined ? missingValue : resolveField(on, at);
  return true;
}

/** Makes what is left of the subject's text without some characters the subject; whether anything is. */
export function ignoreCharacters(on, step) {
  const set = resolve(on, step.a).slot;
  const { subject } = on;
  if (subject.slot.kind !== TEXT || subject.isEmpty || set.kind !== SET) {
    on.subjects.push(subject);
    return true;
  }
  const kept = Array.from(subject.slot.value).filter((scalar) => set.value.offender.test(scalar)).join("");
  if (isBlank(kept)) {
    on.lastTest = step;
    on.answer = plainFails;
    return false;
  }
  on.subjects.push(subject);
  if (kept.length < subject.slot.value.length) {
    const slot = new Slot(TEXT, kept);
    slot.flags = subject.slot.flags;
    on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), subject.position);
  }
  return true;
}
