// What `formrules compile` writes, with positions in tables replaced by what is there.
//
// So running it looks up and compares, and no more.
import { rules } from "../BuiltInRules/BuiltInRules.js";
import { characterSet } from "../BuiltInRules/CharacterSet.js";
import { compareTest } from "../BuiltInRules/Comparison/Comparisons.js";
import { Evaluator } from "../Evaluation/Evaluator.js";
import { pathText } from "../Evaluation/FieldPath.js";
import { acts } from "../Evaluation/Run.js";
import { externalTest } from "../External/Host.js";
import { humanized } from "../Messages/Labels.js";
import { notationOf } from "../Notations/ValueNotation.js";
import { Pattern } from "../Patterns/CompiledPattern.js";
import { normalizations } from "../Values/TextNormalization.js";
import { computationOf } from "./Computation.js";
import {
  opCheck, opcodes, opCompare, opExternal, opField, opForm, opJump, opRule, opStop, opTest, opTestIgnoringCase,
} from "./Instruction.js";
import { placesOf } from "./ItemPlaces.js";
import { listedArguments, operandOf } from "./Operand.js";
import { constantOf } from "./ProgramConstant.js";
import { ProgramError } from "./ProgramError.js";
import { readsOf, ValueInputs } from "./ValueInputs.js";
import { innermost, typeOf } from "./ValueType.js";

/** How the first operand of some instructions is read. */
const actOperands = {
  pushSubject: (written) => operandOf(written), ignoring: (written) => operandOf(written), pushMember: (written) => operandOf(written),
  items: (written) => placesOf(written), beginEach: (written) => placesOf(written),
};

export class Program {
  constructor(document) {
    if (document?.format !== "formrules program") throw new ProgramError("this is no program that formrules has compiled");
    if (document.version !== 1) throw new ProgramError(`version ${document.version} of programs is not known here`);
    const written = document.program;
    this.sources = written.sources;
    this.sets = written.sets.map((set) => characterSet(set));
    this.patternEntries = written.patterns;
    this.patterns = new Map();
    this.constants = written.constants.map((constant) => constantOf(constant, this));
    this.operands = written.operands.map(operandOf);
    this.computations = written.computations.map((computation) => computationOf(computation));
    this.itemPaths = written.itemPaths.map((path) => ({ ...path, start: path.start && operandOf(path.start) }));
    this.rules = written.rules;
    this.externals = written.externals;
    this.checks = written.checks;
    // What `filled` has found of messages.
    this.templates = new Map();
    // By check the violation that is the same for all records.
    this.violations = this.checks.map(() => null);
    // What `readsOf` has found.
    this.readsOfChecks = new Map();
    this.decisions = written.decisions;
    this.conditions = written.conditions;
    const withOperands = (each) => ({ ...each, arguments: listedArguments(each.arguments) });
    this.messages = written.messages.map(withOperands);
    const calls = written.callTable.map(withOperands);
    this.calls = written.calls.map((call) => (call === null ? null : calls[call]));
    // Whether a field, parameter or context is secret.
    this.hasSecrets = false;
    this.forms = written.forms.map((form) => ({ ...form }));
    for (const form of this.forms) {
      this.readForm(form);
      form.translations = document.translations?.[form.name];
    }
    this.contexts = written.contexts?.map(({ field }) => this.readField(field));
    this.computed = (written.computed ?? []).map((value) => this.readComputed(value));
    this.passesParameters = this.forms.some((form) => form.parameters) ? passesParameters(this.forms) : new Set();
    this.code = written.instructions.map((instruction, index) => this.readInstruction(instruction, index));
    if (this.code.some(({ test }) => test?.isMeasure)) this.markMeasures();
    this.inlined = this.code.map((step) => this.singleTest(step) ?? step);
    // The form that is judged up to a step, and where that ends.
    this.judged = null;
    this.evaluator = new Evaluator(this);
  }

  readForm(form) {
    form.fields = form.fields.map((field, index) => ({ ...this.readField(field), index }));
    const { fields, objects } = form;
    form.objects = objects.map((object) => {
      const members = object.members.map(({ field, group }) => ({ name: (fields[field] ?? objects[group]).name, field: fields[field], group }));
      return { ...object, members, memberNames: new Set(members.map(({ name }) => name)) };
    });
    // The slots of the groups around each field; a group comes after the object that contains it.
    const around = form.objects.map(() => []);
    form.objects.forEach(({ members }, at) => {
      for (const { field, group } of members) {
        if (field) field.groupSlots = around[at];
        else around[group] = [...around[at], objects[group].slot];
      }
    });
    form.steps = (form.steps ?? []).map((step) => ({ ...step, form: null }));
    if (form.parameters) this.readParameters(form);
  }

  readParameters(form) {
    this.hasSecrets ||= form.parameters.some(({ isSecret }) => isSecret);
    form.parameters = form.parameters.map((parameter) => ({
      ...parameter, shownLabel: humanized(parameter.name), type: typeOf(parameter.type, this.forms), defaultValue: operandOf(parameter.defaultValue),
    }));
  }

