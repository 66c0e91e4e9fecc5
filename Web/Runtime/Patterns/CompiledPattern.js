// One pattern of a program, matched in the first of these ways that knows the answer.
//
// A pattern with a table runs as an automaton. A pattern without one, or a text with characters that the table does
// not know, is matched by the ECMAScript pattern that the compiler has translated it to, if that is exact, or else by
// backtracking. What that cannot answer is left to the server.
import { unknownAnswer } from "../Evaluation/Answer.js";
import { Automaton } from "./PatternAutomaton.js";
import { PatternFallback } from "./PatternFallback.js";

/** A pattern, with the part of a text that it must match: `whole` or `anywhere`. */
export class Pattern {
  constructor(written, scope) {
    this.written = written;
    this.scope = scope;
    const table = written.tables?.[scope];
    this.automaton = table ? new Automaton(table) : null;
    this.madeFallback = null;
  }

  /** Made when the automaton does not know the first text. */
  get fallback() {
    return (this.madeFallback ??= new PatternFallback(this.written, this.scope, this.automaton));
  }

  /** The answer to a text, or the reason why there is none. */
  answer(text) {
    const answer = this.automaton?.answer(text) ?? unknownAnswer;
    return answer === unknownAnswer ? this.fallback.answer(text) : answer;
  }

  /** Bytes of the longest start of the text that can still be completed to a match, as far as that is known. */
  progress(text) {
    return this.automaton?.progress(text) ?? this.fallback.progress(text);
  }
}
