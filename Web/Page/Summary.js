// The list of everything that is wrong, above the form.

import { boxOf, firstControl, rowsOf, write } from "./Markup.js";
import { faultsAmong, placeFor, places } from "./Messages.js";
import { byId, texts } from "./Site.js";
import { current, goTo, sections, showStep, showTitle, summary } from "./Steps.js";

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
  return names.join(", ");
};

/** Lists what is wrong, with links to where it is, and moves there. */
export const summarize = (violations) => {
  const among = places();
  const faults = faultsAmong(violations, true).map((each) => ({ ...each, place: placeFor(each, among) }));
  const seen = new Set();
  const entries = faults.filter(({ place, message }) => !seen.has(`${place.id}\n${message}`) && seen.add(`${place.id}\n${message}`));
  summary.hidden = entries.length === 0;
  showTitle();
  if (entries.length === 0) return false;
  write(byId("summary-count"), entries.length === 1 ? texts.problem : texts.problems.replace("{count}", entries.length));
  summary.querySelector("ul").replaceChildren(...entries.map(({ place, message }) => {
    const link = document.createElement("a");
    link.href = `#${place.id}`;
    const label = nameOf(place);
    link.textContent = label ? `${label.replace(/[\p{L}\p{M}\p{N}\p{Pe}\p{Pf}]$/u, "$&:")} ${message}` : message;
    link.addEventListener("click", (event) => {
      event.preventDefault();
      const section = sections.findIndex((one) => one.contains(place));
      if (section >= 0 && section !== current) {
        goTo(section);
        showStep();
      }
      const target = firstControl(place) ?? place;
      // What is computed has no control.
      if (target === place) place.tabIndex = -1;
      target.focus();
      place.scrollIntoView({ block: "nearest" });
    });
    const item = document.createElement("li");
    item.append(link);
    return item;
  }));
  summary.focus();
  return true;
};
