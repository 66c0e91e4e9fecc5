// A pattern as an automaton over the bytes of a text, with one look-up for each byte.
//
// So it knows exactly what more typing can change.
import { answerOf, canHoldBit, FAILS, HOLDS, unknownAnswer } from "../Evaluation/Answer.js";
import { byteCount } from "../Values/TextMeasure.js";

export class Automaton {
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
      // Other characters have a loop of their own, so that this one takes a third less time.
      if (unit >= 0x80) return this.stateOfRest(state, text, index);
      state = following[state | classOf[unit]];
    }
    return state >> this.shift;
  }

  stateOfRest(state, text, start) {
    for (let index = start; index < text.length && state !== 0; index++) {
      const point = text.codePointAt(index);
      state = this.after(state, point);
      if (point > 0xffff) index++;
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
    let [state, end] = [this.start, 0];
    while (end < text.length && answerIn(state) !== unknownAnswer) {
      const point = text.codePointAt(end);
      const next = this.after(state, point);
      if (!(answerIn(next) & canHoldBit)) break;
      state = next;
      end += point > 0xffff ? 2 : 1;
    }
    return answerIn(state) === unknownAnswer ? null : byteCount(text.slice(0, end));
  }
}

/** The row of numbers that runs stand for: where each begins, and the number. */
function row(runs, count) {
  const numbers = new Array(count).fill(0);
  for (let at = 0; at < runs.length; at += 2) numbers.fill(runs[at + 1], runs[at], runs[at + 2] ?? count);
  return numbers;
}
