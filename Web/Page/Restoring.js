// What the browser doesn't restore on its way back to the page: controls in rows, which only this script adds, and in parts that
// apply only because of other answers.

import { boxesOfRows, boxOf, isTicked, rowsOf } from "./Markup.js";
import { addRow } from "./Rows.js";
import { find } from "./Site.js";

// What identifies this visit of the page in the browser's history.
export const visit = history.state?.visit ?? `formRules ${Math.random()}`;

/** The controls in rows and conditional parts whose values may be kept: browsers keep no secrets either. */
const controlsToKeep = () =>
  find(":is([data-prefix], [data-branch]) :is(input, select, textarea)").filter((one) => {
    const isSecret = one.type === "password" || boxOf(one)?.querySelector("[data-reveal]");
    return one.type !== "file" && !isSecret && !/^(off|cc-.*)$/.test(one.autocomplete);
  });

const keepControls = () => {
  const counts = boxesOfRows().map((box) => [box.dataset.name, rowsOf(box).length]);
  const controls = controlsToKeep();
  if (counts.length + controls.length === 0) return;
  const values = controls.map((one) => [one.id, isTicked(one) ? one.checked : one.value]);
  try {
    sessionStorage.setItem(visit, JSON.stringify({ counts, values }));
  } catch {
    // A page that may store nothing has lost them.
  }
};

/** Whether the browser has restored the controls: each does so on the way back, and some do when the page is loaded again. */
export const isRestored = () =>
  performance.getEntriesByType("navigation")[0]?.type === "back_forward"
  || find("input, textarea").some((one) => !one.closest("[data-prefix]") && (one.value !== one.defaultValue || one.checked !== one.defaultChecked));

export const restoreControls = () => {
  let kept = null;
  try {
    if (isRestored()) kept = JSON.parse(sessionStorage.getItem(visit));
  } catch {
    // As above.
  }
  for (const [name, count] of kept?.counts ?? []) {
    // Lists around this one come first.
    const box = boxesOfRows().find((one) => one.dataset.name === name);
    while (box && rowsOf(box).length < count) addRow(box);
    while (box && rowsOf(box).length > count) rowsOf(box).at(-1).remove();
  }
  const values = new Map(kept?.values);
  for (const control of controlsToKeep().filter(({ id }) => values.has(id))) {
    if (isTicked(control)) control.checked = values.get(control.id);
    else control.value = values.get(control.id);
  }
};

addEventListener("pagehide", keepControls);
