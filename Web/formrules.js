// Runs compiled rule files in browsers and Node: the same instructions and the same answers as the engine.
//
// Input: the program that `formrules compile` writes, and records as plain objects. Output: for each record the
// object that `formrules validate --output ndjson` writes, without `record`. Nothing is generated or evaluated as
// code, so it runs under `Content-Security-Policy: script-src 'self'`.
//
// The parts, in this order: numbers, texts, dates and times, notations, patterns, programs, records, rules, the
// evaluator, messages, and what callers use: `load`, `parse` and `Decimal`.

// MARK: Numbers
//
// A whole number of at most 15 digits is a number of JavaScript; any other is a `Decimal`. So a value has one form.

const mostDigits = 38;
const tooManyDigits = Symbol("too many digits");

/** An exact decimal: `digits` × 10^`exponent`, with at most 38 digits and none of them a zero at the end. */
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
function number(digits, exponent, isRounded = false) {
  if (digits === 0n) return 0;
  const text = String(digits);
  const kept = text.replace(/0+$/, "");
  const count = kept.length - (digits < 0n ? 1 : 0);
  const power = exponent + text.length - kept.length;
  if (count > mostDigits && isRounded) {
    const unit = tens(count - mostDigits);
    const size = sizeOf(BigInt(kept));
    const rest = size % unit;
    const up = rest > unit - rest || (rest === unit - rest && (size / unit) % 2n === 1n) ? 1n : 0n;
    return number((size / unit + up) * (digits < 0n ? -1n : 1n), power + count - mostDigits, true);
  }
  if (count > mostDigits || Math.abs(power) > 0x7fffffff) return null;
  if (power >= 0 && count + power <= 15) return Number(kept) * 10 ** power;
  return new Decimal(BigInt(kept), power, isRounded);
}

const isRoundedNumber = (value) => typeof value === "object" && value.isRounded;

/** The digits and the power of ten of a number. */
function parts(value) {
  return typeof value === "number" ? [BigInt(value), 0] : [value.digits, value.exponent];
}

const plainNumber = /^(-?)(\d+)(?:\.(\d+))?$/;
const numberWithExponent = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/;

/** The number that a text writes; null where it writes none. */
function parseNumber(text, allowsExponent = false) {
  const found = (allowsExponent ? numberWithExponent : plainNumber).exec(text);
  if (!found) return null;
  const [, sign, whole, fraction = "", exponent = "0"] = found;
  if (fraction === "" && whole.length <= 15 && exponent === "0") return Number(sign + whole) || 0;
  const digits = (whole + fraction).replace(/^0+/, "").replace(/0+$/, "");
  if (digits === "") return 0;
  const dropped = /0*$/.exec(whole + fraction)[0].length;
  if (digits.length > mostDigits) return tooManyDigits;
  return number(BigInt(sign + digits), dropped - fraction.length + Number(exponent)) ?? tooManyDigits;
}

/** The value of a number of JavaScript, which may have a fraction. */
function exactNumber(value) {
  if (isShortInteger(value)) return value || 0;
  return parseNumber(String(value), true);
}

const isShortInteger = (value) => Number.isInteger(value) && value < 1e15 && value > -1e15;
const isWhole = (value) => typeof value === "number" || value.exponent >= 0;
const isNegative = (value) => (typeof value === "number" ? value < 0 : value.digits < 0n);
const sizeOf = (digits) => (digits < 0n ? -digits : digits);
const tens = (power) => 10n ** BigInt(power);

/** The power of ten of the first digit: 2 for 512, -1 for 0.5. */
function magnitude(value) {
  const [digits, exponent] = parts(value);
  return String(sizeOf(digits)).length - 1 + exponent;
}

/** -1, 0 or 1. */
function compareNumbers(left, right) {
  if (typeof left === "number" && typeof right === "number") return left < right ? -1 : left > right ? 1 : 0;
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  const [sign, otherSign] = [one, other].map((digits) => (digits < 0n ? -1 : digits > 0n ? 1 : 0));
  if (sign !== otherSign) return sign < otherSign ? -1 : 1;
  if (sign === 0) return 0;
  const distance = magnitude(left) - magnitude(right);
  if (distance !== 0) return distance < 0 ? -sign : sign;
  const shift = power - otherPower;
  const [a, b] = [one * tens(Math.max(shift, 0)), other * tens(Math.max(-shift, 0))];
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The exact sum, null where it has more than 38 digits; rounded where one of the numbers was. */
function sum(left, right) {
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

function scaledNumber(value, powerOfTen) {
  const [digits, exponent] = parts(value);
  return number(digits, exponent + powerOfTen);
}

function product(left, right) {
  const [one, power] = parts(left);
  const [other, otherPower] = parts(right);
  return number(one * other, power + otherPower, isRoundedNumber(left) || isRoundedNumber(right));
}

/** The quotient, rounded half to even at 38 digits; null where its exponent does not fit. */
function quotient(left, right) {
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

const negative = (value) => (typeof value === "number" ? -value || 0 : new Decimal(-value.digits, value.exponent, value.isRounded));

/** What is kept of the digits before a place, and how large the rest is in parts of `unit`; null for no rest. */
function cut(value, places) {
  const [digits, exponent] = parts(value);
  const dropped = -exponent - places;
  if (dropped <= 0) return null;
  if (dropped > mostDigits) return { kept: 0n, rest: 1n, unit: 10n, digits };
  const unit = tens(dropped);
  return { kept: digits / unit, rest: sizeOf(digits) % unit, unit, digits };
}

/** At most so many digits after the point; halves go away from zero. */
function rounded(value, places) {
  const found = cut(value, places);
  if (!found) return value;
  const away = found.rest >= found.unit - found.rest ? (found.digits < 0n ? -1n : 1n) : 0n;
  return number(found.kept + away, -places) ?? value;
}

function roundedDown(value) {
  const found = cut(value, 0);
  if (!found || found.rest === 0n) return value;
  return number(found.digits < 0n ? found.kept - 1n : found.kept, 0) ?? value;
}

/** A bound as a whole number of JavaScript; what is too large for one is infinite. */
function wholeNumber(value, upward) {
  if (typeof value === "number") return value;
  const whole = upward ? negative(roundedDown(negative(value))) : roundedDown(value);
  if (typeof whole === "number") return whole;
  return magnitude(whole) > 30 ? (isNegative(value) ? -Infinity : Infinity) : Number(numberText(whole));
}

function isMultiple(value, divisor) {
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

/** A plain decimal, or one with an exponent where that takes more than 40 digits. */
function numberText(value) {
  if (typeof value === "number") return String(value);
  const sign = value.digits < 0n ? "-" : "";
  const digits = String(sizeOf(value.digits));
  const power = value.exponent;
  if (power >= 0 && digits.length + power <= 40) return sign + digits + "0".repeat(power);
  const whole = digits.length + power;
  if (power < 0 && whole > 0) return `${sign}${digits.slice(0, whole)}.${digits.slice(whole)}`;
  if (power < 0 && -power <= 40) return `${sign}0.${"0".repeat(-whole)}${digits}`;
  return `${sign}${digits}e${power}`;
}

// MARK: Texts

const spaces = "\\t-\\r \\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const onlySpaces = new RegExp(`^[${spaces}]*$`);
const endSpaces = new RegExp(`^[${spaces}]+|[${spaces}]+$`, "g");
const runsOfSpaces = new RegExp(`[${spaces}]+`, "g");

function isBlank(text) {
  const first = text.charCodeAt(0);
  return !(first > 0x20 && first < 0x80) && onlySpaces.test(text);
}

const isWellFormed = String.prototype.isWellFormed
  ? (text) => text.isWellFormed()
  : (text) => !/\p{Surrogate}/u.test(text);

/** Bytes of the text in UTF-8. */
function byteCount(text) {
  let count = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    // Each half of a pair is two of its four bytes.
    if (unit >= 0x80) count += unit >= 0x800 && (unit & 0xf800) !== 0xd800 ? 2 : 1;
  }
  return count;
}

function scalarCount(text) {
  let count = text.length;
  for (let index = 0; index < text.length; index++) if ((text.charCodeAt(index) & 0xfc00) === 0xdc00) count--;
  return count;
}

let segmenter;

/** The text in grapheme clusters: what people call characters. */
function characters(text) {
  if (areUnitsCharacters(text)) return text.split("");
  segmenter ??= new Intl.Segmenter("und", { granularity: "grapheme" });
  return Array.from(segmenter.segment(text), (part) => part.segment);
}

/** Between two scalars below U+0300 there is always a boundary, but in CR LF. */
function areUnitsCharacters(text) {
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x300 || unit === 0x0d) return false;
  }
  return true;
}

const characterCount = (text) => (areUnitsCharacters(text) ? text.length : characters(text).length);

const counters = { characters: characterCount, utf16: (text) => text.length, scalars: scalarCount, bytes: byteCount };

/** The order of texts by their code points, which is that of their UTF-8. */
function compareTexts(left, right) {
  const end = Math.min(left.length, right.length);
  for (let index = 0; index < end; index++) {
    const [one, other] = [left.charCodeAt(index), right.charCodeAt(index)];
    if (one === other) continue;
    const areSurrogates = [one, other].map((unit) => (unit & 0xf800) === 0xd800);
    if (areSurrogates[0] !== areSurrogates[1]) return areSurrogates[0] ? 1 : -1;
    return one - other;
  }
  return left.length - right.length;
}

/** Unicode's simple case folding of a text. */
function folded(text) {
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : Array.from(text, foldedScalar).join("");
}

function foldedScalar(scalar) {
  if (scalar === "\u0130" || scalar === "\u0131") return scalar;
  if (scalar === "\u1fd3") return "\u0390";
  if (scalar === "\u1fe3") return "\u03b0";
  const only = (text) => (scalarCount(text) === 1 ? text : undefined);
  const capital = only(scalar.toUpperCase()) ?? scalar;
  return only(capital.toLowerCase()) ?? only(scalar.toLowerCase()) ?? scalar;
}

const normalizations = {
  trim: (text) => text.replace(endSpaces, ""),
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

/** `confirm_password` as `Confirm password`. */
function humanized(name) {
  const words = name.split(/[_-]/).filter(Boolean).join(" ");
  const first = characters(words)[0] ?? "";
  return first.toUpperCase() + words.slice(first.length);
}

function shortened(text) {
  if (byteCount(text) <= 80) return text;
  const all = characters(text);
  return all.length <= 80 ? text : all.slice(0, 80).join("") + "…";
}

// MARK: Dates and times
//
// A date is the number of days since 1970-01-01, a month that of months since 0000-01, a time that of nanoseconds
// since midnight. A date with time has the seconds `s` since 1970-01-01T00:00 as written, nanoseconds `n`, and the
// minutes `o` that it is ahead of UTC, or null in the form's own time zone. A moment has `s` in UTC, and `n`.

const [firstDay, lastDay] = [-719162, 2932896];
const dayNanoseconds = 86_400_000_000_000;
const padded = (value, count) => String(value).padStart(count, "0");

function daysInMonth(month, year) {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function dateOf(year, month, day) {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(month, year)) return null;
  // With years that begin in March, the leap day is the last day.
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}

function dateParts(days) {
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * monthFromMarch + 2) / 5) + 1;
  const month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

const isDay = (days) => days >= firstDay && days <= lastDay;
const isMonth = (months) => months >= 12 && months < 120_000;
const monthOfDate = (days) => monthNumber(dateParts(days));
const monthNumber = ({ year, month }) => year * 12 + month - 1;

function dateMovedByMonths(days, count) {
  const { year, month, day } = dateParts(days);
  const total = 12 * year + month - 1 + count;
  if (total < 12 || total >= 120_000) return null;
  const [toYear, toMonth] = [Math.floor(total / 12), (total % 12) + 1];
  return dateOf(toYear, toMonth, Math.min(day, daysInMonth(toMonth, toYear)));
}

function parseDate(text) {
  const found = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text);
  return found && dateOf(+found[1], +found[2], +found[3]);
}

function parseMonth(text) {
  const found = /^(\d{4})-(\d\d)$/.exec(text);
  if (!found || +found[1] < 1 || +found[2] < 1 || +found[2] > 12) return null;
  return +found[1] * 12 + +found[2] - 1;
}

function parseTime(text) {
  const found = /^(\d\d):(\d\d)(?::(\d\d)(?:\.(\d{1,9}))?)?$/.exec(text);
  if (!found) return null;
  const [hour, minute, second = 0] = found.slice(1, 4).map((part) => part && +part);
  if (hour > 23 || minute > 59 || second > 59) return null;
  return (hour * 3600 + minute * 60 + second) * 1e9 + +(found[4] ?? "").padEnd(9, "0");
}

function parseDateTime(text) {
  const found = /^(.{10})[Tt ](.{5,18}?)(?:([Zz])|([+-])(\d\d):(\d\d))?$/.exec(text);
  if (!found) return null;
  const [date, time] = [parseDate(found[1]), parseTime(found[2])];
  if (date === null || time === null || found[5] > 23 || found[6] > 59) return null;
  const minutes = found[4] ? (found[5] * 60 + +found[6]) * (found[4] === "-" ? -1 : 1) : null;
  return dateTimeOf(date, time, found[3] ? 0 : minutes);
}

function dateTimeOf(date, time, offset = null) {
  return { s: date * 86_400 + Math.floor(time / 1e9), n: time % 1e9, o: offset === 0 ? 0 : offset };
}

const dateOfDateTime = (value) => Math.floor(value.s / 86_400);
const timeOfDateTime = (value) => (value.s - dateOfDateTime(value) * 86_400) * 1e9 + value.n;

function dateText(days) {
  const { year, month, day } = dateParts(days);
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

const monthText = (months) => `${padded(Math.floor(months / 12), 4)}-${padded((months % 12) + 1, 2)}`;

function timeText(time) {
  const seconds = Math.floor(time / 1e9);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((part) => padded(Math.floor(part), 2)).join(":");
  return time % 1e9 === 0 ? clock : `${clock}.${padded(time % 1e9, 9).replace(/0+$/, "")}`;
}

function dateTimeText(value) {
  const text = `${dateText(dateOfDateTime(value))}T${timeText(timeOfDateTime(value))}`;
  if (value.o === null) return text;
  if (value.o === 0) return text + "Z";
  const minutes = Math.abs(value.o);
  return `${text}${value.o < 0 ? "-" : "+"}${padded(Math.floor(minutes / 60), 2)}:${padded(minutes % 60, 2)}`;
}

const compareMoments = (left, right) => Math.sign(left.s - right.s || left.n - right.n);

/** What a form calls now, and the time zone that it is filled in. */
class Clock {
  /** now: a moment; offset: how many seconds local time is ahead of UTC at a moment. */
  constructor(now, offset) {
    this.now = now;
    this.offset = offset;
  }

  /** The clock for what a caller gives: nothing, a Date, milliseconds, or a text such as `2026-01-31T14:30+01:00`. */
  static of(now) {
    if (typeof now === "string") {
      const date = parseDate(now);
      const written = date === null ? parseDateTime(now) : dateTimeOf(date, 0);
      if (!written) throw new RangeError(`now: '${now}' is neither a date nor a date with time`);
      const offset = (written.o ?? 0) * 60;
      return new Clock({ s: written.s - offset, n: written.n }, () => offset);
    }
    const time = Number(now ?? Date.now());
    if (!Number.isFinite(time)) throw new RangeError("now is no date");
    const seconds = Math.floor(time / 1000);
    const offset = (moment) => Math.round(-new Date(moment.s * 1000).getTimezoneOffset() * 60) || 0;
    return new Clock({ s: seconds, n: Math.floor((time - seconds * 1000) * 1e6) }, offset);
  }

  dayOf(moment) {
    const days = Math.floor((moment.s + this.offset(moment)) / 86_400);
    return Math.min(Math.max(days, firstDay), lastDay);
  }

  /** What a clock in the form's time zone shows; null outside of the calendar. */
  local(moment) {
    const value = { s: moment.s + this.offset(moment), n: moment.n, o: null };
    return isDay(dateOfDateTime(value)) ? value : null;
  }

  /** Of a local time that comes twice the first is meant; one that never comes is read as if clocks had not changed. */
  momentOf(value) {
    const at = (offset) => ({ s: value.s - offset, n: value.n });
    if (value.o !== null) return at(value.o * 60);
    const before = this.offset(at(86_400));
    if (this.offset(at(before)) === before) return at(before);
    const after = this.offset(at(-86_400));
    return this.offset(at(after)) === after ? at(after) : at(before);
  }
}

const unitNanoseconds = { ms: 1e6, s: 1e9, min: 60e9, h: 3600e9, d: 86_400e9, w: 604_800e9 };

/** How far a text such as `30min` or `-18y` moves a date or time: `months`, or `nanoseconds`. */
function parseShift(text) {
  const [, sign, amount, unit] = /^(-?)([0-9.]+)(\w+)$/.exec(text) ?? [];
  const size = amount && parseNumber(amount);
  const factor = unit === "mo" ? 1 : unit === "y" ? 12 : unitNanoseconds[unit];
  if (size === undefined || size === null || !factor) throw new ProgramError(`'${text}' is not a duration`);
  const [digits, exponent] = parts(product(size, factor) ?? 0);
  const value = exponent < 0 ? digits / tens(-exponent) : digits * tens(exponent);
  const signed = sign ? -value : value;
  return unit === "mo" || unit === "y" ? { text, months: Number(signed) } : { text, nanoseconds: signed };
}

const byteUnits = [
  ["B", 1n], ["KB", 1000n], ["MB", 1000n ** 2n], ["GB", 1000n ** 3n], ["TB", 1000n ** 4n],
  ["KiB", 1024n], ["MiB", 1024n ** 2n], ["GiB", 1024n ** 3n], ["TiB", 1024n ** 4n],
];

/** The shortest exact literal: `5MB`, `1KiB`, `1500B`. */
function sizeText(bytes) {
  if (bytes === 0n) return "0B";
  const literals = byteUnits.filter(([, factor]) => bytes % factor === 0n).map(([name, factor]) => bytes / factor + name);
  return literals.reduce((shortest, literal) => (literal.length < shortest.length ? literal : shortest));
}

// MARK: How far a text is a value
//
// Each scanner reads one construct from `at` on and moves past it. Where it cannot, it notes whether the text ended
// too early or has a character that cannot be there.

const [refused, partial, complete] = [0, 1, 2];

class Scanner {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.stop = null;
  }

  /** Notes why the scan stops. */
  fail() {
    this.stop ??= this.at < this.text.length ? refused : partial;
    return false;
  }

  take(character) {
    if (this.text[this.at] !== character) return this.fail();
    this.at++;
    return true;
  }

  word(word) {
    for (const character of word) if (!this.take(character)) return false;
    return true;
  }

  digits(most = Infinity) {
    const start = this.at;
    while (this.at - start < most && this.text[this.at] >= "0" && this.text[this.at] <= "9") this.at++;
    return this.at > start || this.fail();
  }

  /** A numeral of so many digits from `least` to `most`, refused at the first digit after which none can be. */
  numeral(count, least, most) {
    let value = 0;
    for (let slack = 10 ** (count - 1); slack >= 1; slack /= 10) {
      const digit = this.text.charCodeAt(this.at) - 0x30;
      if (!(digit >= 0 && digit <= 9)) return this.fail() || -1;
      value += digit * slack;
      if (value > most || value + slack - 1 < least) {
        this.stop = refused;
        return -1;
      }
      this.at++;
    }
    return value;
  }

  integer() {
    if (this.text[this.at] === "-") this.at++;
    return this.digits();
  }

  number() {
    if (!this.integer()) return false;
    if (this.text[this.at] !== ".") return true;
    this.at++;
    return this.digits();
  }

  boolean() {
    if (this.at >= this.text.length) return this.fail();
    return this.word(this.text[this.at] === "t" ? "true" : "false");
  }

  month() {
    this.year = this.numeral(4, 1, 9999);
    if (this.year < 0 || !this.take("-")) return false;
    this.monthOfYear = this.numeral(2, 1, 12);
    return this.monthOfYear > 0;
  }

  date() {
    return this.month() && this.take("-") && this.numeral(2, 1, daysInMonth(this.monthOfYear, this.year)) > 0;
  }

  time() {
    if (this.numeral(2, 0, 23) < 0 || !this.take(":") || this.numeral(2, 0, 59) < 0) return false;
    if (this.text[this.at] !== ":") return true;
    this.at++;
    if (this.numeral(2, 0, 59) < 0) return false;
    if (this.text[this.at] !== ".") return true;
    this.at++;
    return this.digits(9);
  }

  datetime() {
    if (!this.date()) return false;
    if (!/[Tt ]/.test(this.text[this.at] ?? "")) return this.fail();
    this.at++;
    if (!this.time() || this.at === this.text.length) return this.stop === null;
    const sign = this.text[this.at];
    if (!/[Zz+-]/.test(sign)) return this.fail();
    this.at++;
    if (sign === "Z" || sign === "z") return true;
    return this.numeral(2, 0, 23) >= 0 && this.take(":") && this.numeral(2, 0, 59) >= 0;
  }

  // JSON (RFC 8259) without recursion: what is open is on a stack.

  json() {
    const open = [];
    do {
      if (!this.jsonStart(open)) return false;
    } while (this.hasNextValue(open));
    return this.stop === null;
  }

  space() {
    while (" \t\n\r".includes(this.text[this.at] ?? "x")) this.at++;
  }

  jsonStart(open) {
    for (;;) {
      this.space();
      const character = this.text[this.at];
      if (character === '"') return this.string();
      if (character === "t" || character === "f") return this.boolean();
      if (character === "n") return this.word("null");
      if (character !== "{" && character !== "[") return this.jsonNumber();
      this.at++;
      this.space();
      if (this.at >= this.text.length) return this.fail();
      if (this.text[this.at] === (character === "{" ? "}" : "]")) {
        this.at++;
        return true;
      }
      open.push(character);
      if (character === "{" && !this.name()) return false;
    }
  }

  hasNextValue(open) {
    for (;;) {
      this.space();
      if (open.length === 0) return false;
      const isObject = open.at(-1) === "{";
      if (this.text[this.at] === ",") {
        this.at++;
        return isObject ? this.name() : true;
      }
      if (!this.take(isObject ? "}" : "]")) return false;
      open.pop();
    }
  }

  name() {
    this.space();
    if (!this.string()) return false;
    this.space();
    return this.take(":");
  }

  string() {
    if (!this.take('"')) return false;
    while (this.at < this.text.length) {
      const character = this.text[this.at++];
      if (character === '"') return true;
      if (character === "\\" ? !this.escape() : character < " ") {
        this.stop ??= refused;
        return false;
      }
    }
    return this.fail();
  }

  escape() {
    const letter = this.text[this.at++];
    if (letter === undefined) this.stop = partial;
    if (letter !== "u") return letter !== undefined && '"\\/bfnrt'.includes(letter);
    for (let count = 0; count < 4; count++) {
      if (!/[0-9a-fA-F]/.test(this.text[this.at] ?? "")) return this.fail();
      this.at++;
    }
    return true;
  }

  jsonNumber() {
    if (this.text[this.at] === "-") this.at++;
    if (this.text[this.at] === "0") this.at++;
    else if (!this.digits()) return false;
    if (this.text[this.at] === ".") {
      this.at++;
      if (!this.digits()) return false;
    }
    if (!/[eE]/.test(this.text[this.at] ?? "")) return true;
    this.at++;
    if (/[+-]/.test(this.text[this.at] ?? "")) this.at++;
    return this.digits();
  }
}

/** How far the text is written in a syntax: `integer`, `date`, `json` and so on. */
function completion(syntax, text) {
  const scanner = new Scanner(text);
  if (!scanner[syntax]()) return scanner.stop;
  return scanner.at === text.length ? complete : refused;
}

/**
 * The numbers that a text being typed can become by appending to it, so many digits at least: whether one from `min` to
 * `max` is among them.
 */
