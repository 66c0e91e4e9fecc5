// The steps of a form, of which one is shown.

import { outerBoxesIn, write } from "./Markup.js";
import { visit } from "./Restoring.js";
import { session } from "./Session.js";
import { byId, find, form, texts } from "./Site.js";

export const sections = find("[data-step]");
export const [back, onward, submit] = ["button[data-back]", "button[data-continue]", "button[type=submit]"].map((one) => form.querySelector(one));
export const summary = byId("summary");
const { title } = document;

// The position of the step that is shown.
export let current;

export const headingOf = (section) => section.querySelector("h2");

export const showTitle = () => {
  const section = sections[current];
  const words = section ? `${section.querySelector(".progress").textContent}: ${headingOf(section).textContent} – ${title}` : title;
  document.title = summary.hidden ? words : `${texts.error}: ${words}`;
};

export const showStep = () => {
  sections.forEach((section, position) => (section.hidden = position !== current));
  showWays();
};

/** Whether something of a step applies; one without fields says something. */
export const applies = (section) => {
  const boxes = outerBoxesIn(section);
  return boxes.length === 0 || boxes.some((box) => session.field(box.dataset.name)?.isActive);
};

export const nextStep = () => sections.findIndex((section, position) => position > current && applies(section));
export const previousStep = () => sections.findLastIndex((section, position) => position < current && applies(section));

/** What the current step follows and is followed by, which may depend on its answers. */
export const showWays = () => {
  if (sections.length === 0) return;
  const counted = sections.filter(applies);
  counted.forEach((section, position) => {
    write(section.querySelector(".progress"), texts.step.replace("{number}", position + 1).replace("{count}", counted.length));
  });
  showTitle();
  back.hidden = previousStep() < 0;
  onward.hidden = nextStep() < 0;
  submit.hidden = !onward.hidden;
};

/** Makes a step the current one, as a page that follows this one, so that the browser's way back leads here. */
export const goTo = (position) => {
  history.pushState({ visit, step: position, from: current }, "");
  current = position;
};

/** Makes a step the current one that is an entry of the browser's history already. */
export const returnTo = (position) => (current = position);
