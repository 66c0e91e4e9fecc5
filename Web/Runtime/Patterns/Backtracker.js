// Matches patterns as PCRE2 does, by backtracking.
//
// It is for what neither an automaton nor an expression of ECMAScript answers: lookahead, possessive and atomic groups,
// subroutines and back-references. Every part is a function of a position and of what has to match from where the part
// ends. Of what is not known here, and what takes too long, there is no answer.

import { spaces } from "../Values/TextMeasure.js";

export class Unmatched extends Error {}

/** Classes by their letters, as members of a class of ECMAScript; their opposites have the same letters in upper case. */
const knownClasses = { d: "\\p{Nd}", w: "\\p{L}\\p{N}_", s: `${spaces}\\u180e` };

const mostPatternSteps = 200_000;

/** One pattern in PCRE2's notation. Throws Unmatched where it has anything that is not known here. */
export class Backtracker {
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
    const known = knownClasses[this.source[this.at]?.toLowerCase()];
    if (known) return this.single(this.classOf(known, this.source[this.at] !== this.source[this.at++].toLowerCase()));
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
    const member = { n: "\\n", r: "\\r", t: "\\t", f: "\\f", ...knownClasses }[character];
    if (member) return member;
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
        if (/^\\p|-|p\{/i.test(members.at(-1)) || members.at(-1) === "\\u{2d}") throw new Unmatched();
        this.at++;
        const end = this.classMember();
        if (/^\\p|-|p\{/i.test(end)) throw new Unmatched();
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
