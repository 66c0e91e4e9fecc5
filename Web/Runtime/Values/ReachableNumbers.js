// Which numbers a text can still become while it is typed.
import { compareNumbers, isNegative, magnitude, number, parseNumber, tooManyDigits } from "./Number.js";
import { negative, scaledNumber, sum } from "./NumberArithmetic.js";
import { completion, refused } from "./TextSyntax.js";

/**
 * The numbers that a text being typed can become by appending to it, so many digits at least: whether one from `min` to
 * `max` is among them.
 */
export function canReach(text, min, max, missingDigits = 0) {
  if (completion("number", text) === refused) return null;
  if (min !== null && max !== null && compareNumbers(min, max) > 0) return false;
  if (text === "") return true;
  const isMinus = text[0] === "-";
  const [least, most] = isMinus ? [max === null ? null : negative(max), min === null ? null : negative(min)] : [min, max];
  const plain = text.slice(isMinus ? 1 : 0).replace(/\.$/, "");
  const typed = plain === "" ? null : parseNumber(plain);
  if (typed === null || typed === tooManyDigits) return most === null || !isNegative(most);
  if (most !== null && compareNumbers(most, scaledNumber(typed, missingDigits) ?? typed) < 0) return false;
  const point = text.indexOf(".");
  if (point < 0) return canReachWhole(typed, least, most);
  const step = number(1n, -(text.length - point - 1));
  const end = least === null || step === null ? null : sum(typed, step);
  return end === null || compareNumbers(least, end) < 0;
}

function canReachWhole(typed, min, max) {
  if (typed === 0 || min === null || max === null) return true;
  let appended = magnitude(max) - magnitude(typed);
  const longest = scaledNumber(typed, appended);
  if (longest === null) return true;
  if (compareNumbers(longest, max) > 0) appended -= 1;
  const next = sum(typed, 1);
  const end = next === null ? null : scaledNumber(next, appended);
  return end === null || compareNumbers(min, end) < 0;
}
