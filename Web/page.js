// Binds the controls of a page to a session of its form: what is typed goes through the session, and what the
// session says of it is shown. It judges nothing itself.
import { load } from "./formrules.js";

const form = document.querySelector("form[data-form]");
const find = (selector, within = form) => [...within.querySelectorAll(selector)];
const byId = (id) => document.getElementById(id);
// A control named `dataset` takes the place of the form's own.
const ofForm = (name) => form.getAttribute(`data-${name}`);
const texts = JSON.parse(byId("texts").textContent);
const program = byId("program") ? JSON.parse(byId("program").textContent) : await (await fetch(ofForm("program"))).json();
// What the site gives the page: answers of external rules, contexts, and texts in other words.
const { externals: answers, ...given } = globalThis.formRules ?? {};
const wordsOfSite = given.translations ?? {};
if (texts.translations) given.translations = { ...texts.translations, ...wordsOfSite };
const externals = { ...answers };

// MARK: Words of the site

const inOtherWords = (text) => (Object.hasOwn(wordsOfSite, text) ? wordsOfSite[text] : text);
/** Translates what is written in a part of the page: its own words, and those of the form. */
const translate = (part) => {
  for (const element of part.querySelectorAll("*")) {
    if (element.content) translate(element.content);
    for (const attribute of ["placeholder", "aria-label", "data-label"]) {
      if (element.hasAttribute(attribute)) element.setAttribute(attribute, inOtherWords(element.getAttribute(attribute)));
    }
    // A text like `Remove {label}` has an element for each of its placeholders.
    const { words } = element.dataset;
    if (words !== undefined && inOtherWords(words) !== words) {
      const slots = inOtherWords(words).split(/\{(\w+)\}/).map((text, index) => (index % 2 === 0 ? text : element.querySelector(`[data-slot="${text}"]`) ?? ""));
      element.replaceChildren(...slots);
    } else {
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replace(/\S.*\S|\S/s, inOtherWords);
    }
  }
};
if (Object.keys(wordsOfSite).length > 0) {
  translate(document.querySelector("main"));
  document.title = inOtherWords(document.title);
  for (const name of Object.keys(texts)) texts[name] = inOtherWords(texts[name]);
}

// MARK: The markup
//
// A box holds the control of a field, and a row an item of a list or an entry of a map. Both have the path of their
// value as their name; an entry is numbered until its key is known.

const boxOf = (element) => element?.closest("[data-name]") ?? null;
const partOf = (box) => box.parentElement.closest("[data-part], form");
const controlsOf = (box) => find("input, select, textarea", box).filter((one) => boxOf(one) === box && !one.matches("[data-key]"));
const rowsOf = (box) => [...box.querySelector(":scope > [data-rows]").children];
const keyOf = (row) => row.querySelector(":scope > .field [data-key], :scope > [data-key]").value;
const messageOf = (place) => byId(`${place.id}-message`);
const namesIn = (path) => path.match(/`[^`]*`|[^.`]+/g).map((name) => name.replaceAll("`", ""));
const blank = (text) => /^\p{White_Space}*$/u.test(text);

/** A key in a path, as rule files write a text. */
const quoted = (key) =>
  `"${key.replace(/["\\\n\r\t]|(?![ \u200d])[\p{C}\p{Z}]/gu, (scalar) => {
    const known = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" }[scalar];
    return known ?? `\\u{${scalar.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}}`;
  })}"`;

/** The path of the value of a box, row or control, with the keys of the entries that it is in. */
const pathOf = (place, name = place.dataset.name ?? place.dataset.prefix) => {
  let path = name;
  for (let row = place.closest("[data-entry]"); row; row = row.parentElement.closest("[data-entry]")) {
    const { prefix } = row.dataset;
    path = prefix.replace(/\[\d+\]$/, `[${quoted(keyOf(row))}]`) + path.slice(prefix.length);
  }
  return path;
};

// MARK: Values

