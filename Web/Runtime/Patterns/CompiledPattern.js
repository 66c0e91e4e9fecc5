// One pattern of a program, matched in the first of these ways that knows the answer.
//
// A pattern with a table runs as an automaton. A pattern without one, or a text with characters that the table does
// not know, is matched by the ECMAScript pattern that the compiler has translated it to, if that is exact, or else by
// backtracking. What that cannot answer is left to the server.
import { plain, unknownAnswer } from "../Evaluation/Answer.js";
import { byteCount } from "../Values/TextMeasure.js";
import { Alphabet } from "./Alphabet.js";
import { Backtracker, Unmatched } from "./Backtracker.js";
import { hasNewCharacters } from "./NewCharacters.js";
import { Automaton } from "./PatternAutomaton.js";

export const leftToServer = "left to the server";

/** The most ways to divide a text among the repeats of an ECMAScript pattern. */
export const mostDivisions = 5_000_000;

/** A pattern, with the part of a text that it must match: `whole` or `anywhere`. */
export class Pattern {
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