  readField(written) {
    const field = { ...written, type: typeOf(written.type, this.forms) };
    this.hasSecrets ||= field.isSecret;
    field.shownLabel = field.label ?? humanized(field.name);
    field.pathText = pathText([...field.groups, field.name]);
    field.notation = written.notation === undefined ? null : notationOf(written.notation);
    field.labels = new Map(written.options.filter(({ label }) => label != null).map(({ value, label }) => [value, label]));
    field.table = written.options.length > 0 ? new Set(written.options.map((option) => option.value)) : null;
    if (written.arguments) this.readArguments(field, written.arguments);
    field.holdsForms = innermost(field.type).form !== undefined;
    // Whether more typing may change what is judged of the text that was typed before.
    field.isRewritten = field.normalization.some((step) => isRewriting(step));
    return field;
  }

  readArguments(field, written) {
    field.arguments = written.map(({ operand }) => operandOf(operand));
    field.argumentReads = written.map(({ reads }) => reads ?? []);
  }

  readComputed(written) {
    const value = { ...written };
    const { operand, aggregate, answer } = written.source;
    if (answer) value.answer = true;
    else if (aggregate === undefined) value.operand = operandOf(operand);
    else {
      value.aggregate = {
        ...aggregate, list: operandOf(aggregate.list), value: operandOf(aggregate.value),
        forms: aggregate.forms.map((form) => (form === null ? null : this.forms[form])),
      };
    }
    return value;
  }

  readInstruction([name, a, b], index) {
    const op = opcodes.indexOf(name);
    if (op < 0 && !Object.hasOwn(acts, name)) throw new ProgramError(`the instruction '${name}' is not known`);
    const step = {
      op, name, index, a: actOperands[name]?.(a) ?? a, b, act: acts[name], test: null, prepared: null, measures: false,
      operands: op >= opRule ? this.operands.slice(b[0], b[0] + b[1]) : [], ignoresCase: op === opTestIgnoringCase,
    };
    if (op >= opTest) {
      step.test = op === opExternal ? externalTest : op >= opCompare ? compareTest : rules[a];
      if (!step.test?.answer) throw new ProgramError(`the rule '${a}' is not known`);
      step.prepared = step.test.prepare?.(step, this) ?? null;
    }
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
    const steps = [...this.codeFrom(form.checks)];
    const read = steps.flatMap(({ op, a }) => (op === opForm ? [a] : op === opCheck ? readsOf(this, this.checks[a]) : []));
    const later = inputs.dependents([...form.fields.map(({ slot }) => slot), ...read],
      (at) => at >= end && (!inputs.reads.has(at) || isInLaterStep(at)));
    const isAnyLater = (slots) => slots.some((at) => later.has(at));
    const isLater = ({ slot, computed }) => isInLaterStep(slot) || (computed === undefined && slot >= end) || isAnyLater([slot]);
    const waits = (step, around) =>
      step.op === opCheck && isAnyLater([...readsOf(this, this.checks[step.a]), ...(around === null ? [] : inputs.conditions(around))]);
    const skip = (from, to) => (limited.code[from] = { op: opJump, a: to, b: 0, index: from });
    const after = steps.length === 0 ? 0 : steps.at(-1).index + 1;
    // For each instruction where the next field, or check of the form as a whole, begins.
    const following = steps.map(() => after);
    for (let at = steps.length - 2; at >= 0; at--) {
      const { op, index } = steps[at + 1];
      following[at] = op === opField || op === opForm ? index : following[at + 1];
    }
    for (const [position, step] of steps.entries()) {
      if (step.op === opField && isLater(form.fields[step.a])) skip(step.index, following[position]);
      // Its check is the last instruction before the end.
      else if (step.op === opForm && (isInLaterStep(step.a) || waits(this.code[step.b - 1], step.a))) skip(step.index, step.b);
      else if (step.op === opCheck && waits(step, null) && this.checks[step.a].start <= step.index) {
        skip(this.checks[step.a].start, step.index + 1);
      } else if (step.name === "branch") {
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
      switch (step.name) {
        case "beginEach": case "pushMember": at = step.b - 1; break;
        case "pushSubject": subjects.push(true); alternatives++; break;
        case "ignoring": subjects.push(false); break;
        case "popSubject": if (subjects.pop()) alternatives--; break;
        case "beginOr": case "beginAny": alternatives++; break;
        case "beginAnd": case "beginAll": if (alternatives > 0) alternatives++; break;
        case "end": if (alternatives > 0) alternatives--; break;
        default: if (alternatives === 0 && step.test?.isMeasure) step.measures = true;
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
      if (step.name === "compute" && this.computed[step.a].slot === slot && this.computed[step.a].isSecret) return true;
    }
    return false;
  }
}

/** The forms in which there is a form with parameters. */
function passesParameters(forms) {
  const passes = new Set();
  for (let size = -1; size < passes.size;) {
    size = passes.size;
    for (const form of forms) {
      const inner = form.fields.map((field) => innermost(field.type).form);
      if (inner.some((each) => each && (each.parameters || passes.has(each)))) passes.add(form);
    }
  }
  return passes;
}

/** Whether a step of `normalize` may change what was typed before. */
function isRewriting(step) {
  if (typeof step === "string" && !Object.hasOwn(normalizations, step)) throw new ProgramError(`'${step}' is no step of 'normalize'`);
  return step === "nfc" || typeof step === "object";
}
