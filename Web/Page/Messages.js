// What is wrong, and where it is said.

import { blank, boxesOfRows, boxOf, controlsOf, isNews, keyOf, messageOf, pathOf, pathsAround, quoted, rowsOf } from "./Markup.js";
import { cut, left, progress, visited } from "./Progress.js";
import { fieldAt, hasHost, session } from "./Session.js";
import { byId, find, form, texts } from "./Site.js";
import { current } from "./Steps.js";
import { isEmptyEntry } from "./Values.js";

/** A message, which may be in another language than the page. */
export const said = ({ message, lang }) => {
  if (!lang) return message;
  const part = document.createElement("span");
  part.lang = lang;
  part.textContent = message;
  return part;
};

/** Writes messages; the word before errors is for those who don't see their color. */
const writeMessages = (element, messages, isError) => {
  const distinct = [...new Map(messages.map((each) => [each.message, each])).values()];
  const parts = distinct.flatMap((each, position) => (position === 0 ? [said(each)] : [" ", said(each)]));
  if (isError) {
    const unseen = document.createElement("span");
    unseen.className = "unseen";
    unseen.textContent = `${texts.error}: `;
    if (texts.language) unseen.lang = texts.language;
    parts.unshift(unseen);
  }
  const text = parts.map((part) => part.textContent ?? part).join("");
  if (element && isNews(element, text)) element.replaceChildren(...parts);
};

/** What can't be computed here, and can't be on the server either. */
const isUncomputable = ({ reason }) => reason === "division by zero" || reason === "more than 38 digits";

/** A fault that the page finds, said in its own words. */
const ownFault = (place) => ({ severity: "error", lang: texts.language, ...place });

/** What violates no rule, yet can't be sent: dates half filled in, keys that are there twice, and what can't be computed. */
const ownFaults = (isAll, part) => {
  const faults = [];
  for (const control of find("input", part)) {
    const box = boxOf(control);
    if (control.validity.badInput && !control.matches(":disabled") && (isAll || progress.isSubmitted || visited.has(fieldAt(control)?.box))) {
      faults.push(ownFault({ path: pathOf(control.closest("[data-name], [data-prefix]")), message: texts.incomplete }));
    }
  }
  for (const box of find('[data-kind="map"]', part)) {
    const rows = rowsOf(box).filter((row) => !isEmptyEntry(row));
    const keys = rows.map(keyOf);
    const seen = new Set();
    const second = keys.findIndex((key) => seen.has(key) || !seen.add(key));
    if (second < 0) continue;
    const path = `${pathOf(box)}[${quoted(keys[second])}]`;
    const message = blank(keys[second]) ? texts.blank : texts.twice.replace("{key}", () => keys[second]);
    faults.push(ownFault({ path, place: rows[second], message, isOfKey: true }));
  }
  for (const box of find("[data-name]", part)) {
    if (!session.field(box.dataset.name)?.undecided.some(isUncomputable)) continue;
    faults.push(ownFault({ path: pathOf(box), message: texts.unchecked }));
  }
  return faults;
};

/** Where a list or map lacks an item and has a row, that is to be filled in. */
const atRows = (faults) => {
  const isOfMissing = ({ message }) => message === texts.missing;
  if (!faults.some(isOfMissing)) return faults;
  const rows = new Map(boxesOfRows().filter(isEmptyEntry).map((box) => [pathOf(box), rowsOf(box)[0]]));
  return faults.map((fault) => {
    const place = isOfMissing(fault) && rows.get(fault.path);
    return place ? { ...ownFault({ place, message: texts.fill, isOfKey: true }), path: fault.path } : fault;
  });
};

/** Violations and the page's own faults in a part of it; what cannot be read yet is not called wrong otherwise too. */
export const faultsAmong = (violations, isAll, part = form) => {
  const own = ownFaults(isAll, part);
  const unreadable = new Set(own.map(({ path }) => path));
  const isReadable = ({ path }) => ![path, ...pathsAround(path)].some((each) => unreadable.has(each));
  const faults = [...atRows(inLanguage(violations).filter(isReadable)), ...own];
  // A row in which nothing is filled in may not be wanted.
  const blankRows = new Map();
  for (const row of find('[data-part="row"]')) {
    const box = boxOf(row);
    const isAsked = box.dataset.required !== undefined && row.parentElement.children.length === 1;
    if (isAsked || !(isAll || progress.isSubmitted || visited.has(box)) || !isEmptyEntry(row)) continue;
    const path = pathOf(row);
    if (!blankRows.has(path)) blankRows.set(path, ownFault({ path, place: row, message: texts.blank }));
  }
  // What is wrong in such a row is said once, of the row.
  return [...new Set(faults.map((fault) => blankRows.get(pathsAround(fault.path).findLast((around) => blankRows.has(around))) ?? fault))];
};

/** Boxes and rows by the paths of their values. */
export const places = () => {
  const places = new Map();
  for (const place of find("[data-name], [data-prefix]")) {
    const path = pathOf(place);
    if (!places.has(path)) places.set(path, place);
  }
  return places;
};

/** Where a message about a path belongs: there, or at what is around it; undefined for the form. */
const placeOf = (path, among) => among.get([path, ...pathsAround(path)].find((each) => among.has(each)));

