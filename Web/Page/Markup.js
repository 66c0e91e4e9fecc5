// The parts of the markup, and the paths of their values.
//
// A box holds the control of a field, and a row an item of a list or an entry of a map. Both have the path of their
// value as their name; an entry is numbered until its key is known.

import { byId, find } from "./Site.js";

export const boxOf = (element) => element?.closest("[data-name]") ?? null;
export const partOf = (box) => box.parentElement.closest("[data-part], form");
export const controlsOf = (box) => find("input, select, textarea", box).filter((one) => boxOf(one) === box && !one.matches("[data-key]"));
export const boxesIn = (part) => find("[data-name]", part).filter((box) => partOf(box) === part);
/** The boxes in a part of the page that are in no other box of it. */
export const outerBoxesIn = (part) => find("[data-name]", part).filter((box) => !part.contains(boxOf(box.parentElement)));
export const rowsOf = (box) => [...box.querySelector(":scope > [data-rows]").children];
export const boxesOfRows = () => find('[data-kind="list"], [data-kind="map"]');
export const keyOf = (row) => row.querySelector(":scope > .field [data-key], :scope > [data-key]").value;

/** The entries of maps that an element is in, from the inside out. */
export const entriesAround = (element) => {
  const entries = [];
  for (let row = element.closest("[data-entry]"); row; row = row.parentElement.closest("[data-entry]")) entries.push(row);
  return entries;
};

/** The control of a row that is no form. */
export const controlIn = (row) => row.querySelector("input:not([data-key]), select, textarea");

/** Whether a control is one to tick or choose, rather than to fill in. */
export const isTicked = (control) => control.type === "checkbox" || control.type === "radio";

/** The first control of a part that people see. */
export const firstControl = (part) => find("input, select, textarea, button", part).find((one) => one.offsetParent !== null);

export const messageOf = (place) => byId(`${place.id}-message`);
export const namesIn = (path) => path.match(/`[^`]*`|[^.`]+/g).map((name) => name.replaceAll("`", ""));
export const blank = (text) => /^\p{White_Space}*$/u.test(text);

/** A key in a path, as rule files write a text. */
export const quoted = (key) =>
  `"${key.replace(/["\\\n\r\t]|(?![ \u200d])[\p{C}\p{Z}]/gu, (scalar) => {
    const known = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" }[scalar];
    return known ?? `\\u{${scalar.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
  })}"`;

/** The path of the value of a box, row or control, with the keys of the entries that it is in. */
export const pathOf = (place, name = place.dataset.name ?? place.dataset.prefix) =>
  entriesAround(place).reduce((path, row) => {
    const { prefix } = row.dataset;
    return prefix.replace(/\[\d+\]$/, `[${quoted(keyOf(row))}]`) + path.slice(prefix.length);
  }, name);

const lastStep = /(?:^|\.)(?:`[^`]*`|[^.[`"]+)$|\[(?:\d+|"(?:[^"\\]|\\.)*")\]$/;

/** The paths of what is around a path, from the inside out. */
export const pathsAround = (path) => {
  const paths = [];
  for (let rest = path; lastStep.test(rest); ) paths.push((rest = rest.replace(lastStep, "")));
  return paths;
};

// What was written last into elements: a browser may have translated it since.
const written = new WeakMap();

/** Notes what is about to be written into an element; whether that is something else than what is there, which isn't read out again. */
export const isNews = (element, text) => {
  const last = element.textContent === "" ? "" : written.get(element) ?? element.textContent;
  written.set(element, text);
  return last !== text;
};

export const write = (element, text) => {
  if (element && isNews(element, text)) element.textContent = text;
};