function canReach(text, min, max, missingDigits = 0) {
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

// MARK: Notations
//
// How people write values, beside the way in which data is written: `DD.MM.YYYY`, `MM/YY`, `hh:mm a`, `1.234,56`.
// `read` says how far a text is a value, and which; `write` gives a value as it is written, or null.

function notationOf(text) {
  return /[0-9#]/.test(text) ? new NumberNotation(text) : new MomentNotation(text);
}

const unitRanges = { Y: [1, 9999], C: [0, 99], M: [1, 12], D: [1, 31], H: [0, 23], h: [1, 12], m: [0, 59], s: [0, 59] };

class MomentNotation {
  constructor(text) {
    const runs = text.match(/([A-Za-z])\1*|[^A-Za-z]+/gu) ?? [];
    this.text = text;
    this.parts = runs.map((run, index) => {
      if (!/^[A-Za-z]/.test(run)) return { literal: run };
      if (run === "a") return { isHalf: true };
      const isSeparated = index + 1 === runs.length || !/^[A-Za-z]/.test(runs[index + 1]);
      const unit = run === "YY" ? "C" : run[0];
      const most = Math.max(run.length, 2);
      return { unit, least: "MDHh".includes(unit) && isSeparated ? 1 : run.length, most, isPadded: run.length > 1 };
    });
    const has = (units) => this.parts.some((part) => part.unit && units.includes(part.unit));
    this.hasSeconds = has("s");
    this.type = has("Hhms") ? (has("YCMD") ? "datetime" : "time") : has("D") ? "date" : "month";
    this.syntax = this.type;
  }

  yearOf(digits) {
    return this.type === "month" || digits < 69 ? 2000 + digits : 1900 + digits;
  }

  read(text) {
    const candidates = { years: [[1, 9999]], months: 0x1ffe, days: ~1, hour: 0, minute: 0, second: 0, afternoon: null };
    return this.readFrom(text, 0, 0, candidates);
  }

  /** At most two ways to read a part, so the cost is bounded by the parts. */
  readFrom(text, at, index, candidates) {
    const part = this.parts[index];
    if (!part) {
      const value = at === text.length ? this.valueOf(candidates) : null;
      return value === null ? { completion: refused } : { completion: complete, value };
    }
    if (part.unit) return this.readDigits(text, at, index, part, candidates);
    const wanted = part.literal ?? (/[pP]/.test(text[at] ?? "") ? "pm" : "am");
    const found = text.slice(at, at + wanted.length);
    const isSame = part.literal ? wanted.startsWith(found) : wanted.startsWith(found.toLowerCase());
    if (!isSame) return { completion: refused };
    if (found.length < wanted.length) return { completion: partial };
    const next = part.literal ? candidates : { ...candidates, afternoon: wanted === "pm" };
    return this.readFrom(text, at + wanted.length, index + 1, next);
  }

  readDigits(text, at, index, { unit, least, most }, candidates) {
    const digits = /^\d*/.exec(text.slice(at, at + most))[0];
    const [value, count] = [Number(digits), digits.length];
    let isPartial = false;
    if (at + count === text.length && count < most) {
      // More digits may come: those of each length that is allowed make a range.
      const ranges = [];
      for (let length = Math.max(least, count); length <= most; length++) {
        const scale = 10 ** (length - count);
        ranges.push([value * scale, value * scale + scale - 1]);
      }
      isPartial = this.narrowed(candidates, unit, ranges) !== null;
    }
    if (count >= least) {
      const bound = this.narrowed(candidates, unit, [[value, value]]);
      const rest = bound && this.readFrom(text, at + count, index + 1, bound);
      if (rest && rest.completion !== refused) return rest;
    }
    return { completion: isPartial ? partial : refused };
  }

  /** The candidates of which a unit has one of the values; null where nothing has it and all that was read. */
  narrowed(candidates, unit, ranges) {
    const [low, high] = unitRanges[unit];
    const values = ranges.filter(([from, to]) => from <= high && to >= low)
      .map(([from, to]) => [Math.max(from, low), Math.min(to, high)]);
    if (values.length === 0) return null;
    const next = { ...candidates };
    const all = () => values.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
    const bits = () => all().reduce((bits, value) => bits | (1 << value), 0);
    if (unit === "Y") next.years = values;
    else if (unit === "C") next.years = all().map((digits) => [this.yearOf(digits), this.yearOf(digits)]);
    else if (unit === "M") next.months &= bits();
    else if (unit === "D") next.days &= bits();
    else if (unit === "m") next.minute = values[0][0];
    else if (unit === "s") next.second = values[0][0];
    else next.hour = values[0][0];
    return hasDay(next) ? next : null;
  }

  valueOf({ years, months, days, hour, minute, second, afternoon }) {
    const [year, month] = [years[0][0], lowestBit(months)];
    const date = dateOf(year, month, lowestBit(days));
    const hours = afternoon === null ? hour : (hour % 12) + (afternoon ? 12 : 0);
    const time = (hours * 3600 + minute * 60 + second) * 1e9;
    if (this.type === "date") return date;
    if (this.type === "month") return monthNumber({ year, month });
    if (this.type === "time") return time;
    return date === null ? null : dateTimeOf(date, time);
  }

  write(kind, value) {
    const values = momentParts(this.type, kind, value);
    if (!values || values.nanosecond !== 0 || (!this.hasSeconds && values.s !== 0)) return null;
    let text = "";
    for (const part of this.parts) {
      if (part.literal) text += part.literal;
      else if (part.isHalf) text += values.H < 12 ? "AM" : "PM";
      else if (part.unit === "C" && this.yearOf(values.Y % 100) !== values.Y) return null;
      else {
        const number = part.unit === "C" ? values.Y % 100 : part.unit === "h" ? ((values.H + 11) % 12) + 1 : values[part.unit];
        text += part.isPadded ? padded(number, part.most) : number;
      }
    }
    return text;
  }

  get example() {
    const [date, time] = [dateOf(2026, 12, 31), 52_200e9];
    const values = { date, time, month: 2026 * 12 + 11, datetime: dateTimeOf(date, time) };
    return this.write(kindOfType[this.type], values[this.type]) ?? "";
  }

  /** Whether more digits can follow, so that it becomes another value. */
  continues(text) {
    return Array.from("0123456789").some((digit) => this.read(text + digit).completion !== refused);
  }
}

const lowestBit = (bits) => 31 - Math.clz32(bits & -bits);

/** Whether there is a day with such a year, month and day. */
function hasDay({ years, months, days }) {
  if (months === 0 || days === 0) return false;
  const first = lowestBit(days);
  if (first <= 28) return true;
  for (let month = 1; month <= 12; month++) {
    if (!(months & (1 << month))) continue;
    if (month === 2 ? first === 29 && hasLeapYear(years) : first <= daysInMonth(month, 1)) return true;
  }
  return false;
}

function hasLeapYear(years) {
  // Of any nine years in a row, one at least is a leap year.
  return years.some(([from, to]) => {
    for (let year = from; year <= Math.min(to, from + 8); year++) if (daysInMonth(2, year) === 29) return true;
    return false;
  });
}

/** What the units of a date or time are; null for a value of another type, but of a date the month may be asked. */
function momentParts(type, kind, value) {
  const clock = (time) => {
    const seconds = Math.floor(time / 1e9);
    return { H: Math.floor(seconds / 3600), m: Math.floor(seconds / 60) % 60, s: seconds % 60, nanosecond: time % 1e9 };
  };
  const day = (days) => {
    const { year: Y, month: M, day: D } = dateParts(days);
    return { Y, M, D, H: 0, m: 0, s: 0, nanosecond: 0 };
  };
  if (type === "date" && kind === DATE) return day(value);
  if (type === "time" && kind === TIME) return clock(value);
  if (type === "datetime" && kind === DATETIME && value.o === null) {
    return { ...day(dateOfDateTime(value)), ...clock(timeOfDateTime(value)) };
  }
  if (type !== "month" || (kind !== MONTH && kind !== DATE)) return null;
  const months = kind === MONTH ? value : monthOfDate(value);
  return { Y: Math.floor(months / 12), M: (months % 12) + 1, D: 0, H: 0, m: 0, s: 0, nanosecond: 0 };
}

// Spaces of any width are the same to people, and so are apostrophes.
const sameSeparators = [" \u00a0\u202f", "'\u2019"];

class NumberNotation {
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
    const grouped = this.group ? whole.replace(/\B(?=(\d{3})+$)/g, () => this.group) : whole;
    return sign + grouped + (fraction === undefined ? "" : this.decimal + fraction);
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
    const digits = whole.replace(/\B(?=(\d{3})+$)/g, () => this.group);
    return [...(sign + digits + text.slice(sign.length + whole.length))];
  }

  continues() {
    return true;
  }
}

// MARK: Patterns
//
// A pattern with a table runs as an automaton over the bytes of a text, one look-up for each; so what more typing can
// change is exact. A pattern that is none, or a text with characters that the table does not know, is matched by the
// ECMAScript pattern that the compiler has translated it to, if that is exact. Else it is left to the server.

// An answer says whether something holds now, in two bits, and whether more typing can make it hold or fail.
const [notApplicable, HOLDS, FAILS, UNKNOWN] = [12, 1, 2, 3];
const [canHoldBit, canFailBit, vacuousBit] = [4, 8, 16];
const vacuous = notApplicable | vacuousBit;
const unknownAnswer = UNKNOWN | canHoldBit | canFailBit;
const [holdsForGood, failsForGood] = [HOLDS | canHoldBit, FAILS | canFailBit];
const [plainHolds, plainFails] = [HOLDS | canHoldBit | canFailBit, FAILS | canHoldBit | canFailBit];
const plain = (holds) => (holds ? plainHolds : plainFails);
const final = (holds) => (holds ? holdsForGood : failsForGood);
const answerOf = (now, canHold, canFail) => now | (canHold ? canHoldBit : 0) | (canFail ? canFailBit : 0);
const nowOf = (answer) => answer & 3;
const isRefusal = (answer) => (answer & 2) !== 0;

class Automaton {
  constructor({ classes, states, accepting, unknown }) {
    const classOf = row(classes, 256);
    this.classOf = Uint8Array.from(classOf);
    this.classCount = Math.max(...classOf) + 1;
    // A state is the number of its row in the table, shifted, so that a class is added by a bit operation.
    this.shift = 32 - Math.clz32(this.classCount - 1);
    this.count = states.length;
    this.following = new Int32Array(this.count << this.shift);
    states.forEach((runs, state) => {
      row(runs, this.classCount).forEach((next, each) => {
        this.following[(state << this.shift) | each] = next << this.shift;
      });
    });
    this.start = this.count > 1 ? 1 << this.shift : 0;
    this.accepts = new Uint8Array(this.count);
    this.isUnknown = new Uint8Array(this.count);
    for (const state of accepting) this.accepts[state] = 1;
    for (const state of unknown) this.isUnknown[state] = 1;
  }

  /** The number of the state in which a text ends. */
  stateOf(text) {
    const { classOf, following } = this;
    let state = this.start;
    for (let index = 0; index < text.length && state !== 0; index++) {
      const unit = text.charCodeAt(index);
      if (unit < 0x80) state = following[state | classOf[unit]];
      else {
        state = this.after(state, text.codePointAt(index));
        if ((unit & 0xfc00) === 0xd800) index++;
      }
    }
    return state >> this.shift;
  }

  /** The state after a scalar. */
  after(state, point) {
    const { classOf, following } = this;
    const next = (byte) => (state = following[state | classOf[byte]]);
    if (point < 0x80) return next(point);
    if (point < 0x800) next(0xc0 | (point >> 6));
    else {
      if (point < 0x10000) next(0xe0 | (point >> 12));
      else {
        next(0xf0 | (point >> 18));
        next(0x80 | ((point >> 12) & 0x3f));
      }
      next(0x80 | ((point >> 6) & 0x3f));
    }
    return next(0x80 | (point & 0x3f));
  }

  /** Whether a text matches, for sure. */
  matches(text) {
    const state = this.stateOf(text);
    return this.accepts[state] === 1 && this.isUnknown[state] === 0;
  }

  /** The answer to a text; unknown where it has characters that the table does not know. */
  answer(text) {
    return this.answers[this.stateOf(text)];
  }

  /** For each state the answer to a text that ends there. */
  get answers() {
    const sources = Array.from(this.accepts, () => []);
    for (let state = 0; state < this.count; state++) {
      for (let each = 0; each < this.classCount; each++) {
        sources[this.following[(state << this.shift) | each] >> this.shift].push(state);
      }
    }
    const reaching = (has) => {
      const found = Uint8Array.from(this.accepts, (accepts, state) => (this.isUnknown[state] || accepts === has ? 1 : 0));
      const reached = Array.from(found.keys()).filter((state) => found[state]);
      while (reached.length > 0) {
        for (const source of sources[reached.pop()]) {
          if (!found[source]) reached.push(source);
          found[source] = 1;
        }
      }
      return found;
    };
    const [canHold, canFail] = [reaching(1), reaching(0)];
    const answers = Uint8Array.from(this.accepts, (accepts, state) =>
      this.isUnknown[state] ? unknownAnswer : answerOf(accepts ? HOLDS : FAILS, canHold[state], canFail[state]));
    Object.defineProperty(this, "answers", { value: answers });
    return answers;
  }

  /** Bytes of the longest start of the text that can still be completed to a match; null where that is not known. */
  progress(text) {
    const answerIn = (state) => this.answers[state >> this.shift];
    let state = this.start;
    let bytes = 0;
    for (const scalar of text) {
      const answer = answerIn(state);
      if (answer === unknownAnswer) return null;
      if (!(answer & canHoldBit)) return bytes;
      const next = this.after(state, scalar.codePointAt(0));
      // Where the text can no longer be completed, its longest start that can ends before this character.
      if (!(answerIn(next) & canHoldBit)) return bytes;
      state = next;
      bytes += byteCount(scalar);
    }
    return answerIn(state) === unknownAnswer ? null : bytes;
  }
}

/** The row of numbers that runs stand for: where each begins, and the number. */
function row(runs, count) {
  const numbers = new Array(count).fill(0);
  for (let at = 0; at < runs.length; at += 2) numbers.fill(runs[at + 1], runs[at], runs[at + 2] ?? count);
  return numbers;
}

const leftToServer = "left to the server";
/** The most ways to divide a text among the repeats of an ECMAScript pattern. */
const mostDivisions = 5_000_000;

/** A pattern, with the part of a text that it must match: `whole` or `anywhere`. */
class Pattern {
  constructor({ pattern, tables, ecma, sets }, scope) {
    const table = tables?.[scope];
    this.automaton = table ? new Automaton(table) : null;
    const translation = ecma?.[scope];
    this.expression = translation ? new RegExp(translation.text, "u") : null;
    this.longest = translation ? mostDivisions ** (1 / Math.max(1, translation.degree)) : 0;
    this.alphabet = sets ? new Alphabet(sets) : null;
    this.text = pattern.text;
    this.make = () => new Backtracker(pattern, scope);
    this.backtracker = undefined;
  }

  /** The answer to a text, or the reason why there is none. */
  answer(text) {
    if (this.automaton) {
      const answer = this.automaton.answer(text);
      if (answer !== unknownAnswer) return answer;
    }
    if (text.length > 21_845 && byteCount(text) > 65_536) return "the text is too long for a pattern";
    if (hasNewCharacters(text)) return leftToServer;
    const answer = this.alphabet === null ? unknownAnswer : this.automaton.answer(this.alphabet.spelled(text).join(""));
    if (answer !== unknownAnswer) return answer;
    if (this.expression && text.length <= this.longest) return plain(this.expression.test(text));
    const isFound = this.backtrack(text);
    return isFound === null ? leftToServer : plain(isFound);
  }

  backtrack(text) {
    if (this.backtracker === undefined) {
      try {
        this.backtracker = this.make();
      } catch (error) {
        if (!(error instanceof Unmatched)) throw error;
        this.backtracker = null;
      }
    }
    return this.backtracker?.test(text) ?? null;
  }

  /** Bytes of the longest start of the text that can still be completed to a match, as far as that is known. */
  progress(text) {
    const known = this.automaton?.progress(text) ?? null;
    if (known !== null || this.alphabet === null) return known ?? byteCount(text);
    const spelled = this.alphabet.spelled(text);
    const progress = this.automaton.progress(spelled.join(""));
    if (progress === null) return byteCount(text);
    let [count, bytes] = [0, 0];
    while (bytes < progress) bytes += byteCount(spelled[count++]);
    return byteCount(Array.from(text).slice(0, count).join(""));
  }
}

/**
 * The sets of characters that a pattern tells apart.
 *
 * A character beyond ASCII that is in the same of them as another leads to the same states as that, of which the table
 * of the pattern may know more.
 */
class Alphabet {
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

// What Unicode has added since 14.0, of which the server's pattern engine may know less.
const newCharacters = new RegExp(
  "[\\p{Cn}ʕ\\u088f\\u0897\\u0c5c\\u0cdc\\u0cf3\\u0ece\\u1acf-\\u1aeb\\u1b4e\\u1b4f\\u1b7f\\u1c89\\u1c8a\\u20c1" +
  "\\u2427-\\u2429\\u2b96\\u2ffc-\\u2fff\\u31e4\\u31e5\\u31ef\\ua7cb-\\ua7cf\\ua7d2\\ua7d4\\ua7da-\\ua7dc\\ua7f1" +
  "\\ufbc3-\\ufbd2\\ufd90\\ufd91\\ufdc8-\\ufdce\\u{105c0}-\\u{105f3}\\u{10940}-\\u{10959}\\u{10d40}-\\u{10d8f}" +
  "\\u{10ec2}-\\u{10ed8}\\u{10efa}-\\u{10eff}\\u{1123f}-\\u{11241}\\u{11380}-\\u{113e2}\\u{116d0}-\\u{116e3}\\u{1171e}" +
  "\\u{11b00}-\\u{11bf9}\\u{11db0}-\\u{11de9}\\u{11f00}-\\u{11f5a}\\u{1342f}\\u{13439}-\\u{143fa}\\u{16100}-\\u{16139}" +
  "\\u{16d40}-\\u{16d79}\\u{16ea0}-\\u{16ed3}\\u{16ff2}-\\u{16ff6}\\u{187f8}-\\u{187ff}\\u{18cff}\\u{18d09}-\\u{18df2}" +
  "\\u{1b132}\\u{1b155}\\u{1cc00}-\\u{1cef0}\\u{1d2c0}-\\u{1d2d3}\\u{1df25}-\\u{1df2a}\\u{1e030}-\\u{1e08f}" +
  "\\u{1e4d0}-\\u{1e6ff}\\u{1f6d8}\\u{1f6dc}\\u{1f774}-\\u{1f77f}\\u{1f7d9}\\u{1f8b2}-\\u{1f8d8}\\u{1fa54}-\\u{1faff}" +
  "\\u{1fbcb}-\\u{1fbef}\\u{1fbfa}\\u{2b739}-\\u{2b73f}\\u{2cea2}-\\u{2ee5d}\\u{31350}-\\u{33479}]", "u");

const hasNewCharacters = (text) => !/^[\0-\u024f]*$/.test(text) && newCharacters.test(text);

// MARK: Patterns without tables
//
// What neither an automaton nor an expression of ECMAScript answers is matched as PCRE2 does, by backtracking: lookahead,
// possessive and atomic groups, subroutines and back-references. Every part is a function of a position and of what has
// to match from where the part ends. Of what is not known here, and what takes too long, there is no answer.

class Unmatched extends Error {}

const mostPatternSteps = 200_000;

/** One pattern in PCRE2's notation. Throws Unmatched where it has anything that is not known here. */
class Backtracker {
  constructor({ text, flags = "" }, scope) {
    if (!/^s?$/.test(flags)) throw new Unmatched();
    this.source = Array.from(text);
    this.matchesNewlines = flags === "s";
    this.isWhole = scope === "whole";
    this.at = 0;
    this.groupCount = 0;
    this.groups = new Map();
    this.numbers = new Map();
    this.calls = [];
    this.pattern = this.alternatives();
    if (this.at < this.source.length || !this.calls.every((name) => this.groups.has(name))) throw new Unmatched();
  }

  /** Whether a text matches; null where that takes too long. */
  test(text) {
    this.text = Array.from(text);
    this.steps = 0;
    try {
      const end = this.text.length;
      for (let start = 0; start <= (this.isWhole ? 0 : end); start++) {
        this.captures = [];
        if (this.pattern(start, (at) => !this.isWhole || at === end)) return true;
      }
      return false;
    } catch (error) {
      if (error instanceof Unmatched || error instanceof RangeError) return null;
      throw error;
    }
  }

  step() {
    if (++this.steps > mostPatternSteps) throw new Unmatched();
  }

  // Reading

  take(text) {
    const found = Array.from(text).every((each, index) => this.source[this.at + index] === each);
    if (found) this.at += text.length;
    return found;
  }

  expect(text) {
    if (!this.take(text)) throw new Unmatched();
  }

  /** What a regular expression finds from here on. */
  scan(expression) {
    const found = expression.exec(this.source.slice(this.at, this.at + 40).join(""));
    if (!found) throw new Unmatched();
    this.at += Array.from(found[0]).length;
    return found;
  }

  alternatives() {
    const all = [this.sequence()];
    while (this.take("|")) all.push(this.sequence());
    return all.length === 1 ? all[0] : (at, next) => all.some((each) => each(at, next));
  }

  sequence() {
    const parts = [];
    while (this.at < this.source.length && !["|", ")"].includes(this.source[this.at])) parts.push(this.quantified());
    const from = (index, at, next) => {
      this.step();
      return index === parts.length ? next(at) : parts[index](at, (end) => from(index + 1, end, next));
    };
    return parts.length === 1 ? parts[0] : (at, next) => from(0, at, next);
  }

  quantified() {
    const part = this.part();
    const sign = this.source[this.at];
    if (!["?", "*", "+", "{"].includes(sign)) return part;
    const [least, most] = sign === "{" ? this.span() : (this.at++, [sign === "+" ? 1 : 0, sign === "?" ? 1 : Infinity]);
    if (this.take("+")) return this.possessive(part, least, most);
    const isLazy = this.take("?");
    if (["?", "*", "+", "{"].includes(this.source[this.at])) throw new Unmatched();
    return this.repeated(part, least, most, isLazy);
  }

  span() {
    const [, least, comma, most] = this.scan(/^\{(\d+)(,?)(\d*)\}/);
    if (comma === "" && most !== "") throw new Unmatched();
    return [Number(least), most !== "" ? Number(most) : comma ? Infinity : Number(least)];
  }

  repeated(part, least, most, isLazy) {
    if (part.accepts && !isLazy) {
      return (at, next) => {
        let count = this.run(part, at, most);
        for (; count >= least; count--) if (next(at + count)) return true;
        return false;
      };
    }
    const repeat = (count, at, next) => {
      this.step();
      const again = () => count < most && part(at, (end) => (end > at || count < least) && repeat(count + 1, end, next));
      if (count < least) return again();
      return isLazy ? next(at) || again() : again() || next(at);
    };
    return (at, next) => repeat(0, at, next);
  }

  /** How often a part of one character matches one after the other. */
  run(part, at, most) {
    let count = 0;
    while (count < most && at + count < this.text.length && part.accepts(this.text[at + count])) count++;
    this.steps += count;
    this.step();
    return count;
  }

  possessive(part, least, most) {
    if (least > 1) return this.atomic(this.repeated(part, least, most, false));
    return (at, next) => {
      const saved = [...this.captures];
      let [count, end] = [0, at];
      const isLonger = (to) => {
        const moves = to > end;
        end = to;
        return moves || count < least;
      };
      while (count < most && (this.step(), part(end, isLonger))) count++;
      if (count >= least && next(end)) return true;
      this.captures = saved;
      return false;
    };
  }

  atomic(part) {
    return (at, next) => {
      const saved = [...this.captures];
      let end = at;
      if (part(at, (to) => ((end = to), true)) && next(end)) return true;
      this.captures = saved;
      return false;
    };
  }

  part() {
    const character = this.source[this.at++];
    switch (character) {
      case "(": return this.group();
      case "[": return this.single(this.characterClass());
      case "\\": return this.escape();
      case "^": return (at, next) => at === 0 && next(at);
      case "$": return (at, next) => at === this.text.length && next(at);
      case ".": return this.single(this.matchesNewlines ? () => true : (each) => each !== "\n");
      case "?": case "*": case "+": case "{": throw new Unmatched();
      default: return this.single((each) => each === character);
    }
  }

  single(accepts) {
    const part = (at, next) => (this.step(), at < this.text.length && accepts(this.text[at]) && next(at + 1));
    return Object.assign(part, { accepts });
  }

  group() {
    if (!this.take("?")) return this.capture(null);
    if (this.take("(DEFINE)")) {
      this.closed();
      return (at, next) => next(at);
    }
    if (this.take(":")) return this.closed();
    if (this.take(">")) return this.atomic(this.closed());
    if (this.take("=") || this.take("!")) return this.lookahead(this.source[this.at - 1] === "!");
    if (this.take("&")) return this.call(this.scan(/^(\w+)\)/)[1]);
    return this.capture(this.scan(/^<([A-Za-z_]\w*)>/)[1]);
  }

  closed() {
    const body = this.alternatives();
    this.expect(")");
    return body;
  }

  lookahead(isNegative) {
    const body = this.closed();
    return (at, next) => {
      this.step();
      const saved = [...this.captures];
      const isFound = body(at, () => true);
      if (isNegative) this.captures = [...saved];
      if (isFound !== isNegative && next(at)) return true;
      this.captures = saved;
      return false;
    };
  }

  capture(name) {
    const number = ++this.groupCount;
    if (name !== null) this.numbers.set(name, number);
    const body = this.closed();
    if (name !== null) this.groups.set(name, body);
    return (at, next) => body(at, (end) => {
      const before = this.captures;
      this.captures = [...before];
      this.captures[number] = this.text.slice(at, end);
      if (next(end)) return true;
      this.captures = before;
      return false;
    });
  }

  /** A group as a subroutine, whose captures end with it. */
  call(name) {
    this.calls.push(name);
    return (at, next) => {
      this.step();
      const saved = this.captures;
      return this.groups.get(name)(at, (end) => {
        const inner = this.captures;
        this.captures = saved;
        if (next(end)) return true;
        this.captures = inner;
        return false;
      });
    };
  }

  backReference(number) {
    return (at, next) => {
      this.step();
      const found = this.captures[number];
      return found !== undefined && found.every((each, index) => this.text[at + index] === each) && next(at + found.length);
    };
  }

  escape() {
    const character = this.source[this.at];
    if (/[1-9]/.test(character)) {
      const number = Number(this.scan(/^[1-9](?!\d)/)[0]);
      if (number > this.groupCount) throw new Unmatched();
      return this.backReference(number);
    }
    if (this.take("k")) {
      const number = this.numbers.get(this.scan(/^<(\w+)>/)[1]);
      if (number === undefined) throw new Unmatched();
      return this.backReference(number);
    }
    if (this.take("A")) return (at, next) => at === 0 && next(at);
    if (this.take("z")) return (at, next) => at === this.text.length && next(at);
    return this.single(this.classOf(this.escapedMember(), false));
  }

  /** The notation of ECMAScript for what a backslash begins, in or outside of a class. */
  escapedMember() {
    const character = this.source[this.at];
    if (character === "p" || character === "P") return "\\" + this.scan(/^[pP]\{(?:[CLMNPSZ][a-z]?|Alphabetic)\}/)[0];
    if (character === "x") {
      const [, short, long] = this.scan(/^x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/);
      return `\\u{${short ?? long}}`;
    }
    this.at++;
    const control = { n: "\\n", r: "\\r", t: "\\t", f: "\\f" }[character];
    if (control) return control;
    if (character === undefined || !/[!-/:-@[-`{-~ ]/.test(character)) throw new Unmatched();
    return memberOf(character);
  }

  characterClass() {
    const isNegated = this.take("^");
    const members = [];
    let isFirst = true;
    for (; isFirst || this.source[this.at] !== "]"; isFirst = false) {
      const character = this.source[this.at];
      if (character === undefined || (character === "[" && /[:.=]/.test(this.source[this.at + 1]))) throw new Unmatched();
      if (character === "-" && !isFirst && this.source[this.at + 1] !== "]") {
        if (/^\\p|-/i.test(members.at(-1)) || members.at(-1) === "\\u{2d}") throw new Unmatched();
        this.at++;
        const end = this.classMember();
        if (/^\\p/i.test(end)) throw new Unmatched();
        members.push(`${members.pop()}-${end}`);
      } else members.push(this.classMember());
    }
    this.at++;
    return this.classOf(members.join(""), isNegated);
  }

  classMember() {
    return this.take("\\") ? this.escapedMember() : memberOf(this.source[this.at++]);
  }

  classOf(members, isNegated) {
    const expression = new RegExp(`^[${isNegated ? "^" : ""}${members}]$`, "u");
    const ascii = Array.from({ length: 128 }, (_, code) => expression.test(String.fromCharCode(code)));
    return (character) => (character < "\x80" ? ascii[character.charCodeAt(0)] : expression.test(character));
  }
}

const memberOf = (character) => `\\u{${character.codePointAt(0).toString(16)}}`;

// MARK: Sets of characters, as `chars` writes them

function characterSet(notation) {
  // The notation is that of a class without brackets, but that some characters need no backslash there.
  const isNegated = notation[0] === "^";
  const body = (isNegated ? notation.slice(1) : notation).replace(
    /\\(p\{\w+\}|[\s\S])|([\s\S])/gu,
    (_, escaped, bare) => {
      if (bare !== undefined) return bare === "-" ? bare : /[\w\s]|[^\0-\x7f]/u.test(bare) ? bare : "\\" + escapedInClass(bare);
      if (escaped === "d") return "0-9";
      if (escaped === "w") return "0-9A-Z_a-z";
      if (escaped === "s") return spaces;
      return escaped[0] === "p" ? "\\" + escaped : "\\" + escapedInClass(escaped);
    });
  // A hyphen at an end is itself.
  const members = body.replace(/^-/, "\\-").replace(/(?<!\\)-$/, "\\-");
  return { notation, offender: new RegExp(`[${isNegated ? "" : "^"}${members}]`, "u") };
}

const escapedInClass = (character) =>
  /[\^$\\.*+?()[\]{}|/-]/.test(character) ? character : "x" + padded(character.charCodeAt(0).toString(16), 2);

// MARK: Programs
//
// What `formrules compile` writes, with positions in tables replaced by what is there, so that running it looks up
// and compares, and no more.

/** A program that cannot be run here: damaged, or of a form that this runtime does not know. */
export class ProgramError extends Error {
  constructor(message) {
    super(message);
    this.name = "ProgramError";
  }
}

const opcodes = [
  "field", "brought", "form", "check", "moment", "unlessHeld", "itemTypes", "nested", "items", "itemContents",
  "nextItem", "decide", "compute", "jump", "branch", "stop", "beginAnd", "beginOr", "beginAll", "beginAny", "combine",
  "end", "not", "message", "warn", "beginEach", "nextEach", "pushSubject", "ignoring", "popSubject", "pushMember",
  "popMember", "rule", "test", "testIgnoringCase", "compare", "compareFilled", "external",
];
const [
  opField, opBrought, opForm, opCheck, opMoment, opUnlessHeld, opItemTypes, opNested, opItems, opItemContents,
  opNextItem, opDecide, opCompute, opJump, opBranch, opStop, opBeginAnd, opBeginOr, opBeginAll, opBeginAny, opCombine,
  opEnd, opNot, opMessage, opWarn, opBeginEach, opNextEach, opPushSubject, opIgnoring, opPopSubject, opPushMember,
  opPopMember, opRule, opTest, opTestIgnoringCase, opCompare, opCompareFilled, opExternal,
] = opcodes.keys();

const operandKinds = [
  "none", "constant", "parameter", "field", "previous", "previousItem", "context", "computed", "item", "computation",
  "itemPath",
];
const [
  noOperand, aConstant, aParameter, aField, ofPrevious, ofPreviousItem, aContext, aComputed, anItem, aComputation,
  anItemPath,
] = operandKinds.keys();
const none = { kind: noOperand, at: 0 };

const operations = [
  "add", "multiply", "divide", "negate", "round", "abs", "length", "years", "months", "days", "year", "month",
  "weekday", "count_filled", "first_filled", "min", "max",
];

function operandOf(written) {
  if (written === null || written === undefined) return none;
  const [[name, at]] = Object.entries(written);
  const kind = operandKinds.indexOf(name);
  if (kind < 1) throw new ProgramError(`the operand '${name}' is not known`);
  return kind === anItem ? { kind, level: at[0], at: at[1] } : { kind, at };
}

const plainTypes = ["text", "integer", "number", "boolean", "date", "month", "time", "datetime", "choice", "file", "any"];

/** A type: its name; of what holds others, `item`; of a form, the form itself. */
function typeOf(written, forms) {
  if (typeof written === "string") {
    if (!plainTypes.includes(written)) throw new ProgramError(`the type '${written}' is not known`);
    const type = { name: written, kind: kindOfType[written], manner: mannerOf(written) };
    if (written === "any") type.item = type;
    return type;
  }
  const [[name, inner]] = Object.entries(written);
  if (name === "form") return { name, form: forms[inner], manner: "value" };
  if (name !== "list" && name !== "map") throw new ProgramError(`the type '${name}' is not known`);
  return { name, item: typeOf(inner, forms), manner: "list" };
}

/** What a message is about, where the words for it differ. */
function mannerOf(type) {
  if (type === "date" || type === "month" || type === "time" || type === "datetime") return "moment";
  return type === "file" ? "file" : "value";
}

function constantOf(written, program) {
  const slot = (kind, value) => new Slot(kind, value);
  if (written === null || Array.isArray(written)) return slot(NULL);
  if (typeof written === "boolean") return slot(BOOLEAN, written);
  if (typeof written === "string") return slot(TEXT, written);
  const [[name, value]] = Object.entries(written);
  switch (name) {
    case "number": return slot(NUMBER, parseNumber(value, true));
    case "date": return slot(DATE, parseDate(value));
    case "month": return slot(MONTH, parseMonth(value));
    case "time": return slot(TIME, parseTime(value));
    case "datetime": return slot(DATETIME, parseDateTime(value));
    case "duration": return slot(DURATION, parseShift(value));
    case "size": return slot(SIZE, BigInt(value.slice(0, -1)));
    case "pattern": return slot(PATTERN, value);
    case "set": return slot(SET, program.sets[value]);
    case "range": return slot(RANGE, value);
    case "form": return slot(NULL);
  }
  throw new ProgramError(`the constant '${name}' is not known`);
}

class Program {
  constructor(document) {
    if (document?.format !== "formrules program") throw new ProgramError("this is no program that formrules has compiled");
    if (document.version !== 1) throw new ProgramError(`version ${document.version} of programs is not known here`);
    const written = document.program;
    this.sources = written.sources;
    this.sets = written.sets.map(characterSet);
    this.patternEntries = written.patterns;
    this.patterns = new Map();
    this.constants = written.constants.map((constant) => constantOf(constant, this));
    this.operands = written.operands.map(operandOf);
    this.computations = written.computations.map(computationOf);
    this.itemPaths = written.itemPaths.map((path) => ({ ...path, start: path.start && operandOf(path.start) }));
    this.rules = written.rules;
    this.externals = written.externals;
    this.checks = written.checks;
    // What `readsOf` has found.
    this.readsOfChecks = new Map();
    this.decisions = written.decisions;
    this.conditions = written.conditions;
    this.messages = written.messages.map((message) => ({ ...message, arguments: message.arguments.map(namedOperand) }));
    this.callTable = written.callTable.map((call) => ({ ...call, arguments: call.arguments.map(namedOperand) }));
    this.calls = written.calls.map((call) => (call === null ? null : this.callTable[call]));
    this.forms = written.forms.map((form) => ({ ...form }));
    for (const form of this.forms) this.readForm(form);
    this.contexts = written.contexts?.map(({ field }) => this.readField(field));
    this.computed = (written.computed ?? []).map((value) => this.readComputed(value));
    const isSecret = (field) => field.isSecret;
    this.hasSecrets = this.forms.some((form) => form.fields.some(isSecret)) || (this.contexts ?? []).some(isSecret);
    this.passesParameters = passesParameters(this.forms);
    this.code = written.instructions.map((instruction, index) => this.readInstruction(instruction, index));
    this.markMeasures();
    this.inlined = this.code.map((step) => this.singleTest(step) ?? step);
    for (const form of this.forms) form.fastPath = fastPathOf(this, form);
    // The form that is judged up to a step, and where that ends.
    this.judged = null;
    this.evaluator = new Evaluator(this);
  }

  readForm(form) {
    form.fields = form.fields.map((field) => this.readField(field));
    form.objects = form.objects.map((object) => ({
      ...object,
      members: object.members.map((member) =>
        member.field === undefined ? { group: member.group } : { field: form.fields[member.field] }),
    }));
    for (const object of form.objects) {
      for (const member of object.members) member.name = member.field?.name ?? form.objects[member.group].name;
    }
    form.steps = (form.steps ?? []).map((step) => ({ ...step, form: null }));
    form.parameters = form.parameters?.map((parameter) => ({
      ...parameter, type: typeOf(parameter.type, this.forms), defaultValue: operandOf(parameter.defaultValue),
    }));
  }

  readField(written) {
    const field = { ...written, type: typeOf(written.type, this.forms) };
    field.shownLabel = field.label ?? humanized(field.name);
    field.pathText = pathText([...field.groups, field.name]);
    field.notation = written.notation === undefined ? null : notationOf(written.notation);
    field.table = written.options.length > 0 ? new Set(written.options.map((option) => option.value)) : null;
    field.arguments = written.arguments?.map((argument) => operandOf(argument.operand));
    field.argumentReads = written.arguments?.map(({ reads }) => reads ?? []);
    field.holdsForms = innermost(field.type).form !== undefined;
    for (const step of field.normalization) {
      if (typeof step === "string" && !normalizations[step]) throw new ProgramError(`'${step}' is no step of 'normalize'`);
    }
    // Whether more typing may change what is judged of the text that was typed before.
    field.isRewritten = field.normalization.some((step) => step === "nfc" || typeof step === "object");
    return field;
  }

  readComputed(written) {
    const value = { ...written };
    const { operand, aggregate } = written.source;
    if (aggregate === undefined) value.operand = operandOf(operand);
    else {
      value.aggregate = {
        ...aggregate, list: operandOf(aggregate.list), value: operandOf(aggregate.value),
        forms: aggregate.forms.map((form) => (form === null ? null : this.forms[form])),
      };
    }
    return value;
  }

  readInstruction([name, ...operands], index) {
    const op = opcodes.indexOf(name);
    if (op < 0) throw new ProgramError(`the instruction '${name}' is not known`);
    const step = { op, index, a: operands[0], b: operands[1], test: null, operands: [], isMeasure: false, measures: false };
    const list = ([start, count]) => this.operands.slice(start, start + count);
    if (op >= opTest) {
      step.operands = list(step.b);
      step.test = op === opExternal ? externalTest : op >= opCompare ? compareTest : rules[step.a];
      if (!step.test?.answer) throw new ProgramError(`the rule '${step.a}' is not known`);
      step.ignoresCase = op === opTestIgnoringCase;
      step.prepared = step.test.prepare?.(step, this) ?? null;
      step.isMeasure = step.test.isMeasure === true;
    }
    else if (op === opRule) step.operands = list(step.b);
    else if (op === opPushSubject || op === opIgnoring || op === opPushMember) step.a = operandOf(step.a);
    else if (op === opItems || op === opBeginEach) step.a = placesOf(step.a);
    return step;
  }

  /** The test that a rule consists of, where it needs none of the caller's arguments. */
  singleTest(step) {
    if (step.op !== opRule || this.rules[step.a].parameterCount > 0) return null;
    const entry = this.rules[step.a].entry;
    return this.code[entry].test && this.code[entry + 1].op === opStop ? this.code[entry] : null;
  }

  /**
   * The same program with a form that is judged only up to the end of a step.
   *
   * A check waits that depends on a field behind the step, be it through a computed value or a condition around.
   */
  limited(form, { slots: [, end] }) {
    const limited = Object.assign(Object.create(Program.prototype), this);
    limited.code = [...this.code];
    limited.judged = { name: form.name, end };
    const inputs = new ValueInputs(this, form);
    const isInLaterStep = (at) => at >= end && form.steps.some(({ slots: [first, last] }) => first <= at && at < last);
    const isAnyLater = (slots) => [...inputs.all(slots)].some((at) => at >= end && (!inputs.reads.has(at) || isInLaterStep(at)));
    const isLater = ({ slot, computed }) => isInLaterStep(slot) || (computed === undefined && slot >= end) || isAnyLater([slot]);
    const waits = (step, around) =>
      step.op === opCheck && isAnyLater([...readsOf(this, this.checks[step.a]), ...(around === null ? [] : inputs.conditions(around))]);
    const skip = (from, to) => (limited.code[from] = { op: opJump, a: to, b: 0, index: from });
    const steps = [...this.codeFrom(form.checks)];
    const after = steps.length === 0 ? 0 : steps.at(-1).index + 1;
    for (const [position, step] of steps.entries()) {
      if (step.op === opField && isLater(form.fields[step.a])) {
        skip(step.index, steps.slice(position + 1).find(({ op }) => op === opField || op === opForm)?.index ?? after);
      }
      // Its check is the last instruction before the end.
      else if (step.op === opForm && (isInLaterStep(step.a) || waits(this.code[step.b - 1], step.a))) skip(step.index, step.b);
      else if (step.op === opCheck && waits(step, null) && this.checks[step.a].start <= step.index) {
        skip(this.checks[step.a].start, step.index + 1);
      } else if (step.op === opBranch) {
        // All that it decides waits, as the condition does, which is not to be reported either.
        const checks = this.code.slice(step.index, step.b).filter(({ op }) => op === opCheck);
        if (checks.length > 0 && checks.every((check) => waits(check, null))) skip(step.index, step.b);
      }
    }
    limited.inlined = limited.code.map((step, index) => (step === this.code[index] ? this.inlined[index] : step));
    limited.evaluator = new Evaluator(limited);
    return limited;
  }

  /** Whether a form's object lies behind the step up to which the form is judged. */
  isLater(form, object) {
    return this.judged !== null && this.judged.name === form.name && object.slot >= this.judged.end;
  }

  /** The code from an entry up to its `stop`. */
  *codeFrom(entry) {
    for (let index = entry; this.code[index]?.op !== opStop && index < this.code.length; index++) yield this.code[index];
  }

  /** Marks the tests of length and size that guard what costs more: where they fail their check, patterns don't run. */
  markMeasures() {
    for (const form of this.forms) {
      for (const step of this.codeFrom(form.checks)) {
        if (step.op === opCheck) this.markMeasuresOf(this.checks[step.a].start, step.index);
      }
    }
  }

  markMeasuresOf(start, end) {
    // How many combinations are open from the outermost `or`, or question about another value, on.
    let alternatives = 0;
    const subjects = [];
    for (let at = start; at < end; at++) {
      const step = this.code[at];
      switch (step.op) {
        case opBeginEach: case opPushMember: at = step.b - 1; break;
        case opPushSubject: subjects.push(true); alternatives++; break;
        case opIgnoring: subjects.push(false); break;
        case opPopSubject: if (subjects.pop()) alternatives--; break;
        case opBeginOr: case opBeginAny: alternatives++; break;
        case opBeginAnd: case opBeginAll: if (alternatives > 0) alternatives++; break;
        case opEnd: if (alternatives > 0) alternatives--; break;
        default: if (alternatives === 0 && step.isMeasure) step.measures = true;
      }
    }
  }

  /** The pattern of a position, for a part of texts. */
  pattern(position, scope) {
    const key = position * 2 + (scope === "whole" ? 0 : 1);
    let pattern = this.patterns.get(key);
    if (!pattern) this.patterns.set(key, (pattern = new Pattern(this.patternEntries[position], scope)));
    return pattern;
  }

  /** Whether a value that a form computes in a slot would give away what a secret field holds. */
  isSecretlyComputed(form, slot) {
    if (form.decisions === undefined) return false;
    for (const step of this.codeFrom(form.decisions)) {
      if (step.op === opCompute && this.computed[step.a].slot === slot && this.computed[step.a].isSecret) return true;
    }
    return false;
  }
}

/** What the values of a form depend on: computed values on what they read, and all on the conditions around. */
class ValueInputs {
  constructor(program, form) {
    // Of computed values the slots that they read.
    this.reads = new Map();
    this.decisions = [];
    for (const step of form.decisions === undefined ? [] : program.codeFrom(form.decisions)) {
      if (step.op === opDecide) this.decisions.push(program.decisions[step.a]);
      else if (step.op === opCompute) this.reads.set(program.computed[step.a].slot, program.computed[step.a].reads);
    }
  }

  /** What the conditions around a slot read. */
  conditions(slot) {
    const holds = ([start, end]) => start <= slot && slot < end;
    return this.decisions.filter(({ main, otherwise }) => holds(main) || holds(otherwise)).flatMap(({ reads }) => reads);
  }

  /** The slots and all that they depend on. */
  all(slots) {
    const found = new Set(slots);
    for (const slot of found) for (const input of [...(this.reads.get(slot) ?? []), ...this.conditions(slot)]) found.add(input);
    return found;
  }
}

const namedOperand = ({ name, operand }) => ({ name, operand: operandOf(operand) });

function placesOf(written) {
  if (written === "keys") return { first: 0, end: null, areKeys: true };
  return { first: written[0], end: written[1], areKeys: false };
}

function computationOf(written) {
  const [[name, value]] = Object.entries(written);
  switch (name) {
    case "today": case "now": case "key": return { name };
    case "offset": return { name, operand: operandOf(value[0]), shift: parseShift(value[1]) };
    case "range": return { name, lower: operandOf(value[0]), upper: operandOf(value[1]) };
    case "entry": return { name, operand: operandOf(value[0]), key: operandOf(value[1]), slot: value[2] };
    case "operation":
      if (operations.includes(value[0])) return { name, operation: value[0], operands: value.slice(1).map(operandOf) };
  }
  throw new ProgramError(`the computation '${name === "operation" ? value[0] : name}' is not known`);
}

/** The type of what is in lists and maps, however deep. */
function innermost(type) {
  while (type.item && type.name !== "any") type = type.item;
  return type;
}

/** For each form whether there is a form with parameters in it; empty where no form has any. */
function passesParameters(forms) {
  const passes = new Set();
  if (!forms.some((form) => form.parameters)) return passes;
  for (let size = -1; size < passes.size;) {
    size = passes.size;
    for (const form of forms) {
      const inner = form.fields.map((field) => innermost(field.type).form);
      if (inner.some((each) => each && (each.parameters || passes.has(each)))) passes.add(form);
    }
  }
  return passes;
}

// MARK: Fast paths
//
// Most values are right, and most checks are plain tests. A fast path is a function of the value as it is given that
// holds only where no check of the field can fail; it may hold too rarely, but never too often. What it refuses is
// judged by the field's instructions, which alone report.

/** The fast paths of a form's fields; null where values have to be prepared, or there is more than plain fields. */
function fastPathOf(program, form) {
  const isPlain = !form.isExact && !form.isClosed && !form.parameters && form.decisions === undefined
    && form.objects.length === 1 && form.contexts === undefined;
  // A name such as `constructor` is one that every object of JavaScript knows.
  const isSlow = (field) => field.normalization.length > 0 || !field.type.kind || field.name in Object.prototype;
  if (!isPlain || form.fields.some(isSlow)) return null;
  const paths = form.fields.map(() => null);
  const reads = form.fields.map(() => []);
  let at = form.checks;
  for (; program.code[at].op === opField; at = program.code[at].b) {
    const step = program.code[at];
    paths[step.a] = new FastPathReader(program, form, form.fields[step.a]).read(at + 1, step.b);
    for (const { op, a } of program.code.slice(at + 1, step.b)) {
      if (op === opCheck) reads[step.a].push(...readsOf(program, program.checks[a]));
    }
  }
  const isAll = program.code[at].op === opStop;
  return paths.some(Boolean) ? new FastPaths(form.fields, paths, reads, isAll) : null;
}

class FastPaths {
  constructor(fields, paths, reads, isAll) {
    const names = (this.names = fields.map((field) => field.name));
    this.paths = paths;
    // For each field the positions of the others that its checks read.
    this.others = reads.map((slots) => [...new Set(slots)].map((slot) => fields.findIndex((field) => field.slot === slot)).filter((index) => index >= 0));
    // Whether the fields are all that is judged.
    this.isAll = isAll;
    // Of the last record for each field whether its value was accepted.
    this.accepted = new Uint8Array(names.length);
  }

  /** Whether the values of all fields are accepted. */
  accept(record) {
    const { names, paths, accepted } = this;
    const mayAccept = record[repeatedNames] === undefined;
    let areAll = mayAccept && this.isAll;
    for (let index = 0; index < names.length; index++) {
      const path = paths[index];
      const value = record[names[index]];
      const isAccepted = mayAccept && path !== null && path(value, record);
      accepted[index] = isAccepted ? 1 : 0;
      if (!isAccepted) areAll = false;
    }
    return areAll;
  }
}

class FastPathReader {
  constructor(program, form, field) {
    this.program = program;
    this.form = form;
    this.field = field;
    this.judgesMissing = false;
    // Whether what the clauses accept is well-formed for sure.
    this.isWellFormed = false;
  }

  /** A function of a value and its record; null where the code has more than plain tests. */
  read(start, end) {
    const { type, table } = this.field;
    if (!type.kind || this.field.computed !== undefined) return null;
    const clauses = [];
    this.at = start;
    while (this.at < end) {
      const found = this.expression();
      if (found === null) return null;
      clauses.push(...found);
      if (this.program.code[this.at].op === opCheck) this.at++;
    }
    if (table) clauses.push((text) => table.has(text));
    const acceptsMissing = !this.judgesMissing;
    if (type.kind === TEXT) return fastText(table || this.isWellFormed ? clauses : [...clauses, isWellFormed], acceptsMissing);
    const isValue = type.kind === NUMBER ? isShortInteger : type.kind === BOOLEAN ? (value) => value === true || value === false : null;
    if (isValue === null) return null;
    return (value, record) => {
      if (!isValue(value)) return acceptsMissing && (value === undefined || value === null);
      for (let index = 0; index < clauses.length; index++) if (!clauses[index](value, record)) return false;
      return true;
    };
  }

  /** The clauses of an expression, all of which have to hold; null for one that is more than plain tests. */
  expression() {
    const step = this.program.inlined[this.at++];
    if (step.op === opTest) return this.test(step);
    if (step.op === opBeginAnd) return this.combined()?.flat() ?? null;
    if (step.op !== opBeginOr) return null;
    this.isAlternative = true;
    const operands = this.combined();
    this.isAlternative = false;
    if (operands === null || operands.some((clauses) => clauses.length !== 1)) return null;
    const [one, two, ...more] = operands.flat();
    return [(value, record) => one(value, record) || two?.(value, record) || more.some((clause) => clause(value, record))];
  }

  combined() {
    const operands = [];
    for (;;) {
      const { code } = this.program;
      if (code[this.at].op === opEnd) {
        this.at++;
        return operands;
      }
      const operand = this.expression();
      if (operand === null) return null;
      operands.push(operand);
      if (code[this.at].op === opMessage) this.at++;
      if (code[this.at++].op !== opCombine) return null;
    }
  }

  test(step) {
    const { kind } = this.field.type;
    const prepared = step.prepared;
    switch (step.a) {
      case "required": case "filled": case "present":
        this.judgesMissing = true;
        return [];
      case "equal": {
        if (kind !== TEXT || step.operands[0].kind !== aField) return null;
        const other = this.form.fields.find((field) => field.slot === step.operands[0].at);
        if (!other) return null;
        this.judgesMissing = true;
        return [(text, record) => record[other.name] === text];
      }
      case "length": return prepared && kind === TEXT ? [fastLength(prepared)] : null;
      case "between":
        return prepared && kind === NUMBER ? [(value) => value >= prepared.least && value <= prepared.most] : null;
      case "regex": case "contains": {
        if (kind !== TEXT || !prepared) return null;
        const pattern = this.program.patternEntries[prepared.position];
        if (!pattern.tables?.[prepared.scope]) return null;
        let automaton = null;
        const find = () => (automaton = this.program.pattern(prepared.position, prepared.scope).automaton);
        // No table has a way for half of a pair.
        if (!this.isAlternative) this.isWellFormed = true;
        return [(text) => (automaton ?? find()).matches(text)];
      }
      case "one_of": return prepared && kind === TEXT ? [(text) => prepared.has(text)] : null;
      case "none_of": return prepared && kind === TEXT ? [(text) => !prepared.has(text)] : null;
    }
    return null;
  }
}

function fastText(clauses, acceptsMissing) {
  const [one, two] = clauses;
  if (clauses.length === 1) {
    return (value, record) => {
      if (typeof value !== "string") return acceptsMissing && (value === undefined || value === null);
      const first = value.charCodeAt(0);
      return !(first > 0x20 && first < 0x80) && isBlank(value) ? acceptsMissing : one(value, record);
    };
  }
  return (value, record) => {
    if (typeof value !== "string") return acceptsMissing && (value === undefined || value === null);
    const first = value.charCodeAt(0);
    if (!(first > 0x20 && first < 0x80) && isBlank(value)) return acceptsMissing;
    if (!one(value, record) || !two(value, record)) return false;
    for (let index = 2; index < clauses.length; index++) if (!clauses[index](value, record)) return false;
    return true;
  };
}

function fastLength({ least, most, unit }) {
  const count = counters[unit];
  // How many units of a text may be one of what is counted; of graphemes any number.
  const size = { bytes: 1, utf16: 1, scalars: 2, characters: Infinity }[unit];
  const [settled, end] = [unit === "characters" ? (least <= 1 ? 1 : Infinity) : least * size, unit === "bytes" ? most / 3 : most];
  return (text) => {
    if (text.length >= settled && text.length <= end) return true;
    if (text.length > 5_000_000) return false;
    const length = count(text);
    return length >= least && length <= most;
  };
}

// MARK: Records
//
// The values of a record are in a row of slots: those of the form first, items of lists behind them. The meaning of
// `value` by kind is said with dates, times and numbers; a text is itself. A list has its items from `start` on, each
// of `stride` slots; of a map the slot before each value has its key. An object in an `any` has names and values from
// `start` on in turn; one that a form describes has its values in the slots behind it.

const [
  MISSING, NULL, BOOLEAN, NUMBER, TEXT, DATE, TIME, DATETIME, FILE, LIST, FORM, DURATION, SIZE, PATTERN, SET, RANGE,
  MONTH,
] = Array(17).keys();

const kindOfType = {
  text: TEXT, choice: TEXT, integer: NUMBER, number: NUMBER, boolean: BOOLEAN, date: DATE, month: MONTH, time: TIME,
  datetime: DATETIME, file: FILE,
};

// What is known of a value beside what it is.
const INACTIVE = 1; // in a branch that does not apply
const UNDECIDED = 2; // in a branch that may or may not apply
const MISTYPED = 4; // not a value of the field's type
const TYPING = 8; // a text that is still being typed, or made from one
const PARTIAL = 16; // not a value of the type yet, but more typing can make it one
const HOLLOW = 32; // an object all of whose fields are empty
const BEYOND = 64; // beyond a limit
const AS_GIVEN = 128; // taken as it is given, so that it is never empty
const unapplied = INACTIVE | UNDECIDED;
const unreadable = UNDECIDED | MISTYPED | BEYOND;
const special = AS_GIVEN | unreadable;
const unjudged = INACTIVE | unreadable;

class Slot {
  constructor(kind, value) {
    this.kind = kind;
    this.value = value;
    this.flags = 0;
  }

  /** Where an item of the list lies. */
  item(index) {
    return this.start + index * this.stride;
  }

  get itemStride() {
    return this.isMap ? this.stride - 1 : this.stride;
  }

  /** Whether it is an object that a form describes. */
  get isDescribed() {
    return this.kind === FORM && !this.isOwn && (this.flags & MISTYPED) === 0;
  }

  /** Whether it is a list whose items were read. */
  get isReadList() {
    return this.kind === LIST && (this.flags & (MISTYPED | BEYOND)) === 0;
  }

  /** The keys of a map, as a list of texts. */
  get keys() {
    const keys = new Slot(this.isMap ? LIST : MISSING);
    [keys.start, keys.count, keys.stride, keys.order] = [this.start - 1, this.count, this.stride, this.order];
    return keys;
  }

  /** The items of a list or map, or the members of an object that no form describes as those of a map. */
  get items() {
    if (this.kind === LIST) return this;
    const items = new Slot(this.kind === FORM && this.isOwn ? LIST : MISSING);
    if (items.kind === MISSING) return items;
    [items.flags, items.isMap, items.order] = [this.flags, true, this.order];
    [items.start, items.count, items.stride] = [this.start + 1, this.count, 2];
    return items;
  }

  /** The item that is judged at a place: entries are judged in the order of the data. */
  itemAt(place) {
    return this.order === null ? place : this.order[place];
  }

  /** Marks it as beyond a limit, which reports name. */
  markBeyond(reason) {
    this.flags |= BEYOND;
    this.reason = reason;
  }

  copy() {
    return Object.assign(new Slot(this.kind, this.value), this);
  }
}

// What few slots have: of lists and objects where their items are, and in which order entries are judged if not in that
// of their keys; whether it is the key of an entry, the form that describes an object, the text that a value was typed
// as, a file as it was given, why it is not known what is beyond a limit, and the names of members that a closed form
// does not have.
Object.assign(Slot.prototype, {
  start: 0, count: 0, stride: 0, order: null, isMap: false, isOwn: false, isKey: false, form: null, text: null, given: null,
  reason: null, unknown: null,
});

const missingSlot = Object.freeze(new Slot(MISSING, undefined));
const limitReached = (name) => `limit reached: ${name}`;
const limits = {
  steps: 10_000_000, stepsPerValue: 256, mostSteps: 200_000_000, keystrokeSteps: 100_000, listLength: 1_000_000,
  textLength: 16_777_216, depth: 128, slots: 16 << 20,
};

/** A value that no record can hold: NaN, a function, a Date. */
const noValue = (value) => new TypeError(`${typeof value === "object" ? value.constructor?.name : String(value)} is no value of a form`);

class Unreadable extends Error {}
class TooManyValues extends Error {}

const isFile = (value) => typeof Blob === "function" && value instanceof Blob;
const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Decimal) && !isFile(value)
  && !(value instanceof Date);

/** Of an object that `parse` has read: its names in the order of the text, and those that are there twice. */
const [orderOfNames, repeatedNames] = [Symbol("order"), Symbol("repeated")];
const member = (values, name) => (Object.hasOwn(values, name) ? values[name] : undefined);

/** Puts values, as callers give them, into slots, each of the kind that was given. */
class Loader {
  constructor(slots, keepsOrder = true) {
    this.slots = slots;
    // Whether entries are judged in the order of the data, which is not that in which a live form shows them.
    this.keepsOrder = keepsOrder;
  }

  append(count) {
    if (this.slots.length + count > limits.slots) throw new TooManyValues();
    const first = this.slots.length;
    for (let index = 0; index < count; index++) this.slots.push(null);
    return first;
  }

  /** Makes slots for what was not given. */
  finish() {
    const { slots } = this;
    for (let at = 0; at < slots.length; at++) slots[at] ??= new Slot(MISSING, undefined);
  }

  form(values, form, base, depth) {
    if (depth >= limits.depth) {
      this.slots[base] = new Slot(FORM, undefined);
      this.slots[base].markBeyond(limitReached("depth"));
      return;
    }
    this.slots[base] = new Slot(FORM, undefined);
    // A form that is judged by itself is given its parameters beside its fields.
    for (const parameter of depth === 0 ? form.parameters ?? [] : []) {
      this.value(member(values, parameter.name), parameter.type, base + parameter.slot, depth);
    }
    this.object(values, form, form.objects[0], base, depth);
  }

  object(values, form, object, base, depth) {
    const repeated = values[repeatedNames];
    for (const { name, field, group } of object.members) {
      const value = name in Object.prototype ? member(values, name) : values[name];
      if (value === undefined) continue;
      if (repeated?.has(name)) throw new Unreadable();
      if (field) this.value(value, field.type, base + field.slot, depth);
      else if (isObject(value)) {
        this.slots[base + form.objects[group].slot] = new Slot(FORM, undefined);
        this.object(value, form, form.objects[group], base, depth);
      }
      else this.slots[base + form.objects[group].slot] = this.plain(value);
    }
    if (form.isClosed) this.noteUnknown(values, object, base);
  }

  noteUnknown(values, object, base) {
    const names = values[orderOfNames] ?? Object.keys(values);
    const unknown = names.filter((name) => values[name] !== undefined && !object.members.some((each) => each.name === name));
    if (unknown.length > 0) this.slots[base + object.slot].unknown = unknown;
  }

  value(value, type, at, depth) {
    if (value === undefined) return;
    if (typeof value !== "object") this.slots[at] = this.plain(value);
    else if (type.form && isObject(value)) this.form(value, type.form, at, depth + 1);
    else if (Array.isArray(value) && type.item && type.name !== "map") this.list(value, type.item, at, depth);
    else if (isObject(value) && type.name === "map") this.map(value, type.item, at, depth);
    else if (isObject(value) && type.name === "any") this.members(value, at, depth);
    else if (isObject(value) && type.name === "file") this.slots[at] = fileSlot(value, (name) => member(value, name)) ?? this.plain(value);
    else this.slots[at] = this.plain(value);
  }

  list(values, item, at, depth) {
    const list = (this.slots[at] = new Slot(LIST, undefined));
    if (depth >= limits.depth) return list.markBeyond(limitReached("depth"));
    [list.count, list.stride] = [values.length, item.form?.slotCount ?? 1];
    list.start = this.append(list.count * list.stride);
    // Lists of a declared type are as deep as the type is; only in an `any` they nest freely.
    const inner = item.name === "any" ? depth + 1 : depth;
    for (let index = 0; index < list.count; index++) this.value(values[index] ?? null, item, list.item(index), inner);
  }

  map(values, type, at, depth) {
    const map = (this.slots[at] = new Slot(LIST, undefined));
    map.isMap = true;
    if (depth >= limits.depth) return map.markBeyond(limitReached("depth"));
    const names = this.names(values);
    [map.count, map.stride] = [names.length, (type.form?.slotCount ?? 1) + 1];
    map.start = this.append(map.count * map.stride) + 1;
    map.order = this.order(values, names);
    names.forEach((name, index) => {
      const key = (this.slots[map.item(index) - 1] = this.text(name));
      // A key is judged even if it is blank.
      key.flags |= AS_GIVEN;
      key.isKey = true;
      this.value(values[name], type, map.item(index), type.name === "any" ? depth + 1 : depth);
    });
  }

  members(values, at, depth) {
    const object = (this.slots[at] = new Slot(FORM, undefined));
    if (depth >= limits.depth) return object.markBeyond(limitReached("depth"));
    const names = this.names(values);
    object.isOwn = true;
    object.count = names.length;
    object.start = this.append(2 * names.length);
    object.order = this.order(values, names);
    names.forEach((name, index) => {
      this.slots[object.start + 2 * index] = this.text(name);
      this.value(values[name], plainAny, object.start + 2 * index + 1, depth + 1);
    });
  }

  /** The names of members that have values, in the order in which objects with the same members are alike. */
  names(values) {
    if (values[repeatedNames]) throw new Unreadable();
    return Object.keys(values).filter((name) => values[name] !== undefined).sort(compareTexts);
  }

  /** The positions of sorted names in the order of the data; null where that is the same. */
  order(values, names) {
    if (!this.keepsOrder || names.length < 2) return null;
    const positions = new Map(names.map((name, index) => [name, index]));
    const order = (values[orderOfNames] ?? Object.keys(values)).map((name) => positions.get(name)).filter((each) => each !== undefined);
    return order.every((position, place) => position === place) ? null : order;
  }

  text(text) {
    if (!isWellFormed(text)) throw new Unreadable();
    return new Slot(TEXT, text);
  }

  /** The value as a slot of its own; lists and forms without what is in them, but that a list is not empty. */
  plain(value) {
    if (value === tooManyDigits) return numberSlot(value);
    switch (typeof value) {
      case "string": return this.text(value);
      case "boolean": return new Slot(BOOLEAN, value);
      case "bigint": return numberSlot(number(value, 0) ?? tooManyDigits);
      case "number":
        if (!Number.isFinite(value)) throw noValue(value);
        return numberSlot(exactNumber(value));
      case "object": break;
      default: throw noValue(value);
    }
    if (value === null) return new Slot(NULL, undefined);
    if (value instanceof Decimal) return new Slot(NUMBER, new Decimal(value.digits, value.exponent));
    if (isFile(value)) return fileSlot(value, (name) => value[name]);
    if (value instanceof Date) throw noValue(value);
    if (!Array.isArray(value)) return new Slot(FORM, undefined);
    const list = new Slot(LIST, undefined);
    list.count = Math.min(value.length, 1);
    [list.start, list.stride] = [this.append(list.count), 1];
    return list;
  }
}

const plainAny = { name: "any", manner: "value" };
plainAny.item = plainAny;

const numberSlot = (value) => new Slot(NUMBER, value === tooManyDigits ? null : value);

/** The file that an object describes: `size` in bytes, perhaps `name`, and `media_type` or `type`; null for another. */
function fileSlot(value, read) {
  const texts = ["name", "media_type", "type"].map((name) => read(name) ?? null);
  const [size, [name, mediaType, type]] = [read("size"), texts];
  if (!Number.isSafeInteger(size) || size < 0 || texts.some((text) => text !== null && typeof text !== "string")) return null;
  if (mediaType !== null && type !== null) return null;
  const slot = new Slot(FILE, { name, size, mediaType: mediaType ?? type ?? "" });
  slot.given = value;
  return slot;
}

// MARK: Rules
//
// Of each rule that programs ask: its answer for the evaluator's subject, which is of a kind that it judges and can be
// read. `judgesEmpty`: whether it says something of a subject without a value. `reads`: what it has to read of the
// subject, its "value", whether there is one ("presence"), or "nothing". `kinds`: what it judges of an `any`.

const kindSet = (...kinds) => kinds.reduce((bits, kind) => bits | (1 << kind), 0);
const anyKind = ~kindSet(MISSING);
const momentKinds = kindSet(TEXT, DATE, MONTH, TIME, DATETIME);
const orderedKinds = momentKinds | kindSet(NUMBER);

/** A rule that asks whether a text is written in a syntax. */
const syntaxRule = (syntax) => ({
  kinds: kindSet(TEXT),
  answer: (on) => (on.subject.slot.kind === TEXT ? completionAnswer(completion(syntax, on.subject.slot.value)) : notApplicable),
});

const completionAnswer = (found) => (found === complete ? plainHolds : found === partial ? plainFails : failsForGood);

/** What a checksum says of the subject's text; null says that no text with such a character has one. */
function checksum(on, check) {
  if (on.subject.slot.kind !== TEXT) return notApplicable;
  const holds = check(on.subject.slot.value);
  return holds === null ? failsForGood : plain(holds);
}

/** What an ASCII digit or letter counts: 0 to 9, and 10 to 35 for A to Z of either case; null for others. */
function alphanumericValue(text, index) {
  const character = text[index];
  return /[0-9A-Za-z]/.test(character) ? parseInt(character, 36) : null;
}

function luhn(text, countsLetters) {
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

function mod97(text) {
  let remainder = 0;
  const moved = Math.min(4, text.length);
  for (let index = 0; index < text.length; index++) {
    const value = alphanumericValue(text, (index + moved) % text.length);
    if (value === null) return null;
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return text.length > 4 && remainder === 1;
}

function weightedSum(text, modulus, weights) {
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

/** The bounds of a length or magnitude where both are constant whole numbers; null where they have to be looked up. */
function constantBounds(step, program) {
  const found = step.operands.slice(0, 2);
  if (found.some((operand) => operand.kind > aConstant) || found.every((operand) => operand.kind === noOperand)) return null;
  let positions = found.map((operand) => (operand.kind === noOperand ? null : operand.at));
  const range = positions[0] === null ? null : program.constants[positions[0]];
  if (range?.kind === RANGE && positions[1] === null) positions = range.value;
  const values = positions.map((position) => (position === null ? null : program.constants[position]));
  if (values.some((slot) => slot && (slot.kind !== NUMBER || typeof slot.value !== "number"))) return null;
  return { least: values[0]?.value ?? -Infinity, most: values[1]?.value ?? Infinity, unit: unitOf(step, program) };
}

function unitOf(step, program) {
  const operand = step.operands[2];
  const unit = operand?.kind === aConstant ? program.constants[operand.at].value : null;
  return counters[unit] ? unit : "characters";
}

/** The texts of a list of constants, in one case where that does not count; null where one is anything else. */
function constantTexts(step, program) {
  const slots = step.operands.map((operand) => (operand.kind === aConstant ? program.constants[operand.at] : missingSlot));
  if (slots.some((slot) => slot.kind !== TEXT)) return null;
  return new Set(slots.map((slot) => (step.ignoresCase ? folded(slot.value) : slot.value)));
}

const matchingRule = (scope) => ({
  kinds: kindSet(TEXT),
  prepare(step, program) {
    const slot = step.operands[0].kind === aConstant ? program.constants[step.operands[0].at] : missingSlot;
    return slot.kind === PATTERN ? { position: slot.value, scope } : null;
  },
  answer: (on, step) => testPattern(on, step, scope),
  progress(on, step) {
    const pattern = patternOf(on, step, scope);
    return pattern && pattern.progress(on.subject.slot.value);
  },
});

/** A rule that asks which of some fields are filled; `settle` says what the numbers of them come to. */
const filledFieldsRule = (settle) => ({
  judgesEmpty: true, reads: "nothing", kinds: anyKind,
  answer(on, step) {
    let [reason, filled, empty] = [null, 0, 0];
    for (const operand of step.operands) {
      const value = resolve(on, operand);
      if (isPresenceUnknown(value)) reason ??= reasonUnreadable(on, value);
      else if (value.isEmpty) empty++;
      else filled++;
    }
    const certain = settle(filled, empty, reason !== null);
    return certain === null ? unknownFor(on, reason, step) : plain(certain);
  },
});

const adjoiningRule = (answer) => ({
  kinds: kindSet(TEXT),
  answer(on, step) {
    const other = readableOperand(on, step);
    if (other === null) return unknownAnswer;
    // A blank text is one that others begin or end with only if a rule file says it.
    const isText = other.slot.kind === TEXT && !(other.isEmpty && other.storage === inRecord);
    if (!isText || on.subject.slot.kind !== TEXT) return notApplicable;
    const texts = [on.subject.slot.value, other.slot.value];
    return answer(...(step.ignoresCase ? texts.map(folded) : texts));
  },
});

const momentRule = (comparison) => ({
  kinds: momentKinds,
  answer(on, step) {
    const limit = readableOperand(on, step);
    if (limit === null) return unknownAnswer;
    if (limit.isEmpty) return notApplicable;
    const order = orderOf(on, on.subject, limit);
    if (order === null) return answerOf(FAILS, canBecomeMoment(on), true);
    const holds = comparisons[comparison](order);
    if (!asksLater(on)) return plain(holds);
    const reach = reachOfTyping(on, limit).map(comparisons[comparison]);
    return answerOf(holds ? HOLDS : FAILS, holds || reach.includes(true), !holds || reach.includes(false));
  },
});

const fileSizeRule = (holds) => ({
  kinds: kindSet(FILE),
  answer(on, step) {
    const bound = resolve(on, step.operands[0]).slot;
    if (on.subject.slot.kind !== FILE || bound.kind !== SIZE) return notApplicable;
    return plain(holds(BigInt(on.subject.slot.value.size), bound.value));
  },
});

/** `rule`, denied. */
const negatedRule = (rule) => ({ ...rule, answer: (on, step) => negated(rule.answer(on, step)) });

const filledRule = {
  judgesEmpty: true, reads: "presence", kinds: anyKind,
  // A character other than white space stays, whatever is appended.
  answer: (on) => (on.subject.isEmpty ? plainFails : holdsForGood),
};

const equalRule = {
  judgesEmpty: true, kinds: anyKind,
  answer(on, step) {
    const other = readableOperand(on, step);
    if (other === null) return unknownAnswer;
    const { subject } = on;
    const isFieldValue = other.position >= 0 && other.storage !== isKept;
    // What is compared with a field has to follow it; what is computed of nothing asks nothing.
    if (subject.isEmpty && (other.isEmpty || !isFieldValue)) return notApplicable;
    if (other.isEmpty && other.storage >= isComputed) return notApplicable;
    if (subject.isEmpty || other.isEmpty) return answerOf(FAILS, subject.isEmpty || !asksLater(on), true);
    const areSame = areSameValues(on, subject, other, step.ignoresCase);
    if (isSubjectComplete(on)) return final(areSame);
    if (!asksLater(on) || subject.slot.kind !== TEXT || other.slot.kind !== TEXT) return plain(areSame);
    return answerOf(areSame ? HOLDS : FAILS, isPrefix(subject, other, step.ignoresCase), true);
  },
};

/** Whether typing on can make a text the same as another. */
function isPrefix(typed, other, ignoresCase) {
  const [start, text] = [typed.slot.value, other.slot.value];
  return ignoresCase ? folded(text).startsWith(folded(start)) : text.startsWith(start);
}

const oneOfRule = {
  kinds: anyKind,
  prepare: constantTexts,
  answer(on, step) {
    const { subject } = on;
    if (subject.slot.kind === TEXT && step.prepared) {
      const text = step.ignoresCase ? folded(subject.slot.value) : subject.slot.value;
      if (step.prepared.has(text)) return plainHolds;
      return answerOf(FAILS, !asksLater(on) || [...step.prepared].some((each) => each.startsWith(text)), true);
    }
    let [canHold, obstacle] = [!asksLater(on), null];
    for (const operand of step.operands) {
      const candidates = candidatesOf(on, operand);
      // What can't be read may be the very value.
      if (candidates.obstacle !== null) obstacle ??= candidates.obstacle;
      for (const position of candidates.positions) {
        if (candidates.areSeveral && !on.mayStep()) return ranOutOfSteps(on, step);
        const candidate = position === null ? candidates.whole : resolveField(on, position);
        if (candidates.areSeveral && obstacleOf(on, candidate) !== null) {
          obstacle ??= reasonUnreadable(on, candidates.whole);
          continue;
        }
        // An empty field is no value, not even for a key that is empty.
        if (candidate.isEmpty && candidate.storage === inRecord) continue;
        if (areSameValues(on, subject, candidate, step.ignoresCase)) return answerOf(HOLDS, true, !isSubjectComplete(on));
        if (!canHold && subject.slot.kind === TEXT && candidate.slot.kind === TEXT) {
          canHold = isPrefix(subject, candidate, step.ignoresCase);
        } else if (!isSubjectComplete(on)) canHold = true;
      }
    }
    return obstacle === null ? answerOf(FAILS, canHold, true) : unknownFor(on, obstacle, step);
  },
};

const rules = {
  required: filledRule,
  filled: filledRule,
  present: {
    judgesEmpty: true, reads: "presence", kinds: anyKind,
    answer(on, step) {
      const { slot } = on.subject;
      const isPresent = slot.kind !== MISSING && slot.kind !== NULL;
      // A key counts only if its field applies, even with an empty value.
      if (isPresent && slot.flags & UNDECIDED) return unknownFor(on, reasonUnreadable(on, on.subject), step);
      return isPresent ? holdsForGood : plainFails;
    },
  },
  accepted: {
    judgesEmpty: true, kinds: anyKind,
    answer(on) {
      const isTrue = on.subject.slot.kind === BOOLEAN && on.subject.slot.value;
      return isSubjectComplete(on) ? final(isTrue) : plain(isTrue);
    },
  },
  empty: {
    judgesEmpty: true, reads: "presence", kinds: anyKind,
    answer: (on) => (on.subject.isEmpty ? plainHolds : failsForGood),
  },
  equal: equalRule,
  different: negatedRule(equalRule),
  length: { kinds: kindSet(TEXT), isMeasure: true, prepare: constantBounds, answer: (on, step) => testLength(on, step) },
  between: { kinds: orderedKinds, prepare: constantBounds, answer: (on, step) => testMagnitude(on, step) },
  multiple_of: {
    kinds: kindSet(TEXT, NUMBER),
    answer(on, step) {
      const divisor = readableOperand(on, step);
      if (divisor === null) return unknownAnswer;
      if (isTextAsGiven(on.subject.slot) || divisor.isEmpty || divisor.slot.kind !== NUMBER) return notApplicable;
      const value = amountOf(on.subject);
      if (value !== null) return plain(isMultiple(value, divisor.slot.value));
      if (hasTooManyDigits(on)) return unknownFor(on, limitReached("digits of a number"), step);
      const { slot } = on.subject;
      return answerOf(FAILS, !asksLater(on) || completion("number", textOf(slot)) !== refused, true);
    },
  },
  one_of: oneOfRule,
  none_of: negatedRule(oneOfRule),
  regex: matchingRule("whole"),
  contains: matchingRule("anywhere"),
  starts_with: adjoiningRule((text, start) =>
    text.startsWith(start) ? holdsForGood : answerOf(FAILS, start.startsWith(text), true)),
  ends_with: adjoiningRule((text, end) => plain(text.endsWith(end))),
  chars: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const set = resolve(on, step.operands[0]).slot;
      if (set.kind !== SET || on.subject.slot.kind !== TEXT) return notApplicable;
      return set.value.offender.test(on.subject.slot.value) ? failsForGood : plainHolds;
    },
    progress(on, step) {
      const set = resolve(on, step.operands[0]).slot;
      if (set.kind !== SET) return null;
      const text = on.subject.slot.value;
      const found = text.search(set.value.offender);
      return byteCount(found < 0 ? text : text.slice(0, found));
    },
  },
  integer: syntaxRule("integer"),
  number: syntaxRule("number"),
  boolean: syntaxRule("boolean"),
  date: syntaxRule("date"),
  time: syntaxRule("time"),
  datetime: syntaxRule("datetime"),
  json: syntaxRule("json"),
  before: momentRule("less"),
  after: momentRule("greater"),
  luhn: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const letters = readableOperand(on, step);
      if (letters === null) return unknownAnswer;
      return checksum(on, (text) => luhn(text, letters.slot.kind === BOOLEAN && letters.slot.value));
    },
  },
  mod97: { kinds: kindSet(TEXT), answer: (on) => checksum(on, mod97) },
  weighted_sum: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const values = step.operands.map((operand) => resolve(on, operand));
      for (const value of values) if (obstacleOf(on, value) !== null) return unknownFor(on, obstacleOf(on, value), step);
      const [modulus, ...weights] = values.map(({ slot }) => (slot.kind === NUMBER ? wholeNumber(slot.value, false) : null));
      if (!(modulus > 0) || weights.length === 0) return notApplicable;
      return checksum(on, (text) => weightedSum(text, modulus, weights.map((weight) => weight ?? 0)));
    },
  },
  idna: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const separator = readableOperand(on, step);
      if (separator === null) return unknownAnswer;
      if (on.subject.slot.kind !== TEXT) return notApplicable;
      const text = on.subject.slot.value;
      if (separator.slot.kind !== TEXT || separator.slot.value === "") return testHostName(on, text, step);
      const start = text.lastIndexOf(separator.slot.value);
      if (start < 0) return plainFails;
      const answer = testHostName(on, text.slice(start + separator.slot.value.length), step);
      // More typing may bring another separator, and with it another name.
      return answer === failsForGood ? plainFails : answer;
    },
  },
  size: {
    kinds: kindSet(LIST, FORM), isMeasure: true,
    answer(on, step) {
      const slot = on.subject.slot.items;
      if (slot.kind !== LIST) return notApplicable;
      const bounds = boundsOf(on, step);
      if (typeof bounds === "number") return bounds;
      const [least, most] = bounds.map(({ slot }, index) => (slot.kind === NUMBER ? wholeNumber(slot.value, index === 0) : null));
      return plain(!(least !== null && slot.count < least) && !(most !== null && slot.count > most));
    },
  },
  unique: { kinds: kindSet(LIST), answer: (on, step) => testUnique(on, step) },
  exclusive: {
    kinds: kindSet(LIST),
    answer(on, step) {
      const item = resolve(on, step.operands[0]);
      const list = on.subject.slot;
      if (list.kind !== LIST || item.isEmpty) return notApplicable;
      return plain(list.count <= 1 || !itemsOf(list).some((position) => areSameValues(on, resolveField(on, position), item)));
    },
  },
  includes: { kinds: kindSet(LIST), answer: (on, step) => testIncludes(on, step) },
  ascending: { kinds: kindSet(LIST), answer: (on, step) => testAscending(on, step) },
  no_overlap: { kinds: kindSet(LIST), answer: (on, step) => testNoOverlap(on, step) },
  min_size: fileSizeRule((size, bound) => size >= bound),
  max_size: fileSizeRule((size, bound) => size <= bound),
  media_type: {
    kinds: kindSet(FILE),
    answer(on, step) {
      if (on.subject.slot.kind !== FILE) return notApplicable;
      const own = on.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g, "");
      const isWanted = (wanted) => own === wanted || wanted === "*/*" || (wanted.endsWith("/*") && own.startsWith(wanted.slice(0, -1)));
      const wanted = step.operands.map((operand) => resolve(on, operand).slot).filter((slot) => slot.kind === TEXT);
      return plain(wanted.some((slot) => isWanted(slot.value.toLowerCase())));
    },
  },
  kind: {
    kinds: anyKind,
    prepare: constantTexts,
    answer(on, step) {
      if (on.subject.isEmpty) return notApplicable;
      return plain(kindsOfData(on.subject.slot).some((kind) => step.prepared.has(kind)));
    },
  },
  any_filled: filledFieldsRule((filled, empty, isUnsure) => (filled > 0 ? true : isUnsure ? null : false)),
  all_filled: filledFieldsRule((filled, empty, isUnsure) => (empty > 0 ? false : isUnsure ? null : true)),
  // Two fields that are filled are too many, whatever becomes of the others.
  one_filled: filledFieldsRule((filled, empty, isUnsure) => (isUnsure && filled < 2 ? null : filled === 1)),
};

function kindsOfData(slot) {
  switch (slot.kind) {
    case NULL: return ["null"];
    case BOOLEAN: return ["boolean"];
    case NUMBER: return isWhole(slot.value) ? ["number", "integer"] : ["number"];
    case LIST: return [slot.isMap ? "object" : "list"];
    case FILE: case FORM: return ["object"];
    default: return momentKinds & (1 << slot.kind) ? ["text"] : [];
  }
}

const compareTest = { judgesEmpty: true, reads: "nothing", kinds: anyKind, answer: (on, step) => testComparison(on, step) };
const externalTest = { kinds: anyKind, answer: (on, step) => askHost(on, step) };

const comparisons = {
  equal: (order) => order === 0, notEqual: (order) => order !== 0, less: (order) => order < 0,
  lessOrEqual: (order) => order <= 0, greater: (order) => order > 0, greaterOrEqual: (order) => order >= 0,
};

// MARK: Answers

function negated(answer) {
  // What is vacuous holds where it is denied, and is vacuous again where that is denied.
  if (answer & vacuousBit) return nowOf(answer) === HOLDS ? vacuous : plainHolds | vacuousBit;
  const now = nowOf(answer);
  const opposite = now === HOLDS ? FAILS : now === FAILS ? HOLDS : now;
  return answerOf(opposite, answer & canFailBit, answer & canHoldBit);
}

/** `and`, where `settling` is FAILS, and `or`, where it is HOLDS: settling outweighs unknown, which outweighs the rest. */
function combined(left, right, settling) {
  const [one, other] = [nowOf(left), nowOf(right)];
  if (one === 0 || other === 0) return one !== 0 ? left : other !== 0 ? right : left | right;
  return later(left, right, settling, one === settling || other === settling ? settling : one === UNKNOWN || other === UNKNOWN ? UNKNOWN : one);
}

/** The same in the condition of a `check`, where what is not applicable leaves the answer open. */
function combinedOpenly(left, right, settling) {
  const [one, other] = [nowOf(left), nowOf(right)];
  const now = [settling, UNKNOWN, 0].find((each) => each === one || each === other) ?? (settling === FAILS ? HOLDS : FAILS);
  return later(left, right, settling, now);
}

function later(left, right, settling, now) {
  const [both, either] = settling === FAILS ? [canHoldBit, canFailBit] : [canFailBit, canHoldBit];
  return now | (left & right & both) | ((left | right) & either);
}

const [ofAnd, ofOr, ofAll, ofAny] = [0, 1, 2, 3];
const startOf = [notApplicable, notApplicable, holdsForGood, failsForGood];
const combiners = [
  (left, right) => combined(left, right, FAILS), (left, right) => combined(left, right, HOLDS),
  (left, right) => combinedOpenly(left, right, FAILS), (left, right) => combinedOpenly(left, right, HOLDS),
];

// MARK: Evaluator
//
// Runs a program on one record at a time. Values are prepared first: normalized, parsed to their types, and it is
// decided which branches of the form apply. Then the form's instructions run: tests read the subject and set the
// answer; a check whose answer refuses the value is concluded. To learn which test that is owed to, the expression of
// a failed check runs again, watched by an `Attribution`.

// Where a value is: what is computed lies in no slot, or was kept in one.
const [inRecord, inConstants, isComputed, isKept] = [0, 1, 2, 3];

/** The value of an operand. */
class Resolved {
  constructor(slot, storage, isEmpty, position) {
    this.slot = slot;
    this.storage = storage;
    this.isEmpty = isEmpty;
    this.position = position;
    // Whether it was computed of a secret field's value, and passed to a rule.
    this.isSecret = false;
  }
}

const computedValue = (slot) => new Resolved(slot, isComputed, slot.kind === MISSING, -1);
const missingValue = Object.freeze(computedValue(missingSlot));
const numberValue = (value) => computedValue(new Slot(NUMBER, value));

/** The value of a field as one that nobody gave, so that it is shown and not the field's name. */
function asComputed({ slot, storage, isEmpty, isSecret }) {
  const value = new Resolved(slot, storage === inRecord ? isKept : storage, isEmpty, -1);
  value.isSecret = isSecret;
  return value;
}

/** Slots behind the first of a form's instance that hold what is entered: no parameters, and nothing computed. */
function enteredSlots(form) {
  form.enteredSlots ??= [
    ...form.objects.slice(1).map((group) => group.slot),
    ...form.fields.filter((field) => field.computed === undefined).flatMap(({ slot, type }) =>
      [slot, ...(type.name === "form" ? enteredSlots(type.form).map((inner) => slot + inner) : [])]),
  ];
  return form.enteredSlots;
}

function isEmptySlot(slot) {
  switch (slot.kind) {
    case TEXT: return isBlank(slot.value) && (slot.flags & AS_GIVEN) === 0;
    case MISSING: return true;
    case NULL: return (slot.flags & AS_GIVEN) === 0;
    case LIST: return slot.count === 0 && (slot.flags & AS_GIVEN) === 0;
    case FORM: return (slot.flags & HOLLOW) !== 0;
    default: return false;
  }
}

/** The text of a value: of a typed one what it was typed as. */
const textOf = (slot) => (slot.kind === TEXT ? slot.value : slot.text ?? "");
const isMoment = (slot) => slot.kind === DATE || slot.kind === MONTH || slot.kind === TIME || slot.kind === DATETIME;

/** Whether it is a text that is never read as something else: in an `any`, or in an exact form. */
const isTextAsGiven = (slot) => slot.kind === TEXT && (slot.flags & AS_GIVEN) !== 0 && !slot.isKey;

/** Whether it is not known if there is a value: its field may not apply, or it has no result. */
const isPresenceUnknown = ({ slot, isEmpty }) =>
  ((slot.flags & UNDECIDED) !== 0 && !isEmpty) || ((slot.flags & BEYOND) !== 0 && slot.kind === MISSING);

/** The number that a value is, or that a text writes; a text that is taken as it is given writes none. */
function amountOf({ slot }) {
  if (slot.kind === NUMBER) return slot.value;
  if (slot.kind !== TEXT || isTextAsGiven(slot)) return null;
  const value = parseNumber(slot.value);
  return value === tooManyDigits ? null : value;
}

/** The date, date with time, time or month that a text writes; null for any other text. */
function momentIn(text) {
  for (const [kind, parse] of [[DATE, parseDate], [DATETIME, parseDateTime], [TIME, parseTime], [MONTH, parseMonth]]) {
    const value = parse(text);
    if (value !== null) return computedValue(new Slot(kind, value));
  }
  return null;
}

/** What is known of the field, or the item of a list, that is judged. */
class FieldState {
  constructor(end) {
    this.end = end;
    this.isSkipped = false;
    this.hasFailed = false;
    this.isUndecided = false;
    // Whether one of its checks has failed, and no other one is to be reported.
    this.isSettled = false;
    // Position of the value whose length or size was refused: patterns don't run on it, nor are its items judged.
    this.refused = null;
    this.areItemTypesJudged = false;
  }
}

/** A form's instance that is being judged, and where in it. */
const frameOf = (form, base, firstItem = 0, follows = false) =>
  ({ form, base, firstItem, follows, field: null, check: null });

const stepsBetweenPauses = 4096;
const noCause = Object.freeze({ reason: "cancelled", step: null, policy: "blocks" });
const stackNames = [
  "accumulators", "loops", "subjects", "owners", "arguments", "inquiries", "outerFrames", "itemIndices",
  "aggregateItems", "undecidedInstances",
];

const noArguments = Object.freeze([]);
// What an attribution runs on.
const replayedStacks = ["accumulators", "loops", "subjects", "owners", "arguments", "inquiries"];

class Evaluator {
  constructor(program) {
    this.program = program;
    // Of the outermost form for each field whether its fast path has accepted the value; null where there are none.
    this.accepted = null;
    this.itemStates = new Map();
    this.undecidedBranches = new Map();
    this.obstacles = new Map();
    this.slots = [];
    for (const name of stackNames) this[name] = [];
    this.isClean = false;
  }

  // MARK: One record

  /** Judges a record as an instance of the form; the request has `mode`, `strict`, `context`, `clock` and `moment`. */
  judge(values, form, request) {
    this.begin(form, request);
    try {
      if (this.accepted === null) this.load(values, form);
      else this.loadRefused(values, form);
    } catch (error) {
      if (error instanceof Unreadable) return this.refuse("", "", "unreadable");
      if (error instanceof TooManyValues) return this.refuse("", "form", limitReached("values of a record"));
      throw error;
    }
    this.mostSteps = Math.min(limits.mostSteps, limits.steps + limits.stepsPerValue * this.slots.length);
    if (this.accepted === null) prepareRecord(this, form);
    reportStrayMembers(this, form);
    if (!this.isHalted) run(this, form.checks, null);
    this.isClean = !this.isHalted;
    if (this.haltCause !== null) {
      this.outcome.isUndecided = true;
      this.outcome.undecided.push(this.haltCause);
    }
    return this.outcome;
  }

  /** Prepares the record of a live form, which is in the slots. */
  prepareLive(form, request, slots) {
    this.accepted = null;
    this.begin(form, request);
    this.slots = slots;
    if (form.contexts) this.loadContexts(new Loader(slots), form);
    for (let at = 0; at < slots.length; at++) slots[at] ??= new Slot(MISSING, undefined);
    prepareRecord(this, form);
  }

  /** Judges one unit of the prepared record: a field, or a check of the form as a whole. */
  judgeUnit(entry, place, request) {
    this.request = request;
    this.outcome = { isInvalid: false, isUndecided: false, violations: [], undecided: [], inquiries: [], notes: new Map() };
    this.enterPlace(place);
    this.units = 1;
    run(this, entry, null);
    if (this.haltCause !== null) {
      this.outcome.isUndecided = true;
      this.outcome.undecided.push(this.haltCause);
    }
    return this.outcome;
  }

  enterPlace({ frame, outer, items }) {
    this.reset(frame.form);
    this.steps = 0;
    this.stepsToPause = stepsBetweenPauses;
    this.mostSteps = limits.steps;
    this.frame = { ...frame };
    this.outerFrames = outer.map((each) => ({ ...each }));
    this.itemIndices = [...items];
  }

  /** Whether more typing can make a text hold that a field's filter judges; true also where that cannot be decided. */
  canHold(text, field, place, request) {
    this.request = request;
    this.accepted = null;
    this.outcome = { isInvalid: false, isUndecided: false, violations: [], undecided: [], inquiries: [] };
    this.enterPlace(place);
    this.mostSteps = limits.keystrokeSteps;
    this.frame.field = field;
    const at = this.frame.base + field.slot;
    const slot = this.slots[at];
    const candidate = (this.slots[at] = new Slot(TEXT, text));
    candidate.flags = TYPING;
    convert(this, at, field.type, null);
    this.subject = resolveField(this, at);
    let canHold = true;
    if (candidate.flags & MISTYPED) canHold = (candidate.flags & PARTIAL) !== 0;
    else if (!this.subject.isEmpty) {
      run(this, field.filter, null);
      canHold = this.isHalted || (this.answer & canHoldBit) !== 0;
    }
    this.slots[at] = slot;
    return canHold;
  }

  refuse(path, rule, reason) {
    this.outcome.isUndecided = true;
    this.outcome.undecided.push({ path, rule, reason });
    return this.outcome;
  }

  begin(form, request) {
    this.request = request;
    this.outcome = { isInvalid: false, isUndecided: false, violations: [], undecided: [], inquiries: [] };
    this.contextBase = null;
    this.isPreparingContext = false;
    this.steps = 0;
    this.stepsToPause = stepsBetweenPauses;
    this.mostSteps = Infinity;
    this.reset(form);
    if (this.undecidedBranches.size > 0) this.undecidedBranches.clear();
    if (this.obstacles.size > 0) this.obstacles.clear();
  }

  /** Starts anew, but for the record and the reasons of what is undecided in it. */
  reset(form) {
    // The registers and stacks that instructions work on.
    this.subject = missingValue;
    this.answer = notApplicable;
    this.lastTest = null;
    this.lastUnknown = noCause;
    // What a run that has come to its end leaves behind is empty.
    if (!this.isClean) for (const name of stackNames) this[name] = [];
    this.isClean = false;
    this.argumentBase = 0;
    this.depth = 0;
    this.hostMessage = null;
    this.isReplaying = false;
    this.isHalted = false;
    this.haltCause = null;
    // How many fields, and checks of the form as a whole, may still be entered.
    this.units = Infinity;
    // What is judged.
    this.frame = frameOf(form, 0);
    this.field = new FieldState(0);
    if (this.itemStates.size > 0) this.itemStates.clear();
  }

  load(values, form) {
    this.slots = [];
    const loader = new Loader(this.slots);
    loader.append(form.slotCount);
    loader.form(values, form, 0, 0);
    if (form.contexts) this.loadContexts(loader, form);
    loader.finish();
  }

  /** Loads a record of plain fields; of the values that fast paths have accepted only those that others are compared with. */
  loadRefused(values, form) {
    const { fields, fastPath } = form;
    const slots = (this.slots = new Array(form.slotCount).fill(missingSlot));
    const loader = new Loader(slots);
    slots[0] = new Slot(FORM, undefined);
    for (let index = 0; index < fields.length; index++) {
      if (this.accepted[index] === 1) {
        if (!fastPath.isAll) this.loadAccepted(values, form, index);
        continue;
      }
      const field = fields[index];
      if (values[repeatedNames]?.has(field.name)) throw new Unreadable();
      loader.value(values[field.name], field.type, field.slot, 0);
      prepareField(this, field, form, field.slot);
      if (fastPath.isAll) for (const other of fastPath.others[index]) this.loadAccepted(values, form, other);
    }
    if (slots.length > form.slotCount) loader.finish();
  }

  loadAccepted(values, form, index) {
    const { name, slot, type } = form.fields[index];
    const value = values[name];
    if (this.accepted[index] === 1 && value !== undefined && value !== null) this.slots[slot] = new Slot(type.kind, value);
  }

  loadContexts(loader, form) {
    const { contexts } = this.program;
    const last = contexts.at(-1);
    this.contextBase = loader.append(last.slot + (last.type.form?.slotCount ?? 1));
    for (const index of form.contexts) {
      const context = contexts[index];
      loader.value(member(this.request.context, context.name), context.type, this.contextBase + context.slot, 0);
    }
  }

  /** Counts a field, an item or a call; returns whether the run may go on. */
  mayStep() {
    if (--this.stepsToPause > 0) return true;
    this.steps += stepsBetweenPauses;
    this.stepsToPause = stepsBetweenPauses;
    if (this.steps > this.mostSteps) this.halt(limitReached("steps"));
    return !this.isHalted;
  }

  /** Ends the evaluation; what was found so far stays, the rest is undecided. */
  halt(reason) {
    if (this.isHalted) return;
    this.isHalted = true;
    this.haltCause = { path: pathText(subjectPath(this)), rule: "form", reason };
    this.lastUnknown = { ...this.lastUnknown, reason };
  }
}

// MARK: Preparation

function prepareRecord(on, form) {
  if (on.contextBase !== null) prepareContext(on, form);
  prepareForm(on, form, 0, false, false);
  if (on.program.passesParameters.size > 0 || form.parameters) {
    bindOutermost(on, form);
    decideWithParameters(on, form);
  } else for (const instance of on.undecidedInstances) runDecisions(on, instance);
  on.undecidedInstances.length = 0;
}

function prepareContext(on, form) {
  on.isPreparingContext = true;
  for (const index of form.contexts ?? []) {
    const context = on.program.contexts[index];
    const at = on.contextBase + context.slot;
    const { kind } = on.slots[at];
    if (kind !== MISSING && (kind !== NULL || context.type.name === "any")) convert(on, at, context.type, null);
  }
  on.isPreparingContext = false;
}

function prepareForm(on, form, base, isNested, follows) {
  if (on.depth >= limits.depth) return;
  on.depth++;
  for (const field of form.fields) prepareField(on, field, form, base + field.slot);
  if (isNested && !(on.slots[base].flags & AS_GIVEN) && isHollow(on, form, base)) on.slots[base].flags |= HOLLOW;
  if (form.decisions !== undefined && !on.isPreparingContext) on.undecidedInstances.push(frameOf(form, base, 0, follows));
  on.depth--;
}

function isHollow(on, form, base) {
  const holdsUnknown = (object) => on.slots[base + object.slot].isDescribed && on.slots[base + object.slot].unknown;
  if (form.isClosed && form.objects.some(holdsUnknown)) return false;
  if (form.fields.some((field) => !resolveField(on, base + field.slot).isEmpty)) return false;
  return !form.objects.slice(1).some((group) => isMistypedGroup(on.slots[base + group.slot], form));
}

/** Normalizes a field's value and parses it to the field's type. */
function prepareField(on, field, form, at) {
  let slot = on.slots[at];
  if (field.computed !== undefined && !on.isPreparingContext) {
    on.slots[at + 1] = slot;
    on.slots[at] = new Slot(MISSING, undefined);
    if (form.isExact) slot.flags |= AS_GIVEN;
    // What the record leaves out is no other value.
    if (slot.kind !== MISSING && !(slot.kind === NULL && !(slot.flags & AS_GIVEN))) convert(on, at + 1, field.type, field.notation);
    return;
  }
  if (slot.kind === MISSING) return;
  if (form.isExact) slot.flags |= AS_GIVEN;
  else if (slot.kind === NULL && field.type.name !== "any") return;
  if (field.normalization.length > 0 && !on.isPreparingContext) normalize(on, at, field.type, field.normalization);
  convert(on, at, field.type, field.notation);
  slot = on.slots[at];
  // What was typed may yet become a text that the normalization makes a value of.
  if ((slot.flags & (TYPING | MISTYPED)) === (TYPING | MISTYPED) && field.isRewritten) slot.flags |= PARTIAL;
}

function normalize(on, at, type, steps) {
  const slot = on.slots[at];
  if (type.name !== "any" && type.item) {
    if (slot.kind !== LIST) return;
    for (let index = 0; index < slot.count; index++) normalize(on, slot.item(index), type.item, steps);
  } else if (slot.kind === TEXT) {
    for (const step of steps) {
      if (typeof step === "string") slot.value = normalizations[step](slot.value);
      else replaceMatches(on, slot, at, step);
    }
  }
}

/** Replaces the matches of a pattern, where the pattern was translated exactly. */
function replaceMatches(on, slot, at, { replace, template }) {
  const translation = on.program.patternEntries[replace].ecma?.anywhere;
  // What a group has captured only the server knows.
  const isKnown = translation && /^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(template) && slot.value.length <= mostDivisions ** (1 / Math.max(1, translation.degree)) && !hasNewCharacters(slot.value);
  let isEmptyMatch = false;
  const changed = isKnown && slot.value.replace(new RegExp(translation.text, "gu"), (match) => {
    if (match === "") isEmptyMatch = true;
    return template.replace(/\$(\$|0|\{0\})/g, (_, name) => (name === "$" ? "$" : match));
  });
  // Engines differ in where they go on after a match of nothing.
  if (isKnown && !isEmptyMatch) slot.value = changed;
  else {
    slot.markBeyond(`pattern failed: ${leftToServer}`);
    on.obstacles.set(at, slot.reason);
  }
}

/** Brings a slot to a type, or marks it as mistyped. */
function convert(on, at, type, notation, follows = false) {
  const slot = on.slots[at];
  switch (type.name) {
    case "text": case "choice":
      if (slot.kind !== TEXT) slot.flags |= MISTYPED;
      return;
    case "integer": case "number": return convertNumber(on, slot, type.name, notation);
    case "boolean":
      return convertText(on, slot, type, null, (text) => (text === "true" ? true : text === "false" ? false : null));
    case "date": return convertText(on, slot, type, notation, parseDate);
    case "month": return convertText(on, slot, type, notation, parseMonth);
    case "time": return convertText(on, slot, type, notation, parseTime);
    case "datetime": return convertText(on, slot, type, notation, parseDateTime);
    case "file":
      mistypeUnlessEmpty(slot, FILE);
      return;
    case "any": return keepAsGiven(on, at);
    case "form":
      if (!mistypeUnlessEmpty(slot, FORM)) return;
      slot.form = type.form;
      if (on.depth >= limits.depth) return slot.markBeyond(limitReached("depth"));
      return prepareForm(on, type.form, at, true, follows);
    case "map":
      // A list of the data is no map.
      if (slot.kind === LIST && !slot.isMap && !(slot.flags & BEYOND)) slot.flags |= MISTYPED;
      else convertList(on, at, type.item, notation);
      return;
    default: convertList(on, at, type.item, notation);
  }
}

/** Marks a value of another kind as mistyped, unless it is an empty text; returns whether it is of the kind. */
function mistypeUnlessEmpty(slot, kind) {
  if (slot.kind === kind) return true;
  if (!isEmptyText(slot)) slot.flags |= MISTYPED;
  return false;
}

function isEmptyText(slot) {
  return slot.kind === TEXT && isEmptySlot(slot);
}

function convertText(on, slot, type, notation, parse) {
  if (slot.kind === type.kind || isEmptyText(slot)) return;
  // Data has no other notation than text for dates and times.
  const isParsed = type.kind !== BOOLEAN || !(on.request.strict || slot.flags & AS_GIVEN);
  if (slot.kind !== TEXT || !isParsed) {
    slot.flags |= MISTYPED;
    return;
  }
  const value = notation?.read(slot.value).value ?? parse(slot.value);
  if (value === null || value === undefined) markMistyped(slot, type.name, notation);
  else retype(slot, type.kind, value);
}

function convertNumber(on, slot, syntax, notation) {
  if (slot.kind === MISSING) return;
  if (slot.kind === NUMBER) {
    if (slot.value === null) slot.markBeyond(limitReached("digits of a number"));
    else if (syntax === "integer" && !isWhole(slot.value)) slot.flags |= MISTYPED;
    return;
  }
  if (slot.kind === TEXT && isEmptyText(slot)) return;
  if (slot.kind !== TEXT || on.request.strict || slot.flags & AS_GIVEN) {
    slot.flags |= MISTYPED;
    return;
  }
  const reading = notation?.read(slot.value);
  const text = reading?.completion === complete ? reading.decimal : slot.value;
  if (text === slot.value && completion(syntax, text) !== complete && reading?.completion !== complete) {
    return markMistyped(slot, syntax, notation);
  }
  const value = parseNumber(text);
  if (value === tooManyDigits || value === null) slot.markBeyond(limitReached("digits of a number"));
  else retype(slot, NUMBER, value);
}

function markMistyped(slot, syntax, notation) {
  slot.flags |= MISTYPED;
  if (!(slot.flags & TYPING)) return;
  const canBe = completion(syntax, slot.value) !== refused || (notation && notation.read(slot.value).completion !== refused);
  if (canBe) slot.flags |= PARTIAL;
}

function convertList(on, at, type, notation) {
  const list = on.slots[at];
  if (!mistypeUnlessEmpty(list, LIST)) return;
  if (list.count > limits.listLength) return list.markBeyond(limitReached("list length"));
  for (let index = 0; index < list.count; index++) {
    const item = list.item(index);
    if (list.flags & AS_GIVEN) {
      on.slots[item].flags |= AS_GIVEN;
      if (list.isMap) on.slots[item - 1].isKey = false;
    }
    convertItem(on, item, type, notation, index > 0 && !list.isMap);
  }
}

function convertItem(on, at, type, notation, follows) {
  const slot = on.slots[at];
  if (type.form) {
    // The fields of an empty item are all empty, and judged so.
    if (isEmptyItem(slot)) prepareForm(on, type.form, at, false, follows);
    else convert(on, at, type, notation, follows);
  } else if (slot.kind === NULL) {
    // Elsewhere a null in a list is an empty item.
    if (type.name === "any" || slot.flags & AS_GIVEN) convert(on, at, type, null);
  } else if (slot.kind !== MISSING) convert(on, at, type, notation);
}

function isEmptyItem(slot) {
  if (slot.flags & AS_GIVEN) return slot.kind === MISSING;
  return slot.kind === MISSING || slot.kind === NULL || isEmptyText(slot);
}

function keepAsGiven(on, at) {
  const slot = on.slots[at];
  slot.flags |= AS_GIVEN;
  if (slot.kind === NUMBER && slot.value === null) slot.markBeyond(limitReached("digits of a number"));
  if (slot.kind !== LIST && slot.kind !== FORM) return;
  // The form around the outermost value is a level too.
  if (on.depth > limits.depth) return slot.markBeyond(limitReached("depth"));
  on.depth++;
  if (slot.kind === FORM) {
    slot.isOwn = true;
    for (let index = 0; index < slot.count; index++) {
      const at = slot.start + 2 * index + 1;
      // A name is judged even if it is blank.
      on.slots[at - 1].flags |= AS_GIVEN;
      convert(on, at, plainAny, null);
    }
  } else if (!(slot.flags & BEYOND)) convertList(on, at, plainAny, null);
  if (!(slot.flags & BEYOND)) takeLimits(on, slot);
  on.depth--;
}

/** What holds a value beyond a limit is itself beyond it, as it is judged as a whole. */
function takeLimits(on, whole) {
  const first = whole.kind === FORM ? whole.start + 1 : whole.start;
  const stride = whole.kind === FORM ? 2 : whole.stride;
  for (let index = 0; index < whole.count; index++) {
    const part = on.slots[first + index * stride];
    if (part.flags & BEYOND) whole.markBeyond(part.reason);
  }
}

// MARK: Decisions

/** Decides which branches of the form's instance apply. */
function runDecisions(on, instance) {
  const { decisions } = instance.form;
  if (decisions === undefined) return;
  const outer = on.frame;
  on.frame = instance;
  if (!on.isHalted) run(on, decisions, null);
  if (on.isHalted) {
    // The evaluation has ended before they were decided.
    on.answer = unknownAnswer;
    for (const step of on.program.codeFrom(decisions)) {
      if (step.op === opDecide) decideBranches(on, on.program.decisions[step.a]);
      else if (step.op === opCompute) {
        const value = on.program.computed[step.a];
        storeComputed(on, missingValue, on.lastUnknown.reason, on.frame.base + value.slot);
      }
    }
  }
  on.frame = outer;
}

/** Marks the slots of the branches that do not apply, or of both where that is not known. */
function decideBranches(on, { slot, main, otherwise, place }) {
  const { flags } = on.slots[on.frame.base + slot];
  const mark = (range, flag) => {
    for (let at = range[0]; at < range[1]; at++) on.slots[on.frame.base + at].flags |= flag;
  };
  if (flags & unapplied) {
    const flag = flags & INACTIVE ? INACTIVE : UNDECIDED;
    mark(main, flag);
    mark(otherwise, flag);
  } else if (nowOf(on.answer) === HOLDS) mark(otherwise, INACTIVE);
  else if (nowOf(on.answer) !== UNKNOWN) mark(main, INACTIVE);
  else {
    const branch = { reason: on.lastUnknown.reason, place };
    for (const range of [main, otherwise]) {
      mark(range, UNDECIDED);
      for (let at = range[0]; at < range[1]; at++) on.undecidedBranches.set(on.frame.base + at, branch);
    }
  }
}

// MARK: Parameters of forms

function bindOutermost(on, form) {
  for (const { name, slot, type, defaultValue } of form.parameters ?? []) {
    if (on.slots[slot].kind === MISSING) giveParameter(on, member(on.request.context, name), type, slot);
    if (on.slots[slot].kind === NULL) on.slots[slot] = new Slot(MISSING, undefined);
    if (on.slots[slot].kind !== MISSING) convert(on, slot, type, null);
    if (on.slots[slot].kind === MISSING) bindValue(on, resolve(on, defaultValue), slot, newBinding());
  }
}

/** Puts what the caller gives for a parameter into its slot. */
function giveParameter(on, value, type, at) {
  if (value === undefined) return;
  const { flags } = on.slots[at];
  const loader = new Loader(on.slots);
  loader.value(value, type, at, 0);
  loader.finish();
  on.slots[at].flags |= flags & unapplied;
}

/** What a parameter is given may depend on a branch, and a branch on a parameter: both are done until none changes. */
function decideWithParameters(on, form) {
  const outermost = frameOf(form, 0);
  let binding = newBinding();
  bindParameters(on, outermost, true, binding);
  for (let round = 0; round <= on.program.forms.length; round++) {
    for (const instance of on.undecidedInstances) runDecisions(on, instance);
    if (on.undecidedInstances.length === 0 || on.isHalted) return;
    const { undecided } = binding;
    binding = newBinding();
    bindParameters(on, outermost, true, binding);
    const areSame = undecided.size === binding.undecided.size && [...undecided].every((at) => binding.undecided.has(at));
    if (!binding.hasChanged && areSame) return;
    for (const slot of on.slots) slot.flags &= ~unapplied;
    for (const at of binding.undecided) on.slots[at].flags |= UNDECIDED;
    on.undecidedBranches.clear();
  }
}

function bindParameters(on, instance, throughLists, binding) {
  if (!on.program.passesParameters.has(instance.form) || on.depth >= limits.depth) return;
  on.depth++;
  for (const field of instance.form.fields) {
    if (field.holdsForms) bindIn(on, instance.base + field.slot, field.type, field, instance, false, throughLists, binding);
  }
  on.depth--;
}

function bindIn(on, at, type, field, holder, follows, throughLists, binding) {
  if (type.form) {
    const instance = frameOf(type.form, at, 0, follows);
    bindInstance(on, instance, holder, field, binding);
    bindParameters(on, instance, throughLists, binding);
    return;
  }
  const list = on.slots[at];
  if (!throughLists || !list.isReadList) return;
  for (let index = 0; index < list.count; index++) {
    if (!on.mayStep()) return;
    bindIn(on, list.item(index), type.item, field, holder, index > 0 && !list.isMap, throughLists, binding);
  }
}

/** Gives the parameters of one instance the values of operands of the instance that holds it. */
function bindInstance(on, instance, holder, field, binding) {
  const { parameters } = instance.form;
  if (!parameters || !field.arguments) return;
  const outer = on.frame;
  on.frame = holder;
  parameters.forEach((parameter, index) => {
    const given = field.arguments[index];
    if (given === undefined) return;
    const operand = given.kind === noOperand ? parameter.defaultValue : given;
    bindValue(on, resolve(on, operand), instance.base + parameter.slot, binding);
  });
  on.frame = outer;
}

function bindValue(on, value, at, binding) {
  const old = on.slots[at];
  const slot = value.isEmpty ? new Slot(MISSING, undefined) : value.slot.copy();
  // How the value came about, and that it is being typed, is the field's affair.
  slot.flags = slot.kind === MISSING ? 0 : slot.flags & unreadable;
  if (slot.flags & UNDECIDED) binding.undecided.add(at);
  // Whether its form applies is no part of the value.
  if (!isSameSlot(old, slot, unapplied)) binding.hasChanged = true;
  on.slots[at] = slot;
}

// MARK: Computed values

function computeValue(on, value) {
  const at = on.frame.base + value.slot;
  if (value.operand) {
    const found = resolve(on, value.operand);
    storeComputed(on, found, obstacleOf(on, found), at);
  } else {
    const total = totalOf(on, value.aggregate);
    const { function: name } = value.aggregate;
    const found = name === "count" ? numberValue(total.count) : name === "sum" ? numberValue(total.sum) : total.extreme;
    storeComputed(on, found ?? missingValue, total.obstacle, at);
  }
}

function storeComputed(on, value, obstacle, at) {
  const old = on.slots[at];
  const slot = obstacle !== null || value.isEmpty ? new Slot(MISSING, undefined) : value.slot.copy();
  slot.flags = old.flags & unapplied;
  if (obstacle !== null) {
    slot.flags |= BEYOND;
    on.obstacles.set(at, obstacle);
  } else on.obstacles.delete(at);
  on.slots[at] = slot;
}

/** Goes over the first list; it ends with the first item that cannot be read. */
function totalOf(on, aggregate) {
  const list = resolve(on, aggregate.list);
  const total = { count: 0, sum: 0, extreme: null, obstacle: obstacleOf(on, list) };
  if (total.obstacle !== null || list.slot.kind !== LIST) return total;
  for (let index = 0; index < list.slot.count && total.obstacle === null; index++) {
    if (on.mayStep()) addPart(on, partOf(on, aggregate, list.slot.item(index)), total, aggregate.function);
    else total.obstacle = limitReached("steps");
  }
  return total;
}

/** What one item of the first list comes to. */
function partOf(on, aggregate, at) {
  const part = { count: 0, sum: 0, extreme: null, obstacle: null };
  if (on.depth >= limits.depth) {
    part.obstacle = limitReached("depth");
    return part;
  }
  on.depth++;
  const { level } = aggregate;
  while (on.aggregateItems.length < level) on.aggregateItems.push(null);
  takeItems(on, at, aggregate, 0, part);
  on.aggregateItems.length = level;
  if (on.aggregateItems.every((item) => item === null)) on.aggregateItems.length = 0;
  on.depth--;
  return part;
}

/** Takes the item of the list that so many steps have led to, or the items of its list. */
function takeItems(on, at, aggregate, step, part) {
  if (at >= on.slots.length) return;
  const item = resolveField(on, at);
  if (item.isEmpty) return;
  // That it is there is all that a count asks.
  const isAsked = aggregate.function !== "count" || aggregate.body !== undefined;
  if ((isAsked || step < aggregate.steps.length) && obstacleOf(on, item) !== null) {
    part.obstacle = `unreadable: ${describeOperand(on, aggregate.list)}`;
    return;
  }
  on.aggregateItems.push({ position: at, form: aggregate.forms[step] ?? null });
  if (step === aggregate.steps.length) takeItem(on, aggregate, part);
  else takeNext(on, at + aggregate.steps[step], aggregate, step + 1, part);
  on.aggregateItems.pop();
}

function takeNext(on, at, aggregate, step, part) {
  if (at >= on.slots.length) return;
  const list = resolveField(on, at);
  part.obstacle = obstacleOf(on, list);
  if (part.obstacle !== null || list.slot.kind !== LIST) return;
  for (let index = 0; index < list.slot.count && part.obstacle === null; index++) {
    if (on.mayStep()) takeItems(on, list.slot.item(index), aggregate, step, part);
    else part.obstacle = limitReached("steps");
  }
}

/** Takes the innermost item, if it meets the condition. */
function takeItem(on, aggregate, part) {
  if (aggregate.body !== undefined) {
    run(on, aggregate.body, null);
    const now = nowOf(on.answer);
    if (on.isHalted || (aggregate.isConditional && now === UNKNOWN)) {
      part.obstacle = on.lastUnknown.reason;
      return;
    }
    if (aggregate.isConditional && now !== HOLDS) return;
  }
  if (aggregate.function === "count") {
    part.count++;
    return;
  }
  const value = resolve(on, aggregate.value);
  part.obstacle = obstacleOf(on, value);
  if (part.obstacle !== null || value.isEmpty) return;
  const found = value.slot.kind === NUMBER ? value.slot.value : 0;
  addPart(on, { count: 1, sum: found, extreme: value, obstacle: null }, part, aggregate.function);
}

function addPart(on, part, total, name) {
  if (total.obstacle !== null) return;
  if (part.obstacle !== null) {
    total.obstacle = part.obstacle;
    return;
  }
  total.count += part.count;
  if (name === "sum") {
    const found = sum(total.sum, part.sum);
    if (found === null) total.obstacle = "more than 38 digits";
    else total.sum = found;
  } else if (name !== "count" && part.extreme !== null) {
    const order = total.extreme === null ? null : orderOf(on, part.extreme, total.extreme);
    if (total.extreme === null || (order !== null && (name === "min" ? order < 0 : order > 0))) total.extreme = part.extreme;
  }
}

// MARK: Operands

/** The value of an operand now; that of an inactive field is missing. */
function resolve(on, operand) {
  switch (operand.kind) {
    case aConstant: {
      const slot = on.program.constants[operand.at];
      return new Resolved(slot, inConstants, isEmptySlot(slot), -1);
    }
    case aField: return resolveField(on, on.frame.base + operand.at);
    case aParameter: return on.arguments[on.argumentBase + operand.at];
    case aComputation: return resolveComputation(on, on.program.computations[operand.at]);
    case aComputed: {
      const value = resolveField(on, on.frame.base + operand.at);
      value.storage = isKept;
      return value;
    }
    case aContext: return on.contextBase === null ? missingValue : resolveField(on, on.contextBase + operand.at);
    case ofPrevious: {
      const { form, base, follows } = on.frame;
      return follows ? resolveField(on, base - form.slotCount + operand.at) : missingValue;
    }
    case ofPreviousItem: {
      const loop = on.loops.at(-1);
      const isThere = loop && loop.next > 1 && !loop.list.isMap && operand.at < loop.list.stride;
      return isThere ? resolveField(on, loop.list.item(loop.next - 2) + operand.at) : missingValue;
    }
    case anItem: {
      const at = (on.aggregateItems[operand.level]?.position ?? NaN) + operand.at;
      return at < on.slots.length ? resolveField(on, at) : missingValue;
    }
    default: return missingValue;
  }
}

function resolveField(on, at) {
  const slot = on.slots[at];
  const found = slot.flags & INACTIVE ? missingSlot : slot;
  return new Resolved(found, inRecord, isEmptySlot(found), at);
}

function resolveComputation(on, computation) {
  switch (computation.name) {
    case "today": return computedValue(new Slot(DATE, on.request.clock.dayOf(on.request.clock.now)));
    case "now": {
      const local = on.request.clock.local(on.request.clock.now);
      return local === null ? missingValue : computedValue(new Slot(DATETIME, local));
    }
    case "key": return innermostKey(on);
    case "offset": return movedValue(resolve(on, computation.operand), computation.shift);
    case "entry": return entryOf(on, resolve(on, computation.operand), resolve(on, computation.key), computation.slot);
    case "operation":
      if (computation.operation === "count_filled") return countFilled(on, computation.operands);
      if (computation.operation === "first_filled") return firstFilled(on, computation.operands);
      return operate(on, computation.operation, computation.operands);
    // A range is only shown: tests are given its bounds as two operands.
    default: return missingValue;
  }
}

/** What a map has for a key, or what is so many slots behind the first of that. */
function entryOf(on, map, key, offset) {
  if (map.slot.flags & BEYOND) return map;
  if (!map.slot.isMap || map.storage !== inRecord || offset >= map.slot.itemStride) return missingValue;
  let [low, high] = [0, map.slot.count];
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = map.slot.item(middle);
    const order = compareTexts(on.slots[at - 1].value, key.slot.value);
    if (order === 0) {
      const value = resolveField(on, at + offset);
      if (map.slot.flags & UNDECIDED && !value.isEmpty) {
        value.slot = value.slot.copy();
        value.slot.flags |= UNDECIDED;
      }
      return value;
    }
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return missingValue;
}

/** The key of the entry that the innermost loop judges; missing where it goes through no map. */
function innermostKey(on) {
  const loop = on.loops.at(-1);
  if (!loop || loop.next === 0 || !loop.list.isMap) return missingValue;
  return resolveField(on, loop.list.item(loop.list.itemAt(loop.next - 1)) - 1);
}

function countFilled(on, operands) {
  let count = 0;
  for (const operand of operands) {
    const value = resolve(on, operand);
    // What may not apply may count or not; what cannot be read is filled all the same.
    if (isPresenceUnknown(value)) return value;
    if (!value.isEmpty) count++;
  }
  return numberValue(count);
}

/** The first value that is not empty; unknown where it is not known which that is. */
function firstFilled(on, operands) {
  for (const operand of operands) {
    const value = resolve(on, operand);
    if (obstacleOf(on, value) !== null) return value;
    if (!value.isEmpty) return asComputed(value);
  }
  return missingValue;
}

/** The value that is before all others, or after them; the first of those that are the same. */
function extremeOf(on, operation, values) {
  const wanted = operation === "min" ? -1 : 1;
  let found = values[0];
  for (const value of values.slice(1)) {
    const order = orderOf(on, value, found);
    if (order !== null && Math.sign(order) === wanted) found = value;
  }
  return asComputed(found);
}

/** Empty if an operand is, else an operand that cannot be read, else the result. */
function operate(on, operation, operands) {
  const values = [];
  let obstacle = null;
  for (const operand of operands) {
    const value = resolve(on, operand);
    if (obstacleOf(on, value) !== null) obstacle ??= value;
    else if (value.isEmpty) return missingValue;
    values.push(value);
  }
  if (obstacle) return obstacle;
  switch (operation) {
    case "length": return lengthOf(values[0]);
    case "min": case "max": return extremeOf(on, operation, values);
    case "years": case "months": case "days": return elapsedBetween(on, operation, ...values);
    case "year": case "month": case "weekday": {
      const written = writtenMoment(values[0]);
      if (written === null) return missingValue;
      const days = dateOfDateTime(written);
      return numberValue(operation === "weekday" ? ((((days + 3) % 7) + 7) % 7) + 1 : dateParts(days)[operation]);
    }
    default:
      if (values.some((value) => value.slot.kind !== NUMBER)) return missingValue;
      return arithmetic(operation, values.map((value) => value.slot.value));
  }
}

function lengthOf({ slot }) {
  if (slot.kind !== TEXT) return missingValue;
  if (isTooLong(slot.value)) return faultyNumber(limitReached("text length"));
  return numberValue(characterCount(slot.value));
}

/** Whole years, months or days from one date to another, negative backwards. */
function elapsedBetween(on, unit, from, to) {
  const slots = [from, to].map(({ slot }) => (slot.kind === TEXT ? momentIn(slot.value)?.slot ?? missingSlot : slot));
  if (unit !== "days" && slots.some((slot) => slot.kind === MONTH)) {
    const [start, end] = slots.map((slot) => monthOfSlot(on, slot));
    if (start !== null && end !== null) return numberValue(inUnit(unit, end - start));
  }
  const [start, end] = [from, to].map((value) => localMoment(on, value));
  if (start === null || end === null) return missingValue;
  const [time, endTime] = [timeOfDateTime(start), timeOfDateTime(end)];
  const [day, endDay] = [dateOfDateTime(start), dateOfDateTime(end)];
  if (unit !== "days") return numberValue(inUnit(unit, monthsElapsed(day, time, endDay, endTime)));
  const days = endDay - day;
  return numberValue(days > 0 && endTime < time ? days - 1 : days < 0 && endTime > time ? days + 1 : days);
}

/** A date or a date and time as the form's time zone has it; a date is its first moment. */
function localMoment(on, value) {
  const written = writtenMoment(value);
  return written === null || written.o === null ? written : on.request.clock.local(on.request.clock.momentOf(written));
}

function writtenMoment({ slot }) {
  const found = slot.kind === TEXT ? momentIn(slot.value)?.slot : slot;
  if (found?.kind === DATE) return dateTimeOf(found.value, 0);
  if (found?.kind === MONTH) return dateTimeOf(dateOf(Math.floor(found.value / 12), (found.value % 12) + 1, 1), 0);
  return found?.kind === DATETIME ? found.value : null;
}

/** A month, or that in which a date lies, or a date and time in the form's time zone. */
function monthOfSlot(on, slot) {
  if (slot.kind === MONTH) return slot.value;
  if (slot.kind === DATE) return monthOfDate(slot.value);
  if (slot.kind !== DATETIME) return null;
  if (slot.value.o === null) return monthOfDate(dateOfDateTime(slot.value));
  return monthOfDate(on.request.clock.dayOf(on.request.clock.momentOf(slot.value)));
}

/** Moves a date by whole days, a time within its day, and both to the nanosecond; by months dates and months alone. */
function movedValue(value, shift) {
  if (value.slot.flags & unreadable) return value;
  if (value.slot.kind === TEXT) {
    const moment = momentIn(value.slot.value);
    return moment === null ? missingValue : movedValue(moment, shift);
  }
  const { kind } = value.slot;
  if (!isMoment(value.slot) || (kind === MONTH && shift.months === undefined)) return missingValue;
  const slot = new Slot(kind, value.slot.value);
  slot.flags = value.slot.flags;
  const moved = shift.months === undefined ? movedBy(kind, slot.value, shift.nanoseconds) : movedByMonths(kind, slot.value, shift.months);
  if (moved === null) slot.markBeyond(limitReached("years of the calendar"));
  else slot.value = moved;
  return computedValue(slot);
}

/** Why a value that a test reads cannot be read; null where it can. */
function obstacleOf(on, value) {
  const { flags } = value.slot;
  if ((flags & unreadable) === 0) return null;
  // What is empty stays so, whether its field applies or not.
  if (value.isEmpty && (flags & (MISTYPED | BEYOND)) === 0) return null;
  return reasonUnreadable(on, value);
}

function reasonUnreadable(on, value) {
  const { position } = value;
  // A value that lies in no record was computed.
  if (position < 0) return value.slot.reason ?? limitReached("digits of a number");
  const reason = on.obstacles.get(position);
  if (reason !== undefined) return reason;
  const item = on.aggregateItems.length > 0 ? itemFieldAt(on, position) : null;
  if (item) return `unreadable: ${item.shownLabel}`;
  const parameter = parameterAt(on, position);
  if (parameter) return `unreadable: ${humanized(parameter.name)}`;
  const isBefore = position < on.frame.base && on.frame.follows;
  const field = fieldAt(on, isBefore ? position + on.frame.form.slotCount : position);
  // What is in a list or map has no name of its own, and its value is never shown.
  return `unreadable: ${field?.shownLabel ?? "a value in it"}`;
}

// MARK: Which field has a slot

function parameterAt(on, at) {
  if (at < 0 || !on.frame.form.parameters) return null;
  return on.frame.form.parameters.find((parameter) => on.frame.base + parameter.slot === at) ?? null;
}

function fieldAt(on, at) {
  if (at < 0) return null;
  const context = on.contextBase !== null && at >= on.contextBase ? contextFieldAt(on, at - on.contextBase) : null;
  return context ?? fieldIn(on.frame.form, at - on.frame.base);
}

/** The field of an item that an aggregate takes. */
function itemFieldAt(on, at) {
  const holds = (item) => item?.form && item.position < at && at < item.position + item.form.slotCount;
  const item = on.aggregateItems.findLast(holds);
  return item ? fieldIn(item.form, at - item.position) : null;
}

/** The context, or field of a context, at an offset; what is in a secret context is as secret. */
function contextFieldAt(on, offset) {
  const context = (on.program.contexts ?? []).findLast((each) => each.slot <= offset);
  if (!context || context.slot === offset) return context ?? null;
  const field = context.type.form ? fieldIn(context.type.form, offset - context.slot) : null;
  return field && { ...field, isSecret: field.isSecret || context.isSecret };
}

// MARK: The run

/** Runs instructions up to `stop`, a halt, or the check at which the watching attribution ends. */
function run(on, start, watch) {
  const code = watch === null ? on.program.inlined : on.program.code;
  for (let at = start; ;) {
    const step = code[at++];
    switch (step.op) {
      case opTest: case opTestIgnoringCase: case opCompare: case opCompareFilled: case opExternal:
        on.answer = testSubject(on, step);
        on.lastTest = isRefusal(on.answer) ? step : null;
        watch?.tested(step);
        if (on.isHalted && isRefusal(on.answer)) return;
        break;
      case opField:
        if (on.accepted !== null && on.accepted[step.a] === 1) {
          at = step.b;
          break;
        }
        if (on.units-- <= 0) return;
        if (!enterField(on, step)) at = step.b;
        if (on.isHalted) return;
        break;
      case opBrought:
        if (!judgeBrought(on)) at = step.a;
        if (on.isHalted) return;
        break;
      case opForm:
        if (on.units-- <= 0) return;
        if (!enterWholeForm(on, step)) at = step.b;
        if (on.isHalted) return;
        break;
      case opCheck:
        if (on.isHalted || watch?.check === step.a) return;
        if (isRefusal(on.answer)) at = concludeCheck(on, step.a) ?? at;
        else settleInquiries(on, false);
        if (on.isHalted) return;
        break;
      case opMoment:
        if (step.a !== on.request.moment) at = step.b;
        break;
      case opUnlessHeld:
        if (on.field.hasFailed || on.field.isUndecided) at = step.a;
        break;
      case opItemTypes:
        judgeItemTypes(on);
        if (on.isHalted) return;
        break;
      case opNested:
        if (!on.field.isSkipped) judgeNested(on, on.program.forms[step.a]);
        if (on.isHalted) return;
        break;
      case opItems: case opItemContents: {
        // Once an `each` has settled the field, another one has nothing to report.
        const [places, end] = step.op === opItems ? [step.a, step.b] : [allPlaces, step.a];
        if ((step.op === opItems && on.field.isSettled) || !beginItems(on, places, end)) at = end;
        if (on.isHalted) return;
        break;
      }
      case opNextItem:
        if (advanceItems(on)) at = step.a + 1;
        if (on.isHalted) return;
        break;
      case opDecide: decideBranches(on, on.program.decisions[step.a]); break;
      case opCompute: computeValue(on, on.program.computed[step.a]); break;
      case opJump: at = step.a; break;
      case opBranch:
        if (nowOf(on.answer) === HOLDS) break;
        if (nowOf(on.answer) === UNKNOWN && on.accumulators.length === 0) concludeBranch(on, step);
        at = nowOf(on.answer) === UNKNOWN ? step.b : step.a;
        break;
      case opStop: return;
      case opBeginAnd: case opBeginOr: case opBeginAll: case opBeginAny:
        beginCombination(on, step.op - opBeginAnd, watch);
        break;
      case opCombine:
        if (combineAnswer(on, watch)) at = step.a;
        break;
      case opEnd: endCombination(on, watch); break;
      case opNot:
        on.answer = negated(on.answer);
        watch?.negated();
        break;
      case opMessage: watch?.message(step.a); break;
      case opWarn:
        if (watch?.check === step.a) return;
        concludeWarning(on, step.a);
        break;
      case opBeginEach:
        if (!beginEach(on, step.a, watch)) at = step.b;
        if (on.isHalted) return;
        break;
      case opNextEach:
        if (advanceEach(on, watch)) at = step.a + 1;
        if (on.isHalted) return;
        break;
      case opPushSubject:
        on.subjects.push(on.subject);
        on.subject = resolve(on, step.a);
        break;
      case opIgnoring:
        if (!ignoreCharacters(on, step)) {
          watch?.tested(step);
          at = step.b;
        }
        break;
      case opPopSubject: on.subject = on.subjects.pop(); break;
      case opPushMember:
        if (!enterMember(on, resolve(on, step.a))) {
          watch?.memberMissing();
          at = step.b;
        }
        break;
      case opPopMember:
        on.subject = on.owners.pop();
        if (nowOf(on.answer) === 0) on.answer = vacuous;
        watch?.memberEnded();
        break;
      case opRule:
        callRule(on, step, watch);
        if (on.isHalted) return attributeHalt(on, step);
    }
  }
}

function beginCombination(on, kind, watch) {
  on.accumulators.push({ kind, answer: startOf[kind] });
  watch?.opened(kind === ofOr || kind === ofAny);
}

function endCombination(on, watch) {
  on.answer = on.accumulators.pop().answer;
  watch?.closed();
}

/** Takes the answer into the innermost accumulator; returns whether that settles it. */
function combineAnswer(on, watch) {
  const innermost = on.accumulators.at(-1);
  const before = innermost.answer;
  const isOr = innermost.kind === ofOr || innermost.kind === ofAny;
  innermost.answer = combiners[innermost.kind](before, on.answer);
  watch?.combined(before, isOr);
  // If later matters too, an operand that fails for now may be followed by one that fails for good.
  const [settling, bit] = isOr ? [HOLDS, canFailBit] : [FAILS, canHoldBit];
  return nowOf(innermost.answer) === settling && (!asksLater(on) || (innermost.answer & bit) === 0);
}

/** Whether `later` matters: while a text is being typed, or to choose which test is to blame. */
function asksLater(on) {
  return on.isReplaying || (on.subject.slot.flags & TYPING) !== 0;
}

function callRule(on, step, watch) {
  const rule = on.program.rules[step.a];
  if (on.depth >= limits.depth && !on.program.singleTest(step)) {
    on.answer = unknownFor(on, limitReached("depth"), step);
    return;
  }
  if (!on.mayStep()) return;
  const first = on.arguments.length;
  for (const operand of step.operands) on.arguments.push(argumentOf(on, operand));
  const caller = on.argumentBase;
  on.argumentBase = first;
  on.depth++;
  run(on, rule.entry, watch);
  watch?.answered(rule);
  on.arguments.length = first;
  on.argumentBase = caller;
  on.depth--;
  watch?.returned(step);
}

/** What a rule is given; what is a secret, or computed of one, stays one there. */
function argumentOf(on, operand) {
  const value = resolve(on, operand);
  if (!on.program.hasSecrets || !isMadeFromSecret(on, operand)) return value;
  return Object.assign(new Resolved(value.slot, value.storage, value.isEmpty, value.position), { isSecret: true });
}

/** Names the rule in which the steps ran out, in place of the form. */
function attributeHalt(on, step) {
  const call = on.program.calls[step.index];
  if (call && on.haltCause?.reason === limitReached("steps")) on.haltCause.rule = call.name;
}

// MARK: Entering fields and forms

function enterField(on, step) {
  if (!on.mayStep()) return false;
  const { frame } = on;
  const field = frame.form.fields[step.a];
  frame.field = field;
  on.field = new FieldState(step.b);
  const at = frame.base + field.slot;
  const slot = on.slots[at];
  on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), at);
  if (slot.flags & unjudged) {
    on.field.isSkipped = true;
    reportSkipped(on, field, slot, at);
    return false;
  }
  if (slot.kind !== TEXT || field.table === null) return true;
  return judgeOption(on, field) || (on.request.mode === "all" && !on.isHalted);
}

/** Reports, if need be, why the field that is the subject is not judged. */
function reportSkipped(on, field, slot, at) {
  if (slot.flags & INACTIVE) return;
  if (slot.flags & UNDECIDED) reportUndecidedBranch(on, at);
  else if (slot.flags & MISTYPED) reportMistyped(on);
  else if (on.obstacles.has(at)) reportUndecided(on, on.obstacles.get(at), "computed");
  else reportUndecided(on, slot.reason, "type");
}

/** Makes the form itself the subject of a check; returns whether the check applies. */
function enterWholeForm(on, step) {
  if (!on.mayStep()) return false;
  on.frame.field = null;
  on.frame.check = step.a;
  on.field = new FieldState(step.b);
  on.subject = resolveField(on, on.frame.base);
  const at = on.frame.base + step.a;
  const { flags } = on.slots[at];
  if ((flags & unapplied) === UNDECIDED) reportUndecidedBranch(on, at);
  return (flags & unapplied) === 0;
}

// MARK: Forms in forms

/** Judges the form that is the subject, or each of the list of forms that is. */
function judgeNested(on, form) {
  if (!on.request.judgesNestedForms) return;
  const value = on.subject;
  const units = on.units;
  on.units = Infinity;
  if (on.depth >= limits.depth) return on.halt(limitReached("depth"));
  on.depth++;
  if (value.slot.kind === FORM && !(value.slot.flags & HOLLOW)) judgeForm(on, form, value.position, false);
  if (value.slot.kind === LIST && !isRefused(on, value)) {
    for (let place = 0; place < value.slot.count && !on.isHalted && on.mayStep(); place++) {
      const index = value.slot.itemAt(place);
      on.itemIndices.push(index);
      judgeItem(on, index, value.slot, form);
      on.itemIndices.pop();
    }
  }
  on.depth--;
  on.units = units;
  on.subject = value;
}

function judgeItem(on, index, list, form) {
  const at = list.item(index);
  const slot = on.slots[at];
  if (slot.flags & MISTYPED) {
    on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), at);
    if (!isKeyOfEntrySettled(on, list, at)) reportMistyped(on);
  } else if (slot.flags & BEYOND) reportUndecided(on, slot.reason, "type");
  // An item that is null or an empty text is one whose fields are all empty.
  else judgeForm(on, form, at, index > 0 && !list.isMap);
}

function judgeForm(on, form, base, follows) {
  const [field, loops] = [on.field, on.loops.length];
  on.outerFrames.push(on.frame);
  on.frame = frameOf(form, base, on.itemIndices.length, follows);
  reportStrayMembers(on, form);
  if (!on.isHalted) run(on, form.checks, null);
  on.frame = on.outerFrames.pop();
  on.loops.length = loops;
  on.field = field;
}

// MARK: Items of lists

/** Judges items of the subject's list one by one; returns whether there are any. */
function beginItems(on, places, end) {
  const loop = loopOver(on, places, end - 1);
  if (loop.list.count === 0 || on.field.isSkipped || isRefused(on, on.subject)) return false;
  on.loops.push(loop);
  return advanceItems(on);
}

/** A loop over what `each` or `keys` goes through: nothing of a value without items at such places. */
function loopOver(on, places, end) {
  const { slot } = on.subject;
  const { areKeys, first } = places;
  const isWhole = !areKeys && first === 0 && places.end === null;
  let list = slot.items;
  // The members of an object have no order.
  if (areKeys ? !list.isMap : slot.kind !== LIST && !isWhole) list = missingSlot;
  const partner = areKeys ? 1 : list.isMap ? -1 : 0;
  if (areKeys) list = list.keys;
  const count = places.end === null ? list.count : Math.min(list.count, places.end);
  return { list, count, first, next: first, partner, subject: on.subject, field: on.field, end };
}

/** Makes the next item the subject, or the list again after its last item; returns whether there was an item. */
function advanceItems(on) {
  const loop = on.loops.at(-1);
  if (loop.next > loop.first) leaveItem(on, loop);
  if (!hasReadableItem(on, loop)) {
    on.field = loop.field;
    on.subject = loop.subject;
    on.loops.pop();
    return false;
  }
  enterItem(on, loop);
  on.field = on.itemStates.get(on.subject.position) ?? new FieldState(0);
  if (isItemSettled(on, on.subject.position + loop.partner)) on.field.isSettled = true;
  on.field.end = loop.end;
  on.itemIndices.push(loop.list.itemAt(loop.next - 1));
  return true;
}

function enterItem(on, loop) {
  on.subject = resolveField(on, loop.list.item(loop.list.itemAt(loop.next++)));
}

/** Whether something was reported of the item, or the key, at the position, and no more is to be. */
function isItemSettled(on, position) {
  return on.itemStates.get(position)?.isSettled === true;
}

/** Whether something was reported of the key of the value at the position, if the list is a map. */
function isKeyOfEntrySettled(on, list, position) {
  return list.isMap && isItemSettled(on, position - 1);
}

/** Hands what is known of an item on to its list. */
function leaveItem(on, loop) {
  const { field } = on;
  on.itemIndices.pop();
  if (field.hasFailed) loop.field.hasFailed = true;
  if (field.isUndecided) loop.field.isUndecided = true;
  if (field.isSettled || field.areItemTypesJudged || field.refused !== null) on.itemStates.set(on.subject.position, field);
}

/** Goes on to the next item that can be judged, if there is one; others are reported by their type. */
function hasReadableItem(on, loop) {
  if (!on.mayStep()) return false;
  for (; loop.next < loop.count; loop.next++) {
    if ((on.slots[loop.list.item(loop.list.itemAt(loop.next))].flags & unjudged) === 0) return true;
  }
  return false;
}

/** Makes the first item of the subject's list the subject; returns whether there is one. */
function beginEach(on, places, watch) {
  watch?.opened();
  const loop = loopOver(on, places, null);
  on.loops.push(loop);
  if (!hasReadableItem(on, loop)) {
    on.loops.pop();
    on.answer = notApplicable;
    watch?.closed();
    return false;
  }
  on.accumulators.push({ kind: ofAnd, answer: notApplicable });
  enterItem(on, loop);
  return true;
}

/** Takes the item's answer; returns whether to run the body for another item. */
function advanceEach(on, watch) {
  const loop = on.loops.at(-1);
  watch?.itemEnded(loop.list.itemAt(loop.next - 1));
  if (!combineAnswer(on, watch) && hasReadableItem(on, loop)) {
    enterItem(on, loop);
    return true;
  }
  on.subject = loop.subject;
  on.loops.pop();
  endCombination(on, watch);
  return false;
}

/** Makes the member of the name the subject; false where the subject is no object. */
function enterMember(on, name) {
  const object = on.subject.slot;
  if (object.kind !== FORM || !object.isOwn) {
    on.answer = vacuous;
    return false;
  }
  on.owners.push(on.subject);
  on.subject = missingValue;
  for (let index = 0; index < object.count; index++) {
    const at = object.start + 2 * index;
    if (!areSameValues(on, resolveField(on, at), name, false)) continue;
    on.subject = resolveField(on, at + 1);
    break;
  }
  return true;
}

/** Makes what is left of the subject's text without some characters the subject; whether anything is. */
function ignoreCharacters(on, step) {
  const set = resolve(on, step.a).slot;
  const { subject } = on;
  if (subject.slot.kind !== TEXT || subject.isEmpty || set.kind !== SET) {
    on.subjects.push(subject);
    return true;
  }
  const kept = Array.from(subject.slot.value).filter((scalar) => set.value.offender.test(scalar)).join("");
  if (isBlank(kept)) {
    on.lastTest = step;
    on.answer = plainFails;
    return false;
  }
  on.subjects.push(subject);
  if (kept.length < subject.slot.value.length) {
    const slot = new Slot(TEXT, kept);
    slot.flags = subject.slot.flags;
    on.subject = new Resolved(slot, inRecord, isEmptySlot(slot), subject.position);
  }
  return true;
}

// MARK: Tests

function testSubject(on, step) {
  const { subject } = on;
  const { test } = step;
  const { flags } = subject.slot;
  if (!subject.isEmpty && (flags & special) === 0) return test.answer(on, step);
  // What is empty stays so, whether its field applies or not.
  const reasons = subject.isEmpty ? flags & ~UNDECIDED : flags;
  // A computed value without a result is neither filled nor empty.
  const barringPresence = subject.slot.kind === MISSING ? UNDECIDED | BEYOND : UNDECIDED;
  const barring = test.reads === "nothing" ? 0 : test.reads === "presence" ? barringPresence : unreadable;
  const reason = reasons & barring ? obstacleOf(on, subject) : null;
  if (reason !== null) return unknownFor(on, reason, step);
  const isBeyond = subject.isEmpty ? !test.judgesEmpty : flags & AS_GIVEN && !isJudged(on, test);
  return isBeyond ? notApplicable : test.answer(on, step);
}

/** Whether the test judges values of the subject's kind; only of an `any` that is not certain. */
function isJudged(on, test) {
  const { kind } = on.subject.slot;
  // That it is none of the values that a rule names is an answer too.
  const judged = kind === NULL ? kindSet(BOOLEAN) : kind === FORM ? kindSet(BOOLEAN, FORM) : kindSet(kind);
  return (test.kinds & judged) !== 0;
}

function unknownFor(on, reason, step, policy = "blocks") {
  on.lastUnknown = { reason, step: on.program.singleTest(step) ?? step, policy };
  return unknownAnswer;
}

/** The answer of a test that was halted before it was done; the halt is what is reported. */
function ranOutOfSteps(on, step) {
  return unknownFor(on, limitReached("steps"), step);
}

/** What the first operand of a test is; null where it can't be read, with the cause noted. */
function readableOperand(on, step) {
  const value = resolve(on, step.operands[0] ?? none);
  const reason = obstacleOf(on, value);
  if (reason === null) return value;
  unknownFor(on, reason, step);
  return null;
}

/** Whether the length or size of the value was refused, which guards the tests that cost more than measuring it. */
function isRefused(on, value) {
  return on.field.refused === value.position;
}

function hasTooManyDigits(on) {
  return on.subject.slot.kind === TEXT && parseNumber(on.subject.slot.value) === tooManyDigits;
}

/** Whether the subject is a date or truth value that was typed in full: more typing only spoils it. */
function isSubjectComplete(on) {
  const { kind, flags } = on.subject.slot;
  return (flags & TYPING) !== 0 && (kind === DATE || kind === BOOLEAN);
}

/** The bounds that the first two operands are; an answer where they can't be read, or none is given. */
function boundsOf(on, step) {
  const values = [0, 1].map((index) => {
    const value = resolve(on, step.operands[index] ?? none);
    if (value.slot.kind !== RANGE) return value;
    const position = value.slot.value[index];
    return position === null ? missingValue : resolve(on, { kind: aConstant, at: position });
  });
  const reason = obstacleOf(on, values[0]) ?? obstacleOf(on, values[1]);
  if (reason !== null) return unknownFor(on, reason, step);
  return values.every((value) => value.isEmpty) ? notApplicable : values;
}

function testLength(on, step) {
  if (on.subject.slot.kind !== TEXT) return notApplicable;
  let bounds = step.prepared;
  if (!bounds) {
    const values = boundsOf(on, step);
    if (typeof values === "number") return values;
    const [least, most] = values.map((value, index) => {
      if (value.isEmpty) return index === 0 ? 0 : Infinity;
      return value.slot.kind === NUMBER ? wholeNumber(value.slot.value, index === 0) : null;
    });
    if (least === null || most === null) return notApplicable;
    bounds = { least, most, unit: unitOf(step, on.program) };
  }
  const text = on.subject.slot.value;
  if (isTooLong(text)) return unknownFor(on, limitReached("text length"), step);
  if (bounds.least > bounds.most) return failsForGood;
  const count = counters[bounds.unit](text);
  if (count < bounds.least) return plainFails;
  return count > bounds.most ? failsForGood : answerOf(HOLDS, true, bounds.most !== Infinity);
}

function testMagnitude(on, step) {
  const { subject } = on;
  const [value, bounds] = [subject.slot.value, step.prepared];
  if (bounds && subject.slot.kind === NUMBER && typeof value === "number" && !asksLater(on)) {
    return plain(value >= bounds.least && value <= bounds.most);
  }
  const found = boundsOf(on, step);
  if (typeof found === "number") return found;
  const [lower, upper] = found;
  if (isTextAsGiven(on.subject.slot) && found.every((bound) => bound.isEmpty || bound.slot.kind === NUMBER)) return notApplicable;
  const isWithin = (bound, sign) => {
    const order = bound.isEmpty ? 0 : orderOf(on, subject, bound);
    return order !== null && order * sign >= 0;
  };
  const holds = isWithin(lower, 1) && isWithin(upper, -1);
  if (!holds && hasTooManyDigits(on)) return unknownFor(on, limitReached("digits of a number"), step);
  if (!asksLater(on)) return plain(holds);
  if (isSubjectComplete(on)) return final(holds);
  return answerOf(holds ? HOLDS : FAILS, holds || canReachBounds(on, lower, upper), true);
}

/** Whether appending to the subject's text can bring it between the bounds. */
function canReachBounds(on, lower, upper) {
  const { slot } = on.subject;
  if (slot.kind !== NUMBER) {
    const stays = (bound, order) => !bound.isEmpty && reachOfTyping(on, bound).every((each) => each === order);
    if (stays(lower, -1) || stays(upper, 1)) return false;
  }
  const [min, max] = [lower, upper].map((bound) => (bound.isEmpty ? null : bound.slot.value));
  const areNumbers = [lower, upper].every((bound) => bound.isEmpty || bound.slot.kind === NUMBER);
  if (!(slot.flags & TYPING || slot.kind === TEXT) || !areNumbers) return true;
  const notation = notationOfValue(on, on.subject);
  const text = textOf(slot);
  const found = [canReach(text, min, max)];
  if (notation instanceof NumberNotation) {
    const reading = notation.read(text);
    if (reading.completion !== refused) found.push(canReach(reading.decimal, min, max, reading.missingDigits));
  }
  return found.includes(true);
}

/** How the subject can yet compare with a limit: a date stays what it is, and a time can only become later. */
function reachOfTyping(on, limit) {
  const all = [-1, 0, 1];
  const { slot } = on.subject;
  const now = slot.flags & TYPING ? orderOf(on, on.subject, limit) : null;
  if (now === null) return all;
  const notation = notationOfValue(on, on.subject);
  const mayGrow = notation?.continues(textOf(slot)) ?? false;
  if (slot.kind === DATE || slot.kind === MONTH) return mayGrow ? all : [now];
  if (slot.kind === TIME) return now === 1 ? [1] : all;
  if (slot.kind === DATETIME && mayGrow) return all;
  // What can be both may get an offset from UTC, which moves it by less than three days.
  const written = slot.kind === DATETIME ? slot : momentIn(textOf(slot))?.slot;
  const day = written?.kind === DATE ? written.value : written?.kind === DATETIME ? dateOfDateTime(written.value) : null;
  if (day === null || !isDay(day - 3) || !isDay(day + 3)) return all;
  const [first, last] = [day - 3, day + 3].map((days) => orderOf(on, computedValue(new Slot(DATE, days)), limit));
  return first !== null && first === last ? [now] : all;
}

/** Whether a text can still become a date, a time, or both. */
function canBecomeMoment(on) {
  if (on.subject.slot.kind !== TEXT || !asksLater(on)) return true;
  return ["date", "month", "datetime", "time"].some((syntax) => completion(syntax, on.subject.slot.value) !== refused);
}

function patternOf(on, step, scope) {
  if (step.prepared) return on.program.pattern(step.prepared.position, scope);
  const { slot } = resolve(on, step.operands[0]);
  return slot.kind === PATTERN ? on.program.pattern(slot.value, scope) : null;
}

function testPattern(on, step, scope) {
  // A text of a length that was refused is not read: matching costs more and adds nothing.
  if (on.subject.slot.kind !== TEXT || isRefused(on, on.subject)) return notApplicable;
  const answer = patternOf(on, step, scope)?.answer(on.subject.slot.value) ?? "it could not be compiled";
  return typeof answer === "number" ? answer : unknownFor(on, `pattern failed: ${answer}`, step);
}

/** A condition's comparison: an empty value is different from every other, and before none. */
function testComparison(on, step) {
  const [left, right] = step.operands.map((operand) => resolve(on, operand));
  const reason = obstacleOf(on, left) ?? obstacleOf(on, right);
  if (reason !== null) return unknownFor(on, reason, step);
  const isAnyEmpty = left.isEmpty || right.isEmpty;
  const answer = answerComparison(on, step, left, right, isAnyEmpty);
  return step.op === opCompareFilled && isAnyEmpty && answer !== unknownAnswer ? notApplicable : answer;
}

function answerComparison(on, step, left, right, isAnyEmpty) {
  if (step.a === "equal" || step.a === "notEqual") {
    const areSame = isAnyEmpty ? left.isEmpty && right.isEmpty : areSameValues(on, left, right, false);
    return plain(areSame === (step.a === "equal"));
  }
  if (isAnyEmpty) return plainFails;
  if (step.a === "among") return isAmong(on, left, right, step);
  const order = orderOf(on, left, right);
  return plain(order !== null && comparisons[step.a](order));
}

/** Whether a filled value is an item of a list; unknown where an item that can't be read may be it. */
function isAmong(on, value, list, step) {
  if (list.slot.kind !== LIST) return plainFails;
  let isUnread = false;
  for (const position of itemsOf(list.slot)) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    const item = resolveField(on, position);
    if (item.slot.flags & unreadable) isUnread = true;
    else if (areSameValues(on, value, item, false)) return plainHolds;
  }
  return isUnread ? unknownFor(on, reasonUnreadable(on, list), step) : plainFails;
}

/** The positions of the items of a list. */
function itemsOf(list) {
  return Array.from({ length: list.count }, (_, index) => list.item(index));
}

// MARK: Order and sameness

/** -1, 0 or 1 as a filled value comes before, with or after another; null where they cannot be compared. */
function orderOf(on, left, right) {
  const [one, other] = [left.slot, right.slot];
  if (one.kind === NUMBER && other.kind === NUMBER) return compareNumbers(one.value, other.value);
  if (one.kind === TEXT && other.kind === TEXT) {
    const order = orderOfAmounts(left, right);
    if (order !== null) return order;
    const [first, second] = [momentIn(one.value), momentIn(other.value)];
    return first === null || second === null ? null : orderOf(on, first, second);
  }
  if (one.kind === TEXT && other.kind === NUMBER) return orderOfAmounts(left, right);
  if (one.kind === TEXT && isMoment(other)) {
    const moment = momentIn(one.value);
    return moment === null ? null : orderOf(on, moment, right);
  }
  const isReversed = (other.kind === TEXT && (one.kind === NUMBER || isMoment(one)))
    || (other.kind === MONTH && (one.kind === DATE || one.kind === DATETIME));
  if (isReversed) {
    const order = orderOf(on, right, left);
    return order === null ? null : -order || 0;
  }
  if (one.kind === MONTH && (other.kind === DATE || other.kind === DATETIME)) return Math.sign(one.value - monthOfSlot(on, other));
  const kinds = kindSet(one.kind, other.kind);
  if (kinds === kindSet(DATETIME) || kinds === kindSet(DATE, DATETIME)) {
    return compareMoments(momentOfSlot(on, one), momentOfSlot(on, other));
  }
  if (one.kind !== other.kind) return null;
  if (isMoment(one)) return Math.sign(one.value - other.value);
  const size = one.kind === SIZE ? (slot) => slot.value : one.kind === DURATION ? (slot) => slot.value.nanoseconds : null;
  return size === null ? null : size(one) < size(other) ? -1 : size(one) > size(other) ? 1 : 0;
}

/** The moment of a date with time; a date stands for its first moment. */
function momentOfSlot(on, slot) {
  return on.request.clock.momentOf(slot.kind === DATE ? dateTimeOf(slot.value, 0) : slot.value);
}

/** Whether two filled values are the same: texts by their code points, numbers by their amount. */
function areSameValues(on, left, right, ignoresCase) {
  const [one, other] = [left.slot, right.slot];
  if (one.kind !== other.kind) {
    const isOfMonth = (one.kind === MONTH && (other.kind === DATE || other.kind === DATETIME))
      || (other.kind === MONTH && (one.kind === DATE || one.kind === DATETIME));
    return isOfMonth && orderOf(on, left, right) === 0;
  }
  switch (one.kind) {
    case TEXT: return one.value === other.value || (ignoresCase && folded(one.value) === folded(other.value));
    case BOOLEAN: case DATE: case MONTH: case TIME: return one.value === other.value;
    case NUMBER: return one.value !== null && other.value !== null && compareNumbers(one.value, other.value) === 0;
    case DATETIME: return compareMoments(momentOfSlot(on, one), momentOfSlot(on, other)) === 0;
    case LIST: return one.isReadList && other.isReadList && areSameLists(on, one, other, ignoresCase);
    case FORM: return one.isOwn && other.isOwn && areSameObjects(on, one, other, ignoresCase);
    case FILE: return ["name", "size", "mediaType"].every((name) => one.value[name] === other.value[name]);
    default: return one.kind === NULL;
  }
}

function areSameLists(on, left, right, ignoresCase) {
  if (left.count !== right.count || left.isMap !== right.isMap) return false;
  for (let index = 0; index < left.count; index++) {
    const [one, other] = [left.item(index), right.item(index)];
    if (left.isMap && on.slots[one - 1].value !== on.slots[other - 1].value) return false;
    if (!areSameItems(on, resolveField(on, one), resolveField(on, other), ignoresCase)) return false;
  }
  return true;
}

/** Whether two items of lists are the same: those of forms by what is entered in them. */
function areSameItems(on, left, right, ignoresCase) {
  if (isBlankItem(on, left) && isBlankItem(on, right)) return true;
  if (!left.slot.isDescribed || !right.slot.isDescribed) {
    // A month is that of many dates, which are not the same for that.
    return (left.slot.kind === MONTH) === (right.slot.kind === MONTH) && areSameValues(on, left, right, ignoresCase);
  }
  return enteredSlots(left.slot.form).every((offset) => {
    const [one, other] = [left, right].map((value) => resolveField(on, value.position + offset));
    if (one.isEmpty && other.isEmpty) return true;
    // What is in a nested form or a group has slots of its own.
    const isPassed = (value) => value.isEmpty || value.slot.isDescribed;
    if ((one.slot.isDescribed || other.slot.isDescribed) && isPassed(one) && isPassed(other)) return true;
    return areSameValues(on, one, other, ignoresCase);
  });
}

/** Whether nothing is entered in an item but in branches that do not apply. */
function isBlankItem(on, item) {
  if (item.isEmpty) return true;
  if (!item.slot.isDescribed) return false;
  return enteredSlots(item.slot.form).every((offset) => {
    const value = resolveField(on, item.position + offset);
    return value.isEmpty || value.slot.isDescribed;
  });
}

function areSameObjects(on, left, right, ignoresCase) {
  if (left.count !== right.count) return false;
  for (let offset = 0; offset < 2 * left.count; offset++) {
    // Names of members are no text that people write.
    const one = resolveField(on, left.start + offset);
    if (!areSameValues(on, one, resolveField(on, right.start + offset), ignoresCase && offset % 2 === 1)) return false;
  }
  return true;
}

/** A text that values have in common that `areSameItems` takes for the same. */
function tableKeyOfItem(on, value, ignoresCase) {
  if (!value.slot.isDescribed) return value.isEmpty ? "" : tableKey(on, value, ignoresCase);
  let key = "";
  for (const offset of enteredSlots(value.slot.form)) {
    const part = resolveField(on, value.position + offset);
    if (!part.isEmpty && !part.slot.isDescribed) key += `${offset}:${tableKey(on, part, ignoresCase)};`;
  }
  return key;
}

function tableKey(on, { slot }, ignoresCase) {
  switch (slot.kind) {
    case TEXT: return JSON.stringify(ignoresCase ? folded(slot.value) : slot.value);
    case NUMBER: return slot.value === null ? "" : numberText(slot.value);
    case BOOLEAN: case DATE: case MONTH: case TIME: return String(slot.value);
    case DATETIME: {
      const { s, n } = momentOfSlot(on, slot);
      return `${s}.${n}`;
    }
    case FILE: return JSON.stringify(slot.value);
    case LIST: {
      if (!slot.isReadList) return "";
      const key = (at) => (slot.isMap ? JSON.stringify(on.slots[at - 1].value) : "");
      return `[${itemsOf(slot).map((at) => tableKeyOfItem(on, resolveField(on, at), ignoresCase) + key(at))}]`;
    }
    case FORM: {
      if (!slot.isOwn) return "";
      return `{${Array.from({ length: 2 * slot.count }, (_, offset) => tableKey(on, resolveField(on, slot.start + offset), ignoresCase))}}`;
    }
    default: return "";
  }
}

/** What `idna` answers to a name; labels beyond ASCII, plain or encoded, are left to the server. */
function testHostName(on, text, step) {
  if (/[^\0-\x7f]|(?:^|\.)xn--/i.test(text)) return unknownFor(on, leftToServer, step);
  const labels = text.split(".");
  if (text.length > 253 || /[^A-Za-z0-9.-]/.test(text)) return failsForGood;
  const isLabel = (label) => /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i.test(label) && label.length <= 63;
  if (!labels.slice(0, -1).every(isLabel)) return failsForGood;
  return plain(isLabel(labels.at(-1)) && !/^\d+$/.test(labels.at(-1)));
}

// MARK: Tests of lists

/** The paths of a test that names fields of the items. */
function itemPaths(on, step) {
  return step.operands.filter((operand) => operand.kind === anItemPath).map((operand) => on.program.itemPaths[operand.at]);
}

/** Where the items of a list lie, or those of the lists to which the steps lead from each item. */
function itemPositions(on, list, steps) {
  if (!list.isReadList) return [];
  const items = itemsOf(list);
  if (steps.length === 0) return items;
  return items.map((item) => item + steps[0]).filter((at) => at < on.slots.length)
    .flatMap((at) => itemPositions(on, resolveField(on, at).slot, steps.slice(1)));
}

/** The value of an operand; of a path through lists the outermost list. */
function wholeValue(on, operand) {
  if (operand.kind !== anItemPath) return resolve(on, operand);
  const { start, steps } = on.program.itemPaths[operand.at];
  if (start) return resolve(on, start);
  const at = on.frame.base + (steps[0] ?? NaN);
  return at < on.slots.length ? resolveField(on, at) : missingValue;
}

/** The values that an operand stands for: of a list its items, of a path through lists all to which it leads. */
function candidatesOf(on, operand) {
  const whole = wholeValue(on, operand);
  const obstacle = obstacleOf(on, whole);
  if (obstacle !== null) return { whole, obstacle, positions: [], areSeveral: false };
  const steps = operand.kind === anItemPath ? on.program.itemPaths[operand.at].steps : [];
  if (steps.length > 0) {
    return { whole, obstacle, positions: valuesIn(on, whole.slot, steps.slice(1)), areSeveral: true };
  }
  if (whole.slot.kind === LIST) return { whole, obstacle, positions: itemsOf(whole.slot), areSeveral: true };
  return { whole, obstacle, positions: [null], areSeveral: false };
}

/**
 * Where the values lie to which steps lead from the items of a list; where such a value is a list, its items.
 *
 * Of what cannot be read on the way the value itself stands for all that it might hold.
 */
function valuesIn(on, list, [offset, ...steps]) {
  if (!list.isReadList) return [];
  return itemsOf(list).flatMap((item) => {
    if (on.slots[item].flags & unreadable) return [item];
    const at = item + offset;
    if (!(at < on.slots.length)) return [];
    const { slot } = resolveField(on, at);
    if (!slot.isReadList) return steps.length === 0 || slot.flags & unreadable ? [at] : [];
    return steps.length === 0 ? itemsOf(slot) : valuesIn(on, slot, steps);
  });
}

function testIncludes(on, step) {
  const list = on.subject.slot;
  if (!list.isReadList) return notApplicable;
  let [table, obstacle, isAsked] = [null, null, false];
  const holdsMonths = itemsOf(list).some((position) => on.slots[position].kind === MONTH);
  for (const operand of step.operands) {
    const candidates = candidatesOf(on, operand);
    obstacle ??= candidates.obstacle;
    for (const position of candidates.positions) {
      if (!on.mayStep()) return ranOutOfSteps(on, step);
      const wanted = position === null ? candidates.whole : resolveField(on, position);
      if (obstacleOf(on, wanted) !== null) {
        obstacle ??= reasonUnreadable(on, candidates.whole);
        continue;
      }
      if (wanted.isEmpty) continue;
      isAsked = true;
      if (wanted.slot.kind === MONTH || holdsMonths) {
        const isFound = isFoundOneByOne(on, wanted, list);
        if (isFound === null) return ranOutOfSteps(on, step);
        if (!isFound) return plainFails;
        continue;
      }
      table ??= tableOf(on, list, step.ignoresCase);
      if (table === null) return ranOutOfSteps(on, step);
      const found = table.get(tableKeyOfItem(on, wanted, step.ignoresCase)) ?? [];
      if (!found.some((item) => areSameItems(on, wanted, item, step.ignoresCase))) return plainFails;
    }
  }
  if (obstacle !== null) return unknownFor(on, obstacle, step);
  return isAsked ? plainHolds : notApplicable;
}

/** Whether a value is the same as an item: a month is the same as each of its dates. Null where the steps run out. */
function isFoundOneByOne(on, wanted, list) {
  for (const position of itemsOf(list)) {
    if (!on.mayStep()) return null;
    const item = resolveField(on, position);
    if (!item.isEmpty && obstacleOf(on, item) === null && areSameValues(on, item, wanted, false)) return true;
  }
  return false;
}

/** The readable items of a list by their keys; null where the steps run out. */
function tableOf(on, list, ignoresCase) {
  const table = new Map();
  for (const position of itemsOf(list)) {
    if (!on.mayStep()) return null;
    const item = resolveField(on, position);
    if (item.isEmpty || obstacleOf(on, item) !== null) continue;
    const key = tableKeyOfItem(on, item, ignoresCase);
    if (table.has(key)) table.get(key).push(item);
    else table.set(key, [item]);
  }
  return table;
}

function testUnique(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const paths = itemPaths(on, step);
  const parts = paths.length === 0
    ? [{ offset: 0, stride: list.itemStride }]
    : paths.map(({ steps, slotCount }) => ({ offset: steps.at(-1) ?? 0, stride: slotCount }));
  const end = Math.max(...parts.map((part) => part.offset + part.stride));
  const table = new Map();
  for (const item of itemPositions(on, list, (paths[0]?.steps ?? []).slice(0, -1))) {
    if (item + end > on.slots.length || !isComparable(on, item, parts)) continue;
    const values = parts.map((part) => resolveField(on, item + part.offset));
    const key = values.map((value) => tableKeyOfItem(on, value, step.ignoresCase)).join("|");
    for (const others of table.get(key) ?? []) {
      if (!on.mayStep()) return ranOutOfSteps(on, step);
      const isSame = (value, index) => areSameItems(on, value, others[index], step.ignoresCase);
      if (values.every(isSame)) return plainFails;
    }
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    if (table.has(key)) table.get(key).push(values);
    else table.set(key, [values]);
  }
  return plainHolds;
}

/** Whether there is something in the parts of an item, all of which can be read. */
function isComparable(on, item, parts) {
  let isBlank = true;
  for (const { offset } of parts) {
    const value = resolveField(on, item + offset);
    if (isBlankItem(on, value)) continue;
    if (obstacleOf(on, value) !== null) return false;
    isBlank = false;
  }
  return !isBlank;
}

/** The value at a position; null where it is empty or can't be read. */
function readableValue(on, at) {
  if (at >= on.slots.length) return null;
  const value = resolveField(on, at);
  return value.isEmpty || obstacleOf(on, value) !== null ? null : value;
}

function testAscending(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const steps = itemPaths(on, step)[0]?.steps ?? [];
  let previous = null;
  for (const item of itemPositions(on, list, steps.slice(0, -1))) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    const value = readableValue(on, item + (steps.at(-1) ?? 0));
    if (value === null) continue;
    const order = previous === null ? 0 : orderOf(on, previous, value);
    if (order === null || order > 0) return plainFails;
    previous = value;
  }
  return plainHolds;
}

/** Sorted by where they begin, then by where they end, intervals are compared with the latest end before each. */
function testNoOverlap(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const intervals = intervalsOf(on, list, itemPaths(on, step));
  if (intervals === null) return ranOutOfSteps(on, step);
  const orderOfEnds = (left, right) => {
    if (left.end === null || right.end === null) return left.end === right.end ? 0 : left.end === null ? 1 : -1;
    return orderOf(on, left.end, right.end);
  };
  intervals.sort((left, right) => orderOf(on, left.start, right.start) || orderOfEnds(left, right) || 0);
  let latest = null;
  for (const interval of intervals) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    if (latest !== null && (latest.end === null || orderOf(on, interval.start, latest.end) === -1)) return plainFails;
    if (latest === null || orderOfEnds(latest, interval) === -1) latest = interval;
  }
  return plainHolds;
}

/** The intervals of the items that have a beginning and do not end before it; null where the steps run out. */
function intervalsOf(on, list, paths) {
  const intervals = [];
  if (paths.length !== 2) return intervals;
  const [from, to] = paths.map((path) => path.steps.at(-1));
  for (const item of itemPositions(on, list, paths[0].steps.slice(0, -1))) {
    if (!on.mayStep()) return null;
    const start = readableValue(on, item + from);
    if (start === null || item + to >= on.slots.length) continue;
    const end = resolveField(on, item + to);
    if (end.isEmpty) intervals.push({ start, end: null });
    else if (obstacleOf(on, end) === null && orderOf(on, start, end) !== null && orderOf(on, start, end) <= 0) intervals.push({ start, end });
  }
  return intervals;
}

// MARK: The host

/** The host's answer to an external rule; unknown while it has not decided. */
function askHost(on, step) {
  const given = step.operands.map((operand) => resolve(on, operand));
  for (const value of given) if (obstacleOf(on, value) !== null) return unknownFor(on, obstacleOf(on, value), step);
  const rule = on.program.externals[step.a];
  const question = { rule, value: hostValue(on, on.subject), arguments: given.map((value) => hostValue(on, value)) };
  const answer = on.request.answers?.(question);
  on.inquiries.push({ question, path: pathText(subjectPath(on)), isPending: answer === undefined });
  on.hostMessage = null;
  if (answer === undefined) return unknownFor(on, "pending", step);
  // The host has judged this value; what comes of typing on is another question.
  if (answer.accepted === true) return holdsForGood;
  if (answer.accepted === undefined) return unknownFor(on, answer.reason, step, rule.undecided);
  on.hostMessage = answer.message ?? null;
  return failsForGood;
}

/** Hands on the questions of a check that has ended; they matter only while it is undecided. */
function settleInquiries(on, isUndecided) {
  for (const inquiry of on.inquiries) {
    on.outcome.inquiries.push({ ...inquiry, isPending: inquiry.isPending && isUndecided });
  }
  if (on.inquiries.length > 0) on.inquiries = [];
}

/** The value as hosts are given it; null where there is none. */
function hostValue(on, value) {
  if (value.position < 0 || value.storage === isKept) return plainValue(on, value.slot, typeOfText) ?? null;
  const type = fieldAt(on, value.position)?.type ?? itemType(on) ?? typeOfText;
  return valueAt(on, value.position, type) ?? null;
}

// MARK: Values to go on with

/** What a form gives out: values in their types, but for what is missing, does not apply, or is not of its type. */
function valuesOf(on, form, base, object = form.objects[0]) {
  const values = {};
  for (const { name, field, group } of object.members) {
    let value;
    if (field) value = valueAt(on, base + field.slot, field.type);
    else {
      const slot = on.slots[base + form.objects[group].slot];
      if (slot.flags & (INACTIVE | MISTYPED)) continue;
      value = slot.kind === FORM ? valuesOf(on, form, base, form.objects[group]) : slot.kind === NULL ? null : undefined;
    }
    if (value !== undefined) Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return values;
}

function valueAt(on, at, type) {
  const slot = on.slots[at];
  const isFormOfType = type.form && slot.kind === FORM && !(slot.flags & (INACTIVE | MISTYPED));
  return isFormOfType ? valuesOf(on, type.form, at) : plainValue(on, slot, type);
}

function plainValue(on, slot, type) {
  if (slot.flags & (INACTIVE | MISTYPED)) return undefined;
  switch (slot.kind) {
    case MISSING: return undefined;
    case NULL: return null;
    case BOOLEAN: return slot.value;
    case FILE: return slot.given;
    case NUMBER: return slot.value ?? undefined;
    case TEXT: return type.kind === TEXT || type.name === "any" || !isBlank(slot.value) ? slot.value : null;
    case LIST: {
      if (!type.item) return undefined;
      const entries = itemsOf(slot).map((at) => [slot.isMap ? on.slots[at - 1].value : at, valueAt(on, at, type.item)])
        .filter(([, value]) => value !== undefined);
      return slot.isMap ? Object.fromEntries(entries) : entries.map(([, value]) => value);
    }
    case FORM: {
      if (!slot.isOwn) return undefined;
      const entries = Array.from({ length: slot.count }, (_, index) => slot.start + 2 * index)
        .map((at) => [on.slots[at].value, valueAt(on, at + 1, plainAny)]);
      return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
    }
    default: return isMoment(slot) ? momentText(slot) : undefined;
  }
}

// MARK: Conclusions

/** Reports a check that does not hold; returns where to go on, null for the next instruction. */
function concludeCheck(on, index) {
  settleInquiries(on, nowOf(on.answer) === UNKNOWN);
  if (on.field.isSettled) return on.field.end;
  if (nowOf(on.answer) === UNKNOWN) {
    concludeUndecided(on, index);
    return null;
  }
  const isMeasureRefused = on.lastTest?.measures === true;
  reportViolation(on, index);
  if (on.program.checks[index].isWarning) return null;
  noteFailure(on);
  if (isMeasureRefused) on.field.refused = on.subject.position;
  if (on.request.mode === "first") on.isHalted = true;
  if (on.request.mode !== "first-per-field") return null;
  on.field.isSettled = true;
  return on.field.end;
}

function noteFailure(on) {
  on.field.hasFailed = true;
  on.outcome.isInvalid = true;
}

/** In a rule's body: a failing answer becomes a warning, and the rule goes on. */
function concludeWarning(on, index) {
  if (nowOf(on.answer) !== FAILS) return;
  if (!on.isReplaying) reportViolation(on, index);
  on.answer = notApplicable;
}

/** Reports a check that could not be decided, unless its external rule says that it may pass. */
function concludeUndecided(on, index) {
  const check = on.program.checks[index];
  // Only external rules differ in what an unknown answer means, so that others need no attribution.
  const cause = (check.isExternal ? attributeFailure(on, index)?.cause : null) ?? on.lastUnknown;
  const name = (cause.step && callName(on, cause.step)) ?? "when";
  if (cause.policy === "blocks") reportUndecided(on, cause.reason, check.isCondition ? "check" : name, check);
  else if (cause.policy === "warns") {
    on.outcome.violations.push(violationOf(on, name, check.place, { builtIn: "unchecked" }, "warning"));
  }
}

function concludeBranch(on, step) {
  if (on.program.calls[step.index] && !on.field.isSettled) reportUndecided(on, on.lastUnknown.reason, "when");
}

/** Reports the field or the check whose slot it is, which is in a branch that is undecided. */
function reportUndecidedBranch(on, at) {
  const branch = on.undecidedBranches.get(at);
  if (branch) reportUndecided(on, branch.reason, "when");
}

function reportUndecided(on, reason, rule, check = null) {
  on.field.isUndecided = true;
  on.outcome.isUndecided = true;
  const undecided = { path: pathText(subjectPath(on)), rule, reason };
  on.outcome.undecided.push(undecided);
  if (check !== null) on.outcome.notes?.set(undecided, { isIncomplete: false, check });
}

function callName(on, step) {
  return on.program.calls[step.index]?.name;
}

/** The path of the subject: of the field that is judged, down to the item, or of the group. */
function subjectPath(on) {
  const path = [];
  const frames = [...on.outerFrames, on.frame];
  frames.forEach((frame, index) => {
    const next = frames[index + 1];
    if (frame.field) path.push(...frame.field.groups, frame.field.name);
    else if (!next && judgedGroup(on) > 0) path.push(...groupPath(frame.form, judgedGroup(on)));
    appendItems(on, on.itemIndices.slice(frame.firstItem, next?.firstItem), frame, path);
  });
  return path;
}

/** Appends the items in a frame's field: of maps by their keys. */
function appendItems(on, indices, frame, path) {
  let list = frame.field ? on.slots[frame.base + frame.field.slot] : null;
  for (const index of indices) {
    list = list?.items;
    const isThere = list?.kind === LIST && index < list.count;
    path.push(isThere && list.isMap ? { key: on.slots[list.item(index) - 1].value } : index);
    list = isThere ? on.slots[list.item(index)] : null;
  }
}

/** The group whose check is judged, by its position among the form's objects; 0 where none is. */
function judgedGroup(on) {
  const { field, check, form } = on.frame;
  if (field !== null || check === null) return 0;
  // Groups follow those that they are in.
  return form.objects.findLastIndex((object) => check > object.slot && check < object.slot + object.slotCount);
}

// MARK: Violations

/** Makes a violation of the check whose expression has just failed. */
function reportViolation(on, index) {
  const { answer } = on;
  const isTyped = (on.subject.slot.flags & TYPING) !== 0;
  const isIncomplete = isTyped && ((answer & canHoldBit) !== 0 || on.frame.field?.isRewritten === true);
  const check = on.program.checks[index];
  // A condition fails as a whole.
  const found = check.isCondition ? null : attributeFailure(on, index);
  const own = check.isCondition ? "check" : null;
  const items = found?.items ?? [];
  on.itemIndices.push(...items);
  const authored = found?.message
    ?? (check.message === undefined ? null : resolveMessage(on, check.message)) ?? found?.inherited ?? null;
  const text = { authored, builtIn: own ?? found?.builtIn ?? "", isNegated: found?.isNegated ?? false, found };
  const rule = own ?? found?.rule ?? callName(on, on.program.code[check.start]) ?? "";
  const violation = violationOf(on, rule, check.place, text, check.isWarning ? "warning" : "error", check.target);
  addViolation(on, violation, isIncomplete, check);
  on.itemIndices.length -= items.length;
}

/** Adds a violation; of a live form with its check, and whether more typing can still mend it. */
function addViolation(on, violation, isIncomplete, check = null) {
  on.outcome.violations.push(violation);
  on.outcome.notes?.set(violation, { isIncomplete, check });
}

function violationOf(on, rule, place, text, severity, target = [], path = null) {
  const isOfField = path === null && target.length === 0 && on.outerFrames.length + on.itemIndices.length === 0;
  const written = isOfField && on.frame.field
    ? on.frame.field.pathText : pathText([...(path ?? subjectPath(on)), ...target]);
  return { path: written, rule, message: messageOf(on, text), severity, file: on.program.sources[place[0]], line: place[3], column: place[4] };
}

function fieldPlace(on) {
  return on.frame.field?.place ?? on.frame.form.place;
}

/** Reports what is no check's: an error of the subject with one argument. */
function reportBuiltIn(on, rule, name, value, isIncomplete = false) {
  noteFailure(on);
  const violation = violationOf(on, rule, fieldPlace(on), { builtIn: rule, values: { [name]: value } }, "error");
  addViolation(on, violation, isIncomplete);
  haltAtFirst(on);
}

function haltAtFirst(on) {
  if (on.request.mode === "first") on.isHalted = true;
}

function reportMistyped(on) {
  reportBuiltIn(on, "type", "type", itemType(on)?.name ?? "", (on.subject.slot.flags & PARTIAL) !== 0);
}

/** Reports another value that the record brings of a computed field; returns whether its checks are to run. */
function judgeBrought(on) {
  const { subject } = on;
  const slot = on.slots[subject.position + 1];
  const brought = new Resolved(slot, inRecord, isEmptySlot(slot), subject.position + 1);
  if (brought.isEmpty && !(slot.flags & MISTYPED)) return true;
  if (!(slot.flags & unreadable) && !subject.isEmpty && areSameValues(on, subject, brought, false)) return true;
  reportBuiltIn(on, "computed", "value", on.frame.field.isSecret ? hiddenValue : describeValue(on, subject));
  if (on.request.mode !== "first-per-field") return true;
  on.field.isSettled = true;
  return false;
}

/** Reports what the data has where a form has nothing, or a group. */
function reportStrayMembers(on, form) {
  for (let index = 1; index < form.objects.length && !on.isHalted; index++) {
    const slot = on.slots[on.frame.base + form.objects[index].slot];
    if (slot.kind === FORM || on.program.isLater(form, form.objects[index])) continue;
    if (slot.flags & unapplied || !isMistypedGroup(slot, form)) continue;
    reportStray(on, "type", { builtIn: "type", values: { type: "group", example: null } }, form, groupPath(form, index));
  }
  if (!form.isClosed) return;
  for (const [index, object] of form.objects.entries()) {
    const slot = on.slots[on.frame.base + object.slot];
    if (!slot.isDescribed || slot.unknown === null || slot.flags & unapplied || on.program.isLater(form, object)) continue;
    for (const name of slot.unknown) {
      if (on.isHalted) return;
      const values = { name: shortened(name) };
      const meant = closestName(name, object.members.map((each) => each.name));
      if (meant !== null) values.meant = meant;
      reportStray(on, "unknown", { builtIn: "unknown", values }, form, [...groupPath(form, index), name]);
    }
  }
}

function reportStray(on, rule, text, form, path) {
  on.outcome.isInvalid = true;
  on.outcome.violations.push(violationOf(on, rule, form.place, text, "error", path));
  haltAtFirst(on);
}

/** Whether there is something else in a group's slot than an object or nothing. */
function isMistypedGroup(slot, form) {
  switch (slot.kind) {
    case MISSING: case FORM: return false;
    case NULL: return form.isExact;
    case TEXT: return form.isExact || !isEmptySlot(slot);
    default: return true;
  }
}

/** Reports a choice that is none of the field's options; returns whether it is one of them. */
function judgeOption(on, field) {
  const { subject } = on;
  if (subject.isEmpty || field.table.has(subject.slot.value)) return true;
  const canHold = subject.slot.flags & TYPING
    && (field.isRewritten || [...field.table].some((option) => option.startsWith(subject.slot.value)));
  reportBuiltIn(on, "one_of", "values", (field.shownOptions ??= shownOptions(field.options)), Boolean(canHold));
  return false;
}

/** Reports items of the subject's list that are not of their type, or none of the options, unless that was done. */
function judgeItemTypes(on) {
  const list = on.subject;
  const field = on.frame.field;
  const mayJudge = list.slot.kind === LIST && field && !on.field.isSkipped && !on.field.areItemTypesJudged;
  if (!mayJudge || isRefused(on, list)) return;
  on.field.areItemTypesJudged = true;
  const isFirstOnly = on.request.mode === "first-per-field";
  for (let place = 0; place < list.slot.count && !on.isHalted; place++) {
    const index = list.slot.itemAt(place);
    on.subject = resolveField(on, list.slot.item(index));
    const { slot, position } = on.subject;
    const isKeySettled = isKeyOfEntrySettled(on, list.slot, position);
    on.itemIndices.push(index);
    if (slot.flags & MISTYPED) {
      if (!isKeySettled) reportMistyped(on);
      if (list.slot.isMap && isFirstOnly) settleItem(on, position);
    } else if (slot.flags & BEYOND) reportUndecided(on, slot.reason, "type");
    else if (slot.kind === TEXT && field.table && !isKeySettled && !judgeOption(on, field) && isFirstOnly) settleItem(on, position);
    on.itemIndices.pop();
  }
  on.subject = list;
}

/** Notes that no more is to be reported of an item. */
function settleItem(on, position) {
  const state = new FieldState(0);
  state.isSettled = true;
  on.itemStates.set(position, state);
}

// MARK: Attribution

/** The blame for a check's failure, found by running its expression again; null where that reached a limit. */
function attributeFailure(on, index) {
  const { start } = on.program.checks[index];
  const [step, next] = [on.program.code[start], on.program.code[start + 1]];
  const attribution = new Attribution(on, index);
  // There is but one test, maybe in a rule, and nothing that it got further than.
  const test = on.program.inlined[start];
  if (test.test && next.op === opCheck && next.a === index) {
    attribution.blame = blameFor(on, test, 0, false);
    if (test !== step) {
      attribution.answered(on.program.rules[step.a]);
      attribution.returned(step);
    }
    return attribution.blame;
  }
  const saved = saveRegisters(on);
  on.isReplaying = true;
  run(on, start, attribution);
  const isComplete = !on.isHalted;
  restoreRegisters(on, saved);
  if (isComplete) return attribution.blame;
  // The evaluation ends at its next step.
  on.steps += stepsBetweenPauses - on.stepsToPause;
  on.stepsToPause = 1;
  return null;
}

/** A copy of the registers and stacks; of stacks that are empty, as they mostly are, none. */
function saveRegisters(on) {
  const { subject, answer, lastTest, lastUnknown, argumentBase, depth, hostMessage, isReplaying, isHalted, haltCause } = on;
  const registers = { subject, answer, lastTest, lastUnknown, argumentBase, depth, hostMessage, isReplaying, isHalted, haltCause };
  const areEmpty = replayedStacks.every((name) => on[name].length === 0);
  const copy = (each) => (typeof each === "object" && Object.getPrototypeOf(each) === Object.prototype ? { ...each } : each);
  const stacks = areEmpty ? null : Object.fromEntries(replayedStacks.map((name) => [name, on[name].map(copy)]));
  return { registers, stacks };
}

function restoreRegisters(on, { registers, stacks }) {
  ({
    subject: on.subject, answer: on.answer, lastTest: on.lastTest, lastUnknown: on.lastUnknown,
    argumentBase: on.argumentBase, depth: on.depth, hostMessage: on.hostMessage, isReplaying: on.isReplaying,
    isHalted: on.isHalted, haltCause: on.haltCause,
  } = registers);
  if (stacks !== null) Object.assign(on, stacks);
  else for (const name of replayedStacks) if (on[name].length > 0) on[name] = [];
}

/**
 * The blame on a single test, for what the evaluator has come to.
 *
 * What messages say of it is found at once where the evaluator goes on before the message is made.
 */
function blameFor(on, step, progress, goesOn) {
  const call = on.program.calls[step.index];
  const blame = new Blame(on, call?.name ?? "", call?.arguments ?? noArguments, progress);
  blame.inherited = externalMessage(on, step);
  // Constants and fields are the same when the message is made.
  if (goesOn && blame.arguments.some(({ operand: { kind } }) => kind !== aConstant && kind !== aField)) blame.settle();
  return blame;
}

/** What the host said when it rejected the value, else the message of the rule's declaration. */
function externalMessage(on, step) {
  if (step.op !== opExternal) return null;
  // A text that is no template: what looks like a placeholder in it is none.
  if (on.hostMessage !== null) return { source: on.hostMessage.replace(/[{}]/g, "$&$&"), values: () => ({}) };
  const { message } = on.program.externals[step.a];
  return message === undefined ? null : { source: on.program.messages[message].source, values: () => ({}) };
}

function resolveMessage(on, index) {
  const { source, arguments: args } = on.program.messages[index];
  const values = args.length === 0 ? {} : messageValues(describeArguments(on, args));
  return { source, values: () => values };
}

/** Bytes of the subject up to which the test that has just answered could still have come to hold. */
function progressAt(on, step) {
  const { slot } = on.subject;
  if (slot.kind !== TEXT) return 0;
  const progress = step.test?.progress?.(on, step) ?? null;
  return progress ?? (on.answer & canHoldBit ? byteCount(slot.value) : 0);
}

// MARK: What messages are filled with

/** What a placeholder stands for that is none of the rule's parameters. */
function valueNamed(on, name, found) {
  switch (name) {
    case "label": return subjectLabel(on);
    case "value": return on.frame.field?.isSecret ? hiddenValue : describeValue(on, on.subject);
    case "length": return shownLength(on);
    case "other": return found?.other() ?? undefined;
    default: return undefined;
  }
}

/**
 * The text of a failure: the author's, else that of the rule that failed in the end.
 *
 * `values` are the rule's arguments by placeholder, `found` the blame that has them otherwise. They are only looked
 * at where a message names one.
 */
function messageOf(on, { authored = null, builtIn, isNegated = false, values = null, found = null }) {
  const { ruleTexts, translations } = on.request;
  if (authored !== null) {
    const template = (translations && member(translations, authored.source)) ?? authored.source;
    return filled(template, () => ({ ...(found?.values() ?? values), ...authored.values() }), on, found);
  }
  const given = values ?? found?.values() ?? {};
  if (builtIn === "type") given.example ??= on.frame.field?.notation?.example;
  const own = ruleTexts && member(ruleTexts, isNegated ? `not ${builtIn}` : builtIn);
  const manner = () =>
    found?.comparesMoments() ? "moment" : on.owners.length === 0 ? itemType(on)?.manner ?? "value" : "value";
  return filled(own ?? defaultMessage(builtIn, isNegated, given, manner), () => given, on, found);
}

function subjectLabel(on) {
  const { field, form } = on.frame;
  if (field) return field.shownLabel;
  const group = form.objects[Math.max(0, judgedGroup(on))];
  const named = judgedGroup(on) > 0 ? group : form;
  return named.label ?? humanized(named.name);
}

function shownLength(on) {
  const { slot } = on.subject;
  return slot.kind === TEXT ? String(characterCount(slot.value)) : slot.kind === LIST ? String(slot.count) : "0";
}

/** The type of the item that is judged, or of the field where it is no item. */
function itemType(on) {
  const { field, firstItem } = on.frame;
  let type = field?.type ?? null;
  for (let index = firstItem; index < on.itemIndices.length; index++) {
    if (type?.item && type.name !== "any") type = type.item;
  }
  return type;
}

function describeArguments(on, written) {
  return written.map(({ name, operand }) => ({ name, text: describeOperand(on, operand) }));
}

/** An operand as people read it: a field by its label, never by its value. */
function describeOperand(on, operand) {
  const value = resolve(on, operand);
  if (value.slot.kind === RANGE) return describeRange(on, ...value.slot.value.map((at) => at === null ? none : { kind: aConstant, at }));
  const label = labelAt(on, value.position);
  if (label !== null) return label;
  if (operand.kind === aComputation) return describeComputation(on, operand);
  return value.isSecret || isMadeFromSecret(on, operand) ? hiddenValue : describeValue(on, value);
}

/** The label of the first field among the arguments, or the first argument's value. */
function otherLabel(on, written) {
  for (const { operand } of written) {
    const label = labelAt(on, resolve(on, operand).position);
    if (label !== null) return label;
  }
  return written.length === 0 ? null : describeOperand(on, written[0].operand);
}

function describeComputation(on, operand) {
  const computation = on.program.computations[operand.at];
  switch (computation.name) {
    case "today": case "now": return computation.name;
    case "key": return on.frame.field?.isSecret ? hiddenValue : describeValue(on, resolve(on, operand));
    case "range": return describeRange(on, computation.lower, computation.upper);
    case "offset":
      if (computation.operand.kind === aField && isMadeFromSecret(on, computation.operand)) {
        const { text } = computation.shift;
        const words = text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`;
        return `${describeOperand(on, computation.operand)} ${words}`;
      }
  }
  // The value that was compared with says more than how it came about.
  return isMadeFromSecret(on, operand) ? hiddenValue : describeValue(on, resolve(on, operand));
}

function describeRange(on, lower, upper) {
  // Empty for a bound that is left out, here or by who called the rule.
  const [low, high] = [lower, upper].map((bound) => describeOperand(on, bound));
  const ofMoments = [lower, upper].some((bound) => isMoment(resolve(on, bound).slot));
  if (low !== "" && high !== "") return low === high ? low : `${low} to ${high}`;
  if (low !== "") return ofMoments ? `${low} or later` : `at least ${low}`;
  if (high !== "") return ofMoments ? `${high} or earlier` : `at most ${high}`;
  return "";
}

function describeValue(on, value) {
  const { slot } = value;
  switch (slot.kind) {
    case TEXT: return shortened(slot.value);
    case BOOLEAN: return String(slot.value);
    case NUMBER:
      // Of a number that could not be computed there is none.
      if (slot.flags & BEYOND || slot.value === null) return "";
      return notationOfValue(on, value)?.write(NUMBER, slot.value) ?? numberText(slot.value);
    case FILE: return slot.value.name ?? "";
    case LIST: return String(slot.count);
    case DURATION: return slot.value.text;
    case SIZE: return sizeText(slot.value);
    case PATTERN: return on.program.patternEntries[slot.value].pattern.text;
    case SET: return slot.value.notation;
    default:
      if (!isMoment(slot) || momentText(slot) === null) return "";
      return notationOfValue(on, value)?.write(slot.kind, slot.value) ?? momentText(slot);
  }
}

/** The notation of the field that holds a value; of other values, that of the field that is judged. */
function notationOfValue(on, value) {
  return (fieldAt(on, value.position) ?? on.frame.field)?.notation ?? null;
}

/** The label of the field whose slot is at a position; null for what is no field. */
function labelAt(on, at) {
  // What the form around gives is shown by its value, unless that is secret.
  const parameter = parameterAt(on, at);
  if (parameter) return !parameter.isSecret && parameter.type.kind !== undefined ? null : humanized(parameter.name);
  const field = fieldAt(on, at);
  if (!field) return null;
  // Nobody sees a context, so its plain values are shown themselves.
  const isContext = on.contextBase !== null && at >= on.contextBase;
  return isContext && !field.isSecret && field.type.kind !== undefined ? null : field.shownLabel;
}

/** Whether a computed value would give away what the field that it is computed from holds. */
function isMadeFromSecret(on, operand) {
  switch (operand.kind) {
    case aField: case ofPrevious: return isSecretAt(on, on.frame.base + operand.at);
    case ofPreviousItem: return on.frame.field?.isSecret ?? false;
    case aComputed: return on.program.isSecretlyComputed(on.frame.form, operand.at);
    case anItem: return itemFieldAt(on, resolve(on, operand).position)?.isSecret ?? false;
    case aContext: return contextFieldAt(on, operand.at)?.isSecret ?? false;
    case aParameter: {
      const value = resolve(on, operand);
      const isBefore = value.position < on.frame.base && on.frame.follows;
      return value.isSecret || isSecretAt(on, isBefore ? value.position + on.frame.form.slotCount : value.position);
    }
    case aComputation: {
      const computation = on.program.computations[operand.at];
      if (computation.name === "key") return on.frame.field?.isSecret ?? false;
      if (computation.operand && isMadeFromSecret(on, computation.operand)) return true;
      if (computation.name === "entry") {
        const { form } = entryOf(on, resolve(on, computation.operand), resolve(on, computation.key), 0).slot;
        return (form && fieldIn(form, computation.slot)?.isSecret) ?? false;
      }
      return computation.operands?.some((each) => isMadeFromSecret(on, each)) ?? false;
    }
    default: return false;
  }
}

function isSecretAt(on, at) {
  return (fieldAt(on, at) ?? parameterAt(on, at))?.isSecret ?? false;
}

/** The options as people read them; of many, the first few. */
function shownOptions(options) {
  const rest = options.length - 8;
  return options.slice(0, 8).map(({ label, value }) => label ?? value).join(", ") + (rest > 0 ? ` … (${rest} more)` : "");
}

/** A typed value keeps the text that it was typed as. */
function retype(slot, kind, value) {
  slot.text = slot.value;
  slot.kind = kind;
  slot.value = value;
}

/** What comes of giving parameters their values: whether one has another than before, and which may not apply. */
const newBinding = () => ({ hasChanged: false, undecided: new Set() });

const typeOfText = { name: "text", kind: TEXT, manner: "value" };
const allPlaces = { first: 0, end: null, areKeys: false };
const hiddenValue = "•••";

/** The field at an offset from the first slot of a form's instance; null for what is no field. */
function fieldIn(form, offset) {
  const field = form.fields.findLast((each) => each.slot <= offset);
  if (!field || field.slot === offset) return field ?? null;
  return field.type.form ? fieldIn(field.type.form, offset - field.slot) : null;
}

function isSameSlot(left, right, ignoredFlags) {
  const isSameValue = left.value === right.value
    || (isMoment(left) && JSON.stringify(left.value) === JSON.stringify(right.value))
    || (left.value instanceof Decimal && right.value instanceof Decimal && compareNumbers(left.value, right.value) === 0);
  return left.kind === right.kind && isSameValue && left.start === right.start && left.count === right.count
    && (left.flags & ~ignoredFlags) === (right.flags & ~ignoredFlags);
}

/** Whether a text has more bytes than are judged character by character. */
const isTooLong = (text) => text.length > limits.textLength / 3 && byteCount(text) > limits.textLength;

function faultyNumber(reason) {
  const slot = new Slot(NUMBER, null);
  slot.markBeyond(reason);
  return computedValue(slot);
}

function arithmetic(operation, [first, ...others]) {
  if (operation === "negate") return numberValue(negative(first));
  if (operation === "abs") return numberValue(isNegative(first) ? negative(first) : first);
  let result = first;
  for (const other of others) {
    if (operation === "divide" && other === 0) return faultyNumber("division by zero");
    if (operation === "round") return numberValue(rounded(result, placesOfNumber(other)));
    result = { add: sum, multiply: product, divide: quotient }[operation](result, other);
    if (result === null) return faultyNumber("more than 38 digits");
  }
  return numberValue(result);
}

/** The nearest number of places that is at hand: a fraction is cut off, what is too large is brought down. */
function placesOfNumber(value) {
  return magnitude(value) > 9 ? (isNegative(value) ? -1e9 : 1e9) : wholeNumber(value, false);
}

const inUnit = (unit, months) => (unit === "years" ? Math.trunc(months / 12) : months) || 0;

/** Whole months to a later moment, where a month ends with its last day if it has no such day; negative to an earlier. */
function monthsElapsed(day, time, endDay, endTime) {
  const months = monthOfDate(endDay) - monthOfDate(day);
  const moved = dateMovedByMonths(day, months);
  if (moved === null) return months;
  const order = moved - endDay || time - endTime;
  const isForward = (day - endDay || time - endTime) <= 0;
  if (isForward) return order > 0 ? months - 1 : months;
  return order < 0 ? months + 1 : months;
}

/** A date or time so many months later; null where there is none. */
function movedByMonths(kind, value, months) {
  if (kind === MONTH) return isMonth(value + months) ? value + months : null;
  if (kind === DATE) return dateMovedByMonths(value, months);
  if (kind !== DATETIME) return null;
  const date = dateMovedByMonths(dateOfDateTime(value), months);
  return date === null ? null : dateTimeOf(date, timeOfDateTime(value), value.o);
}

function movedBy(kind, value, nanoseconds) {
  const seconds = Number(nanoseconds / 1_000_000_000n);
  const rest = Number(nanoseconds % 1_000_000_000n);
  if (kind === DATE) {
    const days = value + Math.trunc(seconds / 86_400);
    return isDay(days) ? days : null;
  }
  if (kind === TIME) {
    const moved = value + (seconds % 86_400) * 1e9 + rest;
    return ((moved % dayNanoseconds) + dayNanoseconds) % dayNanoseconds;
  }
  const nanosecond = value.n + rest;
  const carry = Math.floor(nanosecond / 1e9);
  const moved = { s: value.s + carry + seconds, n: nanosecond - carry * 1e9, o: value.o };
  return isDay(dateOfDateTime(moved)) ? moved : null;
}

function orderOfAmounts(left, right) {
  const [one, other] = [amountOf(left), amountOf(right)];
  return one === null || other === null ? null : compareNumbers(one, other);
}

function momentText(slot) {
  switch (slot.kind) {
    case DATE: return isDay(slot.value) ? dateText(slot.value) : null;
    case MONTH: return isMonth(slot.value) ? monthText(slot.value) : null;
    case TIME: return timeText(slot.value);
    default: return dateTimeText(slot.value);
  }
}

/** The path of a group in its form. */
function groupPath(form, index) {
  const names = [];
  // The first object is the form's own.
  while (index > 0) {
    names.unshift(form.objects[index].name);
    const group = index;
    index = form.objects.findIndex((object) => object.members.some((each) => each.group === group));
  }
  return names;
}

/** A path as rule files write it: `addresses[0].postcode`, `labels["app"]`. */
function pathText(path) {
  let text = "";
  for (const part of path) {
    if (typeof part === "number") text += `[${part}]`;
    else if (typeof part === "object") text += `[${quoted(part.key)}]`;
    // As no back-quotes can hold it.
    else if (part === "" || /[`\0-\x1f]/.test(part)) text += `[${quoted(part)}]`;
    else text += (text === "" ? "" : ".") + (/^[A-Za-z_]\w*$/.test(part) ? part : `\`${part}\``);
  }
  return text;
}

/** A key as rule files write a text; what cannot be seen is written as a number. */
function quoted(key) {
  const known = { '"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
  const written = key.replace(/["\\\n\r\t]|(?![ \u200d])[\p{Cc}\p{Zl}\p{Zp}\p{Cn}\p{Co}\p{Cs}\p{Cf}\p{Zs}]/gu, (scalar) =>
    known[scalar] ?? `\\u{${padded(scalar.codePointAt(0).toString(16).toUpperCase(), 4)}}`);
  return `"${written}"`;
}

/** The name that a misspelled one is closest to; null where none is near. */
function closestName(word, names) {
  const written = Array.from(word.toLowerCase());
  if (written.length === 0 || written.length > 64) return null;
  const limit = Math.min(Math.floor(written.length / 3), 4);
  let best = null;
  for (const name of names) {
    const meant = Array.from(name.toLowerCase());
    if (name === word || Math.abs(meant.length - written.length) > limit) continue;
    const distance = editDistance(written, meant);
    const isBetter = best === null || distance < best.distance || (distance === best.distance && compareTexts(name, best.name) < 0);
    if (distance <= limit && isBetter) best = { distance, name };
  }
  return best?.name ?? null;
}

/** The Damerau–Levenshtein distance in its restricted form, where no part is changed twice. */
function editDistance(left, right) {
  let [beforePrevious, previous] = [[], Array.from({ length: right.length + 1 }, (_, index) => index)];
  left.forEach((letter, i) => {
    const row = [i + 1];
    right.forEach((other, j) => {
      let cost = Math.min(previous[j] + (letter === other ? 0 : 1), previous[j + 1] + 1, row[j] + 1);
      if (i > 0 && j > 0 && letter === right[j - 1] && left[i - 1] === other) cost = Math.min(cost, beforePrevious[j - 1] + 1);
      row.push(cost);
    });
    [beforePrevious, previous] = [previous, row];
  });
  return previous[right.length];
}

/** The test that a check's failure is owed to, and what messages say of it. */
class Blame {
  constructor(evaluator, name, args, progress) {
    this.evaluator = evaluator;
    this.builtIn = name;
    this.rule = name;
    this.arguments = args;
    this.message = null;
    this.inherited = null;
    this.answer = evaluator.answer;
    this.progress = progress;
    this.items = [];
    this.isNegated = false;
    this.cause = nowOf(evaluator.answer) === UNKNOWN ? evaluator.lastUnknown : null;
    // What messages say of it, where that was found before.
    this.known = null;
  }

  settle() {
    this.known = { values: this.values(), other: this.other(), comparesMoments: this.comparesMoments() };
  }

  /** The arguments by placeholder. */
  values() {
    return this.known?.values ?? messageValues(describeArguments(this.evaluator, this.arguments));
  }

  /** The label of what the value is compared with. */
  other() {
    return this.known === null ? otherLabel(this.evaluator, this.arguments) : this.known.other;
  }

  comparesMoments() {
    return this.known?.comparesMoments ?? this.arguments.some(({ operand }) => isMoment(resolve(this.evaluator, operand).slot));
  }
}

/**
 * Finds the test that a check's answer is owed to, while the check's expression runs again.
 *
 * It follows the run with one blame for what has answered last, and one for each open `and`, `or` and `each`.
 */
class Attribution {
  constructor(evaluator, check) {
    this.evaluator = evaluator;
    this.check = check;
    this.blame = null;
    this.openBlames = [];
    // For each of these whether it is an `or`, of whose operands the one that got further is told.
    this.areAlternatives = [];
  }

  tested(step) {
    const progress = this.areAlternatives.includes(true) ? progressAt(this.evaluator, step) : 0;
    this.blame = blameFor(this.evaluator, step, progress, true);
  }

  opened(isAlternative = false) {
    this.openBlames.push(null);
    this.areAlternatives.push(isAlternative);
  }

  combined(before, isOr) {
    const isTyping = (this.evaluator.subject.slot.flags & TYPING) !== 0;
    this.openBlames.push(chosenBlame(this.openBlames.pop(), before, this.blame, this.evaluator.answer, isOr, isTyping));
  }

  closed() {
    this.blame = this.openBlames.pop();
    this.areAlternatives.pop();
  }

  itemEnded(index) {
    this.blame?.items.unshift(index);
  }

  memberMissing() {
    this.blame = null;
  }

  /** Items of a member are not items of the field that is reported. */
  memberEnded() {
    if (this.blame) this.blame.items = [];
  }

  /** That all items are so is no item's fault. */
  negated() {
    if (this.blame) Object.assign(this.blame, { isNegated: !this.blame.isNegated, items: [] });
  }

  message(index) {
    if (this.blame && this.blame.message === null) this.blame.message = resolveMessage(this.evaluator, index);
  }

  /** The rule's own message is used where none of its checks has one for what failed. */
  answered(rule) {
    if (rule.message !== undefined) this.message(rule.message);
  }

  /** What a caller knows of a rule is its name, its arguments and its message. */
  returned(step) {
    const call = this.evaluator.program.calls[step.index];
    if (!this.blame || !call) return;
    Object.assign(this.blame, {
      rule: call.name, inherited: this.blame.message ?? this.blame.inherited, message: null, answer: this.evaluator.answer,
    });
  }
}

/** The blame for the combination of two answers; while a text is typed, of an `and` what no typing can mend. */
function chosenBlame(left, leftAnswer, right, rightAnswer, isOr, isTyping) {
  const [one, other] = [nowOf(leftAnswer), nowOf(rightAnswer)];
  if (left === null || one === 0) return right;
  if (right === null || other === 0) return left;
  if (one === UNKNOWN && other === UNKNOWN) return strictness(right) > strictness(left) ? right : left;
  if (one !== other) {
    const settling = isOr ? HOLDS : FAILS;
    const winner = one === settling || other === settling ? settling : UNKNOWN;
    return one === winner ? left : right;
  }
  if (one !== FAILS) return left;
  if (isOr) return isCloser(right, left) ? right : left;
  return isTyping && leftAnswer & canHoldBit && !(rightAnswer & canHoldBit) ? right : left;
}

/** Of two answers that are unknown, the one that the form may do without is the lesser obstacle. */
const strictness = (blame) => ["passes", "warns", "blocks"].indexOf(blame.cause?.policy);

/** Of two branches that fail, the one that can still hold is closer, else the one that got further. */
function isCloser(blame, other) {
  const canHold = (each) => (each.answer & canHoldBit) !== 0;
  return canHold(blame) === canHold(other) ? blame.progress > other.progress : canHold(blame);
}

// MARK: Messages

/** The values of arguments by name; several of one name are listed. */
function messageValues(args) {
  const values = {};
  for (const { name, text } of args) values[name] = values[name] === undefined ? text : `${values[name]}, ${text}`;
  return values;
}

/** Puts values in the place of `{placeholders}`; `{{` and `}}` are braces. */
function filled(template, valuesOf, evaluator, found) {
  if (!template.includes("{") && !template.includes("}")) return template;
  const values = valuesOf();
  return template.replace(/\{\{|\}\}|\{([^}]*)\}/g, (written, name) =>
    name === undefined ? written[0] : member(values, name) ?? valueNamed(evaluator, name, found) ?? written);
}

const typeMessages = {
  text: () => "Enter a text.",
  choice: () => "Enter a text.",
  integer: (example) => (example ? `Enter a whole number, such as ${example}.` : "Enter a whole number."),
  number: (example) => (example ? `Enter a number, such as ${example}.` : "Enter a number."),
  boolean: () => "Answer with true or false.",
  date: (example = "2026-01-31") => `Enter a date, such as ${example}.`,
  month: (example = "2026-01") => `Enter a month, such as ${example}.`,
  time: (example = "14:30") => `Enter a time, such as ${example}.`,
  datetime: (example = "2026-01-31T14:30") => `Enter a date and a time, such as ${example}.`,
  file: () => "Choose a file.",
  list: () => "Give a list.",
  map: () => "Give values by name.",
};

// For each rule what is said where a value fails it, and where one satisfies it under `not`.
const same = ["This must be the same as {other}.", "This must differ from {other}."];
const mistake = ["There is a mistake in this number.", "This must not be such a number."];
const count = (name) => [`The number of characters must be {${name}}.`, `The number of characters must not be {${name}}.`];
const defaultMessages = {
  required: ["This is required.", "Leave this empty."],
  filled: ["This must be filled in.", "Leave this empty."],
  present: ["This must be given.", "This must not be given."],
  accepted: ["This must be accepted.", "This must not be accepted."],
  empty: ["Leave this empty.", "This must be filled in."],
  equal: same,
  different: [same[1], same[0]],
  equal_next: same,
  equal_previous: same,
  min_length: ["Enter {min} or more characters.", "Enter fewer than {min} characters."],
  max_length: ["Enter {max} or fewer characters.", "Enter more than {max} characters."],
  length: count("range"),
  equal_length: count("count"),
  min_value: ["This must be {min} or more.", "This must be less than {min}."],
  max_value: ["This must be {max} or less.", "This must be more than {max}."],
  between: ["This must be in the range {min}.", "This must be outside the range {min}."],
  multiple_of: ["This must be a multiple of {step}.", "This must not be a multiple of {step}."],
  one_of: ["Choose one of: {values}.", "This must be none of: {values}."],
  none_of: ["This must be none of: {values}.", "Choose one of: {values}."],
  regex: ["This does not have the expected form.", "This has a form that is not allowed."],
  contains: ["Something that is expected in here is missing.", "Something in here is not allowed."],
  starts_with: ["This must start with “{text}”.", "This must not start with “{text}”."],
  ends_with: ["This must end with “{text}”.", "This must not end with “{text}”."],
  chars: ["Use only these characters: {characters}", "Use some other character than these: {characters}"],
  integer: ["Enter a whole number.", "This must not be a whole number."],
  number: ["Enter a number.", "This must not be a number."],
  boolean: ["Enter true or false.", "This must not be true or false."],
  date: ["Enter a date, such as 2026-01-31.", "This must not be a date."],
  time: ["Enter a time, such as 14:30.", "This must not be a time."],
  datetime: ["Enter a date and a time, such as 2026-01-31T14:30.", "This must not be a date and time."],
  json: ["Enter JSON, such as [1, 2].", "This must not be JSON."],
  before: ["This must be before {limit}.", "This must not be before {limit}."],
  after: ["This must be after {limit}.", "This must not be after {limit}."],
  luhn: mistake,
  mod97: mistake,
  weighted_sum: mistake,
  idna: ["Enter a host name, such as münchen.example.", "This must not be a host name."],
  size: ["The number of items must be {range}.", "The number of items must not be {range}."],
  unique: ["No two items may be the same.", "Some items must be the same."],
  exclusive: ["“{item}” can't be combined with anything else.", "“{item}” must be combined with something else."],
  includes: ["Include all of: {values}.", "Do not include all of: {values}."],
  ascending: ["Put the items in ascending order.", "The items must not be in ascending order."],
  no_overlap: ["No two items may overlap.", "Some items must overlap."],
  min_size: ["The file must have {min} at least.", "The file must have less than {min}."],
  max_size: ["The file may have {max} at most.", "The file must have more than {max}."],
  media_type: ["The file must be of one of these types: {types}.", "The file must be of none of these types: {types}."],
  kind: ["This must be of the kind: {kinds}.", "This must not be of the kind: {kinds}."],
  any_filled: ["Fill in at least one of: {fields}.", "Leave all of these empty: {fields}."],
  all_filled: ["Fill in all of: {fields}.", "Leave at least one of these empty: {fields}."],
  one_filled: ["Fill in exactly one of: {fields}.", "Fill in none or several of: {fields}."],
};

const filledLists = ["Add at least one item.", "Remove all items."];
const filledFiles = ["Choose a file.", "Remove the file."];
const byMessages = {
  unique: ["No two items may have the same {by}.", "Some items must have the same {by}."],
  ascending: ["Put the items in ascending order of {by}.", "The items must not be in ascending order of {by}."],
};
const momentMessages = {
  min_value: ["This must be {min} or later.", "This must be earlier than {min}."],
  max_value: ["This must be {max} or earlier.", "This must be later than {max}."],
};

/** The English text of a check whose author wrote none. */
function defaultMessage(rule, isNegated, values, manner) {
  switch (rule) {
    case "type": return typeMessages[values.type]?.(values.example) ?? "Fill in this part of the form.";
    case "unknown": return "There is no '{name}' here." + (values.meant === undefined ? "" : " Did you mean '{meant}'?");
    case "unchecked": return "This could not be checked.";
    case "computed": return values.value === "" ? "This must be left empty." : "This must be {value}.";
  }
  const side = isNegated ? 1 : 0;
  if (!Object.hasOwn(defaultMessages, rule)) return isNegated ? "This must not be so." : "This was not accepted.";
  if (momentMessages[rule] && manner() === "moment") return momentMessages[rule][side];
  if (["required", "filled", "empty"].includes(rule) && ["list", "file"].includes(manner())) {
    return (manner() === "list" ? filledLists : filledFiles)[rule === "empty" ? 1 - side : side];
  }
  if (rule === "between" && values.max !== undefined) return defaultMessages.between[side].replace("{min}", "{min} to {max}");
  return (values.by === undefined ? null : byMessages[rule]?.[side]) ?? defaultMessages[rule][side];
}

// MARK: Reading records

/**
 * The value of a JSON text, with numbers kept exact: those that a number of JavaScript may not hold are `Decimal`s.
 *
 * Throws a SyntaxError where the text is not JSON.
 */
export function parse(text) {
  let at = 0;
  const fail = () => {
    throw new SyntaxError(`not JSON at position ${at}`);
  };
  const space = /[ \t\n\r]*/y;
  const token = /"(?:[^"\\\0-\x1f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null|[{}[\],:]/y;
  const next = () => {
    space.lastIndex = at;
    space.test(text);
    token.lastIndex = space.lastIndex;
    const found = token.exec(text)?.[0] ?? fail();
    at = token.lastIndex;
    return found;
  };
  const string = (written) => (written[0] === '"' ? JSON.parse(written) : fail());
  const value = (written, depth) => {
    if (depth > 512) fail();
    if (written === "{") return object(depth);
    if (written === "[") return list(depth);
    if (written === "true" || written === "false") return written === "true";
    if (written === "null") return null;
    if (/[-0-9]/.test(written[0])) return parseNumber(written, true);
    return string(written);
  };
  const list = (depth) => {
    const items = [];
    for (let written = next(); written !== "]"; written = next()) {
      if (items.length > 0) written = written === "," ? next() : fail();
      items.push(value(written, depth + 1));
    }
    return items;
  };
  const object = (depth) => {
    const [values, names, repeated] = [{}, [], new Set()];
    for (let written = next(); written !== "}"; written = next()) {
      if (names.length > 0) written = written === "," ? next() : fail();
      const name = string(written);
      if (next() !== ":") fail();
      if (Object.hasOwn(values, name)) repeated.add(name);
      else names.push(name);
      Object.defineProperty(values, name, { value: value(next(), depth + 1), enumerable: true, writable: true, configurable: true });
    }
    Object.defineProperty(values, orderOfNames, { value: names });
    if (repeated.size > 0) Object.defineProperty(values, repeatedNames, { value: repeated });
    return values;
  };
  const result = value(next(), 0);
  space.lastIndex = at;
  space.test(text);
  at = space.lastIndex;
  return at === text.length ? result : fail();
}

// MARK: Masks
//
// A mask keeps two things apart: the value, which the rules see, and the text shown, which follows from the value
// alone. Its places write a character themselves, in the value (`isInValue`) or only shown, or have room for one that
// a person writes: of a kind, and there must be one, may be one, or may be any number.

/** What characters an open place takes. Digits are 0 to 9 alone; a letter is one of any script with its marks. */
const isOfKind = {
  digit: (character) => /^[0-9]$/.test(character),
  letter: (character) => /^(?:[A-Za-z]|(?![\0-\x7f])\p{Alphabetic}[\p{M}\p{Alphabetic}\u200c\u200d]*)$/u.test(character),
  letterOrDigit: (character) => isOfKind.digit(character) || isOfKind.letter(character),
};

/** Whether people write the character between parts of a text. */
const separates = (character) =>
  /^[\x20-\x7e]$/.test(character) ? !isOfKind.letterOrDigit(character)
    : /^[\p{P}\p{Sm}]/u.test(character) || (onlySpaces.test(character) && !/[\n\r\v\f\x85\u2028\u2029]/.test(character));

const openPlaces = {
  0: ["digit", "mandatory"], 9: ["digit", "optional"], A: ["letter", "mandatory"], a: ["letter", "optional"],
  _: ["letterOrDigit", "mandatory"], "-": ["letterOrDigit", "optional"],
};

/** The places of a mask in its notation, such as `[0000] [0000]` or `+1 ([000]) [000]-[0000]`. */
function maskPlaces(notation) {
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

// What a character may be when it is put into a mask: whether it fills a place, may be one of the mask's that is in the
// value or only shown, and whether one that fits nowhere may end what is optional, as the `/` in `1/2`.
const source = (fills, matchesFixed, matchesLiterals, ends) => ({ fills, matchesFixed, matchesLiterals, ends });
const ofValue = source(true, true, false, false);
const keptCharacter = source(true, false, false, false);
const keptFixed = source(false, true, false, false);
const formattedText = source(true, true, true, true);
const rawText = source(true, true, false, true);
const bareText = source(true, false, false, true);

// Who wrote a character that is shown: the mask, to be shown only or as part of the value, or a person.
const [literalRole, fixedRole, filledRole] = [0, 1, 2];
const segmented = (list) => characters(list.join(""));

/** A text in the places of a mask: cells with each shown character, its place, and who wrote it. */
class MaskedText {
  constructor(places, cells = [], next = 0) {
    this.places = places;
    this.cells = cells;
    this.next = next;
  }

  /** The text that is shown for a value; characters that no place takes are left out. */
  static of(value, places, autocompletes) {
    const text = new MaskedText(places);
    for (const character of value) text.take(character, ofValue);
    if (text.filledCount() === 0) [text.cells, text.next] = [[], 0];
    if (autocompletes) text.autocomplete();
    return text;
  }

  copy() {
    return new MaskedText(this.places, [...this.cells], this.next);
  }

  get shown() {
    return this.cells.map((cell) => cell.character).join("");
  }

  /** The characters of the value; none as long as no place is filled. */
  get value() {
    return this.filledCount() > 0 ? this.cells.filter((cell) => cell.role !== literalRole).map((cell) => cell.character) : [];
  }

  get isComplete() {
    return !this.places.slice(this.next).some((place) => place.room === "mandatory" || place.isInValue);
  }

  /** Whether a character of the mask could also be a person's. */
  get isAmbiguous() {
    return this.places.some((place) => place.own !== undefined && isOfKind.letterOrDigit(place.own));
  }

  /** How many characters of the value become one with the one before. */
  get joinedCount() {
    return this.value.length - segmented(this.value).length;
  }

  get staysSeparate() {
    return segmented(this.cells.map((cell) => cell.character)).length === this.cells.length;
  }

  filledCount(start = 0, end = this.cells.length) {
    let count = 0;
    for (let at = start; at < end; at++) if (this.cells[at].role === filledRole) count++;
    return count;
  }

  /** The offset of the first of the mask's characters that stand together before another offset. */
  startOfOwn(offset) {
    while (offset > 0 && this.cells[offset - 1].role !== filledRole) offset--;
    return offset;
  }

  /** The offset of a caret after some characters of the person's and some of the mask's. */
  caret(filledCount, ownCount, skipsOwn) {
    let offset = 0;
    for (let rest = filledCount; rest > 0 && offset < this.cells.length; offset++) {
      if (this.cells[offset].role === filledRole) rest--;
    }
    for (; offset < this.cells.length && this.cells[offset].role !== filledRole; offset++) {
      // An optional place that is still free may stand between, and takes what is typed next.
      const previous = offset === 0 ? -1 : this.cells[offset - 1].place;
      if (ownCount-- <= 0 && !(skipsOwn && this.cells[offset].place === previous + 1)) break;
    }
    return offset;
  }

  /** Cuts off the characters shown from an offset on, and returns them. */
  cut(offset) {
    const tail = this.cells.splice(offset);
    const last = this.cells.at(-1);
    this.next = last === undefined ? 0 : this.places[last.place].room === "repeating" ? last.place : last.place + 1;
    return tail;
  }

  /** Writes the mask's own characters that come next. */
  autocomplete() {
    for (; this.places[this.next]?.own !== undefined; this.next++) this.write(this.next);
  }

  write(place, character = null) {
    const { own, isInValue } = this.places[place];
    const role = character !== null ? filledRole : isInValue ? fixedRole : literalRole;
    this.cells.push({ character: character ?? own, place, role });
  }

  /** Puts the characters of a tail that come after some of them in again; returns how many of the person's are lost. */
  takeTail(tail, count) {
    let lost = 0;
    for (const { character, role } of tail.slice(count)) {
      if (role === fixedRole) this.take(character, keptFixed);
      if (role === filledRole && !this.take(character, keptCharacter)) lost++;
    }
    return lost;
  }

  /** Takes away the characters shown in a range; returns how many of the person's found no place again. */
  remove(start, end) {
    return this.takeTail(this.cut(start), end - start);
  }

  /** Puts one character into the first place that has room for it; whether there is one. */
  take(character, as) {
    const count = this.cells.length;
    let [hasPassedOptional, hasPassedOwn, afterSeparator] = [false, false, null];
    for (let index = this.next; index < this.places.length; index++) {
      const { own, isInValue, kind, room } = this.places[index];
      if (own === undefined && hasPassedOwn) afterSeparator ??= { next: index, count: this.cells.length };
      if (own !== undefined) {
        this.write(index);
        hasPassedOwn = hasPassedOptional;
        if (own === character && (isInValue ? as.matchesFixed : as.matchesLiterals)) {
          this.next = index + 1;
          return true;
        }
      } else if (as.fills && isOfKind[kind](character)) {
        this.write(index, character);
        this.next = room === "repeating" ? index : index + 1;
        return true;
      } else if (room === "optional") hasPassedOptional = true;
      else break;
    }
    if (as.ends && afterSeparator && this.filledCount() > 0 && separates(character)) {
      this.cells.length = afterSeparator.count;
      this.next = afterSeparator.next;
      return true;
    }
    this.cells.length = count;
    return false;
  }

  /** The text that is shown for the value of this one. */
  settled(autocompletes) {
    for (let value = this.value; ;) {
      const text = MaskedText.of(segmented(value), this.places, autocompletes);
      value = text.value;
      // Leaving a character out may bring two together that become one.
      if (segmented(value).length === value.length) return text;
    }
  }
}

// MARK: Edits of a text

/** The longest beginning of so many characters that fits; halved where each beginning of one that fits fits too. */
function longestStart(count, isMonotone, fits) {
  let [taken, refusedCount] = [0, count];
  if (!isMonotone) {
    for (const last = Math.max(1, count - 1024); refusedCount > last;) if (fits(--refusedCount)) return refusedCount;
  }
  while (refusedCount - taken > 1) {
    const middle = taken + Math.floor((refusedCount - taken) / 2);
    if (fits(middle)) taken = middle;
    else refusedCount = middle;
  }
  return taken;
}

/** Judges the edits of one text field: what it shows, what its value is, and where the caret goes. */
class FieldEditor {
  constructor(mask, notation) {
    this.places = mask === undefined ? null : maskPlaces(mask);
    this.notation = notation;
  }

  shown(value) {
    return this.usesMask(value) ? MaskedText.of(characters(value), this.places, true).shown : value;
  }

  /** Whether the mask formats the value: not what does not fit it, nor digits that only begin data. */
  usesMask(value) {
    if (this.places === null || this.notation === null) return this.places !== null;
    return this.holds(value) && (this.isAlive(value) || !this.isData(value));
  }

  /** Whether a value can be typed into the mask just as it is. */
  holds(value) {
    return MaskedText.of(characters(value), this.places, false).value.join("") === value;
  }

  isAlive(text) {
    return this.notation.read(text).completion !== refused;
  }

  /** Whether a text begins data of these centuries, as `2026-`. */
  isData(text) {
    return this.notation.type !== "time" && /^(?:19|20)/.test(text) && completion(this.notation.syntax, text) !== refused;
  }

  /** What becomes of an edit: the characters from `start` to `end` of what is shown are replaced by a text. */
  outcome(edit, value, canHold) {
    if (this.notation === null) return this.formatted(edit, value, canHold);
    const grouped = this.places === null ? GroupedNumber.of(value, this.notation, edit) : null;
    const outcome = grouped?.outcome(canHold) ?? null;
    if (outcome !== null) return outcome;
    const shown = characters(this.shown(value));
    const pasted = this.translation(edit, shown);
    if (pasted !== null && canHold(pasted)) return plainOutcome(pasted, characters(pasted).length, "taken");
    if (this.places === null) {
      const data = grouped?.data ?? null;
      return data !== null && canHold(data.value) ? data : this.formatted(edit, value, canHold);
    }
    if (!this.usesMask(value)) return this.formattedAgain(plainEdit(edit, value, canHold));
    const masked = this.formatted(edit, value, canHold);
    if (edit.text === "" || (masked.disposition !== "refused" && this.isAlive(masked.value)) || !this.isAlive(value)) return masked;
    const data = this.data(edit, shown);
    return data !== null && canHold(data) ? plainOutcome(data, characters(data).length, "taken") : masked;
  }

  formatted(edit, value, canHold) {
    return this.places === null ? plainEdit(edit, value, canHold) : new MaskedEdit(this.places, value, canHold).outcome(edit);
  }

  /** An edit of what the mask did not format, in the mask where that formats it now. */
  formattedAgain(plain) {
    const masked = (text) => new MaskedEdit(this.places, "", () => true).outcome({ start: 0, end: 0, text });
    const fitted = masked(plain.value);
    if (plain.disposition === "refused" || fitted.disposition !== "taken") return plain;
    // So it does with digits that begin no data any more, if they can become a value in the notation.
    const isTyped = /^\p{Nd}*$/u.test(plain.value) && !this.isData(plain.value) && this.isAlive(fitted.value);
    if (!isTyped && !this.usesMask(plain.value)) return plain;
    const before = characters(plain.value).slice(0, plain.caret).join("");
    if (before === plain.value) return { ...fitted, caret: characters(fitted.shown).length, disposition: plain.disposition };
    // The caret is behind as many of the person's characters as before.
    const count = MaskedText.of(characters(masked(before).value), this.places, false).filledCount();
    const caret = MaskedText.of(characters(fitted.value), this.places, true).caret(count, 0, false);
    return { ...fitted, caret, disposition: plain.disposition };
  }

  /** What a paste makes of the text, where that is written as data in full, in the notation. */
  translation({ start, end, text }, shown) {
    if (characters(text).length < 2 || end > shown.length) return null;
    return translationOf(this.notation, shown.slice(0, start).join("") + text + shown.slice(end).join(""));
  }

  /** What was typed without the separators of the mask, where it begins data of these centuries. */
  data({ start, end, text }, shown) {
    const isDigit = (character) => /^\p{Nd}$/u.test(character);
    if (shown.slice(end).some(isDigit)) return null;
    const plainText = shown.slice(0, start).filter(isDigit).join("") + text;
    return this.isData(plainText) && !this.usesMask(plainText) ? plainText : null;
  }
}

/** The value that a text writes in full as data, in a notation; null where it is none, or one in the notation too. */
function translationOf(notation, text) {
  if (notation.read(text).completion === complete || completion(notation.syntax, text) !== complete) return null;
  if (notation instanceof NumberNotation) {
    const value = parseNumber(text);
    return value === null || value === tooManyDigits ? null : notation.write(NUMBER, value);
  }
  const parse = { date: parseDate, month: parseMonth, time: parseTime, datetime: parseDateTime }[notation.type];
  const value = parse(text);
  return value === null ? null : notation.write(kindOfType[notation.type], value);
}

/**
 * An edit of a number that has the groups of its notation, or none. Groups are counted from the right, so no mask has
 * them: they are put in anew after each edit.
 */
class GroupedNumber {
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

const plainOutcome = (value, caret, disposition) => ({ shown: value, value, caret, disposition });

/** An edit of a text without a mask. Characters that meet may become one, so it is cut between characters only. */
function plainEdit({ start, end, text }, value, canHold) {
  const all = characters(value);
  const before = all.slice(0, start).join("");
  const beginning = before + text;
  const rest = all.slice(end).join("");
  // Where the beginning may be cut: after each character that the replacement has a part in.
  const cuts = [];
  let length = 0;
  for (const character of characters(beginning)) {
    length += character.length;
    if (length > before.length) cuts.push(length);
  }
  const taken = (length, disposition) => {
    const whole = beginning.slice(0, length) + rest;
    return plainOutcome(whole, characters(whole.slice(0, length)).length, disposition);
  };
  if (cuts.length === 0 || text === "" || canHold(beginning + rest)) return taken(beginning.length, "taken");
  const count = longestStart(cuts.length, rest === "", (count) => canHold(beginning.slice(0, cuts[count - 1]) + rest));
  return count === 0 ? plainOutcome(value, end, "refused") : taken(cuts[count - 1], "shortened");
}

/** An edit of a text that a mask formats: the person's characters are put into the mask again. */
class MaskedEdit {
  constructor(places, value, canHold) {
    this.value = value;
    this.text = MaskedText.of(characters(value), places, true);
    this.canHold = canHold;
  }

  outcome({ start, end, text, isForward = false }) {
    if (text === "") return this.deletion(start, end, isForward);
    const [inserted, from, to] = this.joined(characters(text), start, end);
    return this.insertion(inserted, from, to) ?? this.unchanged(end, "refused");
  }

  unchanged(caret, disposition) {
    return { shown: this.text.shown, value: this.value, caret, disposition };
  }

  changed(text, caret, disposition) {
    // Deletions may bring a letter to a literal with which it becomes one character.
    const end = text.staysSeparate ? caret : Math.min(caret, characters(text.shown).length);
    return { shown: text.shown, value: text.value.join(""), caret: end, disposition };
  }

  // MARK: Deleting

  deletion(start, end, isForward) {
    if (start === end) return this.unchanged(start, "taken");
    const after = this.without(start, end);
    // One that the mask puts back: the next character of the person's goes in its place.
    if (end - start === 1 && after.value.join("") === this.text.value.join("")) return this.stepOver(start, end, isForward);
    return this.deleted(after, start);
  }

  stepOver(start, end, isForward) {
    if (isForward) {
      const offset = this.text.cells.findIndex((cell, at) => at >= end && cell.role === filledRole);
      return offset < 0 ? this.unchanged(end, "taken") : this.deleted(this.without(offset, offset + 1), start);
    }
    const offset = this.text.startOfOwn(start) - 1;
    if (offset < 0) return this.unchanged(start, "taken");
    // With nothing behind it, what separates goes too, or it would be left over.
    const to = this.text.filledCount(end) > 0 ? offset + 1 : this.text.cells.length;
    return this.deleted(this.without(offset, to), offset);
  }

  without(start, end) {
    let text = this.text.copy();
    const lost = text.remove(start, end);
    if (lost > 0) {
      // The mask's characters before the range may have been there for the sake of what was in it.
      const other = this.text.copy();
      if (other.remove(other.startOfOwn(start), end) < lost) text = other;
    }
    return text.settled(true);
  }

  deleted(after, offset) {
    const start = this.text.startOfOwn(offset);
    return this.changed(after, after.caret(this.text.filledCount(0, start), offset - start, false), "taken");
  }

  // MARK: Inserting

  insertion(inserted, start, end) {
    let whole = this.made(inserted, formattedText, start, end);
    if (whole.loss > 0 || (this.text.isAmbiguous && !whole.rank.every((each) => each === 0))) {
      for (const [as, from] of this.otherReadings(start)) {
        const other = this.made(inserted, as, from, end);
        if (isBefore(other.rank, whole.rank)) whole = other;
      }
    }
    if (whole.loss < inserted.length) {
      const text = this.fitting(whole);
      if (text !== null) return this.inserted(whole, text, whole.losesText ? "shortened" : "taken");
    }
    if (inserted.length === 1) return null;
    const beginning = (count) => this.made(inserted.slice(0, count), whole.as, whole.start, end);
    const isMonotone = this.text.filledCount(end) === 0;
    const count = longestStart(inserted.length, isMonotone, (count) => this.fitting(beginning(count)) !== null);
    if (count === 0) return null;
    const part = beginning(count);
    const text = part.loss < count ? this.fitting(part) : null;
    return text === null || this.isSameValue(text) ? null : this.inserted(part, text, "shortened");
  }

  inserted(made, text, disposition) {
    return this.changed(text, text.caret(made.filledCount, made.ownCount, true), disposition);
  }

  isSameValue(text) {
    return text.value.join("") === this.text.value.join("");
  }

  /** The settled text with an insertion in it; null where that pushes something out, or can no longer come to hold. */
  fitting({ text, keepsRest }) {
    if (!keepsRest) return null;
    const settled = text.settled(true);
    if (settled.filledCount() < text.filledCount() - text.joinedCount || !settled.staysSeparate) return null;
    return this.isSameValue(settled) || this.canHold(settled.value.join("")) ? settled : null;
  }

  /** How characters may be read, but for the way that comes first. */
  otherReadings(start) {
    const readings = this.text.isAmbiguous ? [[rawText, start], [bareText, start]] : [];
    // Characters of the mask just before the caret may be pasted, or typed from habit, once more.
    const own = this.text.startOfOwn(start);
    return own < start ? [...readings, [formattedText, own]] : readings;
  }

  /** Puts characters into the text in one way to read them, and says what that comes to. */
  made(inserted, as, start, end) {
    const text = this.text.copy();
    const tail = text.cut(start);
    const [owned, next] = [text.cells.filter((cell) => cell.role !== literalRole).length, text.next];
    const lost = inserted.filter((character) => !text.take(character, as));
    const isLonger = text.filledCount() > 0 && text.cells.filter((cell) => cell.role !== literalRole).length > owned;
    const isStill = !isLonger && !(text.next > next);
    const filledCount = text.filledCount() - text.joinedCount;
    const ownCount = text.cells.length - text.startOfOwn(text.cells.length);
    const keepsRest = text.takeTail(tail, end - start) === 0;
    const isPaste = inserted.length > 1;
    const rank = [!keepsRest, lost.length, isStill, isPaste && !text.isComplete, isPaste && as === formattedText].map(Number);
    return { text, as, start, filledCount, ownCount, keepsRest, rank, loss: lost.length, losesText: lost.some(isOfKind.letterOrDigit) };
  }

  /** Draws the person's characters that become one with the first or last inserted into the edit. */
  joined(inserted, start, end) {
    const { cells, places } = this.text;
    const takes = (pair, cell) => {
      const joint = segmented(pair);
      const { kind } = places[cell.place];
      return joint.length === 1 && kind !== undefined && isOfKind[kind](joint[0]);
    };
    if (start > 0 && takes([cells[start - 1].character, inserted[0]], cells[start - 1])) {
      start -= 1;
      inserted = segmented([cells[start].character, ...inserted]);
    }
    if (end < cells.length && takes([inserted.at(-1), cells[end].character], cells[end])) {
      inserted = segmented([...inserted, cells[end].character]);
      end += 1;
    }
    return [inserted, start, end];
  }
}

/** Whether a list of numbers comes before another. */
function isBefore(left, right) {
  const index = left.findIndex((each, index) => each !== right[index]);
  return index >= 0 && left[index] < right[index];
}

// MARK: Live forms
//
// A session holds what the fields of a form hold, in instances: the form itself, nested forms, and rows of lists. A
// change lays the record out, judges each unit for its moment, and decides what is shown: no mistake that the person is
// still about to mend.

/** Why something cannot be done to a live form. */
export class SessionError extends Error {
  constructor(message) {
    super(message);
    this.name = "SessionError";
  }
}

/** A form in a session: the session's own, a nested form, or a row of a list. */
class Instance {
  constructor(session, form, holder, row) {
    this.session = session;
    this.form = form;
    // The field whose value, or a row of whose value, it is; null for the session's own form.
    this.holder = holder;
    this.row = row;
    this.fields = form.fields.map((layout) => new FieldNode(this, layout));
    this.units = unitsOf(session.program, form).map((unit) => ({ ...unit, instance: this, moment: "change", standing: nothing }));
    for (const unit of this.units) if (unit.field) this.node(unit.field).unit = unit;
    this.place = null;
  }

  node(layout) {
    return this.fields[this.form.fields.indexOf(layout)];
  }

  get path() {
    if (this.holder === null) return [];
    return this.row === null ? this.holder.path : [...this.holder.path, this.holder.rows.indexOf(this.row)];
  }

  /** Its units and those of what is in it, in file order. */
  *allUnits() {
    for (const unit of this.units) {
      yield unit;
      if (unit.field) for (const inner of this.node(unit.field).instances()) yield* inner.allUnits();
    }
  }

  *allFields() {
    for (const unit of this.allUnits()) if (unit.field) yield unit.instance.node(unit.field);
  }
}

const nothing = Object.freeze({ hasErrors: false, isUndecided: false, fails: false, failsForGood: false, isPending: false, inquiries: [], violations: [], undecided: [], notes: new Map() });

/** What a live form judges by itself: fields with all their checks, and checks of the form as a whole. */
function unitsOf(program, form) {
  if (form.units) return form.units;
  const units = [];
  for (const step of program.codeFrom(form.checks)) {
    const unit = { entry: step.index, field: null, slot: step.a, hasConditions: false, targets: [], reads: [] };
    if (step.op === opField) units.push({ ...unit, field: form.fields[step.a], slot: form.fields[step.a].slot });
    else if (step.op === opForm) units.push(unit);
    else if (step.op === opCheck) {
      const check = program.checks[step.a];
      const last = units.at(-1);
      if (check.isCondition) last.hasConditions = true;
      if (check.target.length > 0) last.targets.push(check.target);
      last.reads.push(...readsOf(program, check).filter((read) => read !== last.slot));
    }
  }
  return (form.units = units);
}

/** The value of a field's `@default`, where its type takes such a value; undefined for secrets. */
function startingValue({ annotations, isSecret, computed, type }) {
  const given = isSecret || computed !== undefined ? undefined : annotations.find(({ name }) => name === "default")?.arguments[0];
  return given === undefined ? undefined : valueOfDefault(type, writtenValue(given));
}

/** A literal of a rule file: numbers are written as `{ number: "1.5" }`. */
function writtenValue(written) {
  if (Array.isArray(written)) return written.map(writtenValue);
  if (written === null || typeof written !== "object") return written;
  const [[name, value]] = Object.entries(written);
  return name === "number" ? parseNumber(value, true) : value;
}

function valueOfDefault(type, value) {
  if (type.name === "any") return value;
  if (type.name === "list") return (Array.isArray(value) ? value : [value]).map((each) => valueOfDefault(type.item, each)).filter((each) => each !== undefined);
  const isNumber = typeof value === "number" || value instanceof Decimal;
  if (type.kind === TEXT) return typeof value === "string" ? value : isNumber ? numberText(value) : typeof value === "boolean" ? String(value) : undefined;
  if (!typesOfTexts.includes(type.name)) return undefined;
  if (typeof value === "string") return value;
  return (isNumber && type.kind === NUMBER) || (typeof value === "boolean" && type.kind === BOOLEAN) ? value : undefined;
}

/** By the slots of what a form computes the slots that it is computed from. */
function computedReads(program, form) {
  return (form.computedReads ??= new ValueInputs(program, form).reads);
}

/** The slots that a check depends on: its own and those of the conditions around it. */
function readsOf(program, check) {
  const known = program.readsOfChecks.get(check);
  if (known) return known;
  const slots = new Set(check.reads);
  for (let next = check.condition; next !== undefined; next = program.conditions[next].outer) {
    for (const slot of program.conditions[next].reads) slots.add(slot);
  }
  program.readsOfChecks.set(check, [...slots]);
  return program.readsOfChecks.get(check);
}

// The types other than texts whose values are given as texts.
const typesOfTexts = ["integer", "number", "boolean", "date", "month", "time", "datetime"];
const editableTypes = ["text", "integer", "number", "date", "month", "time", "datetime", "choice", "any"];

/** A field of a live form: what it holds, what was done to it, and what is shown of it. */
class FieldNode {
  constructor(instance, layout) {
    this.instance = instance;
    this.layout = layout;
    this.session = instance.session;
    this.unit = null;
    this.content = undefined;
    this.rows = null;
    this.isNested = false;
    // Whether the app has given a list or a form another value than it began with.
    this.isReplaced = false;
    this.nested = layout.type.form ? new Instance(this.session, layout.type.form, this, null) : null;
    this.rowForm = layout.type.name === "list" ? layout.type.item.form ?? null : null;
    this.isTyping = false;
    this.isTouched = false;
    // Whether the app gave the value, and nobody has edited it since.
    this.isProvided = false;
    this.isEnabled = true;
    this.isLocked = false;
    this.initial = undefined;
    this.status = { state: "untouched", isActive: true, isPending: false, violations: [], warnings: [], undecided: [] };
    this.editor = layout.editor ??= new FieldEditor(layout.mask, layout.notation);
  }

  get path() {
    return [...this.instance.path, ...this.layout.groups, this.layout.name];
  }

  get slot() {
    return this.instance.place.frame.base + this.layout.slot;
  }

  /** Whether the value is another than at first. */
  get isDirty() {
    return !this.isNested && this.rows === null && keyOfValue(this.content) !== this.initial;
  }

  get isReadOnly() {
    return this.isLocked || this.layout.computed !== undefined;
  }

  *instances() {
    if (this.nested) yield this.nested;
    if (this.rowForm) for (const row of this.rows ?? []) yield row.instance;
  }

  /** The value as it was given; undefined where there is none. */
  get given() {
    if (this.isNested) return givenValues(this.nested);
    if (this.rows === null) return this.content;
    return this.rows.map((row) => (row.instance ? givenValues(row.instance) : row.value));
  }

  /** The value in the field's type where it can be read as that. */
  get value() {
    const { type } = this.layout;
    const isText = !this.isNested && this.rows === null && typeof this.content === "string";
    if (!isText || !typesOfTexts.includes(type.name)) return this.given;
    return valueAt(this.session.evaluator, this.slot, type) ?? this.content;
  }

  /** The value as a text that can be edited, before any mask; null for values that are no text. */
  get plainText() {
    if (this.isNested || this.rows !== null) return null;
    const { content: value, layout: { notation } } = this;
    if (value === undefined || value === null) return "";
    if (typeof value === "number" || value instanceof Decimal) {
      const number = typeof value === "number" ? exactNumber(value) : value;
      return notation?.write(NUMBER, number) ?? numberText(number);
    }
    if (typeof value !== "string") return null;
    if (notation === null || this.isTyping) return value;
    return translationOf(notation, value) ?? value;
  }
}

/** A form while it is filled in: values, what is shown of each field, and what the form comes to. */
class Session {
  constructor(form, { values = {}, context = {}, externals = {}, ...options }) {
    this.program = form.program;
    this.form = form.layout;
    this.options = { mode: "first-per-field", ...options };
    this.context = context;
    this.evaluator = new Evaluator(form.program);
    this.host = new HostDesk(this, externals);
    this.root = new Instance(this, this.form, null, null);
    this.focused = null;
    this.isSubmitted = false;
    this.isEnded = false;
    this.answers = new Map();
    this.listeners = new Set();
    this.views = new WeakMap();
    beginInstance(this, this.root);
    assignValues(this, values, this.root, true);
    for (const field of this.root.allFields()) {
      field.initial = keyOfValue(field.given);
      field.isReplaced = false;
    }
    this.update();
  }

  // MARK: Judging

  /** Judges everything and decides what is shown. */
  update() {
    this.layOut();
    for (const unit of this.root.allUnits()) unit.standing = this.judge(unit);
    showAll(this);
    this.host.ask(this.questions());
    for (const listener of [...this.listeners]) listener();
  }

  request(mode, more) {
    const request = new Request(mode, this.options);
    request.context = this.context;
    request.answers = (question) => this.answers.get(keyOfQuestion(question));
    return Object.assign(request, more);
  }

  layOut() {
    const slots = new Array(this.form.slotCount).fill(null);
    this.loader = new Loader(slots, false);
    this.layOutInstance(this.root, { frame: frameOf(this.form, 0), outer: [], items: [] }, slots);
    this.evaluator.prepareLive(this.form, this.request("all"), slots);
    for (const field of this.root.allFields()) {
      if (field.layout.computed !== undefined) field.content = valueAt(this.evaluator, field.slot, field.layout.type);
    }
  }

  layOutInstance(instance, place, slots) {
    instance.place = place;
    const { base } = place.frame;
    slots[base] = new Slot(FORM, undefined);
    for (const field of instance.fields) {
      const at = base + field.layout.slot;
      const inside = (form, base, item) => ({
        frame: frameOf(form, base, place.items.length + (item === null ? 0 : 1), item !== null && item > 0),
        outer: [...place.outer, { ...place.frame, field: field.layout }],
        items: item === null ? place.items : [...place.items, item],
      });
      if (field.isNested) this.layOutInstance(field.nested, inside(field.layout.type.form, at, null), slots);
      else if (field.rows !== null && field.rowForm) {
        const list = (slots[at] = new Slot(LIST, undefined));
        [list.count, list.stride] = [field.rows.length, field.rowForm.slotCount];
        list.start = this.loader.append(list.count * list.stride);
        field.rows.forEach((row, index) => this.layOutInstance(row.instance, inside(field.rowForm, list.item(index), index), slots));
      } else {
        const value = field.layout.computed !== undefined ? undefined : field.rows?.map((row) => row.value) ?? field.content;
        this.loader.value(value, field.layout.type, at, 0);
        if (field.isTyping && slots[at]) slots[at].flags |= TYPING;
        if (field.nested) this.placeInstance(field.nested, inside(field.layout.type.form, at, null));
      }
      const isGiven = field.content !== undefined && field.layout.computed === undefined;
      if (field.isNested || field.rows !== null || isGiven) this.showGroups(field, base, slots);
    }
  }

  /** Computes where the slots of a nested form without a value are. */
  placeInstance(instance, place) {
    instance.place = place;
    for (const field of instance.fields) {
      if (!field.nested) continue;
      const frame = frameOf(field.layout.type.form, place.frame.base + field.layout.slot, place.items.length);
      this.placeInstance(field.nested, { frame, outer: [...place.outer, { ...place.frame, field: field.layout }], items: place.items });
    }
  }

  /** Has the groups around a field given out, now that there is something in them. */
  showGroups(field, base, slots) {
    const { objects } = field.instance.form;
    for (const object of objects.slice(1)) {
      const { slot } = field.layout;
      if (object.slot < slot && slot < object.slot + object.slotCount) slots[base + object.slot] = new Slot(FORM, undefined);
    }
  }

  /** Whether the fields of an instance are judged: those of an empty nested form are not. */
  isJudged(instance) {
    const { holder } = instance;
    if (holder === null) return true;
    const slot = this.evaluator.slots[holder.slot];
    if (!holder.isEnabled || slot.flags & unjudged) return false;
    if (instance.row === null && (slot.kind !== FORM || slot.flags & HOLLOW)) return false;
    return this.isJudged(holder.instance);
  }

  judge(unit) {
    const field = unit.field ? unit.instance.node(unit.field) : null;
    if (!this.isJudged(unit.instance) || field?.isEnabled === false) return nothing;
    const holdsUnits = field !== null && (field.nested !== null || field.rowForm !== null);
    const request = this.request("all", { moment: unit.moment, judgesNestedForms: !holdsUnits });
    const { isInvalid, isUndecided, violations, undecided, inquiries, notes } = this.evaluator.judgeUnit(unit.entry, unit.instance.place, request);
    const areMended = [...notes.values()].filter((note) => note.isIncomplete).length;
    return {
      hasErrors: isInvalid, isUndecided, violations, undecided, inquiries, notes,
      fails: violations.length > 0, failsForGood: violations.length > areMended, isPending: inquiries.some((each) => each.isPending),
    };
  }

  get verdict() {
    let verdict = "valid";
    for (const { standing } of this.root.allUnits()) {
      if (standing.hasErrors) return "invalid";
      if (standing.isUndecided) verdict = "undecided";
    }
    return verdict;
  }

  // MARK: Editing

  edit(field, edit) {
    const value = field.plainText;
    if (value === null || !editableTypes.includes(field.layout.type.name)) throw new SessionError(`'${pathText(field.path)}' holds no text that could be edited`);
    if (field.isReadOnly || !field.isEnabled) throw new SessionError(`'${pathText(field.path)}' is read-only`);
    const shown = field.editor.shown(value);
    const range = [edit.start, edit.end].map((offset) => characterOffset(shown, offset));
    const request = this.request("all");
    const canHold = (text) => field.layout.filter === undefined || this.evaluator.canHold(text, field.layout, field.instance.place, request);
    const change = { start: range[0], end: Math.max(...range), text: edit.text ?? "", isForward: edit.direction === "forward" };
    const outcome = field.editor.outcome(change, value, canHold);
    this.moveFocus(field);
    const isNew = value !== outcome.value || field.layout.notation !== null;
    if (outcome.disposition !== "refused" && (isNew || !field.isTyping)) {
      field.isTyping = true;
      field.isProvided = false;
      if (isNew) {
        field.content = outcome.value;
        noteValue(field);
      }
    }
    this.update();
    const { state, violations, warnings } = field.status;
    const caret = characters(outcome.shown).slice(0, outcome.caret).join("").length;
    return {
      text: outcome.shown, value: field.value, caret, state, isRefused: outcome.disposition === "refused",
      messages: [...violations, ...warnings].map((each) => each.message),
    };
  }

  /** Moves to another field, or out of the form; the one before is finished. */
  moveFocus(field) {
    if (this.focused === field) return;
    const before = this.focused;
    this.focused = field;
    if (before) this.leave(before, field);
  }

  leave(field, next) {
    const stays = new Set();
    for (let around = next; around; around = around.instance.holder) stays.add(around);
    for (let around = field; around && !stays.has(around); around = around.instance.holder) {
      around.isTouched = true;
      around.isTyping = false;
      around.unit.moment = "blur";
    }
  }

  /** Whether a field applies, and all that it is in. */
  applies(field) {
    if ((this.evaluator.slots[field.slot].flags & unapplied) !== 0) return false;
    return field.instance.holder === null || this.applies(field.instance.holder);
  }

  /** Judges the form as one that is submitted, and shows all that fails. */
  beginSubmission() {
    this.moveFocus(null);
    this.isSubmitted = true;
    this.forgetUndecided();
    for (const unit of this.root.allUnits()) {
      unit.moment = "submit";
      if (unit.field) {
        const field = unit.instance.node(unit.field);
        if (this.applies(field)) field.isTouched = true;
      }
    }
    this.update();
  }

  // MARK: The host

  /** Has those questions asked again that ended without an answer. */
  forgetUndecided() {
    for (const [key, answer] of this.answers) if (answer.accepted === undefined) this.answers.delete(key);
  }

  /** What the host is to be asked, each question once, in file order. */
  questions() {
    const [pending, asked] = [new Map(), new Set()];
    for (const { standing } of this.root.allUnits()) {
      for (const { question, isPending } of standing.inquiries) {
        asked.add(keyOfQuestion(question));
        if (isPending) pending.set(keyOfQuestion(question), question);
      }
    }
    for (const key of this.answers.keys()) if (!asked.has(key)) this.answers.delete(key);
    return pending;
  }

  // MARK: Fields

  find(path, instance = this.root) {
    const groups = [];
    for (const [index, part] of path.entries()) {
      const field = instance.fields.find(({ layout }) => layout.name === part && pathText(layout.groups) === pathText(groups));
      if (!field) {
        groups.push(part);
        continue;
      }
      const rest = path.slice(index + 1);
      if (rest.length === 0) return field;
      if (field.nested) return this.find(rest, field.nested);
      const row = field.rows?.[rest[0]]?.instance;
      return row && rest.length > 1 ? this.find(rest.slice(1), row) : null;
    }
    return null;
  }

  view(field) {
    if (!this.views.has(field)) this.views.set(field, new LiveField(field));
    return this.views.get(field);
  }
}

// MARK: Values in

function assignValues(session, values, instance, merges) {
  if (!isObject(values)) throw new SessionError("the values of a form have names");
  assignObject(session, values, instance, instance.form.objects[0], merges);
}

function assignObject(session, values, instance, object, merges) {
  const unknown = Object.keys(values).find((name) => !object.members.some((each) => each.name === name));
  if (unknown !== undefined) throw new SessionError(`the form has no field '${pathText([...instance.path, unknown])}'`);
  for (const { name, field, group } of object.members) {
    const value = member(values, name);
    if (field) {
      if (value !== undefined) putValue(session, value, instance.node(field), merges);
      else if (!merges) putValue(session, undefined, instance.node(field), false);
    } else if (isObject(value)) assignObject(session, value, instance, instance.form.objects[group], merges);
    else if (value !== undefined && value !== null) throw new SessionError(`'${pathText([...instance.path, name])}' takes the values of a form`);
    else if (value === null || !merges) assignObject(session, {}, instance, instance.form.objects[group], false);
  }
}

/** Puts what fields begin with, by their `@default`, into those of a new instance. */
function beginInstance(session, instance) {
  for (const field of instance.fields) {
    const value = startingValue(field.layout);
    if (value !== undefined) putValue(session, value, field, false);
    if (field.nested) beginInstance(session, field.nested);
  }
}

/** Puts a value into a field, whatever its type. */
function putValue(session, value, field, merges) {
  const { type, computed } = field.layout;
  if (computed !== undefined) return;
  field.isProvided = !(value === undefined || value === null || (typeof value === "string" && isBlank(value)) || (Array.isArray(value) && value.length === 0));
  field.isNested = false;
  if (type.form && isObject(value)) {
    field.isNested = true;
    field.content = undefined;
    assignValues(session, value, field.nested, merges);
  } else if (type.form) {
    assignValues(session, {}, field.nested, false);
    field.content = value;
  } else if (type.name === "list" && Array.isArray(value)) putRows(session, value, field);
  else {
    field.rows = null;
    field.content = value;
  }
  field.isReplaced = (field.isNested || field.rows !== null) && keyOfValue(field.given) !== field.initial;
  noteValue(field);
}

function putRows(session, values, field) {
  const rows = (field.rows ?? []).slice(0, values.length);
  while (rows.length < values.length) rows.push(makeRow(session, field));
  field.rows = rows;
  field.content = undefined;
  rows.forEach((row, index) => setRow(session, row, values[index]));
}

function makeRow(session, field) {
  const row = { value: null, instance: null };
  if (field.rowForm) row.instance = new Instance(session, field.rowForm, field, row);
  return row;
}

function beginRow(session, row, value) {
  if (value !== undefined) row.value = value;
  if (!row.instance) return;
  beginInstance(session, row.instance);
  if (isObject(value)) assignValues(session, value, row.instance, true);
  for (const field of row.instance.allFields()) field.initial = keyOfValue(field.given);
}

function setRow(session, row, value) {
  row.value = value;
  if (row.instance && isObject(value)) assignValues(session, value, row.instance, false);
}

function noteValue(field) {
  field.unit.moment = "change";
  // Gives the forms around a field with a value one too.
  for (let { holder, row } = field.instance; holder && field.given !== undefined; { holder, row } = holder.instance) {
    if (row === null) holder.isNested = true;
  }
}

function givenValues(instance, object = instance.form.objects[0]) {
  const values = {};
  for (const { name, field, group } of object.members) {
    const value = field ? instance.node(field).given : givenValues(instance, instance.form.objects[group]);
    if (value !== undefined && (field || Object.keys(value).length > 0)) Object.defineProperty(values, name, { value, enumerable: true, writable: true, configurable: true });
  }
  return values;
}

// MARK: Showing

function showAll(session) {
  for (const field of session.root.allFields()) field.status = statusOf(session, field);
}

function statusOf(session, field) {
  const { isTyping } = field;
  const reporters = reportersOf(session, field);
  const standing = standingOf(session, field, reporters);
  const slot = session.evaluator.slots[field.slot];
  const isActive = (slot.flags & unapplied) === 0;
  const areShown = areFailuresShown(session, field, standing) || (standing.fails && (field.unit.hasConditions || reporters.length > 0));
  const shown = areShown ? [...reporters, field.unit].flatMap((unit) => shownOf(session, unit).filter((each) => targetOf(session, each, unit) === field)) : [];
  const violations = shown.filter((each) => each.severity === "error");
  const { isDirty } = field;
  const isUndecided = standing.isUndecided && !awaitsTyping(session, field);
  const state = () => {
    if (!isActive || !field.isEnabled) return "untouched";
    if (violations.length > 0) return "invalid";
    if (standing.isPending) return "checking";
    if (session.focused === field && !isTyping) return "editing";
    if (!isTyping && !field.isTouched && !isDirty && !field.isReplaced) return "untouched";
    if (standing.hasErrors) return "incomplete";
    return isUndecided ? "undecided" : standing.isUndecided ? "incomplete" : "valid";
  };
  const warnings = shown.filter((each) => each.severity === "warning");
  const undecided = isUndecided ? standing.undecided : [];
  return { state: state(), isActive, isPending: standing.isPending, violations, warnings, undecided };
}

/** The units of the fields around one that report failures of it: `check … at home.since`. */
function reportersOf(session, field) {
  const reporters = [];
  for (let { holder, row } = field.instance; holder !== null && row === null; { holder, row } = holder.instance) {
    if (holder.unit.targets.some((target) => session.find(target, holder.nested) === field)) reporters.push(holder.unit);
  }
  return reporters;
}

/** The field that shows a violation of a unit; null for one of a check of the form as a whole. */
function targetOf(session, violation, unit) {
  const field = unit.field ? unit.instance.node(unit.field) : null;
  const target = unit.standing.notes.get(violation)?.check?.target ?? [];
  return (field?.nested && target.length > 0 ? session.find(target, field.nested) : null) ?? field;
}

/** What came of judging a field, with what is reported of it by checks around it, and without what its own report of others. */
function standingOf(session, field, reporters) {
  const { unit } = field;
  if (unit.targets.length === 0 && reporters.length === 0) return unit.standing;
  const own = [...reporters, unit].flatMap(({ standing, ...each }) =>
    standing.violations.filter((violation) => targetOf(session, violation, { standing, ...each }) === field)
      .map((violation) => ({ isError: violation.severity === "error", isFinal: !standing.notes.get(violation)?.isIncomplete })));
  const hasOthers = unit.standing.hasErrors && !unit.standing.violations.some((each) => each.severity === "error");
  return {
    ...unit.standing, hasErrors: hasOthers || own.some(({ isError }) => isError), fails: own.length > 0, failsForGood: own.some(({ isFinal }) => isFinal),
  };
}

/** Whether a field's own failures, or some of them, are to be shown by now. */
function areFailuresShown(session, field, standing) {
  return field.isTyping ? standing.failsForGood : standing.fails && countsAsVisited(session, field);
}

/** Whether someone has been in a field, or its value was given by the app or computed and nobody is there now. */
function countsAsVisited(session, field) {
  if (field.layout.computed !== undefined) return valueAt(session.evaluator, field.slot, field.layout.type) !== undefined;
  return field.isTouched || (field.isProvided && session.focused !== field);
}

/** A unit's violations that are to be shown. */
function shownOf(session, unit) {
  const { standing } = unit;
  if (!standing.fails) return [];
  const field = unit.field ? unit.instance.node(unit.field) : null;
  const areOwnShown = field === null || areFailuresShown(session, field, standing);
  if (!areOwnShown && !unit.hasConditions) return [];
  return selected(standing.violations.filter((each) => isShown(session, each, unit, field, areOwnShown)), standing.notes, session.options.mode);
}

function isShown(session, violation, unit, field, areOwnShown) {
  const { isIncomplete = false, check = null } = unit.standing.notes.get(violation) ?? {};
  const isCondition = check?.isCondition ?? false;
  if (field?.isTyping && isIncomplete && !isCondition) return false;
  const reads = check ? readsOf(session.program, check) : [];
  if (field === null && reads.length === 0) return session.isSubmitted;
  if (!areOwnShown && (!isCondition || reads.length === 0)) return false;
  // Of what the app gave itself nothing is said, only of how it goes with other fields.
  if (field && reads.length === 0 && field.layout.computed === undefined && !field.isTyping && !field.isTouched) return false;
  if (field && field.layout.computed !== undefined && !isComputedSettled(session, field)) return false;
  return reads.every((slot) => isReadSettled(session, slot, unit.instance));
}

/** Whether a computed field's own checks are shown: something was done that it is computed from, and nobody does that now. */
function isComputedSettled(session, { layout: { slot }, instance }) {
  const sources = sourcesOf(session, slot, instance);
  const isVisited = sources.length === 0 || sources.some((source) => countsAsVisited(session, source));
  return isVisited && !isBeingTyped(session, slot, instance);
}

/** Whether a field's checks read what someone types elsewhere, so that what could not be decided may be in a moment. */
function awaitsTyping(session, field) {
  if (field.isTyping) return false;
  const slots = [...field.unit.reads, ...(field.layout.computed === undefined ? [] : [field.layout.slot])];
  return slots.some((slot) => isBeingTyped(session, slot, field.instance));
}

/** Whether someone types what is in a slot, or what that is computed from. */
function isBeingTyped(session, slot, instance) {
  const field = nodeAt(instance, slot);
  if (field !== null && field.layout.computed === undefined) return isTypingIn(session, field);
  return sourcesOf(session, slot, instance).some((source) => isTypingIn(session, source));
}

/** Whether what a check reads in a slot of its instance has been visited, and is not being typed. */
function isReadSettled(session, slot, instance) {
  const field = nodeAt(instance, slot);
  if (field !== null && !countsAsVisited(session, field)) return false;
  // A `let` or a parameter is visited once all is that it is computed from, or given.
  const areVisited = field !== null || sourcesOf(session, slot, instance).every((source) => countsAsVisited(session, source));
  return areVisited && !isBeingTyped(session, slot, instance);
}

/** Whether someone types a field, or one in its form or rows. */
function isTypingIn(session, field) {
  if (field.isTyping) return true;
  if (field.nested === null && !field.rowForm) return false;
  for (let typed = session.focused?.isTyping ? session.focused : null; typed; typed = typed.instance.holder) if (typed === field) return true;
  return false;
}

/** The fields that somebody gives values and that a slot of an instance is computed from, or given. */
function sourcesOf(session, slot, instance) {
  const [open, seen, fields] = [[{ slot, instance }], new Map(), []];
  for (const source of open) {
    const known = seen.get(source.instance) ?? seen.set(source.instance, new Set()).get(source.instance);
    if (known.has(source.slot)) continue;
    known.add(source.slot);
    const { form, holder } = source.instance;
    const computed = computedReads(session.program, form).get(source.slot);
    const field = nodeAt(source.instance, source.slot);
    const parameter = (form.parameters ?? []).findIndex((each) => each.slot === source.slot);
    if (computed) open.push(...computed.map((read) => ({ slot: read, instance: source.instance })));
    else if (field?.layout.computed !== undefined) open.push({ slot: field.layout.slot, instance: field.instance });
    else if (field) fields.push(field);
    else if (parameter >= 0 && holder) {
      open.push(...(holder.layout.argumentReads?.[parameter] ?? []).map((read) => ({ slot: read, instance: holder.instance })));
    }
  }
  return fields;
}

function shownViolations(session) {
  return [...session.root.allUnits()].flatMap((unit) => shownOf(session, unit));
}

// MARK: Steps

/** The step that a unit is in; of a check of the form that is in none the first, -1 for a field that is in none. */
function stepOf(session, unit) {
  let at = unit;
  while (at.instance.holder) at = at.instance.holder.unit;
  const step = session.form.steps.findIndex(({ slots: [start, end] }) => start <= at.slot && at.slot < end);
  return step < 0 && at.field === null ? 0 : step;
}

/** Those of a unit's findings that are a step's: a check is the last step's that it is about. */
function ofStep(session, position, unit, findings) {
  const own = stepOf(session, unit);
  if (own < 0 || own > position) return [];
  return findings.filter((finding) => {
    const check = unit.standing.notes.get(finding)?.check;
    const reads = check && unit.instance === session.root ? readsOf(session.program, check) : [];
    const steps = reads.map((slot) => session.form.steps.findIndex(({ slots: [start, end] }) => start <= slot && slot < end));
    return Math.max(own, ...steps) === position;
  });
}

/** What the checks of a step come to, shown or not. */
function standingOfStep(session, position) {
  const result = { hasErrors: false, isUndecided: false, isPending: false };
  for (const unit of session.root.allUnits()) {
    const { violations, undecided, isPending } = unit.standing;
    if (ofStep(session, position, unit, violations).some((each) => each.severity === "error")) result.hasErrors = true;
    if (ofStep(session, position, unit, undecided).length === 0) continue;
    result.isUndecided = true;
    if (isPending) result.isPending = true;
  }
  return result;
}

function shownOfStep(session, position) {
  return [...session.root.allUnits()].flatMap((unit) => ofStep(session, position, unit, shownOf(session, unit)));
}

/** Judges a step as one that is submitted, and shows all that fails in it. */
function beginSubmissionOfStep(session, position) {
  session.moveFocus(null);
  session.forgetUndecided();
  for (const unit of session.root.allUnits()) {
    if (stepOf(session, unit) !== position) continue;
    unit.moment = "submit";
    const field = unit.field ? unit.instance.node(unit.field) : null;
    if (field !== null && session.applies(field)) Object.assign(field, { isTouched: true, isTyping: false });
  }
  session.update();
}

/** Those of a unit's violations that a report of a mode holds: of a field its first error, and of each item in it. */
function selected(violations, notes, mode) {
  if (mode === "all" || violations.length < 2) return violations;
  const failed = new Set();
  let isOver = false;
  return violations.filter((violation) => {
    // Whether items are of their type is judged whatever the field's checks say.
    if (failed.has(violation.path) || (isOver && notes.get(violation)?.check)) return false;
    if (violation.severity !== "error") return true;
    failed.add(violation.path);
    if (!violation.path.endsWith("]")) isOver = true;
    return true;
  });
}

/** The field whose slot is at an offset from an instance's first, perhaps in a nested form. */
function nodeAt(instance, offset) {
  const field = instance.fields.findLast(({ layout }) => layout.slot <= offset);
  if (!field || field.layout.slot === offset) return field ?? null;
  return field.nested ? nodeAt(field.nested, offset - field.layout.slot) : null;
}

/** The offset in characters for one in UTF-16 units. */
function characterOffset(text, offset) {
  if (!(offset >= 0 && offset <= text.length)) throw new SessionError(`the offset ${offset} is not in a text of ${text.length}`);
  const before = characters(text.slice(0, offset));
  const isBoundary = characters(text).slice(0, before.length).join("").length === offset;
  if (!isBoundary) throw new SessionError(`the offset ${offset} is inside a character`);
  return before.length;
}

/** A text that equal values have in common. */
const keyOfValue = (value) =>
  JSON.stringify(value, (_, each) => {
    if (typeof each === "bigint" || typeof each === "number") return `#${each}`;
    if (isObject(each)) return Object.fromEntries(Object.entries(each).sort(([one], [other]) => compareTexts(one, other)));
    return each;
  });

const keyOfQuestion = ({ rule, value, arguments: args }) => keyOfValue([rule.name, value, args]);

/** Asks the functions of an app what only they know, as each external rule says. */
class HostDesk {
  constructor(session, externals) {
    const missing = session.program.externals.filter(({ name }) => typeof externals[name] !== "function").map(({ name }) => `'${name}'`);
    if (missing.length > 0) throw new SessionError(`the form needs external rules that were not supplied: ${missing.join(", ")}`);
    this.session = session;
    this.externals = externals;
    this.running = new Map();
    this.kept = new Map();
    this.waiting = [];
  }

  /** Stops asking what is no longer wanted, and starts asking what is. */
  ask(questions) {
    for (const [key, { controller }] of this.running) {
      if (questions.has(key) && !this.session.isEnded) continue;
      this.running.delete(key);
      controller.abort();
    }
    for (const [key, question] of this.session.isEnded ? [] : questions) {
      if (this.running.has(key)) continue;
      const controller = new AbortController();
      this.running.set(key, { controller });
      this.answer(question, key, controller.signal).then((answer) => this.take(key, controller, answer));
    }
    if (this.running.size === 0) for (const resolve of this.waiting.splice(0)) resolve();
  }

  /** Waits until no answer is awaited any more. */
  async settle() {
    while (this.running.size > 0) await new Promise((resolve) => this.waiting.push(resolve));
  }

  take(key, controller, answer) {
    if (this.running.get(key)?.controller !== controller) return;
    this.running.delete(key);
    this.session.answers.set(key, answer);
    this.session.update();
  }

  async answer(question, key, signal) {
    const { debounce, timeout, cache, retries = 0 } = question.rule;
    const kept = this.kept.get(key);
    if (kept && kept.end > performance.now()) return kept.answer;
    if (debounce && !(await rest(milliseconds(debounce), signal))) return { reason: "cancelled" };
    const inner = new AbortController();
    signal.addEventListener("abort", () => inner.abort(), { once: true });
    const asked = this.askAgain(question, retries, inner.signal);
    const late = timeout && rest(milliseconds(timeout), signal).then(() => ({ reason: "timed out" }));
    const answer = await (late ? Promise.race([asked, late]) : asked);
    inner.abort();
    if (cache && answer.accepted !== undefined) this.kept.set(key, { answer, end: performance.now() + milliseconds(cache) });
    if (this.kept.size > 1024) this.kept.delete(this.kept.keys().next().value);
    return answer;
  }

  async askAgain(question, retries, signal) {
    const { rule, value, arguments: args } = question;
    const named = Object.fromEntries(rule.parameters.map((name, index) => [name, args[index] ?? null]));
    for (;;) {
      try {
        return hostAnswer(await this.externals[rule.name](value, { signal, arguments: named }));
      } catch (error) {
        if (error?.name === "AbortError" || signal.aborted) return { reason: "cancelled" };
        if (retries-- <= 0) return { reason: error?.message ? `failed: ${error.message}` : "failed" };
      }
    }
  }
}

/** What an app's function says: true, false, or why it refuses the value. */
function hostAnswer(answer) {
  if (typeof answer === "boolean") return { accepted: answer };
  if (typeof answer === "string") return { accepted: false, message: answer };
  throw new TypeError("an external rule answers true, false or a message");
}

const milliseconds = (duration) => Number(parseShift(duration).nanoseconds) / 1e6;

/** Waits; whether nobody has called it off meanwhile. */
const rest = (time, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(() => resolve(true), Math.min(time, 0x7fffffff));
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve(false);
    }, { once: true });
  });

/** A path as it is written in rule files, in its parts. */
function pathParts(text) {
  const parts = [];
  const part = /^\.?(?:`([^`]+)`|([^.[`]+))|^\[(\d+)\]|^\["((?:[^"\\]|\\.)*)"\]/;
  for (let rest = text; rest !== "";) {
    const found = part.exec(rest);
    if (!found) throw new SessionError(`'${text}' is no path`);
    parts.push(found[3] !== undefined ? Number(found[3]) : found[4] !== undefined ? JSON.parse(`"${found[4]}"`) : found[1] ?? found[2]);
    rest = rest.slice(found[0].length);
  }
  return parts;
}

