// Going from step to step, and sending the form.

import { boxOf, controlsOf, entriesAround, pathOf, pathsAround, rowsOf, write } from "./Markup.js";
import { readOut } from "./Messages.js";
import { left, progress, visited } from "./Progress.js";
import { inOne, send } from "./Reading.js";
import { session } from "./Session.js";
import { show } from "./Showing.js";
import { byId, find, form, texts } from "./Site.js";
import { applies, back, current, goTo, headingOf, nextStep, onward, previousStep, returnTo, sections, showStep, submit, summary } from "./Steps.js";
import { summarize } from "./Summary.js";
import { isEmptyEntry, isLeftOut } from "./Values.js";

/**
 * Asks something that may await answers of the site; meanwhile nothing else can be asked. Returns whether the answer is
 * still wanted: who goes back to another step meanwhile has changed their mind.
 */
const ask = async (button, question) => {
  const step = current;
  progress.isAsking = true;
  readOut(false);
  button.setAttribute("aria-disabled", "true");
  write(byId("status"), texts.checking);
  await question();
  write(byId("status"), "");
  button.removeAttribute("aria-disabled");
  progress.isAsking = false;
  show();
  return current === step;
};

/** Notes that all that is asked in a part of the page counts as filled in. */
const leaveAll = (part) => {
  for (const box of find("[data-name]", part)) visited.add(box);
  for (const control of find("input, select, textarea", part)) left.add(control);
  progress.typed = null;
};

/** Shows the current step from its heading on. */
const arrive = () => {
  summary.hidden = true;
  showStep();
  show();
  headingOf(sections[current]).focus();
};

addEventListener("popstate", ({ state }) => {
  // Others have no step: links within the page.
  if (!sections[state?.step]) return;
  returnTo(state.step);
  // What was the answer there may not apply any more.
  if (!applies(sections[current])) returnTo(nextStep() < 0 ? Math.max(previousStep(), 0) : nextStep());
  arrive();
});

back?.addEventListener("click", () => {
  if (progress.isAsking) return;
  const previous = previousStep();
  if (history.state?.from === previous) {
    history.back();
    return;
  }
  goTo(Math.max(previous, 0));
  arrive();
});

onward?.addEventListener("click", async () => {
  if (progress.isAsking) return;
  const step = session.steps[current];
  leaveAll(sections[current]);
  if (!(await ask(onward, () => step.submit()))) return;
  if (summarize(() => step.violations, sections[current])) return;
  // Meanwhile this may have become the last step.
  const next = nextStep();
  if (next < 0) return;
  goTo(next);
  arrive();
});

/**
 * Takes away the rows at the end of lists in which nothing is filled in and nothing is wrong, since where the posted form is
 * read they are none. Returns whether there were any.
 */
const dropBlankRows = () => {
  const mistakes = [...session.violations, ...session.warnings];
  const wrong = new Set(mistakes.flatMap(({ path }) => [path, ...pathsAround(path)]));
  const isBlank = (row) => isEmptyEntry(row) && !row.querySelector("[data-boolean]:enabled") && !wrong.has(row.dataset.prefix);
  let isAny = false;
  inOne(() => {
    for (const box of find('[data-kind="list"]').reverse()) {
      const rows = rowsOf(box).filter((row) => row.dataset.part !== undefined);
      const count = rows.findLastIndex((row) => !isBlank(row)) + 1;
      if (count === rows.length) continue;
      const field = session.field(box.dataset.name);
      for (let position = rows.length - 1; position >= count; position--) {
        rows[position].remove();
        field?.remove(position);
      }
      // A list in an entry is a part of the map's value.
      if (!field) send(box);
      isAny = true;
    }
  });
  return isAny;
};

addEventListener("submit", (event) => {
  if (event.target !== form || !progress.isAccepted || event.defaultPrevented) return;
  progress.isSent = true;
  // What is sent as a password is not kept as an ordinary text.
  for (const button of find("button[data-reveal]")) if (controlsOf(boxOf(button))[0]?.type === "text") button.click();
  // An answer that leaves the page as it is doesn't say so.
  setTimeout(() => (progress.isSent = false), 30_000);
});

form.addEventListener("submit", async (event) => {
  if (progress.isAccepted) return;
  event.preventDefault();
  if (progress.isSent) return;
  // The key Enter goes on to the next step, as long as there is one.
  if (onward && !onward.hidden) {
    onward.click();
    return;
  }
  // Pressed twice, the button sends the form once.
  if (progress.isAsking) return;
  progress.isSubmitted = true;
  leaveAll(form);
  let verdict;
  const isWanted = await ask(submit, async () => {
    verdict = await session.submit();
    if (dropBlankRows()) verdict = await session.submit();
  });
  if (!isWanted || summarize(() => session.violations) || verdict === "invalid") return;
  // A form cannot be sent while its event is still on its way to other listeners.
  await new Promise((resolve) => setTimeout(resolve));
  progress.isAccepted = true;
  form.requestSubmit(submit);
  progress.isAccepted = false;
});

/** What is sent: values without the signs that only masks show, boxes that say no, and entries by their keys. */
form.addEventListener("formdata", ({ formData }) => {
  const pairs = [...formData];
  for (const name of new Set(pairs.map(([name]) => name))) formData.delete(name);
  const controls = new Map(find("input, select, textarea, button").map((control) => [control.name, control]));
  const dropped = new Set(find("[data-entry]").filter(isEmptyEntry));
  const isDropped = (control) => entriesAround(control).some((row) => dropped.has(row));
  for (const [name, value] of pairs) {
    const control = controls.get(name);
    if (control && isDropped(control)) continue;
    const isFormatted = boxOf(control)?.matches('[data-kind="text"][data-formatted]');
    const field = isFormatted ? session.field(name) : null;
    formData.append(control ? pathOf(control, name) : name, field ? String(field.value ?? "") : value);
  }
  for (const control of find('input[data-boolean]:enabled:not(:checked)')) {
    if (!isLeftOut(boxOf(control)) && !isDropped(control)) formData.append(pathOf(control, control.name), "false");
  }
});

/** Lists what the server rejects, as what the page finds is. */
export const listRejections = () => {
  const { show: showAtFields } = session;
  session.show = (violations) => {
    const others = showAtFields.call(session, violations);
    // No field shows those, but they are what holds the form up.
    const errors = others.filter(({ severity }) => severity !== "warning").map(({ message }) => ({ message }));
    if (progress.isSubmitted) summarize(() => session.violations, form, errors);
    return others;
  };
};
