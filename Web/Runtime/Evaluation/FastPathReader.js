// Makes the fast path of a field from its instructions.
import { opBeginAnd, opBeginOr, opCheck, opCombine, opEnd, opMessage, opTest } from "../Program/Instruction.js";
import { aField } from "../Program/Operand.js";
import { isShortInteger } from "../Values/Number.js";
import { BOOLEAN, NUMBER, TEXT } from "../Values/Slot.js";
import { counters, isBlank, isWellFormed } from "../Values/TextMeasure.js";

export class FastPathReader {
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
      case "one_of": return prepared && kind !== BOOLEAN ? [(value) => prepared.has(value)] : null;
      case "none_of": return prepared && kind !== BOOLEAN ? [(value) => !prepared.has(value)] : null;
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
