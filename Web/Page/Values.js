// What controls hold.

import { blank, boxOf, boxesIn, controlIn, controlsOf, isTicked, keyOf, namesIn, partOf, rowsOf } from "./Markup.js";
import { session } from "./Session.js";
import { find } from "./Site.js";

/** What the controls of a box hold, in the form in which it is sent; undefined where nothing is. */
export const valueOf = (box) => {
  const { kind } = box.dataset;
  const controls = controlsOf(box);
  switch (kind) {
    case "output": return undefined;
    case "boolean": return controls[0].checked ? true : isLeftOut(box) ? undefined : false;
    case "radio": return controls.find((one) => one.checked)?.value;
    case "choices": {
      const chosen = controls.filter((one) => one.checked).map((one) => one.value);
      return chosen.length > 0 ? chosen : undefined;
    }
    case "file": return controls[0].files[0];
    case "form": return valuesIn(box.querySelector("[data-part]"));
    case "list": {
      const items = rowsOf(box).map((row) => (row.dataset.part === undefined ? itemIn(row) : valuesIn(row)));
      // Where a posted form is read, rows at the end in which nothing is filled in are none.
      while (items.length > 0 && (items.at(-1) === "" || items.at(-1) === undefined)) items.pop();
      return items.length > 0 ? items : undefined;
    }
    case "map": {
      const entries = rowsOf(box).filter((row) => !isEmptyEntry(row)).map((row) => [keyOf(row), row.dataset.part === undefined ? itemIn(row) : valuesIn(row)]);
      return entries.length > 0 ? Object.fromEntries(entries) : undefined;
    }
    default: return controls[0].value;
  }
};

const itemIn = (row) => {
  const control = controlIn(row);
  if (control.type === "checkbox") return control.checked;
  return control.type === "file" ? control.files[0] : control.value;
};

export const valuesIn = (part) => {
  const values = {};
  for (const box of boxesIn(part)) {
    const value = valueOf(box);
    if (value === undefined) continue;
    const names = namesIn(box.dataset.field);
    const last = names.pop();
    names.reduce((place, name) => (place[name] ??= {}), values)[last] = value;
  }
  return values;
};

const isEmptyControl = (control) => {
  if (isTicked(control)) return !control.checked;
  // A mask may show characters before anything is typed.
  const field = session && boxOf(control)?.matches('[data-kind="text"][data-formatted]') ? session.field(boxOf(control).dataset.name) : null;
  return blank(field ? String(field.value ?? "") : control.value);
};

/** What a control shows that is not typed in: nothing of a mask whose value is empty. */
export const shownIn = (box, field) => (box.dataset.formatted !== undefined && blank(String(field.value ?? "")) ? "" : field.text);

export const isEmptyEntry = (row) => find("input, select, textarea", row).every(isEmptyControl);

/** Whether a box is in a nested form in which nothing is filled in: the form is then left out. */
export const isLeftOut = (box) => {
  const part = partOf(box);
  return part.matches('[data-part="nested"]') && find("input, select, textarea", part).every(isEmptyControl);
};

/** What a value of a kind of box is as text. */
export const textOf = (kind, value) => {
  const parts = kind === "map" ? Object.entries(value ?? {}).flat() : [value ?? []].flat();
  const text = (part) => (typeof part !== "object" ? String(part) : kind === "map" ? JSON.stringify(part) : "");
  return JSON.stringify(parts.map(text));
};

/** Whether the controls of a kind of box and a field have the same value. An unchecked box says no, or nothing. */
export const sameValue = (kind, one, other) =>
  textOf(kind, one) === textOf(kind, other) || (kind === "boolean" && (one ?? false) === false && (other ?? false) === false);
