// The steps of `normalize` that have names.
import { runsOfSpaces, trimmed } from "./TextMeasure.js";

export const normalizations = {
  trim: trimmed,
  collapse_spaces: (text) => text.replace(runsOfSpaces, " "),
  // A capital sigma becomes the same letter everywhere.
  lowercase: (text) => (text.includes("Σ") ? Array.from(text, (each) => each.toLowerCase()).join("") : text.toLowerCase()),
  uppercase: (text) => text.toUpperCase(),
  digits: (text) => text.replace(/\P{Nd}/gu, "").replace(/[^0-9]/gu, asciiDigit),
  nfc: (text) => text.normalize("NFC"),
};

/** The digits of a script follow each other from zero on. */
function asciiDigit(digit) {
  const point = digit.codePointAt(0);
  let count = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(point - count - 1))) count++;
  return count % 10;
}
