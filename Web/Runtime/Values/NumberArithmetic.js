// Arithmetic on exact numbers. Results that have more than 38 digits are null, or rounded where an operand was.
import { Decimal, isRoundedNumber, magnitude, mostDigits, number, parts, sizeOf, tens } from "./Number.js";

/** The exact sum, null where it has more than 38 digits; rounded where one of the numbers was. */
export function sum(left, right) {
  if (right === 0) return left;
  if (left === 0) return right;
  const isRounded = isRoundedNumber(left) || isRoundedNumber(right);
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  const low = Math.min(power, otherPower);
  if (Math.max(power, otherPower) - low > 2 * mostDigits) {
    // The lesser number is below half of the last digit that is kept.
    return isRounded ? (magnitude(left) > magnitude(right) ? left : right) : null;
  }
  return number(one * tens(power - low) + other * tens(otherPower - low), low, isRounded);
}

/** A number × 10^`powerOfTen`; null where that does not fit. */
export function scaledNumber(value, powerOfTen) {
  const [digits, exponent] = parts(value);
  return number(digits, exponent + powerOfTen);
}

/** The exact product, null where it has more than 38 digits; rounded where one of the numbers was. */
export function product(left, right) {
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  return number(one * other, power + otherPower, isRoundedNumber(left) || isRoundedNumber(right));
}

/** The quotient, rounded half to even at 38 digits; null where its exponent does not fit. */
export function quotient(left, right) {
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  const unit = sizeOf(other);
  let result = sizeOf(one) / unit;
  let rest = sizeOf(one) % unit;
  let exponent = power - otherPower;
  while (rest !== 0n && result < tens(mostDigits - 1)) {
    result = result * 10n + (rest * 10n) / unit;
    rest = (rest * 10n) % unit;
    exponent -= 1;
  }
  if (rest > unit - rest || (rest === unit - rest && result % 2n === 1n)) result += 1n;
  const isRounded = rest !== 0n || isRoundedNumber(left) || isRoundedNumber(right);
  return number(one < 0n !== other < 0n ? -result : result, exponent, isRounded);
}

export const negative = (value) => (typeof value === "number" ? -value || 0 : new Decimal(-value.digits, value.exponent, value.isRounded));

/** What is kept of the digits before a place, and how large the rest is in parts of `unit`; null for no rest. */
function cut(value, places) {
  const [digits, exponent] = parts(value);
  const dropped = -exponent - places;
  if (dropped <= 0) return null;
  if (dropped > mostDigits) return { kept: 0n, rest: 1n, unit: 10n, digits };
  const unit = tens(dropped);
  return { kept: digits / unit, rest: sizeOf(digits) % unit, unit, digits };
}

/** At most so many digits after the point: "round" to the nearest with halves away from zero, "floor" down, "ceiling" up. */
export function rounded(direction, value, places) {
  const found = cut(value, places);
  if (!found) return value;
  const { kept, rest, unit, digits } = found;
  const isAway = direction === "round" ? rest >= unit - rest : rest !== 0n && direction === (digits < 0n ? "floor" : "ceiling");
  return number(isAway ? kept + (digits < 0n ? -1n : 1n) : kept, -places) ?? value;
}

/** Whether a number is a divisor taken a whole number of times. */
export function isMultiple(value, divisor) {
  const [digits, exponent] = parts(value);
  const [unit, unitExponent] = parts(divisor);
  if (digits === 0n) return true;
  if (unit === 0n) return false;
  // Ten has the prime factors 2 and 5 alone, so a power of ten can supply only those.
  const shift = exponent - unitExponent;
  const own = factors(sizeOf(digits));
  const wanted = factors(sizeOf(unit));
  return own.twos + shift >= wanted.twos && own.fives + shift >= wanted.fives && digits % wanted.rest === 0n;
}

function factors(digits) {
  let [rest, twos, fives] = [digits, 0, 0];
  for (; rest % 2n === 0n; twos++) rest /= 2n;
  for (; rest % 5n === 0n; fives++) rest /= 5n;
  return { twos, fives, rest };
}