/** Where a failure of the form as a whole belongs: at its check, or at the end of the form. */
const checkPlace = ({ line }) =>
  find("[data-lines]").find((place) => {
    const [first, last] = place.dataset.lines.split("-").map(Number);
    return first <= line && line <= last;
  }) ?? byId("others");

/** Where a fault or warning is shown. */
export const placeFor = (fault, among) => fault.place ?? placeOf(fault.path, among) ?? checkPlace(fault);

/** Whether a fault of an entry is about its key, and not about its value. */
const isAboutKey = ({ isOfKey, line, column }, key) => {
  const isBefore = (one, other) => one[0] < other[0] || (one[0] === other[0] && one[1] < other[1]);
  const ranges = key.dataset.key.split(" ").filter(Boolean).map((range) => range.split("-").map((place) => place.split(":").map(Number)));
  return isOfKey ?? ranges.some(([start, end]) => !isBefore([line, column], start) && isBefore([line, column], end));
};

/** Violations and warnings, those with English messages marked on a page in another language. */
export const inLanguage = (violations) =>
  violations.map((each) => (texts.languageOfMessages && session.isInEnglish(each) ? { ...each, lang: texts.languageOfMessages } : each));

/** The controls of a box or row that are not those of boxes and rows in it. */
const controlsAt = (place) =>
  place.dataset.name !== undefined ? controlsOf(place) : find("input, select, textarea", place).filter((one) => one.closest("[data-prefix]") === place && boxOf(one) === boxOf(place));

/** Those of the controls that a fault is about: of an entry its key or its value. */
const wrongAmong = (controls, fault) => {
  const key = controls.find((control) => control.matches("[data-key]"));
  return key ? controls.filter((control) => isAboutKey(fault, key) === (control === key)) : controls;
};

/**
 * Whether it is too early to say a fault of a row or entry that is only a part of a field: somebody is still filling that in. Of its
 * fields the session knows it itself.
 */
const isTooEarly = (fault, place) => {
  const around = fieldAt(place)?.box;
  if (!around?.matches('[data-kind="list"], [data-kind="map"]')) return false;
  if (around === place) return fieldAt(progress.typed)?.box === place;
  // The rows of a list of forms have fields.
  if (around.dataset.kind === "list" && place.dataset.part !== undefined) return false;
  const own = wrongAmong(controlsAt(place), fault);
  const controls = own.length > 0 ? own : find("input, select, textarea", place);
  return own.includes(progress.typed) || (controls.length > 0 && !controls.some((one) => left.has(one)));
};

const keyOfMistake = ({ path, line, column, message }) => `${line}:${column} ${path} ${message}`;
/** What is wrong in other steps than the one that is shown, which is not said below it. */
const mistakesOfOtherSteps = () => {
  const mistakes = session.steps.flatMap((step, position) => (position === current ? [] : [...step.violations, ...step.warnings]));
  return new Set(mistakes.map(keyOfMistake));
};

export const showMessages = () => {
  const found = new Map();
  const among = places();
  const cuts = [...cut].map((place) => ({ place, message: texts.cut, lang: texts.language }));
  const faults = [...faultsAmong(session.violations, false), ...inLanguage(session.warnings), ...cuts];
  const ofOthers = faults.length > 0 ? mistakesOfOtherSteps() : new Set();
  for (const each of faults) {
    const place = placeFor(each, among);
    if (isTooEarly(each, place) || !place.closest("[data-step]") && ofOthers.has(keyOfMistake(each))) continue;
    if (!found.has(place)) found.set(place, []);
    found.get(place).push(each);
  }
  // Two entries may have the same key, and so the same path.
  for (const place of [...find("[data-name], [data-prefix], [data-lines]"), byId("others")]) {
    const all = found.get(place) ?? [];
    const isError = all.some(({ severity }) => severity === "error");
    const shown = all.filter(({ severity }) => !isError || severity === "error");
    const isChecking = shown.length === 0 && hasHost && place.dataset.name !== undefined && session.field(place.dataset.name)?.isPending;
    const message = place.dataset.name !== undefined || place.dataset.prefix !== undefined ? messageOf(place) : place;
    writeMessages(message, isChecking ? [{ message: texts.checking, lang: texts.language }] : shown, isError);
    message?.classList.toggle("warning", shown.length > 0 && !isError);
    message?.classList.toggle("checking", Boolean(isChecking));
    if (place.dataset.kind === "list" || place.dataset.kind === "map") {
      // Where nothing is in it, the list of mistakes leads to its button.
      const add = place.querySelector(":scope > button[data-add]");
      if (isError) add?.setAttribute("aria-describedby", message.id);
      else add?.removeAttribute("aria-describedby");
      continue;
    }
    const errors = all.filter(({ severity }) => severity === "error");
    const controls = place.matches(".message") ? [] : controlsAt(place);
    const wrong = new Set(errors.flatMap((each) => wrongAmong(controls, each)));
    for (const control of controls) {
      if (wrong.has(control)) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
  }
};

/** Whether messages at fields are read out; those of a form that is sent are listed at the top. */
export const readOut = (isWanted) => {
  for (const message of find(".message")) message.setAttribute("aria-live", isWanted ? "polite" : "off");
};
