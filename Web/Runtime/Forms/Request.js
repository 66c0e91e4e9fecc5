// What is asked of a record.
import { Clock } from "../Values/FormClock.js";

const reportModes = ["first-per-field", "all", "first"];

export function checkMode(mode) {
  if (!reportModes.includes(mode)) throw new RangeError(`'${mode}' is no report mode`);
}

/** What is asked of a record of a form. */
export class Request {
  constructor(mode, options, form) {
    this.mode = mode;
    this.context = options.context ?? {};
    this.strict = options.strict === true;
    this.moment = "submit";
    this.judgesNestedForms = true;
    // Who answers external rules: the desk of a session that has any.
    this.host = null;
    this.ruleTexts = options.ruleTexts;
    this.translations = options.translations;
    // The engine's texts in the form's language.
    this.ownTranslations = form.translations;
    this.now = options.now;
    this.madeClock = null;
  }

  /** Made when the first check asks for it, and the same for all of a record. */
  get clock() {
    return (this.madeClock ??= Clock.of(this.now));
  }
}
