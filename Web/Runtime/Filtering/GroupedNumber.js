// Edits of numbers with groups, such as `1.234,56`.
import { NumberNotation } from "../Notations/NumberNotation.js";
import { characters } from "../Values/TextMeasure.js";
import { complete, completion, refused } from "../Values/TextSyntax.js";
import { longestStart } from "./LongestStart.js";
import { plainOutcome } from "./PlainEditing.js";

/**
 * An edit of a number that has the groups of its notation, or none. Groups are counted from the right, so no mask has
 * them: they are put in anew after each edit.
 */
export class GroupedNumber {
  /** Null where the value is grouped otherwise, or its notation is of no numbers with groups. */
  static of(value, notation, { start, end, text, isForward }) {
    if (!(notation instanceof NumberNotation) || notation.group === null) return null;
    const shown = characters(value);
    const plain = notation.ungrouped(shown);
    if (plain === null) return null;
    const count = (part) => part.filter((character) => !notation.groups.includes(character)).length;
    let lower = count(shown.slice(0, start));
    let upper = lower + count(shown.slice(start, end));
    // Where an edit deletes nothing but a separator, which would come back, it is the digit beside it.
    if (lower === upper && text === "" && start < end) {
      if (isForward) upper = Math.min(plain.length, upper + 1);
      else lower = Math.max(0, lower - 1);
    }
    // The groups of a number that is pasted whole are not those of the text around it.
    const replacement = characters(text);
    const inserted = notation.read(text).completion === complete ? (notation.ungrouped(replacement) ?? replacement) : replacement;
    return Object.assign(new GroupedNumber(), { notation, shown, plain, start, end, text, lower, upper, inserted });
  }

  /** The number after the edit with its groups; null where it is edited as any text is. */
  outcome(canHold) {
    const { shown, plain, end, text, lower, upper, inserted } = this;
    const isGrouped = plain.length < shown.length;
    if (text === "") {
      return isGrouped ? (this.grouped(0) ?? plainOutcome(this.edited(0).join(""), lower, "taken")) : null;
    }
    const whole = this.grouped(inserted.length);
    if (whole === null || canHold(whole.value)) return whole;
    // A filter may take no separators.
    const ungrouped = this.edited(inserted.length).join("");
    if (!isGrouped && canHold(ungrouped)) return plainOutcome(ungrouped, lower + inserted.length, "taken");
    const fits = (count) => {
      const beginning = this.grouped(count);
      return beginning !== null && canHold(beginning.value);
    };
    const taken = longestStart(inserted.length, upper === plain.length, fits);
    if (taken > 0) return { ...this.grouped(taken), disposition: "shortened" };
    return isGrouped ? plainOutcome(shown.join(""), end, "refused") : null;
  }

  /** The number without groups, where it can't go on in the notation but as data. */
  get data() {
    const { notation, shown, start, end, text, lower, inserted } = this;
    const plain = this.edited(inserted.length).join("");
    if (notation.read(shown.slice(0, start).join("") + text + shown.slice(end).join("")).completion !== refused) return null;
    return completion(notation.syntax, plain) === refused ? null : plainOutcome(plain, lower + inserted.length, "taken");
  }

  edited(count) {
    return [...this.plain.slice(0, this.lower), ...this.inserted.slice(0, count), ...this.plain.slice(this.upper)];
  }

  grouped(count) {
    const text = this.notation.grouped(this.edited(count));
    if (text === null) return null;
    let left = this.lower + count;
    let caret = 0;
    while (left > 0) if (!this.notation.groups.includes(text[caret++])) left -= 1;
    return plainOutcome(text.join(""), caret, "taken");
  }
}
