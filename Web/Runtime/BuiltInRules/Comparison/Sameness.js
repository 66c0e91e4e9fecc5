// Whether two values are the same.
import { resolveField } from "../../Evaluation/Operands.js";
import { compareMoments } from "../../Values/CalendarDate.js";
import { folded } from "../../Values/CaseFolding.js";
import { compareNumbers } from "../../Values/Number.js";
import { BOOLEAN, DATE, DATETIME, FILE, FORM, LIST, MONTH, NULL, NUMBER, TEXT, TIME } from "../../Values/Slot.js";
import { momentOfSlot, orderOf } from "./Order.js";

/** Slots behind the first of a form's instance that hold what is entered: no parameters, and nothing computed. */
export function enteredSlots(form) {
  form.enteredSlots ??= [
    ...form.objects.slice(1).map((group) => group.slot),
    ...form.fields.filter((field) => field.computed === undefined).flatMap(({ slot, type }) =>
      [slot, ...(type.name === "form" ? enteredSlots(type.form).map((inner) => slot + inner) : [])]),
  ];
  return form.enteredSlots;
}

/** Whether two filled values are the same: texts by their code points, numbers by their amount. */
export function areSameValues(on, left, right, ignoresCase) {
  const [one, other] = [left.slot, right.slot];
  switch (one.kind) {
    case TEXT:
      return other.kind === TEXT && (one.value === other.value || (ignoresCase && folded(one.value) === folded(other.value)));
    case BOOLEAN: return other.kind === BOOLEAN && one.value === other.value;
    case NUMBER:
      return other.kind === NUMBER && one.value !== null && other.value !== null && compareNumbers(one.value, other.value) === 0;
    default: return areSameOthers(on, left, right, ignoresCase);
  }
}

/** The same for values other than texts, numbers and truth values. */
function areSameOthers(on, left, right, ignoresCase) {
  const [one, other] = [left.slot, right.slot];
  if (one.kind !== other.kind) {
    const isOfMonth = (one.kind === MONTH && (other.kind === DATE || other.kind === DATETIME))
      || (other.kind === MONTH && (one.kind === DATE || one.kind === DATETIME));
    return isOfMonth && orderOf(on, left, right) === 0;
  }
  switch (one.kind) {
    case DATE: case MONTH: case TIME: return one.value === other.value;
    case DATETIME: return compareMoments(momentOfSlot(on, one), momentOfSlot(on, other)) === 0;
    case LIST: return one.isReadList && other.isReadList && areSameLists(on, one, other, ignoresCase);
    case FORM: return one.isOwn && other.isOwn && areSameObjects(on, one, other, ignoresCase);
    case FILE: return ["name", "size", "mediaType"].every((name) => one.value[name] === other.value[name]);
    default: return one.kind === NULL;
  }
}

function areSameLists(on, left, right, ignoresCase) {
  if (left.count !== right.count || left.isMap !== right.isMap) return false;
  for (let index = 0; index < left.count; index++) {
    const [one, other] = [left.item(index), right.item(index)];
    if (left.isMap && on.slots[one - 1].value !== on.slots[other - 1].value) return false;
    if (!areSameItems(on, resolveField(on, one), resolveField(on, other), ignoresCase)) return false;
  }
  return true;
}

/** Whether two items of lists are the same: those of forms by what is entered in them. */
export function areSameItems(on, left, right, ignoresCase) {
  if (isBlankItem(on, left) && isBlankItem(on, right)) return true;
  if (left.slot.isDescribed && right.slot.isDescribed) return areSameForms(on, left, right, ignoresCase);
  // A month is that of many dates, which are not the same for that.
  return (left.slot.kind === MONTH) === (right.slot.kind === MONTH) && areSameValues(on, left, right, ignoresCase);
}

function areSameForms(on, left, right, ignoresCase) {
  return enteredSlots(left.slot.form).every((offset) => {
    const [one, other] = [left, right].map((value) => resolveField(on, value.position + offset));
    if (one.isEmpty && other.isEmpty) return true;
    // What is in a nested form or a group has slots of its own.
    const isPassed = (value) => value.isEmpty || value.slot.isDescribed;
    if ((one.slot.isDescribed || other.slot.isDescribed) && isPassed(one) && isPassed(other)) return true;
    return areSameValues(on, one, other, ignoresCase);
  });
}

/** Whether nothing is entered in an item but in branches that do not apply. */
export function isBlankItem(on, item) {
  return item.isEmpty || (item.slot.isDescribed && isBlankForm(on, item));
}

function isBlankForm(on, item) {
  return enteredSlots(item.slot.form).every((offset) => {
    const value = resolveField(on, item.position + offset);
    return value.isEmpty || value.slot.isDescribed;
  });
}

function areSameObjects(on, left, right, ignoresCase) {
  if (left.count !== right.count) return false;
  for (let offset = 0; offset < 2 * left.count; offset++) {
    // Names of members are no text that people write.
    const one = resolveField(on, left.start + offset);
    if (!areSameValues(on, one, resolveField(on, right.start + offset), ignoresCase && offset % 2 === 1)) return false;
  }
  return true;
}
