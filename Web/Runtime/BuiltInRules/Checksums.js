// Check digits: `luhn`, `mod97` and `weighted_sum`.
import { failsForGood, notApplicable, plain } from "../Evaluation/Answer.js";
import { TEXT } from "../Values/Slot.js";

/** What a checksum says of the subject's text; null says that no text with such a character has one. */
export function checksum(on, check) {
  if (on.subject.slot.kind !== TEXT) return notApplicable;
  const holds = check(on.subject.slot.value);
  return holds === null ? failsForGood : plain(holds);
}

/** What an ASCII digit or letter counts: 0 to 9, and 10 to 35 for A to Z of either case; null for others. */
function alphanumericValue(text, index) {
  const character = text[index];
  return /[0-9A-Za-z]/.test(character) ? parseInt(character, 36) : null;
}

/** Whether the last digit is right; letters count, if at all, as their numbers 10 to 35. Null where another character is. */
export function luhn(text, countsLetters) {
  let [total, isDoubled] = [0, false];
  const add = (digit) => {
    total += isDoubled ? digit * 2 - (digit > 4 ? 9 : 0) : digit;
    isDoubled = !isDoubled;
  };
  for (let index = text.length - 1; index >= 0; index--) {
    const value = alphanumericValue(text, index);
    if (value === null || (value > 9 && !countsLetters)) return null;
    add(value % 10);
    if (value >= 10) add(Math.floor(value / 10));
  }
  return text.length > 0 && total % 10 === 0;
}

/** Whether the check digits of an IBAN are right; null where a character is neither digit nor letter. */
export function mod97(text) {
  let remainder = 0;
  const moved = Math.min(4, text.length);
  for (let index = 0; index < text.length; index++) {
    const value = alphanumericValue(text, (index + moved) % text.length);
    if (value === null) return null;
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return text.length > 4 && remainder === 1;
}

/** Whether the sum of the digits by weights is a multiple; null where a character is neither digit nor letter. */
export function weightedSum(text, modulus, weights) {
  let total = 0n;
  for (let index = 0; index < text.length; index++) {
    let value = alphanumericValue(text, index);
    if (value === null) return null;
    // An X at the end is the check digit 10.
    if (modulus === 11 && index === text.length - 1 && value === 33) value = 10;
    total += BigInt(value) * BigInt(weights[index % weights.length]);
  }
  return text.length > 0 && total % BigInt(modulus) === 0n;
}
