// Characters that a pattern does not tell apart.

/**
 * The sets of characters that a pattern tells apart.
 *
 * A character beyond ASCII that is in the same of them as another leads to the same states as that, of which the table
 * of the pattern may know more.
 */
export class Alphabet {
  constructor(sets) {
    this.sets = sets.map((set) => new RegExp(`^${set}$`, "u"));
    this.letters = new Map();
    this.spellings = new Map();
    const named = sets.join("").match(/[^\0-\x7f]|\\u[0-9a-f]{4}|\\x[0-9a-f]{2}/gu) ?? [];
    const written = named.map((each) => (each[0] === "\\" ? String.fromCodePoint(parseInt(each.slice(2), 16)) : each));
    for (const letter of [...written.reverse(), ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(127 - code))]) {
      this.letters.set(this.membership(letter), letter);
    }
  }

  membership(character) {
    return this.sets.map((set) => (set.test(character) ? 1 : 0)).join("");
  }

  /** The characters of a text, each beyond ASCII as one that is in the same sets, if there is one. */
  spelled(text) {
    return Array.from(text, (character) => {
      if (character < "\x80") return character;
      let letter = this.spellings.get(character);
      if (letter === undefined) this.spellings.set(character, (letter = this.letters.get(this.membership(character)) ?? character));
      return letter;
    });
  }
}
