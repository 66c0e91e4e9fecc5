// The path of what is judged.
import { asList, LIST } from "../Values/Slot.js";

// The most UTF-16 units of keys that a report repeats without taking steps, and the steps for each unit of longer ones.
const FREE_KEY_UNITS = 256;
const STEPS_PER_KEY_UNIT = 16;

/** The path of the subject: of the field that is judged, down to the item, or of the group. */
export function subjectPath(on) {
  const path = [];
  const frames = [...on.outerFrames, on.frame];
  frames.forEach((frame, index) => {
    const next = frames[index + 1];
    if (frame.field) path.push(...frame.field.groups, frame.field.name);
    else if (frame.group > 0) path.push(...groupPath(frame.form, frame.group));
    const indices = on.itemIndices.slice(frame.firstItem, next?.firstItem);
    if (indices.length > 0) appendItems(on, indices, frame, path);
  });
  return path;
}

/** The path of the subject for a report, which takes steps if its keys are long. */
export function reportedPath(on) {
  const path = subjectPath(on);
  let length = 0;
  for (const { key } of path) length += key?.length ?? 0;
  if (length > FREE_KEY_UNITS) on.spend(STEPS_PER_KEY_UNIT * length);
  return path;
}

/** Appends the items in a frame's field: of maps by their keys. */
function appendItems(on, indices, frame, path) {
  let list = frame.field ? on.slots[frame.base + frame.field.slot] : null;
  for (const index of indices) {
    list = list && asList(list);
    const isThere = list?.kind === LIST && index < list.count;
    path.push(isThere && list.isMap ? { key: on.slots[list.item(index) - 1].value } : index);
    list = isThere ? on.slots[list.item(index)] : null;
  }
}

/** The path of a group in its form. */
export function groupPath(form, index) {
  const names = [];
  // The first object is the form's own.
  while (index > 0) {
    names.unshift(form.objects[index].name);
    const group = index;
    index = form.objects.findIndex((object) => object.members.some((each) => each.group === group));
  }
  return names;
}
