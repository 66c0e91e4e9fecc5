// What messages say of values, arguments and fields.
import { fieldAt, isInContext, parameterAt } from "../Evaluation/FieldLookup.js";
import { resolve, resolveField } from "../Evaluation/Operands.js";
import { firstPlace } from "../Evaluation/OrderedSearch.js";
import { aComputation, aField } from "../Program/Operand.js";
import { sizeText } from "../Values/ByteCount.js";
import { numberText } from "../Values/Number.js";
import { BEYOND, BOOLEAN, DURATION, FILE, LIST, NUMBER, PATTERN, RANGE, SET, SIZE, TEXT } from "../Values/Slot.js";
import { isEmptySlot, isMoment, momentText } from "../Values/SlotValue.js";
import { MOST_LISTED, shortened } from "./Labels.js";
import { lastOf, phrase, translated } from "./Phrases.js";
import { isMadeFromSecret } from "./Secrets.js";

/** Arguments by name, as people read them: of many with the same name, the first and how many there are besides. */
export function describeArguments(on, written) {
  return written.flatMap(({ name, operand, count }) => {
    const texts = describeItems(on, operand) ?? [describeOperand(on, operand)];
    // The field by which items are compared is given by its label.
    if (name === "by") texts[0] = translated(on, texts[0]);
    if (count !== undefined) texts.push(lastOf(on, texts.pop(), count));
    return texts.map((text) => ({ name, text }));
  });
}

/** The first items of a list that isn't in the form, and how many there are besides; null for anything else, and if it is empty or secret. */
function describeItems(on, operand) {
  const { slot, position, isSecret } = resolve(on, operand);
  const parameter = slot.kind === LIST ? parameterAt(on, position) : null;
  const holder = isInContext(on, position) ? fieldAt(on, position) : null;
  const type = parameter?.type ?? holder?.type;
  if (slot.kind !== LIST || isSecret || parameter?.isSecret || givesSecretAway(on, operand)) return null;
  if (slot.count === 0 || type?.name !== "list" || type.item.kind === undefined) return null;
  const texts = Array.from({ length: Math.min(slot.count, MOST_LISTED) }, (_, index) => shownValue(on, resolveField(on, slot.item(index)), holder));
  texts.push(lastOf(on, texts.pop(), slot.count));
  return texts;
}

/** An operand as people read it: a field by its label, never by its value. */
export function describeOperand(on, operand) {
  const value = resolve(on, operand);
  if (value.slot.kind === RANGE) return describeRange(on, ...value.slot.value);
  const label = labelAt(on, value.position);
  if (label !== null) return label;
  if (operand.kind === aComputation) return describeComputation(on, operand);
  return value.isSecret || givesSecretAway(on, operand) ? hiddenValue : shownValue(on, value);
}

const givesSecretAway = (on, operand) => on.program.hasSecrets && isMadeFromSecret(on, operand);

/** The label of the first field among the arguments, or the first argument's value. */
export function otherLabel(on, written) {
  for (const { operand } of written.slice(0, MOST_LISTED)) {
    const label = labelAt(on, resolve(on, operand).position);
    if (label !== null) return label;
  }
  return written.length === 0 ? null : describeOperand(on, written[0].operand);
}

function describeComputation(on, operand) {
  const computation = on.program.computations[operand.at];
  const described = descriptions[computation.name]?.(on, computation) ?? null;
  // The value that was compared with says more than how it came about.
  return described ?? (givesSecretAway(on, operand) ? hiddenValue : describeValue(on, resolve(on, operand)));
}