/** One field of a live form: its value, what is shown of it, and what can be done to it. */
class LiveField {
  #node;
  constructor(node) {
    this.#node = node;
  }

  get path() {
    return pathText(this.#node.path);
  }

  get label() {
    return this.#node.layout.shownLabel;
  }

  /** The text that is shown for the value: formatted by the field's mask, empty where there is none. */
  get text() {
    return this.#node.editor.shown(this.#node.plainText ?? "");
  }

  /** The value in the field's type where it can be read as that; undefined where there is none. */
  get value() {
    return this.#node.value;
  }

  get state() {
    return this.#node.status.state;
  }

  get violations() {
    return this.#node.status.violations;
  }

  get warnings() {
    return this.#node.status.warnings;
  }

  get undecided() {
    return this.#node.status.undecided;
  }

  get isActive() {
    return this.#node.status.isActive;
  }

  get isPending() {
    return this.#node.status.isPending;
  }

  get isReadOnly() {
    return this.#node.isReadOnly;
  }

  set isReadOnly(isReadOnly) {
    this.#change((node) => (node.isLocked = isReadOnly));
  }

  get isEnabled() {
    return this.#node.isEnabled;
  }

  set isEnabled(isEnabled) {
    this.#change((node) => (node.isEnabled = isEnabled));
  }

  /** How many rows a list has. */
  get rowCount() {
    return this.#node.rows?.length ?? 0;
  }

  /** Replaces the text from `start` to `end`, in UTF-16 units, as a key or a paste does. */
  edit(edit) {
    return this.#node.session.edit(this.#node, edit);
  }

  /** Sets the value, which counts as finished; undefined takes it away. */
  set(value) {
    this.#change((node, session) => {
      this.#refuseIfReadOnly();
      node.isTyping = false;
      putValue(session, value, node, false);
    });
  }

  focus() {
    this.#change((node, session) => session.moveFocus(node));
  }

  /** Leaves the field: what was typed is finished, and all that fails is shown. */
  leave() {
    this.#change((node, session) => (session.focused === node ? session.moveFocus(null) : session.leave(node, session.focused)));
  }

  /** Adds a row before the one at a position, by default at the end. */
  insert(value, position = this.rowCount) {
    this.#changeRows((rows, node, session) => {
      const row = makeRow(session, node);
      rows.splice(this.#position(position, rows.length), 0, row);
      return () => beginRow(session, row, value);
    });
  }

  move(from, to) {
    this.#changeRows((rows) => void rows.splice(this.#position(to, rows.length - 1), 0, ...rows.splice(this.#position(from, rows.length - 1), 1)));
  }

  remove(position) {
    this.#changeRows((rows) => void rows.splice(this.#position(position, rows.length - 1), 1));
  }

  #position(position, last) {
    if (Number.isInteger(position) && position >= 0 && position <= last) return position;
    throw new SessionError(`there is no such row in '${this.path}'`);
  }

  #changeRows(change) {
    this.#change((node, session) => {
      if (node.layout.type.name !== "list") throw new SessionError(`there is no such row in '${this.path}'`);
      this.#refuseIfReadOnly();
      const rows = [...(node.rows ?? [])];
      const finish = change(rows, node, session);
      node.rows = rows;
      node.content = undefined;
      finish?.();
      node.isTouched = true;
      noteValue(node);
    });
  }

  #refuseIfReadOnly() {
    if (this.#node.isReadOnly) throw new SessionError(`'${this.path}' is read-only`);
  }

  #change(body) {
    const { session } = this.#node;
    body(this.#node, session);
    session.update();
  }
}

