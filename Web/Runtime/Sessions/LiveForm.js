// A live form, as callers see it.
import { valuesOf } from "../Values/RecordExtractor.js";
import { pathParts } from "./FieldPaths.js";
import { LiveStep } from "./LiveStep.js";
import { reject } from "./Rejections.js";
import { Session } from "./Session.js";
import { shownViolations } from "./Showing.js";
import { assignValues, checkContext, checkValues, draftOf } from "./Values.js";

/** A form that is filled in, for those who draw it. */
export class LiveForm {
  #session;
  constructor(form, options) {
    this.#session = new Session(form, options);
  }

  /** The field at a path such as `card.number` or `addresses[0].postcode`; null where there is none. */
  field(path) {
    const node = this.#session.find(pathParts(path));
    return node && this.#session.view(node);
  }

  /** All fields, those of nested forms and rows after the field that holds them. */
  get fields() {
    return [...this.#session.root.allFields()].map((node) => this.#session.view(node));
  }

  /** The steps of the form, in file order; empty where it is filled in as a whole. */
  get steps() {
    return this.#session.form.steps.map((_, position) => new LiveStep(this.#session, position));
  }

  /** The verdict on the values as they are, whatever is shown of it. */
  get verdict() {
    return this.#session.verdict;
  }

  get isPending() {
    return [...this.#session.root.allUnits()].some((unit) => unit.standing.isPending);
  }

  /** All violations to be shown now, in file order, those of the form as a whole among them. */
  get violations() {
    return shownViolations(this.#session).filter((each) => each.severity === "error");
  }

  get warnings() {
    return shownViolations(this.#session).filter((each) => each.severity === "warning");
  }

  /** Whether the message of a violation is the engine's own, in English, because there is no translation of it. */
  isInEnglish(violation) {
    return this.#session.inEnglish.has(violation);
  }

  /** Shows violations that were found elsewhere, such as by a server; returns those that no field shows. */
  show(violations) {
    return reject(this.#session, violations);
  }

  /** The values as the form gives them out: normalized, typed, of fields that apply. */
  get values() {
    return valuesOf(this.#session.evaluator, this.#session.form, 0);
  }

  /** All that was entered, to be stored and filled in further later. */
  get draft() {
    return draftOf(this.#session.root);
  }

  get context() {
    return this.#session.context;
  }

  set context(context) {
    checkContext(context, this.#session.program, this.#session.form, this.#session.options);
    this.#session.context = context;
    this.#session.update();
  }

  /** Sets the values that are named, and leaves all others as they are. */
  update(values) {
    checkValues(values, this.#session.form, [], this.#session.root);
    assignValues(this.#session, values, this.#session.root, true);
    this.#session.update();
  }

  /** Makes several changes, and judges their result once. */
  batch(body) {
    this.#session.batch(body);
  }

  /** Calls a function after each change; returns one that ends that. */
  onChange(listener) {
    if (typeof listener !== "function") throw new TypeError("a listener is a function");
    this.#session.listeners.add(listener);
    return () => this.#session.listeners.delete(listener);
  }

  /** Waits until no answer of the host is awaited any more. */
  async settle() {
    await this.#session.host?.settle();
  }

  /** Judges the form as a whole, shows all that fails, and waits for the host; returns the verdict. */
  async submit() {
    const session = this.#session;
    // Values that change meanwhile are judged too.
    for (let judged = null; !session.isEnded && session.revision !== judged;) {
      session.beginSubmission();
      judged = session.revision;
      await this.settle();
    }
    return session.isEnded ? "undecided" : this.verdict;
  }

  /** Ends the session: nothing more is asked. */
  end() {
    this.#session.isEnded = true;
    this.#session.listeners.clear();
    // What waited for the host is undecided now.
    this.#session.update();
  }
}
