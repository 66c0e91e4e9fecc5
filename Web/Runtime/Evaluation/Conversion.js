// Converts values to the types of their fields.
import { plainAny } from "../Program/ValueType.js";
import { parseDate, parseDateTime, parseMonth, parseTime } from "../Values/CalendarDate.js";
import { isWhole, parseNumber, tooManyDigits } from "../Values/Number.js";
import {
  AS_GIVEN, BEYOND, BOOLEAN, FILE, FORM, LIST, MISSING, MISTYPED, NULL, NUMBER, PARTIAL, TEXT, TYPING,
} from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { complete, completion, refused } from "../Values/TextSyntax.js";
import { limitReached, limits } from "./EvaluationLimits.js";
import { prepareForm } from "./Preparation.js";

// How a slot is brought to each type.
const conversions = {
  text: (on, slot) => mistypeUnlessText(slot),
  choice: (on, slot) => mistypeUnlessText(slot),
  integer: (on, slot, type, notation) => convertNumber(on, slot, type.name, notation),
  number: (on, slot, type, notation) => convertNumber(on, slot, type.name, notation),
  boolean: (on, slot, type) =>
    convertText(on, slot, type, null, (text) => (text === "true" ? true : text === "false" ? false : null)),
  date: (on, slot, type, notation) => convertText(on, slot, type, notation, parseDate),
  month: (on, slot, type, notation) => convertText(on, slot, type, notation, parseMonth),
  time: (on, slot, type, notation) => convertText(on, slot, type, notation, parseTime),
  datetime: (on, slot, type, notation) => convertText(on, slot, type, notation, parseDateTime),
  file: (on, slot) => mistypeUnlessEmpty(slot, FILE),
  any: (on, slot) => keepAsGiven(on, slot),
  form(on, slot, type, notation, at, follows) {
    if (!mistypeUnlessEmpty(slot, FORM)) return;
    slot.form = type.form;
    if (on.depth >= limits.depth) slot.markBeyond(limitReached("depth"));
    else prepareForm(on, type.form, at, true, follows);
  },
  map(on, slot, type, notation) {
    // A list of the data is no map.
    if (slot.kind === LIST && !slot.isMap && !(slot.flags & BEYOND)) slot.flags |= MISTYPED;
    else convertList(on, slot, type.item, notation);
  },
  list: (on, slot, type, notation) => convertList(on, slot, type.item, notation),
};

/** Brings a slot to a type, or marks it as mistyped. */
export function convert(on, at, type, notation, follows = false) {
  conversions[type.name](on, on.slots[at], type, notation, at, follows);
}

function mistypeUnlessText(slot) {
  if (slot.kind !== TEXT) slot.flags |= MISTYPED;
}

/** Marks a value of another kind as mistyped, unless it is an empty text; returns whether it is of the kind. */
function mistypeUnlessEmpty(slot, kind) {
  if (slot.kind === kind) return true;
  if (!isEmptyText(slot)) slot.flags |= MISTYPED;
  return false;
}

function isEmptyText(slot) {
  return slot.kind === TEXT && isEmptySlot(slot);
}

function convertText(on, slot, type, notation, parse) {
  if (slot.kind === type.kind || isEmptyText(slot)) return;
  // Data has no other notation than text for dates and times.
  const isParsed = type.kind !== BOOLEAN || !(on.request.strict || slot.flags & AS_GIVEN);
  if (slot.kind !== TEXT || !isParsed) {
    slot.flags |= MISTYPED;
    return;
  }
  const value = notation?.read(slot.value).value ?? parse(slot.value);
  if (value === null || value === undefined) markMistyped(slot, type.name, notation);
  else retype(slot, type.kind, value);
}

