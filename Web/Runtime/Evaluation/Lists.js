// Goes through the items of lists.
import { asList, keysOf, LIST, missingSlot, unjudged } from "../Values/Slot.js";
import { notApplicable, ofAnd } from "./Answer.js";
import { FieldState } from "./FieldState.js";
import { resolveField } from "./Operands.js";
import { combineAnswer, endCombination } from "./Run.js";
import { isRefused } from "./Tests.js";

/** Judges items of the subject's list one by one; returns whether there are any. */
export function beginItems(on, places, end) {
  const loop = loopOver(on, places, end - 1);
  if (loop.list.count === 0 || on.field.isSkipped || isRefused(on, on.subject)) return false;
  on.loops.push(loop);
  return advanceItems(on);
}

/** A loop over what `each` or `keys` goes through: nothing of a value without items at such places. */
function loopOver(on, places, end) {
  const { slot } = on.subject;
  const { areKeys, first } = places;
  const isWhole = !areKeys && first === 0 && places.end === null;
  let list = asList(slot);
  // The members of an object have no order.
  if (areKeys ? !list.isMap : slot.kind !== LIST && !isWhole) list = missingSlot;
  const partner = areKeys ? 1 : list.isMap ? -1 : 0;
  if (areKeys) list = keysOf(list);
  const count = places.end === null ? list.count : Math.min(list.count, places.end);
  return { list, count, first, next: first, partner, subject: on.subject, field: on.field, end };
}

/** Makes the next item the subject, or the list again after its last item; returns whether there was an item. */
export function advanceItems(on) {
  const loop = on.loops.at(-1);
  if (loop.next > loop.first) leaveItem(on, loop);
  if (!hasReadableItem(on, loop)) {
    on.field = loop.field;
    on.subject = loop.subject;
    on.loops.pop();
    return false;
  }
  enterItem(on, loop);
  on.field = on.itemStates.get(on.subject.position) ?? new FieldState(0);
  if (isItemSettled(on, on.subject.position + loop.partner)) on.field.isSettled = true;
  on.field.end = loop.end;
  on.itemIndices.push(loop.list.itemAt(loop.next - 1));
  return true;
}

function enterItem(on, loop) {
  on.subject = resolveField(on, loop.list.item(loop.list.itemAt(loop.next++)));
}

/** Whether something was reported of the item, or the key, at the position, and no more is to be. */
function isItemSettled(on, position) {
  return on.itemStates.get(position)?.isSettled === true;
}

/** Whether something was reported of the key of the value at the position, if the list is a map. */
export function isKeyOfEntrySettled(on, list, position) {
  return list.isMap && isItemSettled(on, position - 1);
}

/** Hands what is known of an item on to its list. */
function leaveItem(on, loop) {
  const { field } = on;
  on.itemIndices.pop();
  if (field.hasFailed) loop.field.hasFailed = true;
  if (field.isUndecided) loop.field.isUndecided = true;
  if (field.isSettled || field.areItemTypesJudged || field.refused !== null) on.itemStates.set(on.subject.position, field);
}

/** Goes on to the next item that can be judged, if there is one; others are reported by their type. */
function hasReadableItem(on, loop) {
  if (!on.mayStep()) return false;
  for (; loop.next < loop.count; loop.next++) {
    if ((on.slots[loop.list.item(loop.list.itemAt(loop.next))].flags & unjudged) === 0) return true;
  }
  return false;
}

/** Makes the first item of the subject's list the subject; returns whether there is one. */
export function beginEach(on, places, watch) {
  watch?.opened();
  const loop = loopOver(on, places, null);
  on.loops.push(loop);
  if (!hasReadableItem(on, loop)) {
    on.loops.pop();
    on.answer = notApplicable;
    watch?.closed();
    return false;
  }
  on.accumulators.push({ kind: ofAnd, answer: notApplicable });
  enterItem(on, loop);
  return true;
}

/** Takes the item's answer; returns whether to run the body for another item. */
export function advanceEach(on, watch) {
  const loop = on.loops.at(-1);
  watch?.itemEnded(loop.list.itemAt(loop.next - 1));
  if (!combineAnswer(on, watch) && hasReadableItem(on, loop)) {
    enterItem(on, loop);
    return true;
  }
  on.subject = loop.subject;
  on.loops.pop();
  endCombination(on, watch);
  return false;
}
