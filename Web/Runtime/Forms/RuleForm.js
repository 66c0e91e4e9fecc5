// A form of a program, as callers see it.
import { fastPathOf } from "../Evaluation/FieldFastPath.js";
import { humanized } from "../Messages/Labels.js";
import { LiveForm } from "../Sessions/LiveForm.js";
import { SessionError } from "../Sessions/SessionError.js";
import { checkContextValues } from "../Sessions/Values.js";
import { Clock } from "../Values/FormClock.js";
import { isObject, unknownName } from "../Values/RecordObject.js";
import { checkMode, Request } from "./Request.js";

/** A form of a program, ready to judge records. */
export class Form {
  constructor(program, layout, isWhole = true) {
    this.program = program;
    this.layout = layout;
    this.isWhole = isWhole;
    this.name = layout.name;
    this.label = layout.label ?? humanized(layout.name);
  }

  /**
   * Judges a record: values by name, as data has them or as people write them.
   *
   * Options: `mode` ("first-per-field", "all" or "first"), `now`, `context`, `strict` (no text is read as a number or
   * date), `step` up to which it is judged, `ruleTexts` and `translations` for messages in other words.
   */
  validate(record, options = {}) {
    return options.step === undefined ? this.judge(record, options) : this.upTo(options.step).judge(record, options);
  }

  /** The form as it is judged up to a step. */
  upTo(name) {
    const step = this.layout.steps.find((each) => each.name === name);
    if (!step) throw new RangeError(`there is no step '${name}'`);
    return (step.form ??= new Form(this.program.limited(this.layout, step), this.layout, false));
  }

  judge(record, options) {
    const { mode = "first-per-field", context } = options;
    checkMode(mode);
    if (!isObject(record)) throw new TypeError("a record is an object");
    this.checkNow?.(options);
    if (context !== undefined && context !== null) this.checkContext(context, options);
    // Made for the first record: a page judges none.
    if (this.layout.fastPath === undefined) this.layout.fastPath = fastPathOf(this.program, this.layout);
    const fastPath = this.isWhole ? this.layout.fastPath : null;
    if (fastPath !== null && fastPath.accept(record)) return { verdict: "valid", violations: [], undecided: [] };
    const outcome = this.program.evaluator.judge(record, this.layout, new Request(mode, options, this.layout), fastPath);
    const verdict = outcome.isInvalid ? "invalid" : outcome.isUndecided ? "undecided" : "valid";
    return { verdict, violations: outcome.violations, undecided: outcome.undecided };
  }

  /** Refuses names that no form of the file declares, as a context may be for several forms, and wrong values. */
  checkContext(context, options) {
    if (!isObject(context)) throw new TypeError("a context is an object");
    const { contexts = [], forms } = this.program;
    const known = (this.program.contextNames ??= new Set([...contexts, ...forms.flatMap(({ parameters = [] }) => parameters)].map(({ name }) => name)));
    const unknown = unknownName(context, known);
    if (unknown !== undefined) {
      const names = [...known].map((name) => `'${name}'`).join(", ");
      throw new RangeError(`no form has a context '${unknown}'${names && `; there are ${names}`}`);
    }
    try {
      checkContextValues(context, this.program, this.layout, options);
    } catch (error) {
      throw error instanceof SessionError ? new RangeError(error.message) : error;
    }
  }

  /** Refuses what is no time; pages and exported modules that read no clock have no such method. */
  checkNow({ now }) {
    if (now !== undefined) Clock.of(now);
  }

  /**
   * Opens the form to be filled in.
   *
   * Options are those of `validate`, `values` that are in the form already, and `externals`: for each external rule a
   * function of the value and of `{ signal, arguments }`, which answers true, false or a message, now or later.
   */
  session(options = {}) {
    this.checkNow?.(options);
    return new LiveForm(this, options);
  }
}
