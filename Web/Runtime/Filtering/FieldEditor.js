// Edits of one text field, through its mask, notation and filter.
import { translationOf } from "../Notations/ValueNotation.js";
import { characters, trimmed } from "../Values/TextMeasure.js";
import { completion, refused } from "../Values/TextSyntax.js";
import { GroupedNumber } from "./GroupedNumber.js";
import { limitedPlaces, maskPlaces } from "./MaskNotation.js";
import { MaskedEdit } from "./MaskedEditing.js";
import { MaskedText } from "./MaskedText.js";
import { plainEdit, plainOutcome } from "./PlainEditing.js";

/** A text with 0 to 9 in place of the decimal digits of other scripts, which Unicode has in runs of ten, from zero on. */
const withASCIIDigits = (text) =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0);
    let first = code;
    while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first--;
    return String((code - first) % 10);
  });

/** Judges the edits of one text field: what it shows, what its value is, and where the caret goes. */
export class FieldEditor {
  constructor(mask, notation, type) {
    // Whether digits of all scripts are typed as 0 to 9, the only ones that the field can have.
    this.convertsDigits = mask !== undefined || ["integer", "number", "date", "month", "time", "datetime"].includes(type);
    this.places = mask === undefined ? null : limitedPlaces(maskPlaces(mask), notation?.digitLimits ?? []);
    this.notation = notation;
    // The field's separators in numbers, by those that keyboards with Arabic digits have.
    this.separators = { "\u066b": notation ? notation.decimal : type === "number" ? "." : null, "\u066c": notation?.group };
  }

  withOwnCharacters(text) {
    return withASCIIDigits(text).replace(/[\u066b\u066c]/g, (separator) => this.separators[separator] ?? separator);
  }

  shown(value) {
    return this.usesMask(value) ? MaskedText.of(characters(value), this.places, true).shown : value;
  }

  /** Whether the mask formats the value: not what does not fit it, nor digits that only begin data. */
  usesMask(value) {
    return this.places !== null && MaskedText.holds(value, this.places) && (this.notation === null || this.isAlive(value) || !this.isData(value));
  }

  /** A value that is set, without the characters that the mask only shows; as it is where it does not fit the mask. */
  valueOf(value) {
    if (this.places === null || this.notation !== null || typeof value !== "string" || MaskedText.holds(value, this.places)) return value;
    return this.formattedAgain(plainOutcome(value, 0, "taken")).value;
  }

  isAlive(text) {
    return this.notation.read(text).completion !== refused;
  }

  /** Whether a text begins data of these centuries, as `2026-`. */
  isData(text) {
    return this.notation.type !== "time" && /^(?:19|20)/.test(text) && completion(this.notation.syntax, text) !== refused;
  }

  /** What becomes of an edit: the characters from `start` to `end` of what is shown are replaced by a text. */
  outcome(edit, value, canHold) {
    let text = this.convertsDigits ? this.withOwnCharacters(edit.text) : edit.text;
    let best = this.outcomeAsGiven({ ...edit, text }, value, canHold);
    if (this.places !== null || edit.deletesPart) return best;
    // A paste may have white space around it, and a filter may take only the digits 0 to 9.
    for (const change of [trimmed, withASCIIDigits]) {
      const changed = change(text);
      if (best.disposition === "taken" || changed === text || changed === "") continue;
      text = changed;
      const other = this.outcomeAsGiven({ ...edit, text }, value, canHold);
      if (best.disposition === "refused" || other.disposition === "taken") best = other;
    }
    return best;
  }

  outcomeAsGiven(edit, value, canHold) {
    if (this.notation !== null) return this.notated(edit, value, canHold);
    return this.places === null || this.usesMask(value) ? this.formatted(edit, value, canHold) : this.unformatted(edit, value, canHold);
  }

