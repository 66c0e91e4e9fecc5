// Exact numbers: how they are kept, read, compared and written.
//
// A whole number of at most 15 digits is a number of JavaScript; any other is a `Decimal`. So a value has one form.

export const mostDigits = 38;
export const tooManyDigits = Symbol("too many digits");

/** An exact decimal: `digits` × 10^`exponent`, with at most 38 digits and no trailing zeros. */
export class Decimal {
  // Whether a quotient in its computation was rounded, so that sums and products with it are rounded too. It does not
  // matter of digits that fit into 64 bits, since they leave room for exact results.
  constructor(digits, exponent, isRounded = false) {
    this.digits = digits;
    this.exponent = exponent;
    this.isRounded = isRounded && BigInt.asIntN(64, digits) !== digits;
    Object.freeze(this);
  }

  /** The number that a text writes, such as `12.50` or `1e-7`; a RangeError for any other text. */
  static from(text) {
    const number = parseNumber(String(text), true);
    if (number === null || number === tooManyDigits) throw new RangeError(`'${text}' is not a number of 38 digits`);
    return number;
  }

  toString() {
    return numberText(this);
  }

  toJSON() {
    return this.toString();
  }
}

/** The one form of digits × 10^exponent; where that has too many digits, null unless it may be rounded, half to even. */
export function number(digits, exponent, isRounded = false) {
  if (digits === 0n) return 0;
  const text = String(digits);
  const kept = withoutLastZeros(text);
  const count = kept.length - (digits < 0n ? 1 : 0);
  const power = exponent + text.length - kept.length;
  if (count > mostDigits && isRounded) return number(withoutLast(BigInt(kept), count - mostDigits), power + count - mostDigits, true);
  if (count > mostDigits || Math.abs(power) > 0x7fffffff) return null;
  if (power >= 0 && count + power <= 15) return Number(kept) * 10 ** power;
  return new Decimal(BigInt(kept), power, isRounded);
}

/** Digits without the last ones, rounded half to even. */
function withoutLast(digits, dropped) {
  const [size, unit] = [sizeOf(digits), tens(dropped)];
  const rest = size % unit;
  const up = rest > unit - rest || (rest === unit - rest && (size / unit) % 2n === 1n) ? 1n : 0n;
  return (size / unit + up) * (digits < 0n ? -1n : 1n);
}

export const isRoundedNumber = (value) => typeof value === "object" && value.isRounded;

/** The digits and the power of ten of a number. */
export function parts(value) {
  return typeof value === "number" ? [BigInt(value), 0] : [value.digits, value.exponent];
}

/** The number that a text writes; null where it writes none. */
export function parseNumber(text, allowsExponent = false) {
  const found = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text);
  const [, sign, whole, fraction = "", exponent = 0] = found ?? [];
  if (!found || (exponent && !allowsExponent)) return null;
  if (fraction === "" && whole.length <= 15 && exponent === 0) return Number(sign + whole) || 0;
  return decimalOf(sign, whole, fraction, exponent);
}

/** The number whose parts a text writes; with too many digits, a symbol that says so. */
function decimalOf(sign, whole, fraction, exponent) {
  const kept = withoutLastZeros(whole + fraction);
  const digits = kept.replace(/^0+/, "");
  if (digits === "") return 0;
  if (digits.length > mostDigits) return tooManyDigits;
  return number(BigInt(sign + digits), whole.length - kept.length + Number(exponent)) ?? tooManyDigits;
}

/** Digits without the zeros at their end, which `/0+$/` would look for from each zero on. */
export function withoutLastZeros(digits) {
  let end = digits.length;
  while (digits[end - 1] === "0") end--;
  return digits.slice(0, end);
}

/** The value of a number of JavaScript, which may have a fraction. */
export function exactNumber(value) {
  if (isShortInteger(value)) return value || 0;
  return parseNumber(String(value), true);
}

export const isShortInteger = (value) => Number.isInteger(value) && value < 1e15 && value > -1e15;
export const isWhole = (value) => typeof value === "number" || value.exponent >= 0;
export const isNegative = (value) => (typeof value === "number" ? value < 0 : value.digits < 0n);
export const sizeOf = (digits) => (digits < 0n ? -digits : digits);
export const tens = (power) => 10n ** BigInt(power);

/** The power of ten of the first digit: 2 for 512, -1 for 0.5. */
export function magnitude(value) {
  const [digits, exponent] = parts(value);
  return String(sizeOf(digits)).length - 1 + exponent;
}

/** -1, 0 or 1. */
export function compareNumbers(left, right) {
  if (typeof left === "number" && typeof right === "number") return left < right ? -1 : left > right ? 1 : 0;
  return compareDecimals(left, right);
}

function compareDecimals(left, right) {
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  const shift = power - otherPower;
  // Beyond that many places a number is larger than any digits.
  const scaled = (digits, places) => digits * tens(Math.min(Math.max(places, 0), mostDigits + 1));
  const [a, b] = [scaled(one, shift), scaled(other, -shift)];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A bound as a whole number of JavaScript, rounded up or down; what is too large for one is infinite. */
export function wholeNumber(value, upward) {
  return typeof value === "number" ? value : wholeOf(value, upward);
}

function wholeOf({ digits, exponent }, upward) {
  if (exponent >= 0) return Number(`${digits}e${exponent}`);
  const whole = exponent < -mostDigits ? 0 : Number(digits / tens(-exponent));
  // A fraction is left, and what is cut off brings a number closer to zero.
  return upward === digits > 0n ? whole + (upward ? 1 : -1) : whole;
}

/** A plain decimal, or one with an exponent where that takes more than 40 digits. */
export function numberText(value) {
  return typeof value === "number" ? String(value) : decimalText(value);
}

function decimalText(value) {
  const sign = value.digits < 0n ? "-" : "";
  const digits = String(sizeOf(value.digits));
  const power = value.exponent;
  if (power >= 0 && digits.length + power <= 40) return sign + digits + "0".repeat(power);
  const whole = digits.length + power;
  if (power < 0 && whole > 0) return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  if (power < 0 && -power <= 40) return `${sign}0.${"0".repeat(-whole)}${digits}`;
  return `${sign}${digits}e${power}`;
}
