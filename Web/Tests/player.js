// Fills in forms at random for a process that talks to it: a line of JSON with an exported module, a form, a seed and values to
// choose from, and how the form is filled in before that (paths with values, null for another row); and for each a line with a script
// for `formrules repl` and what the script must print.
// `Tests/Language/live.py` compares that with what the command prints. It runs the parts of the runtime that the module has.
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

// Each module has classes of its own.
const isDecimal = (value) => typeof value?.exponent === "number";
let modules = 0;
const segmenter = new Intl.Segmenter("und", { granularity: "grapheme" });
const characters = (text) => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Numbers that follow from a seed. */
function random(seed) {
  let state = seed >>> 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor(((mixed ^ (mixed >>> 14)) >>> 0) / 0x100000000 * limit);
  };
}

const quoted = (text) => `"${text.replace(/["\\]/g, "\\$&")}"`;

function words(value) {
  if (value === undefined) return "missing";
  if (typeof value === "string") return quoted(value);
  if (Array.isArray(value)) return `[${value.map(words).join(", ")}]`;
  if (value === null || typeof value !== "object" || isDecimal(value)) return String(value);
  return `{${Object.keys(value).sort().map((name) => `${quoted(name)}: ${words(value[name])}`).join(", ")}}`;
}

function summary(field) {
  if (!field.isActive) return "does not apply";
  const undecided = field.state === "undecided" ? field.undecided : [];
  // What concerns a row or an entry is shown with its path.
  const remark = ({ path, rule }, words) => `${path === field.path ? "" : `${path}: `}${words} [${rule}]`;
  const remarks = [
    ...field.violations.map((each) => remark(each, each.message)),
    ...undecided.map((each) => remark(each, each.reason)),
    ...field.warnings.map((each) => `warning: ${remark(each, each.message)}`),
  ];
  return field.state + (remarks.length === 0 ? "" : `: ${remarks.join("; ")}`);
}

function overview(session, name) {
  const shown = ({ text, value }) =>
    text !== "" ? quoted(text)
    : typeof value === "string" || value === undefined ? '""'
    : Array.isArray(value) ? `${value.length} ${value.length === 1 ? "row" : "rows"}`
    : value !== null && typeof value === "object" && !isDecimal(value) ? ""
    : words(value);
  return [
    `${name}: ${session.verdict}${session.isPending ? ", waiting for the host" : ""}`,
    ...session.fields.map((field) => [field.path, shown(field), summary(field)].filter((each) => each !== "").join("  ")),
  ];
}

/** A person at a form. */
class Person {
  constructor(session, choices, below) {
    Object.assign(this, { session, choices, below, carets: new Map() });
  }

  oneOf(choices) {
    return choices[this.below(choices.length)];
  }

  /** A command, and the lines it prints. */
  act() {
    const field = this.oneOf(this.session.fields);
    const { path } = field;
    const text = this.text();
    switch (this.below(9)) {
      case 0: return [`:blur ${path}`, this.attempt(() => (field.leave(), [`${path}: ${summary(field)}`]))];
      case 1: return this.set(field);
      case 2: {
        const count = 1 + this.below(3);
        return [`:back ${path} ${count}`, this.press(field, new Array(count).fill(null))];
      }
      case 3: return [`:paste ${path} ${quoted(text)}`, this.press(field, [text])];
      case 4: if (Array.isArray(field.value)) return this.row(field);
      // falls through
      default: return [`:type ${path} ${quoted(text)}`, this.press(field, characters(text))];
    }
  }

  text(value = this.oneOf(this.choices)) {
    const text = typeof value === "string" ? value : value === null || typeof value === "object" ? "1" : String(value);
    // What is escaped or cut where it is shown is left out.
    return text.replace(/[^\x20-\x7eäöüßéñłΑ-ω]/gu, "").slice(0, 12) || "x";
  }

  set(field) {
    return this.give(field, this.oneOf(this.choices));
  }

  give(field, value) {
    // Not all numbers of JSON can be written in a rule file.
    const given = typeof value === "string" || isDecimal(value) ? this.text(value) : value;
    return [`:set ${field.path} ${words(given)}`, this.attempt(() => (field.set(given), []))];
  }

  /** Adds or removes a row. */
  row(field) {
    const { path, value } = field;
    const position = this.below(value.length + 1);
    if (position === value.length) return this.addRow(field);
    return [`:unset ${path}[${position}]`, this.attempt(() => (field.remove(position), []))];
  }

  addRow(field) {
    return [`:set ${field.path}[${field.value?.length ?? 0}] {}`, this.attempt(() => (field.insert({}), []))];
  }

  press(field, keys) {
    return this.attempt(() => {
      const lines = [];
      for (const key of keys) {
        const shown = characters(field.text);
        const caret = Math.min(this.carets.get(field.path) ?? shown.length, shown.length);
        if (key === null && caret === 0) break;
        const offset = (count) => shown.slice(0, count).join("").length;
        const outcome = field.edit({ start: offset(key === null ? caret - 1 : caret), end: offset(caret), text: key ?? "" });
        const after = characters(outcome.text.slice(0, outcome.caret)).length;
        this.carets.set(field.path, after);
        lines.push([quoted(outcome.text), words(field.value), after, summary(field) + (outcome.isRefused ? ", refused" : "")].join("  "));
      }
      return lines;
    });
  }

  attempt(body) {
    try {
      return body();
    } catch (error) {
      if (error.name === "SessionError") return ["error"];
      throw error;
    }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  let answer;
  try {
    // Each module is another, whatever its path.
    // Pages have no use for a parser of their own.
    const { forms, parse = JSON.parse } = await import(`${pathToFileURL(JSON.parse(line).module)}?${++modules}`);
    const { form, seed, values, begun, count } = parse(line);
    const session = forms[form].session();
    const person = new Person(session, values, random(seed));
    const script = [{ command: ":state", lines: overview(session, form) }];
    const play = ([command, lines]) => {
      script.push({ command, lines }, { command: ":state", lines: overview(session, form) });
    };
    for (const [path, value] of begun) {
      const field = session.fields.find((each) => each.path === path);
      if (field) play(value === null ? person.addRow(field) : person.give(field, value));
    }
    for (let act = 0; act < count; act += 1) {
      play(person.act());
    }
    answer = { script };
  } catch (error) {
    answer = { error: error.stack };
  }
  process.stdout.write(JSON.stringify(answer) + "\n");
}