/** A step of a live form: a check belongs to the last of the steps whose fields it is about. */
class LiveStep {
  #session;
  #position;
  constructor(session, position) {
    this.#session = session;
    this.#position = position;
  }

  get #layout() {
    return this.#session.form.steps[this.#position];
  }

  get name() {
    return this.#layout.name;
  }

  get label() {
    return this.#layout.label ?? humanized(this.name);
  }

  /** Its fields, in file order, those of its groups included. */
  get fields() {
    const [start, end] = this.#layout.slots;
    return this.#nodes(start, end).map((node) => this.#session.view(node));
  }

  #nodes(start, end) {
    return this.#session.root.fields.filter(({ layout }) => start <= layout.slot && layout.slot < end);
  }

  get state() {
    const { hasErrors, isUndecided, isPending } = standingOfStep(this.#session, this.#position);
    if (this.violations.length > 0) return "invalid";
    if (isPending) return "checking";
    const [start, end] = this.#layout.slots;
    const isVisited = (node) => node.isTouched || node.isDirty || this.#session.focused === node;
    if (!this.#nodes(start, end).some(isVisited)) return "untouched";
    return hasErrors ? "incomplete" : isUndecided ? "undecided" : "valid";
  }

  /** All violations of the step that are to be shown now. */
  get violations() {
    return shownOfStep(this.#session, this.#position).filter((each) => each.severity === "error");
  }

  get warnings() {
    return shownOfStep(this.#session, this.#position).filter((each) => each.severity === "warning");
  }

  /** Whether all checks of the step hold, whether or not that is shown. */
  get canContinue() {
    const { hasErrors, isUndecided } = standingOfStep(this.#session, this.#position);
    return !hasErrors && !isUndecided && !this.#session.isEnded;
  }

  /** Shows all that fails in the step, and waits for the host; returns whether the form can go on to the next. */
  async submit() {
    beginSubmissionOfStep(this.#session, this.#position);
    await this.#session.host.settle();
    return this.canContinue;
  }
}

/** A form that is filled in, for those who draw it. */
class LiveForm {
  #session;
  constructor(form, options) {
    this.#session = new Session(form, options);
  }

  /** The field at a path such as `card.number` or `addresses[0].postcode`; null where there is none. */
  field(path) {
    const node = this.#session.find(pathParts(path));
    return node && this.#session.view(node);
  }

  /** All fields, those of nested forms and rows after the field that holds them. */
  get fields() {
    return [...this.#session.root.allFields()].map((node) => this.#session.view(node));
  }

  /** The steps of the form, in file order; empty where it is filled in as a whole. */
  get steps() {
    return this.#session.form.steps.map((_, position) => new LiveStep(this.#session, position));
  }

  /** The verdict on the values as they are, whatever is shown of it. */
  get verdict() {
    return this.#session.verdict;
  }

  get isPending() {
    return [...this.#session.root.allUnits()].some((unit) => unit.standing.isPending);
  }

  /** All violations to be shown now, in file order, those of the form as a whole among them. */
  get violations() {
    return shownViolations(this.#session).filter((each) => each.severity === "error");
  }

  get warnings() {
    return shownViolations(this.#session).filter((each) => each.severity === "warning");
  }

  /** The values as the form gives them out: normalized, typed, of fields that apply. */
  get values() {
    return valuesOf(this.#session.evaluator, this.#session.form, 0);
  }

  get context() {
    return this.#session.context;
  }

  set context(context) {
    this.#session.context = context;
    this.#session.update();
  }

  /** Sets the values that are named, and leaves all others as they are. */
  update(values) {
    assignValues(this.#session, values, this.#session.root, true);
    this.#session.update();
  }

  /** Calls a function after each change; returns one that ends that. */
  onChange(listener) {
    this.#session.listeners.add(listener);
    return () => this.#session.listeners.delete(listener);
  }

  /** Waits until no answer of the host is awaited any more. */
  async settle() {
    await this.#session.host.settle();
  }

  /** Judges the form as a whole, shows all that fails, and waits for the host; returns the verdict. */
  async submit() {
    this.#session.beginSubmission();
    await this.settle();
    return this.verdict;
  }

  /** Ends the session: nothing more is asked. */
  end() {
    this.#session.isEnded = true;
    this.#session.host.ask(new Map());
    this.#session.listeners.clear();
  }
}

// MARK: What callers use

const reportModes = ["first-per-field", "all", "first"];

/** What is asked of a record. */
class Request {
  constructor(mode, options) {
    this.mode = mode;
    this.context = options.context ?? {};
    this.strict = options.strict === true;
    this.moment = "submit";
    this.judgesNestedForms = true;
    this.answers = null;
    this.ruleTexts = options.ruleTexts;
    this.translations = options.translations;
    this.now = options.now;
    this.madeClock = options.now === undefined ? null : Clock.of(options.now);
  }

  /** Made when the first check asks for it, and the same for all of a record. */
  get clock() {
    return (this.madeClock ??= Clock.of(this.now));
  }
}

/** A form of a program, ready to judge records. */
class Form {
  constructor(program, layout, fastPath = layout.fastPath) {
    this.program = program;
    this.layout = layout;
    this.fastPath = fastPath;
    this.name = layout.name;
    this.label = layout.label ?? humanized(layout.name);
  }

  /**
   * Judges a record: values by name, as data has them or as people write them.
   *
   * Options: `mode` ("first-per-field", "all" or "first"), `now`, `context`, `strict` (no text is read as a number or
   * date), `step` up to which it is judged, `ruleTexts` and `translations` for messages in other words.
   */
  validate(record, options = {}) {
    return options.step === undefined ? this.judge(record, options) : this.upTo(options.step).judge(record, options);
  }

  /** The form as it is judged up to a step. */
  upTo(name) {
    const step = this.layout.steps.find((each) => each.name === name);
    if (!step) throw new RangeError(`there is no step '${name}'`);
    return (step.form ??= new Form(this.program.limited(this.layout, step), this.layout, null));
  }

  judge(record, options) {
    const { mode = "first-per-field" } = options;
    if (!reportModes.includes(mode)) throw new RangeError(`'${mode}' is no report mode`);
    if (!isObject(record)) throw new TypeError("a record is an object");
    const { fastPath } = this;
    if (fastPath !== null && fastPath.accept(record)) return { verdict: "valid", violations: [], undecided: [] };
    const { evaluator } = this.program;
    evaluator.accepted = fastPath?.accepted ?? null;
    const outcome = evaluator.judge(record, this.layout, new Request(mode, options));
    const verdict = outcome.isInvalid ? "invalid" : outcome.isUndecided ? "undecided" : "valid";
    return { verdict, violations: outcome.violations, undecided: outcome.undecided };
  }

  /**
   * Opens the form to be filled in.
   *
   * Options are those of `validate`, `values` that are in the form already, and `externals`: for each external rule a
   * function of the value and of `{ signal, arguments }`, which answers true, false or a message, now or later.
   */
  session(options = {}) {
    return new LiveForm(this, options);
  }
}

/** Loads a compiled rule file: the object or text that `formrules compile` writes. Throws a ProgramError. */
export function load(program) {
  const document = typeof program === "string" ? JSON.parse(program) : program;
  const loaded = new Program(document);
  // Of several forms with a name the first is meant.
  const forms = new Map([...loaded.forms].reverse().map((layout) => [layout.name, layout]));
  return {
    forms: [...new Set(loaded.forms.map(({ name }) => name))],
    form(name) {
      const layout = forms.get(name);
      if (!layout) throw new RangeError(`there is no form '${name}'`);
      return new Form(loaded, layout);
    },
  };
}