function convertNumber(on, slot, syntax, notation) {
  if (slot.kind === MISSING) return;
  if (slot.kind === NUMBER) {
    if (slot.value === null) slot.markBeyond(limitReached("digits of a number"));
    else if (syntax === "integer" && !isWhole(slot.value)) slot.flags |= MISTYPED;
    return;
  }
  if (slot.kind === TEXT && isEmptyText(slot)) return;
  if (slot.kind !== TEXT || on.request.strict || slot.flags & AS_GIVEN) {
    slot.flags |= MISTYPED;
    return;
  }
  const reading = notation?.read(slot.value);
  const text = reading?.completion === complete ? reading.decimal : slot.value;
  if (text === slot.value && completion(syntax, text) !== complete && reading?.completion !== complete) {
    return markMistyped(slot, syntax, notation);
  }
  const value = parseNumber(text);
  if (value === tooManyDigits || value === null) slot.markBeyond(limitReached("digits of a number"));
  else retype(slot, NUMBER, value);
}

function markMistyped(slot, syntax, notation) {
  slot.flags |= MISTYPED;
  if (!(slot.flags & TYPING)) return;
  const canBe = completion(syntax, slot.value) !== refused || (notation && notation.read(slot.value).completion !== refused);
  if (canBe) slot.flags |= PARTIAL;
}

function convertList(on, list, type, notation) {
  if (!mistypeUnlessEmpty(list, LIST)) return;
  if (list.count > limits.listLength) return list.markBeyond(limitReached("list length"));
  for (let index = 0; index < list.count; index++) {
    const item = list.item(index);
    if (list.flags & AS_GIVEN) {
      on.slots[item].flags |= AS_GIVEN;
      if (list.isMap) on.slots[item - 1].isKey = false;
    }
    convertItem(on, item, type, notation, index > 0 && !list.isMap);
  }
}

function convertItem(on, at, type, notation, follows) {
  const slot = on.slots[at];
  if (type.form) {
    // The fields of an empty item are all empty, and judged so.
    if (isEmptyItem(slot)) prepareForm(on, type.form, at, false, follows);
    else convert(on, at, type, notation, follows);
  } else if (slot.kind === NULL) {
    // Elsewhere a null in a list is an empty item.
    if (type.name === "any" || slot.flags & AS_GIVEN) convert(on, at, type, null);
  } else if (slot.kind !== MISSING) convert(on, at, type, notation);
}

function isEmptyItem(slot) {
  if (slot.flags & AS_GIVEN) return slot.kind === MISSING;
  return slot.kind === MISSING || slot.kind === NULL || isEmptyText(slot);
}

function keepAsGiven(on, slot) {
  slot.flags |= AS_GIVEN;
  if (slot.kind === NUMBER && slot.value === null) slot.markBeyond(limitReached("digits of a number"));
  if (slot.kind !== LIST && slot.kind !== FORM) return;
  // The form around the outermost value is a level too.
  if (on.depth > limits.depth) return slot.markBeyond(limitReached("depth"));
  on.depth++;
  if (slot.kind === FORM) {
    slot.isOwn = true;
    for (let index = 0; index < slot.count; index++) {
      const at = slot.start + 2 * index + 1;
      // A name is judged even if it is blank.
      on.slots[at - 1].flags |= AS_GIVEN;
      convert(on, at, plainAny, null);
    }
  } else if (!(slot.flags & BEYOND)) convertList(on, slot, plainAny, null);
  if (!(slot.flags & BEYOND)) takeLimits(on, slot);
  on.depth--;
}

/** What holds a value beyond a limit is itself beyond it, as it is judged as a whole. */
function takeLimits(on, whole) {
  const first = whole.kind === FORM ? whole.start + 1 : whole.start;
  const stride = whole.kind === FORM ? 2 : whole.stride;
  for (let index = 0; index < whole.count; index++) {
    const part = on.slots[first + index * stride];
    if (part.flags & BEYOND) whole.markBeyond(part.reason);
  }
}

/** A typed value keeps the text that it was typed as. */
function retype(slot, kind, value) {
  slot.text = slot.value;
  slot.kind = kind;
  slot.value = value;
}
