// The notation of masks, and the characters that their places take.
//
// A mask keeps two things apart: the value, which the rules see, and the text shown, which follows from the value
// alone. Its places write a character themselves, in the value (`isInValue`) or only shown, or have room for one that
// a person writes: of a kind, and there must be one, may be one, or may be any number.
import { characters, firstSpaces } from "../Values/TextMeasure.js";

/** What characters an open place takes. Digits are 0 to 9 alone, which edits make of others; a letter is one of any script with its marks. */
export const isOfKind = {
  digit: (character) => /^[0-9]$/.test(character),
  letter: (character) => /^\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*$/u.test(character),
  letterOrDigit: (character) => isOfKind.digit(character) || isOfKind.letter(character),
};

/** Whether people write the character between parts of a text. */
export const separates = (character) =>
  /^[\x20-\x7e]$/.test(character) ? !isOfKind.letterOrDigit(character)
    : /^[\p{P}\p{Sm}]/u.test(character) || (firstSpaces.test(character) && !/[\n\r\v\f\x85\u2028\u2029]/.test(character));

/** The numbers that two places of a mask take together, an hour, minute or second; digits below 10 may be alone if it is shortened. */
export class MaskedRange {
  constructor([least, most], isShortened) {
    Object.assign(this, { least, most, isShortened });
  }

  contains(number) {
    return this.least <= number && number <= this.most;
  }

  canBegin(digit) {
    return (this.isShortened && this.contains(digit)) || this.canContinue(digit);
  }

  /** Whether a number of two digits may begin with a digit; the second one may still be wrong. */
  canContinue(digit) {
    return digit * 10 <= this.most && this.least <= digit * 10 + 9;
  }
}

/** Whether an open place takes a character after the one in the place before it. */
export const takes = ({ kind, first, second }, character, previous) =>
  isOfKind[kind](character) && (!first || first.canBegin(Number(character))) && (!second || second.canContinue(Number(previous)));

/** Whether a character is the second digit of a number that can't begin with it, as the `7` in `9:07`. */
export const needsZero = ({ first }, character) => Boolean(first) && isOfKind.digit(character) && !first.canBegin(Number(character)) && first.contains(Number(character));

/** Whether a place may stay free before what follows. */
export const canStayFree = ({ room, second }, previous) => room === "optional" && (!second || second.contains(Number(previous)));

const openPlaces = {
  0: ["digit", "mandatory"], 9: ["digit", "optional"], A: ["letter", "mandatory"], a: ["letter", "optional"],
  _: ["letterOrDigit", "mandatory"], "-": ["letterOrDigit", "optional"],
};

/** Places whose digits make only the numbers that these limits allow, in order; as they are if there are not as many digits. */
export function limitedPlaces(places, limits) {
  const isDigit = ({ kind }) => kind === "digit";
  if (places.filter(isDigit).length !== limits.length) return places;
  const rest = [...limits];
  return places.map((place) => (isDigit(place) ? { ...place, ...rest.shift() } : place));
}

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
