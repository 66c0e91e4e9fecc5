// Matches a pattern in the ways that need no automaton, for texts that the automaton does not know.
import { plain, unknownAnswer } from "../Evaluation/Answer.js";
import { leftToServer } from "../Evaluation/EvaluationLimits.js";
import { byteCount } from "../Values/TextMeasure.js";
import { Alphabet } from "./Alphabet.js";
import { Backtracker, Unmatched } from "./Backtracker.js";
import { hasNewCharacters } from "./NewCharacters.js";

/** The most ways to divide a text among the repeats of an ECMAScript pattern. */
export const mostDivisions = 5_000_000;

/** Matches a text as one of characters that the automaton knows, by an ECMAScript pattern, or by backtracking. */
export class PatternFallback {
  constructor({ pattern, ecma, sets }, scope, automaton) {
    this.automaton = automaton;
    const translation = ecma?.[scope];
    this.expression = translation ? new RegExp(translation.text, "u") : null;
    this.longest = translation ? mostDivisions ** (1 / Math.max(1, translation.degree)) : 0;
    this.alphabet = sets ? new Alphabet(sets) : null;
    this.make = () => new Backtracker(pattern, scope);
    this.backtracker = undefined;
  }

  answer(text) {
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

  progress(text) {
    if (this.alphabet === null) return byteCount(text);
    const spelled = this.alphabet.spelled(text);
    const progress = this.automaton.progress(spelled.join(""));
    if (progress === null) return byteCount(text);
    let [count, bytes] = [0, 0];
    while (bytes < progress) bytes += byteCount(spelled[count++]);
    return byteCount(Array.from(text).slice(0, count).join(""));
  }
}
