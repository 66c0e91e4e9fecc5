// The list of everything that is wrong, above the form.

import { boxOf, firstControl, rowsOf, write } from "./Markup.js";
import { faultsAmong, placeFor, places, said } from "./Messages.js";
import { byId, find, form, texts } from "./Site.js";
import { current, goTo, sections, showStep, showTitle, summary } from "./Steps.js";
import { isEmptyEntry } from "./Values.js";

/** What people read for a row: the legend of a form, or the list's with the row's number. */
const rowName = (row) => {
  const legend = row.querySelector(":scope > legend");
  if (legend) return legend.textContent;
  const box = boxOf(row);
  return `${box.querySelector(":scope > legend > span").textContent} ${rowsOf(box).indexOf(row) + 1}`;
};

/** What people read for a place, after the rows, forms and groups that it is in: `Guest 2, Home address, Street`. */
const nameOf = (place) => {
  const label = place.dataset.name === undefined ? null : place.querySelector("label:not(.choice), legend > span, .choice > span");
  const names = label ? [label.textContent.trim()] : [];
  const around = '[data-prefix], [data-kind="form"], [data-group]';
  for (let one = place.closest(around); one; one = one.parentElement.closest(around)) {
    if (one.dataset.prefix !== undefined) names.unshift(rowName(one));
    else if (one !== place) names.unshift(one.querySelector("legend").firstElementChild.textContent);
  }
  return names.length === 0 ? "" : names.reduce((before, name) => `${before}${/[?!.:]$/.test(before) ? "" : ","} ${name}`);
};

/** A label as it is before a message: `Street: Enter …`, `Where? Enter …`. */
const heading = (label) => (label === "" ? "" : `${label}${/[^\p{P}]$|[\p{Pe}\p{Pf}%‰]$/u.test(label) ? ":" : ""} `);

/** Moves to where something is wrong. */
const goToPlace = (place) => {
  const section = sections.findIndex((one) => one.contains(place));
  if (section >= 0 && section !== current) {
    goTo(section);
    showStep();
  }
  // A check of a group is about its controls, and one of a list that is filled in about none in particular.
  const part = place.dataset.lines === undefined ? place : place.closest("[data-group]") ?? place;
  const target = place.querySelector(":scope > [data-rows]") && !isEmptyEntry(place) ? place : firstControl(part) ?? place;
  // What is computed has no control either.
  if (target === place) place.tabIndex = -1;
  target.focus();
  place.scrollIntoView({ block: "nearest" });
};

const entry = (fault) => {
  const { place } = fault;
  const item = document.createElement("li");
  if (!place) {
    item.append(said(fault));
    return item;
  }
  const link = document.createElement("a");
  link.href = `#${place.id}`;
  link.append(heading(nameOf(place)), said(fault));
  link.addEventListener("click", (event) => {
    event.preventDefault();
    goToPlace(place);
  });
  item.append(link);
  return item;
};

// What is listed: a function that returns violations, the part of the page whose own faults are listed with them, and what else
// is wrong that no part of the page shows.
const listed = { violations: () => [], part: form, others: [] };
const list = () => {
  const among = places();
  const order = new Map([...find("[data-name], [data-prefix], [data-lines]"), byId("others")].map((place, position) => [place, position]));
  const faults = faultsAmong(listed.violations(), true, listed.part).map((each) => ({ ...each, place: placeFor(each, among) }))
    .sort((one, other) => order.get(one.place) - order.get(other.place));
  const seen = new Set();
  const entries = [...faults, ...listed.others].filter(({ place, message }) => {
    const key = `${place?.id}\n${message}`;
    return !seen.has(key) && seen.add(key);
  });
  summary.hidden = entries.length === 0;
  showTitle();
  write(byId("summary-count"), entries.length === 1 ? texts.problem : texts.problems.replace("{count}", entries.length));
  summary.querySelector("ul").replaceChildren(...entries.map(entry));
};

/** Lists what is wrong, with links to where it is, and moves there; returns whether anything is. */
export const summarize = (violations, part = form, others = []) => {
  Object.assign(listed, { violations, part, others });
  list();
  summary.focus();
  return !summary.hidden;
};

/** Lists what is still wrong when rows have gone. */
export const listAgain = () => {
  if (!summary.hidden) list();
};
