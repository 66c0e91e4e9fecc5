// Notations of numbers, such as `1.234,56`.
import { numberText } from "../Values/Number.js";
import { NUMBER } from "../Values/Slot.js";
import { complete, partial, refused } from "../Values/TextSyntax.js";

// Spaces of any width are the same to people, and so are apostrophes.
const sameSeparators = [" \u00a0\u202f", "'\u2019"];

export class NumberNotation {
  constructor(text) {
    const [, group, decimal] = /^1([^2]*)234(?:(.+)56)?$/u.exec(text) ?? [];
    this.text = text;
    this.group = group || null;
    this.decimal = decimal ?? null;
    this.groups = group ? (sameSeparators.find((same) => same.includes(group)) ?? group) : "";
    this.syntax = decimal === undefined ? "integer" : "number";
    this.example = text;
  }

  read(text) {
    const [sign, first] = /^(-?)(\d*)/.exec(text).slice(0, 3).slice(1);
    let decimal = sign + first;
    let at = decimal.length;
    // How many digits its last group lacks, at least.
    let missingDigits = 0;
    const reading = (completion) => ({ completion, decimal, missingDigits });
    if (first === "") return reading(at === text.length ? partial : refused);
    while (at < text.length && this.groups.includes(text[at])) {
      if (first.length > 3 || first[0] === "0") return reading(refused);
      const digits = /^\d*/.exec(text.slice(at + 1))[0];
      decimal += digits;
      at += 1 + digits.length;
      missingDigits = Math.max(0, 3 - digits.length);
      if (missingDigits > 0) return reading(at === text.length ? partial : refused);
      if (digits.length > 3) return reading(refused);
    }
    if (at === text.length) return reading(complete);
    if (this.decimal === null || text[at] !== this.decimal) return reading(refused);
    const digits = /^\d*/.exec(text.slice(at + 1))[0];
    decimal += "." + digits;
    if (at + 1 + digits.length < text.length) return reading(refused);
    return reading(digits === "" ? partial : complete);
  }

  write(kind, value) {
    const [, sign, whole, fraction] = (kind === NUMBER && /^(-?)(\d+)(?:\.(\d+))?$/.exec(numberText(value))) || [];
    if (whole === undefined || (fraction !== undefined && this.decimal === null)) return null;
    return sign + this.inGroups(whole) + (fraction === undefined ? "" : this.decimal + fraction);
  }

  /** Characters without the groups of a number; null where they have other groups than the notation. */
  ungrouped(shown) {
    const isSeparator = (character) => this.groups.includes(character);
    const plain = shown.filter((character) => !isSeparator(character));
    if (plain.length === shown.length) return plain;
    const grouped = this.grouped(plain);
    const isSame = (character, index) => character === shown[index] || (isSeparator(character) && isSeparator(shown[index]));
    return grouped?.length === shown.length && grouped.every(isSame) ? plain : null;
  }

  /** The characters of the beginning of a number with its groups; null for any other, and where zeros lead. */
  grouped(plain) {
    const text = plain.join("");
    const [found, sign, whole, fraction] = /^(-?)(\d*)(?:(\D)\d*)?$/.exec(text) ?? [];
    if (found === undefined || (fraction !== undefined && fraction !== this.decimal) || /^0./.test(whole)) return null;
    return [...(sign + this.inGroups(whole) + text.slice(sign.length + whole.length))];
  }

  /** Digits with the separator of groups, which are counted from the right, between each three. */
  inGroups(digits) {
    if (!this.group) return digits;
    const groups = [];
    for (let at = (digits.length % 3 || 3) - 3; at < digits.length; at += 3) groups.push(digits.slice(Math.max(at, 0), at + 3));
    return groups.join(this.group);
  }

  continues() {
    return true;
  }
}
