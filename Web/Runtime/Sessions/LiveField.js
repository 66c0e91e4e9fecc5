// A field of a live form, as callers see it.
import { pathText } from "../Evaluation/FieldPath.js";
import { insertRow, moveRow, removeRow } from "./Rows.js";
import { checkValue, putValue, refuseIfGone, refuseIfReadOnly } from "./Values.js";

/** One field of a live form: its value, what is shown of it, and what can be done to it. */
export class LiveField {
  #node;
  constructor(node) {
    this.#node = node;
  }

  /** Its path; where its row was removed, that within the row. */
  get path() {
    return this.#node.isGone ? this.#node.layout.pathText : pathText(this.#node.path);
  }

  get label() {
    return this.#node.layout.shownLabel;
  }

  /** The text that is shown for the value: formatted by the field's mask, empty where there is none. */
  get text() {
    return this.#node.editor.shown(this.#node.plainText ?? "");
  }

  /** The value in the field's type where it can be read as that; undefined where there is none. */
  get value() {
    return this.#node.value;
  }

  get state() {
    return this.#node.status.state;
  }

  get violations() {
    return this.#node.status.violations;
  }

  get warnings() {
    return this.#node.status.warnings;
  }

  get undecided() {
    return this.#node.status.undecided;
  }

  get isActive() {
    return this.#node.status.isActive;
  }

  get isPending() {
    return this.#node.status.isPending;
  }

  /** Whether a check of the field fails, shown or not. */
  get isFailing() {
    return this.#node.unit.standing.isInvalid;
  }

  get isReadOnly() {
    return this.#node.isReadOnly;
  }

  set isReadOnly(isReadOnly) {
    this.#affect((node) => (node.isLocked = isReadOnly));
  }

  get isEnabled() {
    return this.#node.isEnabled;
  }

  set isEnabled(isEnabled) {
    this.#affect((node) => (node.isDisabled = !isEnabled));
  }

  /** How many rows a list has. */
  get rowCount() {
    return this.#node.rows?.length ?? 0;
  }

  /**
   * The context of a session of the form in an entry of the map: what it has of this one's, and its parameters; null while one of
   * these can't be read.
   */
  get contextOfEntries() {
    return this.#node.session.contextOfEntries(this.#node);
  }

  /** Replaces the text from `start` to `end`, in UTF-16 units, as a key or a paste does. */
  edit(edit) {
    refuseIfGone(this.#node);
    return this.#node.session.edit(this.#node, edit);
  }

  /** Sets the value, which counts as finished; undefined takes it away. */
  set(value) {
    this.#change((node, session) => {
      refuseIfReadOnly(node);
      checkValue(value, node.layout.type, node.path);
      node.isTyping = false;
      putValue(session, value, node, false);
    });
  }

  focus() {
    this.#affect((node, session) => session.moveFocus(node));
  }

  /** Leaves the field: what was typed is finished, and all that fails is shown. */
  leave() {
    this.#affect((node, session) => (session.focused === node ? session.moveFocus(null) : session.leave(node, session.focused)));
  }

  /** Adds a row before the one at a position, by default at the end. */
  insert(value, position = this.rowCount) {
    this.#change((node) => insertRow(node, value, position));
  }

  move(from, to) {
    this.#change((node) => moveRow(node, from, to));
  }

  remove(position) {
    this.#change((node) => removeRow(node, position));
  }

  #change(body) {
    refuseIfGone(this.#node);
    this.#affect(body);
  }

  /** Does something to the field, unless its row was removed. */
  #affect(body) {
    const { session, isGone } = this.#node;
    if (isGone) return;
    body(this.#node, session);
    session.update();
  }
}