/** What the controls of a box hold, in the form in which it is sent; undefined where nothing is. */
const valueOf = (box) => {
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
/** The control of a row that is no form. */
const controlIn = (row) => row.querySelector("input:not([data-key]), select, textarea");
const itemIn = (row) => {
  const control = controlIn(row);
  if (control.type === "checkbox") return control.checked;
  return control.type === "file" ? control.files[0] : control.value;
};
const boxesIn = (part) => find("[data-name]", part).filter((box) => partOf(box) === part);
const valuesIn = (part) => {
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
/** Whether a control is one to tick or choose, rather than to fill in. */
const isTicked = (control) => control.type === "checkbox" || control.type === "radio";
const isEmptyControl = (control) => {
  if (isTicked(control)) return !control.checked;
  // A mask may show characters before anything is typed.
  const field = session && boxOf(control)?.dataset.formatted !== undefined ? session.field(boxOf(control).dataset.name) : null;
  return blank(field ? String(field.value ?? "") : control.value);
};
/** What a control shows that is not typed in: nothing of a mask whose value is empty. */
const shownIn = (box, field) => (box.dataset.formatted !== undefined && blank(String(field.value ?? "")) ? "" : field.text);
const isEmptyEntry = (row) => find("input, select, textarea", row).every(isEmptyControl);
/** Whether a box is in a nested form in which nothing is filled in: the form is then left out. */
const isLeftOut = (box) => {
  const part = partOf(box);
  return part.matches('[data-part="nested"]') && find("input, select, textarea", part).every(isEmptyControl);
};

// MARK: The session

const rules = load(program);
for (const rule of program.program.externals) {
  if (Object.hasOwn(externals, rule.name)) continue;
  // Without an answer a check is undecided, and left to the server.
  externals[rule.name] = () => Promise.reject(new Error("left to the server"));
}
const hasHost = answers !== undefined;

/** The nearest box around an element whose value is a field of the session's own, and that field. */
const fieldAt = (element) => {
  for (let box = boxOf(element); box; box = boxOf(box.parentElement)) {
    const field = session.field(box.dataset.name);
    if (field) return { box, field };
  }
  return null;
};
const isTyped = (box) => box.dataset.kind === "text" && session.field(box.dataset.name) !== null;

/** Tells the session what a box that is not typed in holds. */
const send = (element) => {
  const found = fieldAt(element);
  if (found) found.field.set(valueOf(found.box));
};
/** An unchecked box says no, but for those of a nested form that is left out. */
const sendBoxes = () =>
  withoutShowing(() => {
    for (const box of find('[data-kind="boolean"]')) {
      const field = session.field(box.dataset.name);
      const value = valueOf(box);
      if (field && field.value !== value) field.set(value);
    }
  });

let session = null;
/** Opens the session. A site's options that the form doesn't take are reported, and left out. */
const open = () => {
  const options = { externals, values: valuesIn(form) };
  const rulesOfForm = rules.form(ofForm("form"));
  try {
    session = rulesOfForm.session({ ...given, ...options });
  } catch (error) {
    console.error("formRules:", error);
    session = rulesOfForm.session(options);
  }
  const { show: showAtFields } = session;
  // What the server rejects is listed as what the page finds is.
  session.show = (violations) => {
    const others = showAtFields.call(session, violations);
    if (isSubmitted) summarize(session.violations);
    return others;
  };
  // For scripts of the site.
  form.formRules = session;
};

// MARK: Typing

/** What replaces the text of a control by another, and where. */
const change = (before, after, caret, isForward) => {
  const tail = after.slice(caret);
  let end = before.length - tail.length;
  if (end < 0 || !before.endsWith(tail)) {
    let same = 0;
    while (same < Math.min(before.length, after.length) && before.at(-1 - same) === after.at(-1 - same)) same++;
    end = before.length - same;
  }
  const last = after.length - (before.length - end);
  let start = 0;
  while (start < Math.min(end, last) && before[start] === after[start]) start++;
  return { start, end, text: after.slice(start, last), direction: isForward ? "forward" : "backward" };
};

/** Boxes that took only a part of what was pasted. */
const cut = new Set();
const type = (box, control, isForward) => {
  const field = session.field(box.dataset.name);
  const { text: before } = field;
  const after = control.value;
  if (after === before) return;
  const outcome = field.edit(change(before, after, control.selectionStart ?? after.length, isForward));
  if (outcome.isShortened) cut.add(box);
  else cut.delete(box);
  if (control.value === outcome.text) return;
  control.value = outcome.text;
  if (document.activeElement === control) control.setSelectionRange(outcome.caret, outcome.caret);
};

/** Has the session know what someone does to a control. What fills in for a person may say only at the end that it has changed. */
const hear = (event) => {
  const box = boxOf(event.target);
  if (!box || event.isComposing) return;
  isSent = false;
  withoutShowing(() => {
    readOthers(event.target);
    if (isTyped(box)) type(box, event.target, event.inputType === "deleteContentForward");
    else send(event.target);
    sendBoxes();
    // What is chosen is finished, where a box that is ticked may be the first of several.
    if (event.type === "change" && event.target.matches("select, [type=radio], [type=file]")) fieldAt(event.target)?.field.leave();
  });
  show();
};
form.addEventListener("input", hear);
form.addEventListener("change", hear);
form.addEventListener("compositionend", (event) => event.target.dispatchEvent(new Event("input", { bubbles: true })));

/** The boxes whose controls are a field's own, with these fields. */
const boxesOfFields = () =>
  find("[data-name]").flatMap((box) => {
    const field = session.field(box.dataset.name);
    const isList = box.dataset.kind === "list" && rowsOf(box)[0]?.dataset.part !== undefined;
    return field && !isList && !["form", "output"].includes(box.dataset.kind) ? [{ box, field }] : [];
  });
// What boxes held when they were last shown.
const shown = new WeakMap();

/**
 * Has the session know what was put into controls, or taken out of them, without an event: a browser that restores a page does so,
 * and what fills in for a person may fill in everything before it says anything.
 */
const readOthers = (heard = null) =>
  withoutShowing(() => {
    for (const { box, field } of boxesOfFields()) {
      const { kind } = box.dataset;
      const value = valueOf(box);
      if (box.contains(heard) || shown.get(box) === textOf(kind, value)) continue;
      if (!sameValue(kind, value, kind === "text" ? shownIn(box, field) : field.value ?? undefined)) field.set(value);
    }
  });
const readAll = () => {
  readOthers();
  sendBoxes();
};
const readAgain = () => {
  isSent = false;
  readAll();
  show();
};

// MARK: Coming and going

const visited = new WeakSet();
let isSubmitted = false;
form.addEventListener("focusin", (event) => {
  readOut(true);
  const found = fieldAt(event.target);
  if (!found || event.target.tagName === "BUTTON") return;
  readAll();
  found.field.focus();
});
form.addEventListener("focusout", (event) => {
  const found = fieldAt(event.target);
  // Within a list or map, a row is left for another, or for a button.
  const place = event.target.closest("[data-prefix]") ?? found?.box;
  const next = event.relatedTarget;
  if (!found || (place.contains(next) && found.box.contains(next) && next.tagName !== "BUTTON")) return;
  visited.add(found.box);
  readAll();
  found.field.leave();
});

// MARK: Showing

const write = (element, text) => {
  if (element && element.textContent !== text) element.textContent = text;
};

/** Writes a message; the word before an error is for those who don't see its color. */
const writeMessage = (element, text, isError) => {
  if (!isError) return write(element, text);
  const word = `${texts.error}: `;
  if (!element || element.textContent === word + text) return;
  const unseen = document.createElement("span");
  unseen.className = "unseen";
  unseen.textContent = word;
  element.replaceChildren(unseen, text);
};

/** What can't be computed here, and can't be on the server either. */
const isUncomputable = ({ reason }) => reason === "division by zero" || reason === "more than 38 digits";
/** What violates no rule, yet can't be sent: dates half filled in, keys that are there twice, and what can't be computed. */
const ownFaults = (isAll) => {
  const faults = [];
  for (const control of find("input")) {
    const box = boxOf(control);
    if (control.validity.badInput && !control.matches(":disabled") && (isAll || isSubmitted || visited.has(fieldAt(control)?.box))) {
      faults.push({ path: pathOf(box), message: texts.incomplete, severity: "error" });
    }
  }
  for (const box of find('[data-kind="map"]')) {
    const rows = rowsOf(box).filter((row) => !isEmptyEntry(row));
    const keys = rows.map(keyOf);
    const second = keys.findIndex((key, index) => keys.indexOf(key) !== index);
    if (second < 0) continue;
    const path = `${pathOf(box)}[${quoted(keys[second])}]`;
    faults.push({ path, place: rows[second], message: texts.twice.replace("{key}", () => keys[second]), severity: "error" });
  }
  for (const box of find("[data-name]")) {
    if (!session.field(box.dataset.name)?.undecided.some(isUncomputable)) continue;
    faults.push({ path: pathOf(box), message: texts.unchecked, severity: "error" });
  }
  return faults;
};

/** Violations and the page's own faults; what cannot be read yet is not called wrong otherwise too. */
const faultsAmong = (violations, isAll) => {
  const own = ownFaults(isAll);
  const unreadable = new Set(own.map(({ path }) => path));
  const faults = [...violations.filter(({ path }) => !unreadable.has(path)), ...own];
  // A row in which nothing is filled in may not be wanted.
  const blankRows = new Map();
  for (const row of find('[data-part="row"]')) {
    const box = boxOf(row);
    const isAsked = box.dataset.required !== undefined && row.parentElement.children.length === 1;
    if (isAsked || !(isAll || isSubmitted || visited.has(box)) || !isEmptyEntry(row)) continue;
    const path = pathOf(row);
    if (!blankRows.has(path)) blankRows.set(path, { path, place: row, message: texts.blank, severity: "error" });
  }
  // What is wrong in such a row is said once, of the row.
  return [...new Set(faults.map((fault) => blankRows.get(pathsAround(fault.path).findLast((around) => blankRows.has(around))) ?? fault))];
};

/** Boxes and rows by the paths of their values. */
const places = () => {
  const places = new Map();
  for (const place of find("[data-name], [data-prefix]")) {
    const path = pathOf(place);
    if (!places.has(path)) places.set(path, place);
  }
  return places;
};
const lastStep = /(?:^|\.)(?:`[^`]*`|[^.[`"]+)$|\[(?:\d+|"(?:[^"\\]|\\.)*")\]$/;
/** The paths of what is around a path, from the inside out. */
const pathsAround = (path) => {
  const paths = [];
  for (let rest = path; lastStep.test(rest); ) paths.push((rest = rest.replace(lastStep, "")));
  return paths;
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
const placeFor = (fault, among) => fault.place ?? placeOf(fault.path, among) ?? checkPlace(fault);

/** Shows the parts that apply; whether there are more of them now (true) or only fewer (false). */
const showBranches = () => {
  let hasMore;
  for (const branch of find("[data-branch]")) {
    const fields = find("[data-name]", branch).map((box) => session.field(box.dataset.name)).filter(Boolean);
    const isHidden = fields.length > 0 && fields.every((field) => !field.isActive);
    if (branch.hidden !== isHidden) hasMore ||= branch.hidden;
    branch.hidden = isHidden;
    branch.disabled = isHidden;
  }
  return hasMore;
};

/** The value of a box in an entry of a map, which has no fields of its own, among those of the form. */
const valueInEntry = (box, values) => {
  const { name } = box.dataset;
  const keys = new Map();
  for (let row = box.closest("[data-entry]"); row; row = row.parentElement.closest("[data-entry]")) keys.set(row.dataset.prefix, keyOf(row));
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
      write(box.querySelector("output"), field?.text || (typeof value === "boolean" ? (value ? texts.yes : texts.no) : String(value ?? "")));
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
/** What a value of a kind of box is as text. */
const textOf = (kind, value) => {
  const parts = kind === "map" ? Object.entries(value ?? {}).flat() : [value ?? []].flat();
  return JSON.stringify(parts.map((each) => (typeof each === "object" ? "" : String(each))));
};
/** Whether the controls of a kind of box and a field have the same value. An unchecked box says no, or nothing. */
const sameValue = (kind, one, other) =>
  textOf(kind, one) === textOf(kind, other) || (kind === "boolean" && (one ?? false) === false && (other ?? false) === false);

const showMessages = () => {
  const found = new Map();
  const among = places();
  const cuts = [...cut].map((place) => ({ place, message: texts.cut }));
  for (const each of [...faultsAmong(session.violations, false), ...session.warnings, ...cuts]) {
    const place = placeFor(each, among);
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
    writeMessage(message, isChecking ? texts.checking : [...new Set(shown.map((each) => each.message))].join(" "), isError);
    message?.classList.toggle("warning", shown.length > 0 && !isError);
    message?.classList.toggle("checking", Boolean(isChecking));
    const controls = place.dataset.name !== undefined ? controlsOf(place) : find("input, select, textarea", place).filter((one) => one.closest("[data-prefix]") === place && boxOf(one) === boxOf(place));
    if (place.dataset.kind === "list" || place.dataset.kind === "map") continue;
    for (const control of place.matches(".message") ? [] : controls) {
      if (isError) control.setAttribute("aria-invalid", "true");
      else control.removeAttribute("aria-invalid");
    }
  }
};

const showLimits = () => {
  for (const button of find("button[data-add][data-most]")) {
    button.disabled = rowsOf(boxOf(button)).length >= Number(button.dataset.most);
    // The next element says how many there can be.
    button.nextElementSibling.hidden = !button.disabled;
  }
};

// While a button is pressed nothing may move from under it: the field before it, which is left, may have a message.
let isPressed = false;
addEventListener("pointerdown", () => (isPressed = true), true);
for (const kind of ["pointerup", "pointercancel", "keydown"]) {
  addEventListener(kind, () => {
    if (!isPressed) return;
    isPressed = false;
    // The click comes first.
    setTimeout(showChanges);
  }, true);
}

let isShowing = false;
/** Does something that changes the session, or moves the focus, before anything is shown. */
const withoutShowing = (act) => {
  const wasShowing = isShowing;
  isShowing = true;
  act();
  isShowing = wasShowing;
};
const show = () => {
  if (isShowing || isPressed) return;
  withoutShowing(() => {
    const hasMore = showBranches();
    // What is said again is only heard where something else was said before.
    if (hasMore !== undefined) write(byId("status"), hasMore ? texts.more : "");
    showFields();
    showMessages();
    showLimits();
    showWays();
    for (const { box } of boxesOfFields()) shown.set(box, textOf(box.dataset.kind, valueOf(box)));
  });
};

/** Shows what the session says by itself. */
const showChanges = () => {
  if (!isShowing && !isPressed) readOthers();
  show();
};

// MARK: Rows

const refresh = (box) => {
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

/** Has the session know the rows of a box as they are now. */
const sendRows = (box, insertsAt = null, removesAt = null) => {
  const field = session.field(box.dataset.name);
  const rows = rowsOf(box);
  const isOwn = field && box.dataset.kind === "list" && (rows[0] ?? box.querySelector(":scope > template").content.firstElementChild).dataset.part !== undefined;
  if (!isOwn) send(box);
  else if (insertsAt !== null) field.insert(valuesIn(rows[insertsAt]), insertsAt);
  else field.remove(removesAt);
};
/** The first control of a part that people see. */
const firstControl = (part) => find("input, select, textarea, button", part).find((one) => one.offsetParent !== null);
const appendRow = (box) => {
  const row = box.querySelector(":scope > template").content.firstElementChild.cloneNode(true);
  box.querySelector(":scope > [data-rows]").append(row);
  refresh(box);
  prepare(row);
  return row;
};
const addRow = (box) => {
  const row = appendRow(box);
  // The first rows are there before the session begins.
  if (session) sendRows(box, rowsOf(box).length - 1);
  begin(row);
  return row;
};
/** Removes a row, and goes on to the next one. */
const removeRow = (box, row) => {
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
const begin = (node) => {
  for (const box of find('[data-kind="map"][data-required], [data-kind="list"][data-required]', node)) {
    if (rowsOf(box).length === 0 && !box.closest('[data-part="nested"]')) addRow(box);
  }
};

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-add], button[data-remove], button[data-reveal]");
  if (!button) return;
  const box = boxOf(button);
  let added = null;
  if (button.dataset.reveal !== undefined) {
    const [control] = controlsOf(box);
    const isShown = control.type === "password";
    control.type = isShown ? "text" : "password";
    write(button.querySelector("span"), isShown ? texts.hide : texts.show);
  } else if (button.dataset.add !== undefined) {
    withoutShowing(() => (added = addRow(box)));
  } else {
    withoutShowing(() => removeRow(box, button.closest("[data-prefix]")));
  }
  sendBoxes();
  show();
  // A script that adds rows doesn't take the focus from the person who is typing elsewhere.
  if (added && event.isTrusted) firstControl(added)?.focus();
});

// MARK: Coming back
//
// A browser that comes back to a page restores its controls, but not those in rows, which only this script adds.

// What identifies this visit of the page in the browser's history.
const visit = history.state?.visit ?? `formRules ${Math.random()}`;
/** The controls in rows whose values may be kept: browsers keep no secrets either. */
const controlsInRows = () =>
  find("[data-prefix] :is(input, select, textarea)").filter((one) => {
    const isSecret = one.type === "password" || boxOf(one)?.querySelector("[data-reveal]");
    return one.type !== "file" && !isSecret && !/^(off|cc-.*)$/.test(one.autocomplete);
  });
const boxesOfRows = () => find('[data-kind="list"], [data-kind="map"]');
const keepRows = () => {
  const counts = boxesOfRows().map((box) => [box.dataset.name, rowsOf(box).length]);
  if (counts.length === 0) return;
  const values = controlsInRows().map((one) => [one.id, isTicked(one) ? one.checked : one.value]);
  try {
    sessionStorage.setItem(visit, JSON.stringify({ counts, values }));
  } catch {
    // A page that may store nothing has lost its rows.
  }
};
/** Whether the browser has restored the controls: each does so on the way back, and some do when the page is loaded again. */
const isRestored = () =>
  performance.getEntriesByType("navigation")[0]?.type === "back_forward"
  || find("input, textarea").some((one) => !one.closest("[data-prefix]") && (one.value !== one.defaultValue || one.checked !== one.defaultChecked));
const restoreRows = () => {
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
  for (const control of controlsInRows().filter(({ id }) => values.has(id))) {
    if (isTicked(control)) control.checked = values.get(control.id);
    else control.value = values.get(control.id);
  }
};
addEventListener("pagehide", keepRows);

// MARK: Steps and submitting

const sections = find("[data-step]");
const [back, onward, submit] = ["button[data-back]", "button[data-continue]", "button[type=submit]"].map((one) => form.querySelector(one));
const summary = byId("summary");
const { title } = document;
let current = 0;

const headingOf = (section) => section.querySelector("h2");
const showTitle = () => {
  const section = sections[current];
  const words = section ? `${section.querySelector(".progress").textContent}: ${headingOf(section).textContent} – ${title}` : title;
  document.title = summary.hidden ? words : `${texts.error}: ${words}`;
};
const showStep = () => {
  sections.forEach((section, position) => (section.hidden = position !== current));
  showWays();
};
/** Whether something of a step applies; one without fields says something. */
const applies = (section) => {
  const boxes = find("[data-name]", section);
  return boxes.length === 0 || boxes.some((box) => session.field(box.dataset.name)?.isActive);
};
const nextStep = () => sections.findIndex((section, position) => position > current && applies(section));
const previousStep = () => sections.findLastIndex((section, position) => position < current && applies(section));
/** What the current step follows and is followed by, which may depend on its answers. */
const showWays = () => {
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
const goTo = (position) => {
  history.pushState({ visit, step: position, from: current }, "");
  current = position;
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
  const position = state?.step;
  if (!sections[position]) return;
  current = position;
  arrive();
});

/** Whether messages at fields are read out; those of a form that is sent are listed at the top. */
const readOut = (isWanted) => {
  for (const message of find(".message")) message.setAttribute("aria-live", isWanted ? "polite" : "off");
};

/**
 * Asks something that may await answers of the site; meanwhile nothing else can be asked. Returns whether the answer is
 * still wanted: who goes back to another step meanwhile has changed their mind.
 */
const ask = async (button, question) => {
  const step = current;
  isAsking = true;
  readOut(false);
  button.setAttribute("aria-disabled", "true");
  write(byId("status"), texts.checking);
  await question();
  write(byId("status"), "");
  button.removeAttribute("aria-disabled");
  isAsking = false;
  show();
  return current === step;
};

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
const summarize = (violations) => {
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

back?.addEventListener("click", () => {
  if (isAsking) return;
  const previous = previousStep();
  if (history.state?.from === previous) {
    history.back();
    return;
  }
  goTo(Math.max(previous, 0));
  arrive();
});
onward?.addEventListener("click", async () => {
  if (isAsking) return;
  const step = session.steps[current];
  for (const box of find("[data-name]", sections[current])) visited.add(box);
  if (!(await ask(onward, () => step.submit()))) return;
  const faults = ownFaults(true).some((fault) => sections[current].contains(placeFor(fault, places())));
  if (step.violations.length > 0 || faults) {
    summarize(step.violations);
    return;
  }
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
  const isBlank = (row) => isEmptyEntry(row) && !row.querySelector("[data-boolean]:enabled")
    && !mistakes.some(({ path }) => path === row.dataset.prefix || path.startsWith(`${row.dataset.prefix}.`));
  let isAny = false;
  for (const box of find('[data-kind="list"]').reverse()) {
    for (let row = rowsOf(box).at(-1); row?.dataset.part !== undefined && isBlank(row); row = rowsOf(box).at(-1)) {
      row.remove();
      sendRows(box, null, rowsOf(box).length);
      refresh(box);
      isAny = true;
    }
  }
  return isAny;
};

let isAccepted = false;
let isAsking = false;
// Whether the form is on its way: until something changes, or the page is shown again, it isn't sent twice.
let isSent = false;
addEventListener("submit", (event) => {
  if (event.target !== form || !isAccepted || event.defaultPrevented) return;
  isSent = true;
  // What is sent as a password is not kept as an ordinary text.
  for (const button of find("button[data-reveal]")) if (controlsOf(boxOf(button))[0]?.type === "text") button.click();
  // An answer that leaves the page as it is doesn't say so.
  setTimeout(() => (isSent = false), 30_000);
});
form.addEventListener("submit", async (event) => {
  if (isAccepted) return;
  event.preventDefault();
  if (isSent) return;
  // The key Enter goes on to the next step, as long as there is one.
  if (onward && !onward.hidden) {
    onward.click();
    return;
  }
  // Pressed twice, the button sends the form once.
  if (isAsking) return;
  isSubmitted = true;
  let verdict;
  const isWanted = await ask(submit, async () => {
    verdict = await session.submit();
    if (dropBlankRows()) verdict = await session.submit();
  });
  if (!isWanted || summarize(session.violations) || verdict === "invalid") return;
  // A form cannot be sent while its event is still on its way to other listeners.
  await new Promise((resolve) => setTimeout(resolve));
  isAccepted = true;
  form.requestSubmit(submit);
  isAccepted = false;
});

/** What is sent: values without the signs that only masks show, boxes that say no, and entries by their keys. */
form.addEventListener("formdata", ({ formData }) => {
  const pairs = [...formData];
  for (const name of new Set(pairs.map(([name]) => name))) formData.delete(name);
  const controls = new Map([...form.elements].map((control) => [control.name, control]));
  const dropped = find("[data-entry]").filter(isEmptyEntry);
  for (const [name, value] of pairs) {
    const control = controls.get(name);
    if (dropped.some((row) => row.contains(control))) continue;
    const isFormatted = boxOf(control)?.matches('[data-kind="text"][data-formatted]');
    const field = isFormatted ? session.field(name) : null;
    formData.append(control ? pathOf(control, name) : name, field ? String(field.value ?? "") : value);
  }
  for (const control of find('input[data-boolean]:enabled:not(:checked)')) {
    if (!isLeftOut(boxOf(control))) formData.append(pathOf(control, control.name), "false");
  }
});

/** Shows what only works with a script, in the page or in a row. */
const prepare = (node) => {
  for (const button of find("button[data-add], button[data-reveal], button[data-remove]", node)) button.hidden = false;
  // What is too long is said instead of cut off.
  for (const control of find("[maxlength]", node)) control.removeAttribute("maxlength");
  // Some browsers have no control for months, and need an example.
  for (const control of find("[type=month]", node)) {
    const example = control.closest(".field, [data-kind]").querySelector(":scope > [data-month]");
    if (example) example.hidden = control.type === "month";
  }
};

form.noValidate = true;
for (const rows of find("[data-plain]")) rows.remove();
find("[data-lines]").forEach((place, position) => Object.assign(place, { id: `check-${position + 1}`, tabIndex: -1 }));
prepare(form);
begin(form);
restoreRows();
open();
current = Math.max(sections.findIndex(applies), 0);
history.replaceState(sections.length > 0 ? { visit, step: current } : { visit }, "");
showStep();
show();
session.onChange(showChanges);
addEventListener("pageshow", readAgain);
form.addEventListener("reset", () => setTimeout(readAgain));
