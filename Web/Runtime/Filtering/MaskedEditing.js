// Edits of a text that a mask formats.
import { characters } from "../Values/TextMeasure.js";
import { longestStart } from "./LongestStart.js";
import { isOfKind } from "./MaskNotation.js";
import { bareText, filledRole, formattedText, literalRole, MaskedText, rawText, segmented } from "./MaskedText.js";
import { plainEdit } from "./PlainEditing.js";

/** An edit of a text that a mask formats: the person's characters are put into the mask again. */
export class MaskedEdit {
  constructor(places, value, canHold) {
    this.value = value;
    this.text = MaskedText.of(characters(value), places, true);
    this.canHold = canHold;
  }

  outcome({ start, end, text, isForward = false }) {
    if (text === "") return this.deletion(start, end, isForward);
    const [inserted, from, to] = this.joined(characters(text), start, end);
    return this.insertion(inserted, from, to) ?? this.unchanged(end, "refused");
  }

  unchanged(caret, disposition) {
    return { shown: this.text.shown, value: this.value, caret, disposition };
  }

  changed(text, caret, disposition) {
    // Deletions may bring a letter to a literal with which it becomes one character.
    const end = text.staysSeparate ? caret : Math.min(caret, characters(text.shown).length);
    return { shown: text.shown, value: text.value.join(""), caret: end, disposition };
  }

  // MARK: Deleting

  deletion(start, end, isForward) {
    if (start === end) return this.unchanged(start, "taken");
    const after = this.without(start, end);
    // One that the mask puts back: the next character of the person's goes in its place.
    if (end - start === 1 && after.value.join("") === this.text.value.join("")) return this.stepOver(start, end, isForward);
    return this.deleted(start, end, start, after);
  }

  stepOver(start, end, isForward) {
    if (isForward) {
      const offset = this.text.cells.findIndex((cell, at) => at >= end && cell.role === filledRole);
      return offset < 0 ? this.unchanged(end, "taken") : this.deleted(offset, offset + 1, start);
    }
    const offset = this.text.startOfOwn(start) - 1;
    if (offset < 0) return this.unchanged(start, "taken");
    // With nothing behind it, what separates goes too, or it would be left over.
    const to = this.text.filledCount(end) > 0 ? offset + 1 : this.text.cells.length;
    return this.deleted(offset, to, offset);
  }

  without(start, end) {
    let text = this.text.copy();
    const lost = text.remove(start, end);
    if (lost > 0) {
      // The mask's characters before the range may have been there for the sake of what was in it.
      const other = this.text.copy();
      if (other.remove(other.startOfOwn(start), end) < lost) text = other;
    }
    return text.settled(true);
  }

  /** What a deletion comes to, with the caret behind the characters that were before an offset. */
  deleted(start, end, offset, after = this.without(start, end)) {
    if (this.text.filledCount(end) > 0 && !this.text.canMove(start)) {
      // What may not fit there, or would come to another number, stays as it is shown, without a format.
      const plain = plainEdit({ start, end, text: "" }, this.text.shown, () => true);
      if (!MaskedText.holds(plain.value, this.text.places)) return plain;
    }
    const before = this.text.startOfOwn(offset);
    return this.changed(after, after.caret(this.text.filledCount(0, before), offset - before, false), "taken");
  }

  // MARK: Inserting

  insertion(inserted, start, end) {
    let whole = this.made(inserted, formattedText, start, end);
    if (whole.loss > 0 || (this.text.isAmbiguous && !whole.rank.every((each) => each === 0))) {
      for (const [as, from] of this.otherReadings(start)) {
        const other = this.made(inserted, as, from, end);
        if (isBefore(other.rank, whole.rank)) whole = other;
      }
    }
    if (whole.loss < inserted.length) {
      const text = this.fitting(whole);
      if (text !== null) return this.inserted(whole, text, whole.losesText ? "shortened" : "taken");
    }
    if (inserted.length === 1) return null;
    const beginning = (count) => this.made(inserted.slice(0, count), whole.as, whole.start, end);
    const isMonotone = this.text.filledCount(end) === 0;
    const count = longestStart(inserted.length, isMonotone, (count) => this.fitting(beginning(count)) !== null);
    if (count === 0) return null;
    const part = beginning(count);
    const text = part.loss < count ? this.fitting(part) : null;
    return text === null || this.isSameValue(text) ? null : this.inserted(part, text, "shortened");
  }

  inserted(made, text, disposition) {
    // More of what the mask begins with may be typed one by one: a country's code after `+`.
    return this.changed(text, text.caret(made.filledCount, made.ownCount, made.filledCount > 0), disposition);
  }

  isSameValue(text) {
    return text.value.join("") === this.text.value.join("");
  }

  /** The settled text with an insertion in it; null where that pushes something out, or can no longer come to hold. */
  fitting({ text, keepsRest }) {
    if (!keepsRest) return null;
    const settled = text.settled(true);
    if (settled.filledCount() < text.filledCount() - text.joinedCount || !settled.staysSeparate) return null;
    return this.isSameValue(settled) || this.canHold(settled.value.join("")) ? settled : null;
  }

  /** How characters may be read, but for the way that comes first. */
  otherReadings(start) {
    const readings = this.text.isAmbiguous ? [[rawText, start], [bareText, start]] : [];
    // Characters of the mask just before the caret may be pasted, or typed from habit, once more.
    const own = this.text.startOfOwn(start);
    return own < start ? [...readings, [formattedText, own]] : readings;
  }

  /** Puts characters into the text in one way to read them, and says what that comes to. */
  made(inserted, as, start, end) {
    const text = this.text.copy();
    const tail = text.cut(start);
    const [owned, next] = [text.cells.filter((cell) => cell.role !== literalRole).length, text.next];
    const lost = inserted.filter((character) => !text.take(character, as));
    const isLonger = text.filledCount() > 0 && text.cells.filter((cell) => cell.role !== literalRole).length > owned;
    const isPaste = inserted.length > 1;
    // The first character that is typed is not lost to what the mask begins with.
    const canStep = isPaste || this.text.filledCount() > 0 || start > 0;
    const isStill = !isLonger && !(canStep && text.next > next);
    const filledCount = text.filledCount() - text.joinedCount;
    const ownCount = text.cells.length - text.startOfOwn(text.cells.length);
    const keepsRest = text.takeTail(tail, end - start) === 0;
    const rank = [!keepsRest, lost.length, isStill, isPaste && !text.isComplete, isPaste && as === formattedText].map(Number);
    return { text, as, start, filledCount, ownCount, keepsRest, rank, loss: lost.length, losesText: lost.some(isOfKind.letterOrDigit) };
  }

  /** Draws the person's characters that become one with the first or last inserted into the edit. */
  joined(inserted, start, end) {
    const { cells, places } = this.text;
    const takes = (pair, cell) => {
      const joint = segmented(pair);
      const { kind } = places[cell.place];
      return joint.length === 1 && kind !== undefined && isOfKind[kind](joint[0]);
    };
    if (start > 0 && takes([cells[start - 1].character, inserted[0]], cells[start - 1])) {
      start -= 1;
      inserted = segmented([cells[start].character, ...inserted]);
    }
    if (end < cells.length && takes([inserted.at(-1), cells[end].character], cells[end])) {
      inserted = segmented([...inserted, cells[end].character]);
      end += 1;
    }
    return [inserted, start, end];
  }
}

/** Whether a list of numbers comes before another. */
function isBefore(left, right) {
  const index = left.findIndex((each, index) => each !== right[index]);
  return index >= 0 && left[index] < right[index];
}
