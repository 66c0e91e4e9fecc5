// The notation of masks, and the characters that their places take.
//
// A mask keeps two things apart: the value, which the rules see, and the text shown, which follows from the value
// alone. Its places write a character themselves, in the value (`isInValue`) or only shown, or have room for one that
// a person writes: of a kind, and there must be one, may be one, or may be any number.
import { characters, firstSpaces } from "../Values/TextMeasure.js";

/** What characters an open place takes. Digits are 0 to 9 alone; a letter is one of any script with its marks. */
export const isOfKind = {
  digit: (character) => /^[0-9]$/.test(character),
  letter: (character) => /^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(character),
  letterOrDigit: (character) => isOfKind.digit(character) || isOfKind.letter(character),
};

/** Whether people write the character between parts of a text. */
export const separates = (character) =>
  /^[\x20-\x7e]$/.test(character) ? !isOfKind.letterOrDigit(character)
    : /^[\p{P}\p{Sm}]/u.test(character) || (firstSpaces.test(character) && !/[\n\r\v\f\x85\u2028\u2029]/.test(character));

const openPlaces = {
  0: ["digit", "mandatory"], 9: ["digit", "optional"], A: ["letter", "mandatory"], a: ["letter", "optional"],
  _: ["letterOrDigit", "mandatory"], "-": ["letterOrDigit", "optional"],
};

/** The places of a mask in its notation, such as `[0000] [0000]` or `+1 ([000]) [000]-[0000]`. */
export function maskPlaces(notation) {
  const read = characters(notation);
  const places = [];
  // Within one pair of brackets places that must be filled come before those of the same kind that may be.
  let run = { kind: null, mandatory: 0, optional: 0 };
  const close = () => {
    for (const room of ["mandatory", "optional"]) {
      for (let index = 0; index < run[room]; index++) places.push({ kind: run.kind, room });
    }
    run = { kind: null, mandatory: 0, optional: 0 };
  };
  let around = null;
  for (let at = 0; at < read.length; at++) {
    const character = read[at];
    if (around === null && (character === "[" || character === "{")) around = character;
    else if (character === "]" || character === "}") {
      close();
      around = null;
    } else if (around === "[" && character === "…") {
      const kind = run.kind ?? "letterOrDigit";
      close();
      places.push({ kind, room: "repeating" });
    } else if (around === "[") {
      const [kind, room] = openPlaces[character];
      if (run.kind !== kind) close();
      run.kind = kind;
      run[room]++;
    } else places.push({ own: character === "\\" ? read[++at] : character, isInValue: around === "{" });
  }
  return places;
}
