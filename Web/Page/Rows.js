// The rows of lists and maps.

import { boxOf, rowsOf, write } from "./Markup.js";
import { send } from "./Reading.js";
import { session } from "./Session.js";
import { byId, find } from "./Site.js";
import { valuesIn } from "./Values.js";

export const refresh = (box) => {
  rowsOf(box).forEach((row, index) => {
    const prefix = `${box.dataset.name}[${index}]`;
    if (row.dataset.prefix !== prefix) rename(row, row.dataset.prefix, prefix);
    const ofRow = (selector) => [row, ...find(selector, row)].filter((one) => one.matches(selector) && one.closest("[data-prefix]") === row);
    for (const place of ofRow('[data-slot="number"]')) write(place, String(index + 1));
    for (const one of ofRow("[data-label]")) one.setAttribute("aria-label", `${one.dataset.label} ${index + 1}`);
  });
};

/** How the ids of what belongs to a name begin, which have no space. */
const idOf = (name) => `field-${name.replace(/\s/g, "%20")}`;

/** Puts another prefix before all names and ids of a row, those of templates in it included. */
const rename = (node, from, to) => {
  const renamed = (word) =>
    word.startsWith(from) ? to + word.slice(from.length) : word.startsWith(idOf(from)) ? idOf(to) + word.slice(idOf(from).length) : word;
  const elements = [...(node.attributes ? [node] : []), ...node.querySelectorAll("*")];
  for (const element of elements) {
    for (const attribute of ["id", "name", "for", "aria-describedby", "aria-controls", "data-name", "data-prefix"]) {
      const value = element.getAttribute(attribute);
      if (value) element.setAttribute(attribute, attribute === "aria-describedby" ? value.split(" ").map(renamed).join(" ") : renamed(value));
    }
    if (element.content) rename(element.content, from, to);
  }
};

/** Shows what only works with a script, in the page or in a row. */
export const prepare = (node) => {
  for (const button of find("button[data-add], button[data-reveal], button[data-remove]", node)) button.hidden = false;
  // What is too long is said instead of cut off.
  for (const control of find("[maxlength]", node)) control.removeAttribute("maxlength");
  // Some browsers have no control for months, and need an example.
  for (const control of find("[type=month]", node)) {
    const example = control.closest(".field, [data-kind]").querySelector(":scope > [data-month]");
    if (example) example.hidden = control.type === "month";
  }
};

/** Has the session know the rows of a box as they are now. */
const sendRows = (box, insertsAt = null, removesAt = null) => {
  const field = session.field(box.dataset.name);
  const rows = rowsOf(box);
  const isOwn = field && box.dataset.kind === "list" && (rows[0] ?? box.querySelector(":scope > template").content.firstElementChild).dataset.part !== undefined;
  if (!isOwn) send(box);
  else if (insertsAt !== null) field.insert(valuesIn(rows[insertsAt]), insertsAt);
  else field.remove(removesAt);
};

export const appendRow = (box) => {
  const row = box.querySelector(":scope > template").content.firstElementChild.cloneNode(true);
  box.querySelector(":scope > [data-rows]").append(row);
  refresh(box);
  prepare(row);
  return row;
};

export const addRow = (box) => {
  const row = appendRow(box);
  // The first rows are there before the session begins.
  if (session) sendRows(box, rowsOf(box).length - 1);
  begin(row);
  return row;
};

/** Removes a row, and goes on to the next one. */
export const removeRow = (box, row) => {
  const position = rowsOf(box).indexOf(row);
  row.remove();
  refresh(box);
  sendRows(box, null, position);
  showLimits();
  const rows = rowsOf(box);
  const next = rows[Math.min(position, rows.length - 1)];
  (next?.querySelector(":scope > button[data-remove]") ?? box.querySelector(":scope > button[data-add]")).focus();
};

/** Gives lists and maps that must have something in them a first row, but in forms that can be left out. */
export const begin = (node) => {
  for (const box of find('[data-kind="map"][data-required], [data-kind="list"][data-required]', node)) {
    if (rowsOf(box).length === 0 && !box.closest('[data-part="nested"]')) addRow(box);
  }
};

export const showLimits = () => {
  for (const button of find("button[data-add][data-most]")) {
    const isFull = rowsOf(boxOf(button)).length >= Number(button.dataset.most);
    // The next element says how many there can be.
    const limit = button.nextElementSibling;
    if (isFull && !button.disabled) write(byId("status"), limit.textContent);
    button.disabled = isFull;
    limit.hidden = !isFull;
  }
};
