// A step of a live form, as callers see it.
import { humanized } from "../Messages/Labels.js";
import { beginSubmissionOfStep, shownOfStep, standingOfStep } from "./Steps.js";

/** A step of a live form: a check belongs to the last of the steps whose fields it is about. */
export class LiveStep {
  #session;
  #position;
  constructor(session, position) {
    this.#session = session;
    this.#position = position;
  }

  get #layout() {
    return this.#session.form.steps[this.#position];
  }

  get name() {
    return this.#layout.name;
  }

  get label() {
    return this.#layout.label ?? humanized(this.name);
  }

  /** Its fields, in file order, those of its groups included. */
  get fields() {
    const [start, end] = this.#layout.slots;
    return this.#nodes(start, end).map((node) => this.#session.view(node));
  }

  #nodes(start, end) {
    return this.#session.root.fields.filter(({ layout }) => start <= layout.slot && layout.slot < end);
  }

  get state() {
    const { isInvalid, isUndecided, isPending } = standingOfStep(this.#session, this.#position);
    if (this.violations.length > 0) return "invalid";
    if (isPending) return "checking";
    const [start, end] = this.#layout.slots;
    const isVisited = (node) => node.isTouched || node.isDirty || this.#session.focused === node;
    if (!this.#nodes(start, end).some(isVisited)) return "untouched";
    return isInvalid ? "incomplete" : isUndecided ? "undecided" : "valid";
  }

  /** All violations of the step that are to be shown now. */
  get violations() {
    return shownOfStep(this.#session, this.#position).filter((each) => each.severity === "error");
  }

  get warnings() {
    return shownOfStep(this.#session, this.#position).filter((each) => each.severity === "warning");
  }

  /** Whether all checks of the step hold, whether or not that is shown. */
  get canContinue() {
    const { isInvalid, isUndecided } = standingOfStep(this.#session, this.#position);
    return !isInvalid && !isUndecided && !this.#session.isEnded;
  }

  /** Shows all that fails in the step, and waits for the host; returns whether the form can go on to the next. */
  async submit() {
    beginSubmissionOfStep(this.#session, this.#position);
    await this.#session.host?.settle();
    return this.canContinue;
  }
}
