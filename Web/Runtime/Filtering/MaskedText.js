// A text in the places of a mask.
import { characters } from "../Values/TextMeasure.js";
import { canStayFree, isOfKind, needsZero, separates, takes } from "./MaskNotation.js";

// What a character may be when it is put into a mask: whether it fills a place, may be one of the mask's that is in the
// value or only shown, and whether it is typed or pasted: one that fits nowhere may then end what is optional, as the `/` in
// `1/2`, and a digit with which no number of the place can begin gets a zero, as in `9:07`.
const source = (fills, matchesFixed, matchesLiterals, isNew) => ({ fills, matchesFixed, matchesLiterals, isNew });
const ofValue = source(true, true, false, false);
const keptCharacter = source(true, false, false, false);
const keptFixed = source(false, true, false, false);
export const formattedText = source(true, true, true, true);
export const rawText = source(true, true, false, true);
export const bareText = source(true, false, false, true);

// Who wrote a character that is shown: the mask, to be shown only or as part of the value, or a person.
export const [literalRole, fixedRole, filledRole] = [0, 1, 2];
export const segmented = (list) => characters(list.join(""));

/** A text in the places of a mask: cells with each shown character, its place, and who wrote it. */
export class MaskedText {
  constructor(places, cells = [], next = 0) {
    this.places = places;
    this.cells = cells;
    this.next = next;
  }

  /** The text that is shown for a value; characters that no place takes are left out. */
  static of(value, places, autocompletes) {
    const text = new MaskedText(places);
    for (const character of value) text.take(character, ofValue);
    if (text.filledCount() === 0) [text.cells, text.next] = [[], 0];
    if (autocompletes) text.autocomplete();
    return text;
  }

  /** Whether a text is a value that can be typed into the places just as it is. */
  static holds(text, places) {
    return MaskedText.of(characters(text), places, false).value.join("") === text;
  }

  copy() {
    return new MaskedText(this.places, [...this.cells], this.next);
  }

  get shown() {
    return this.cells.map((cell) => cell.character).join("");
  }

  /** The characters of the value; none as long as no place is filled. */
  get value() {
    return this.filledCount() > 0 ? this.cells.filter((cell) => cell.role !== literalRole).map((cell) => cell.character) : [];
  }

  get isComplete() {
    return !this.places.slice(this.next).some((place) => place.room === "mandatory" || place.isInValue);
  }

  /** Whether a character of the mask could also be a person's. */
  get isAmbiguous() {
    return this.places.some((place) => place.own !== undefined && isOfKind.letterOrDigit(place.own));
  }

  /** How many characters of the value become one with the one before. */
  get joinedCount() {
    return this.value.length - segmented(this.value).length;
  }

  get staysSeparate() {
    return segmented(this.cells.map((cell) => cell.character)).length === this.cells.length;
  }

  /**
   * Whether the person's characters, from an offset on, may move to the places of those before them: not if the places take different
   * kinds, nor if numbers may have different lengths and only separators in the value tell to which of them a digit belongs.
   */
  canMove(offset) {
    const kinds = this.cells.slice(offset).flatMap(({ place }) => this.places[place].kind ?? []);
    if (kinds.some((kind) => kind !== kinds[0])) return false;
    return this.places.every(({ room }) => room !== "optional") || this.places.some(({ isInValue }) => isInValue === false);
  }

  filledCount(start = 0, end = this.cells.length) {
    let count = 0;
    for (let at = start; at < end; at++) if (this.cells[at].role === filledRole) count++;
    return count;
  }

  /** The offset of the first of the mask's characters that stand together before another offset. */
  startOfOwn(offset) {
    while (offset > 0 && this.cells[offset - 1].role !== filledRole) offset--;
    return offset;
  }

  /** The offset of a caret after some characters of the person's and some of the mask's. */
  caret(filledCount, ownCount, skipsOwn) {
    let offset = 0;
    for (let rest = filledCount; rest > 0 && offset < this.cells.length; offset++) {
      if (this.cells[offset].role === filledRole) rest--;
    }
    for (; offset < this.cells.length && this.cells[offset].role !== filledRole; offset++) {
      // An optional place that is still free may stand between, and takes what is typed next.
      const previous = offset === 0 ? -1 : this.cells[offset - 1].place;
      if (ownCount-- <= 0 && !(skipsOwn && this.cells[offset].place === previous + 1)) break;
    }
    return offset;
  }

  /** Cuts off the characters shown from an offset on, and returns them. */
  cut(offset) {
    const tail = this.cells.splice(offset);
    const last = this.cells.at(-1);
    this.next = last === undefined ? 0 : this.places[last.place].room === "repeating" ? last.place : last.place + 1;
    return tail;
  }

  /** Writes the mask's own characters that come next. */
  autocomplete() {
    for (; this.places[this.next]?.own !== undefined; this.next++) this.write(this.next);
  }

  write(place, character = null) {
    const { own, isInValue } = this.places[place];
    const role = character !== null ? filledRole : isInValue ? fixedRole : literalRole;
    this.cells.push({ character: character ?? own, place, role });
  }

  /** Puts the characters of a tail that come after some of them in again; returns how many of the person's are lost. */
  takeTail(tail, count) {
    let lost = 0;
    for (const { character, role } of tail.slice(count)) {
      if (role === fixedRole) this.take(character, keptFixed);
      if (role === filledRole && !this.take(character, keptCharacter)) lost++;
    }
    return lost;
  }

  /** Takes away the characters shown in a range; returns how many of the person's found no place again. */
  remove(start, end) {
    return this.takeTail(this.cut(start), end - start);
  }

  /** Puts one character into the first place that has room for it; whether there is one. */
  take(character, as) {
    const count = this.cells.length;
    let [hasPassedOptional, hasPassedOwn, afterSeparator] = [false, false, null];
    for (let index = this.next; index < this.places.length; index++) {
      const place = this.places[index];
      const { own, isInValue, room } = place;
      const previous = this.cells.at(-1)?.character;
      if (own === undefined && hasPassedOwn) afterSeparator ??= { next: index, count: this.cells.length };
      if (own !== undefined) {
        this.write(index);
        hasPassedOwn = hasPassedOptional;
        if (own === character && (isInValue ? as.matchesFixed : as.matchesLiterals)) {
          this.next = index + 1;
          return true;
        }
      } else if (as.fills && takes(place, character, previous)) {
        this.write(index, character);
        this.next = room === "repeating" ? index : index + 1;
        return true;
      } else if (as.isNew && needsZero(place, character)) {
        this.write(index, "0");
        this.write(index + 1, character);
        this.next = index + 2;
        return true;
      } else if (canStayFree(place, previous)) hasPassedOptional = true;
      else break;
    }
    if (as.isNew && afterSeparator && this.filledCount() > 0 && separates(character)) {
      this.cells.length = afterSeparator.count;
      this.next = afterSeparator.next;
      return true;
    }
    this.cells.length = count;
    return false;
  }

  /** The text that is shown for the value of this one. */
  settled(autocompletes) {
    for (let value = this.value; ;) {
      const text = MaskedText.of(segmented(value), this.places, autocompletes);
      value = text.value;
      // Leaving a character out may bring two together that become one.
      if (segmented(value).length === value.length) return text;
    }
  }
}
