// How far a text is a value in the notation of data: complete, the beginning of one, or neither.
//
// The plain syntaxes have two patterns. For the others each method of the scanner reads one construct from `at` on and
// moves past it. Where it cannot, it notes whether the text ended too early or has a character that cannot be there.
import { daysInMonth } from "./CalendarDate.js";

export const [refused, partial, complete] = [0, 1, 2];

/** What is complete, and what is only the beginning of that. */
const plainSyntaxes = {
  integer: [/^-?[0-9]+$/, /^-?$/],
  number: [/^-?[0-9]+(?:\.[0-9]+)?$/, /^-?(?:[0-9]+\.)?$/],
  boolean: [/^(?:true|false)$/, /^(?:t|tr|tru|f|fa|fal|fals)?$/],
};

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
      const word = { t: "true", f: "false", n: "null" }[character];
      if (word) return this.word(word);
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
export function completion(syntax, text) {
  const plain = plainSyntaxes[syntax];
  return plain ? completionOf(text, plain) : scanned(syntax, text);
}

function completionOf(text, [whole, beginning]) {
  return whole.test(text) ? complete : beginning.test(text) ? partial : refused;
}

function scanned(syntax, text) {
  const scanner = new Scanner(text);
  if (!scanner[syntax]()) return scanner.stop;
  return scanner.at === text.length ? complete : refused;
}