  notated(edit, value, canHold) {
    const grouped = this.places === null ? GroupedNumber.of(value, this.notation, edit) : null;
    const outcome = grouped?.outcome(canHold) ?? null;
    if (outcome !== null) return outcome;
    const shown = characters(this.shown(value));
    const pasted = this.translation(edit, shown);
    if (pasted !== null && canHold(pasted)) return plainOutcome(pasted, characters(pasted).length, "taken");
    if (this.places === null) {
      const data = grouped?.data ?? null;
      return data !== null && canHold(data.value) ? data : this.formatted(edit, value, canHold);
    }
    if (!this.usesMask(value)) return this.formattedAgain(plainEdit(edit, value, canHold));
    const masked = this.formatted(edit, value, canHold);
    if (edit.text === "" || (masked.disposition !== "refused" && this.isAlive(masked.value)) || !this.isAlive(value)) return masked;
    const data = this.data(edit, shown);
    return data !== null && canHold(data) ? plainOutcome(data, characters(data).length, "taken") : masked;
  }

  formatted(edit, value, canHold) {
    return this.places === null ? plainEdit(edit, value, canHold) : new MaskedEdit(this.places, value, canHold).outcome(edit);
  }

  /** An edit of a value that does not fit the mask. */
  unformatted(edit, value, canHold) {
    const plain = plainEdit(edit, value, (text) => {
      const fitted = this.formattedAgain(plainOutcome(text, 0, "taken"));
      // The mask's characters in it were not typed, and will not be in the value.
      return canHold(fitted.value) || (fitted.value === text && canHold(this.withoutOwn(text)));
    });
    return this.formattedAgain(plain);
  }

  withoutOwn(text) {
    const own = this.places.filter((place) => place.isInValue === false).map((place) => place.own);
    return characters(text).filter((each) => !own.includes(each)).join("");
  }

  /** An edit of what the mask did not format, in the mask where that formats it now. */
  formattedAgain(plain) {
    const fitted = this.fitted(plain);
    if (this.usesMask(plain.value)) return fitted;
    // So it does when all of its characters in the text are in their places, there are none, or all places are filled.
    if (this.notation === null) {
      const isInPlace = fitted.shown.startsWith(plain.value) || this.withoutOwn(plain.value) === plain.value;
      return isInPlace || MaskedText.of(characters(fitted.value), this.places, true).isComplete ? fitted : plain;
    }
    // So it does with digits that begin no data any more, if they can become a value in the notation.
    const isTyped = /^\p{Nd}*$/u.test(plain.value) && !this.isData(plain.value) && this.isAlive(fitted.value);
    return isTyped ? fitted : plain;
  }

  /** The outcome of an edit without the mask, formatted by it if the text fits now. */
  fitted(plain) {
    const masked = (text) => new MaskedEdit(this.places, "", () => true).outcome({ start: 0, end: 0, text });
    const fitted = masked(plain.value);
    if (plain.disposition === "refused" || fitted.disposition !== "taken") return plain;
    const before = characters(plain.value).slice(0, plain.caret).join("");
    if (before === plain.value) return { ...fitted, caret: characters(fitted.shown).length, disposition: plain.disposition };
    // The caret is behind as many of the person's characters as before.
    const count = MaskedText.of(characters(masked(before).value), this.places, false).filledCount();
    const caret = MaskedText.of(characters(fitted.value), this.places, true).caret(count, 0, false);
    return { ...fitted, caret, disposition: plain.disposition };
  }

  /** What a paste makes of the text, where that is written as data in full, in the notation. */
  translation({ start, end, text }, shown) {
    if (characters(text).length < 2 || end > shown.length) return null;
    return translationOf(this.notation, shown.slice(0, start).join("") + text + shown.slice(end).join(""));
  }

  /** What was typed without the separators of the mask, where it begins data of these centuries. */
  data({ start, end, text }, shown) {
    const isDigit = (character) => /^\p{Nd}$/u.test(character);
    if (shown.slice(end).some(isDigit)) return null;
    const plainText = shown.slice(0, start).filter(isDigit).join("") + text;
    return this.isData(plainText) && !this.usesMask(plainText) ? plainText : null;
  }
}
