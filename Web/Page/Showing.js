// Shows what the session says.

import { boxOf, controlIn, controlsOf, entriesAround, isTicked, keyOf, outerBoxesIn, rowsOf, write } from "./Markup.js";
import { showMessages } from "./Messages.js";
import { afterPressing, isPaused, withoutShowing } from "./Pauses.js";
import { boxesOfFields, readOthers, shown } from "./Reading.js";
import { appendRow, refresh, showLimits } from "./Rows.js";
import { session, sessionOfEntry } from "./Session.js";
import { byId, find, inOtherWords, texts } from "./Site.js";
import { showWays } from "./Steps.js";
import { isEmptyEntry, sameValue, shownIn, textOf, valueOf, valuesIn } from "./Values.js";

/** The field of a box, also in an entry of a map; null where no conditions are known. */
const fieldOf = (box) => {
  const field = session.field(box.dataset.name);
  const row = box.closest("[data-entry]");
  if (field || !row?.dataset.entry) return field;
  return sessionOfEntry(row, valuesIn)?.field(box.dataset.name.slice(row.dataset.prefix.length + 1)) ?? null;
};

/** Shows the parts that apply; whether there are more of them now (true) or only fewer (false). */
const showBranches = () => {
  let hasMore;
  for (const branch of find("[data-branch]")) {
    const fields = outerBoxesIn(branch).map(fieldOf).filter(Boolean);
    const isHidden = fields.length > 0 && fields.every((field) => !field.isActive);
    // What appears in another step is seen when that is shown.
    if (branch.hidden !== isHidden && !branch.closest("[data-step][hidden]")) hasMore ||= branch.hidden;
    branch.hidden = isHidden;
    branch.disabled = isHidden;
  }
  return hasMore;
};

/** Marks what is required under a condition. What is filled in stays as it was, since it lacks nothing. */
const showRequired = () => {
  for (const label of find("[data-asks]")) {
    const box = boxOf(label);
    const field = fieldOf(box);
    if (!field || !isEmptyEntry(box)) continue;
    const isRequired = field.isActive && field.isFailing;
    label.classList.toggle("required", isRequired);
    for (const control of controlsOf(box)) if (!isTicked(control)) control.setAttribute("aria-required", isRequired);
  }
};

/** The value of a box in an entry of a map, which has no fields of its own, among those of the form. */
const valueInEntry = (box, values) => {
  const { name } = box.dataset;
  const keys = new Map(entriesAround(box).map((row) => [row.dataset.prefix, keyOf(row)]));
  return [...name.matchAll(/\[(\d+)\]|`[^`]*`|[^.[`]+/g)].reduce((value, { 0: step, 1: position, index }) => {
    if (position === undefined) return value?.[step.replaceAll("`", "")];
    return value?.[keys.get(name.slice(0, index + step.length)) ?? position];
  }, values);
};

const showFields = () => {
  let values = null;
  for (const box of find("[data-name]")) {
    const field = session.field(box.dataset.name);
    if (box.dataset.kind === "output") {
      const value = field ? field.value : valueInEntry(box, (values ??= session.values));
      const output = box.querySelector("output");
      const labels = JSON.parse(output.dataset.labels ?? "{}");
      const text = typeof value === "boolean" ? (value ? texts.yes : texts.no) : String(value ?? "");
      write(output, Object.hasOwn(labels, text) ? inOtherWords(labels[text]) : field?.text || text);
    } else if (field && box.dataset.kind === "text") {
      const [control] = controlsOf(box);
      const text = shownIn(box, field);
      if (control !== document.activeElement && control.value !== text) control.value = text;
    } else if (field && field.isActive) showChoice(box, field);
  }
};

/** Shows the value of a field in which nothing is typed, where a script of the site has set another than the controls have. */
const showChoice = (box, field) => {
  const controls = controlsOf(box);
  // A control for times leaves out seconds that are none.
  const value = box.dataset.kind === "value" ? String(field.value ?? "").replace(/(:\d\d):00$/, "$1") : field.value ?? undefined;
  if (sameValue(box.dataset.kind, valueOf(box), value) || controls.includes(document.activeElement)) return;
  switch (box.dataset.kind) {
    case "value": controls[0].value = value; break;
    case "boolean": controls[0].checked = value === true; break;
    case "radio": case "choices":
      for (const control of controls) control.checked = [value].flat().map(String).includes(control.value);
      break;
    case "list": {
      const count = field.rowCount;
      const isLonger = rowsOf(box).length < count;
      for (const row of rowsOf(box).slice(count)) row.remove();
      while (rowsOf(box).length < count) appendRow(box);
      rowsOf(box).forEach((row, position) => {
        if (row.dataset.part === undefined) fillRow(row, value[position]);
      });
      refresh(box);
      if (isLonger) showFields();
      break;
    }
    case "map": {
      const entries = Object.entries(value ?? {});
      // A form in an entry has no fields of the session's own.
      if (box.contains(document.activeElement) || box.querySelector(":scope > template").content.querySelector("[data-part]")) return;
      for (const row of rowsOf(box).slice(entries.length)) row.remove();
      while (rowsOf(box).length < entries.length) appendRow(box);
      rowsOf(box).forEach((row, position) => {
        const [key, item] = entries[position];
        row.querySelector("[data-key]").value = key;
        fillRow(row, item);
      });
    }
  }
};

/** Shows a value in a row that has one control. */
const fillRow = (row, value) => {
  const control = controlIn(row);
  if (control.type === "checkbox") control.checked = value === true;
  else if (control.type !== "file") control.value = String(value ?? "");
};

export const show = () => {
  if (isPaused()) return;
  withoutShowing(() => {
    const hasMore = showBranches();
    // What is said again is only heard where something else was said before.
    if (hasMore !== undefined) write(byId("status"), hasMore ? texts.more : "");
    showFields();
    showRequired();
    showMessages();
    showLimits();
    showWays();
    for (const { box } of boxesOfFields()) shown.set(box, textOf(box.dataset.kind, valueOf(box)));
  });
};

/** Shows what the session says by itself. */
export const showChanges = () => {
  if (!isPaused()) readOthers();
  show();
};

afterPressing(showChanges);
