// What people do to controls.

import { boxOf, controlsOf, firstControl, write } from "./Markup.js";
import { readOut } from "./Messages.js";
import { withoutShowing } from "./Pauses.js";
import { cut, left, progress, visited } from "./Progress.js";
import { readAll, readOthers, send, sendBoxes } from "./Reading.js";
import { addRow, removeRow } from "./Rows.js";
import { fieldAt, isTyped, session } from "./Session.js";
import { show } from "./Showing.js";
import { form, texts } from "./Site.js";
import { listAgain } from "./Summary.js";

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

// What controls held before each edit, and whether the page has written into them since. Browsers undo only what was typed, and after
// that in the wrong places; so the page undoes it then.
const pasts = new WeakMap();
const mostPast = 100;
const isUndoing = ({ inputType }) => inputType === "historyUndo";

const type = (box, control, event) => {
  const field = session.field(box.dataset.name);
  const { text: before } = field;
  const after = control.value;
  if (after === before) return;
  const past = pasts.get(control) ?? { texts: [], isWritten: false };
  pasts.set(control, past);
  const isForward = event.inputType === "deleteContentForward";
  const edit = isUndoing(event) ? { start: 0, end: before.length, text: after } : change(before, after, control.selectionStart ?? after.length, isForward);
  const outcome = field.edit(edit);
  if (!isUndoing(event) && outcome.text !== before) past.texts = [...past.texts.slice(1 - mostPast), before];
  if (outcome.isShortened) cut.add(box);
  else cut.delete(box);
  if (control.value === outcome.text) return;
  past.isWritten = true;
  control.value = outcome.text;
  if (document.activeElement === control) control.setSelectionRange(outcome.caret, outcome.caret);
};

form.addEventListener("beforeinput", (event) => {
  const past = pasts.get(event.target);
  if (!past?.isWritten || !/^history/.test(event.inputType)) return;
  event.preventDefault();
  if (!isUndoing(event) || past.texts.length === 0) return;
  event.target.value = past.texts.pop();
  event.target.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: event.inputType }));
});

/**
 * Writes 0 to 9 for the digits of other scripts in a control for digits, and its own separators for those of Arabic in one for
 * numbers, as fields of the session's own do by themselves.
 */
const convertDigits = (control) => {
  const isNumber = control.matches(".number");
  if (!isNumber && !control.matches("[inputmode=numeric]")) return;
  const [, group, decimal] = /1(\D?)234(\D?)/.exec(control.dataset.notation ?? "1234.56");
  const separators = isNumber ? { "\u066b": decimal, "\u066c": group } : {};
  const digit = (other) => {
    const code = other.codePointAt(0);
    // Unicode has decimal digits in runs of ten, from zero on.
    let zero = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--;
    return String((code - zero) % 10);
  };
  const converted = (text) => text.replace(/[^\P{Nd}0-9]/gu, digit).replace(/[\u066b\u066c]/g, (separator) => separators[separator] || separator);
  const text = converted(control.value);
  if (text === control.value) return;
  const caret = converted(control.value.slice(0, control.selectionStart)).length;
  control.value = text;
  if (document.activeElement === control) control.setSelectionRange(caret, caret);
};

/** Has the session know what someone does to a control. What fills in for a person may say only at the end that it has changed. */
const hear = (event) => {
  const box = boxOf(event.target);
  if (!box || event.isComposing) return;
  progress.isSent = false;
  // What is chosen is finished, where a box that is ticked may be the first of several.
  const isChosen = event.type === "change" && event.target.matches("select, [type=radio], [type=file]");
  const isFinished = isChosen || event.target !== document.activeElement;
  progress.typed = isFinished ? null : event.target;
  if (isFinished) left.add(event.target);
  readOut(true);
  withoutShowing(() => {
    readOthers(event.target);
    if (isTyped(box)) type(box, event.target, event);
    else {
      convertDigits(event.target);
      send(event.target);
    }
    sendBoxes();
    if (isChosen) fieldAt(event.target)?.field.leave();
  });
  show();
};

form.addEventListener("input", hear);
form.addEventListener("change", hear);
form.addEventListener("compositionend", (event) => event.target.dispatchEvent(new Event("input", { bubbles: true })));

form.addEventListener("focusin", (event) => {
  readOut(true);
  const found = fieldAt(event.target);
  if (!found || event.target.tagName === "BUTTON") return;
  readAll();
  found.field.focus();
});

form.addEventListener("focusout", (event) => {
  left.add(event.target);
  progress.typed = null;
  const found = fieldAt(event.target);
  // Within a list or map, a row is left for another, or for a button.
  const place = event.target.closest("[data-prefix]") ?? found?.box;
  const next = event.relatedTarget;
  if (!found || (place.contains(next) && found.box.contains(next) && next.tagName !== "BUTTON")) return;
  visited.add(found.box);
  readAll();
  found.field.leave();
});

form.addEventListener("click", (event) => {
  const button = event.target.closest("button[data-add], button[data-remove], button[data-reveal]");
  if (!button) return;
  const box = boxOf(button);
  progress.isSent = false;
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
    listAgain();
  }
  sendBoxes();
  show();
  // A script that adds rows doesn't take the focus from the person who is typing elsewhere.
  if (added && event.isTrusted) firstControl(added)?.focus();
});

const readAgain = () => {
  progress.isSent = false;
  readAll();
  show();
};

addEventListener("pageshow", readAgain);
form.addEventListener("reset", () => setTimeout(readAgain));