/** Computations that are described otherwise than by their value, if they are. */
const descriptions = {
  today: (on) => phrase(on, "today"),
  now: (on) => phrase(on, "now"),
  key: (on) => (on.frame.field?.isSecret ? hiddenValue : null),
  range: (on, { lower, upper }) => describeRange(on, lower, upper),
  offset(on, { operand, shift: { text } }) {
    if (operand.kind !== aField || !givesSecretAway(on, operand)) return null;
    const words = text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`;
    return phrase(on, `{date} ${words}`, { date: describeOperand(on, operand) });
  },
};

function describeRange(on, lower, upper) {
  // Empty for a bound that is left out, here or by who called the rule.
  const [low, high] = [lower, upper].map((bound) => describeOperand(on, bound));
  const ofMoments = [lower, upper].some((bound) => isMoment(resolve(on, bound).slot));
  if (low !== "" && high !== "") return low === high ? low : phrase(on, "{low} to {high}", { low, high });
  if (low !== "") return phrase(on, ofMoments ? "{low} or later" : "at least {low}", { low });
  if (high !== "") return phrase(on, ofMoments ? "{high} or earlier" : "at most {high}", { high });
  return "";
}

/** A value as people read it: an option of its field, or of the one that holds it in a list, by its label, if it has one. */
export function shownValue(on, value, holder = null) {
  const { kind, value: text } = value.slot;
  const field = kind === TEXT ? holder ?? fieldAt(on, value.position) ?? fieldShown(on, value.position) : null;
  const label = kind === TEXT ? field?.labels.get(text) ?? on.frame.field?.labels.get(text) : undefined;
  return label === undefined ? describeValue(on, value) : translated(on, label);
}

/** A value as text; empty for what has none. */
export function describeValue(on, value) {
  const { slot } = value;
  switch (slot.kind) {
    case TEXT: return shortened(slot.value);
    case BOOLEAN: return String(slot.value);
    case NUMBER:
      // Of a number that could not be computed there is none.
      if (slot.flags & BEYOND || slot.value === null) return "";
      return shownNotation(on, value)?.write(NUMBER, slot.value) ?? numberText(slot.value);
    case FILE: return slot.value.name ?? "";
    case LIST: return String(slot.count);
    case DURATION: return slot.value.text;
    case SIZE: return sizeText(slot.value);
    case PATTERN: return on.program.patternEntries[slot.value].pattern.text;
    case SET: return slot.value.notation;
    default:
      if (!isMoment(slot) || momentText(slot) === null) return "";
      return shownNotation(on, value)?.write(slot.kind, slot.value) ?? shownMoment(slot);
  }
}

/** A date or time with seconds only if there are any. */
const shownMoment = (slot) => momentText(slot).replace(/(T|^)(\d\d:\d\d):00(?![.\d])/, "$1$2");

/** The notation of the field that holds a value; of other values, that of the field that is judged. */
export const notationOfValue = (on, value) => (fieldAt(on, value.position) ?? on.frame.field)?.notation ?? null;

/** The notation in which people read a value: that of the field that is judged if its own field has none. */
const shownNotation = (on, value) => fieldShown(on, value.position)?.notation ?? notationOfValue(on, value) ?? on.frame.field?.notation;

/** The field as whose values a `let` is shown. */
function fieldShown({ frame: { form, base }, program }, at) {
  const name = form.names?.[firstPlace(form.names.length, (index) => base + form.names[index].slot >= at)];
  return name && base + name.slot === at ? program.forms[name.form].fields[name.field] : null;
}

/** The label of the field whose slot is at a position; null for what is no field. */
function labelAt(on, at) {
  // What the form around gives is shown by its value, unless that is secret.
  const parameter = parameterAt(on, at);
  if (parameter) return !parameter.isSecret && parameter.type.kind !== undefined ? null : translated(on, parameter.shownLabel);
  const field = fieldAt(on, at);
  if (!field) return null;
  // Nobody sees a context, so its plain values are shown themselves, if it has any.
  const isEmpty = on.slots[at] === null || isEmptySlot(on.slots[at]);
  return isInContext(on, at) && !isEmpty && !field.isSecret && field.type.kind !== undefined ? null : translated(on, field.shownLabel);
}

export const hiddenValue = "•••";
