// Asks the functions of an app, as each external rule says.
import { opExternal, opRule } from "../Program/Instruction.js";
import { parseShift } from "../Values/MomentShift.js";
import { SessionError } from "./SessionError.js";
import { keyOfQuestion } from "./ValueKeys.js";

/** Asks the functions of an app what only they know, as each external rule says. */
export class HostDesk {
  constructor(session, externals) {
    const missing = [...externalsOf(session)].filter((name) => typeof externals[name] !== "function").map((name) => `'${name}'`);
    if (missing.length > 0) throw new SessionError(`the form needs external rules that were not supplied: ${missing.join(", ")}`);
    this.session = session;
    this.externals = externals;
    this.answers = new Map();
    this.running = new Map();
    this.kept = new Map();
    this.waiting = [];
  }

  /** The answer to a question, where there is one. */
  answerTo(question) {
    return this.answers.get(keyOfQuestion(question));
  }

  /** Has those questions asked again that ended without an answer. */
  forgetUndecided() {
    for (const [key, answer] of this.answers) if (answer.accepted === undefined) this.answers.delete(key);
  }

  /** Asks what the checks of units need, each question once, in file order. */
  askFor(units) {
    const [pending, asked] = [new Map(), new Set()];
    for (const { standing } of units) {
      for (const { question, isPending } of standing.inquiries) {
        asked.add(keyOfQuestion(question));
        if (isPending) pending.set(keyOfQuestion(question), question);
      }
    }
    for (const key of this.answers.keys()) if (!asked.has(key)) this.answers.delete(key);
    this.ask(pending);
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
      this.answer(question, key, controller).then((answer) => this.take(key, controller, answer));
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
    this.answers.set(key, answer);
    this.session.update();
  }

  async answer(question, key, controller) {
    const { signal } = controller;
    const { debounce, timeout, cache, retries = 0 } = question.rule;
    const kept = this.kept.get(key);
    if (kept && kept.end > performance.now()) return kept.answer;
    // What is submitted is final.
    const awaitsRest = debounce && this.session.submitted !== this.session.revision;
    if (awaitsRest && !(await rest(milliseconds(debounce), signal))) return { reason: "cancelled" };
    const asked = this.askAgain(question, retries, signal);
    const timer = new AbortController();
    signal.addEventListener("abort", () => timer.abort(), { once: true });
    const late = timeout && rest(milliseconds(timeout), timer.signal).then(() => timedOut);
    const answer = await (late ? Promise.race([asked, late]) : asked);
    timer.abort();
    if (answer === timedOut) controller.abort();
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

/** The names of the external rules that a form asks, by itself or through its forms and rules. */
function externalsOf({ program, form }) {
  const found = new Set();
  const entriesOf = ({ checks, decisions, fields }) => [checks, decisions, ...fields.map(({ filter }) => filter)].filter((entry) => entry !== undefined);
  const entries = new Set(entriesOf(form));
  for (const entry of entries) {
    for (const { op, name, a } of program.codeFrom(entry)) {
      if (op === opExternal) found.add(program.externals[a].name);
      else if (op === opRule) entries.add(program.rules[a].entry);
      else if (name === "nested") entriesOf(program.forms[a]).forEach((each) => entries.add(each));
      else if (name === "compute" && program.computed[a].aggregate?.body !== undefined) entries.add(program.computed[a].aggregate.body);
    }
  }
  return found;
}

/** What an app's function says: true, false, or why it refuses the value. */
function hostAnswer(answer) {
  if (typeof answer === "boolean") return { accepted: answer };
  if (typeof answer === "string") return { accepted: false, message: answer || undefined };
  throw new TypeError("an external rule answers true, false or a message");
}

const timedOut = { reason: "timed out" };
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
