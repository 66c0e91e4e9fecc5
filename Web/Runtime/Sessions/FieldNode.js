// A field of a live form.
import { FieldEditor } from "../Filtering/FieldEditor.js";
import { translationOf } from "../Notations/ValueNotation.js";
import { Decimal, exactNumber, numberText } from "../Values/Number.js";
import { valueAt } from "../Values/RecordExtractor.js";
import { NUMBER } from "../Values/Slot.js";
import { Instance } from "./FormTree.js";
import { keyOfValue } from "./ValueKeys.js";
import { givenValues } from "./Values.js";

// The types other than texts whose values are given as texts.
export const typesOfTexts = ["integer", "number", "boolean", "date", "month", "time", "datetime"];
export const editableTypes = ["text", "integer", "number", "date", "month", "time", "datetime", "choice", "any"];

/** A field of a live form: what it holds, what was done to it, and what is shown of it. */
export class FieldNode {
  constructor(instance, layout) {
    this.instance = instance;
    this.layout = layout;
    this.session = instance.session;
    this.unit = null;
    this.content = undefined;
    this.rows = null;
    this.isNested = false;
    // Whether the app has given a list or a form another value than it began with.
    this.isReplaced = false;
    this.nested = layout.type.form ? new Instance(this.session, layout.type.form, this, null) : null;
    this.rowForm = layout.type.name === "list" ? layout.type.item.form ?? null : null;
    this.isTyping = false;
    this.isTouched = false;
    // Whether the app gave the value, and nobody has edited it since.
    this.isProvided = false;
    this.isDisabled = false;
    this.isLocked = false;
    this.initial = undefined;
    // What is shown of it, once it was judged.
    this.status = null;
    // How callers see it, once one has asked for it.
    this.view = null;
    this.editor = layout.editor ??= new FieldEditor(layout.mask, layout.notation, layout.type.name);
  }

  get path() {
    return [...this.instance.path, ...this.layout.groups, this.layout.name];
  }

  get slot() {
    return this.instance.place.frame.base + this.layout.slot;
  }

  /** Whether the row that it is in, or one around that, was removed. */
  get isGone() {
    for (let { holder, row } = this.instance; holder; { holder, row } = holder.instance) {
      if (row && !holder.rows?.includes(row)) return true;
    }
    return false;
  }

  /** Whether the value is another than at first. */
  get isDirty() {
    return !this.isNested && this.rows === null && keyOfValue(this.content) !== this.initial;
  }

  get isReadOnly() {
    return this.isLocked || this.layout.computed !== undefined || (this.instance.holder?.isReadOnly ?? false);
  }

  get isEnabled() {
    return !this.isDisabled && (this.instance.holder?.isEnabled ?? true);
  }

  *instances() {
    if (this.nested) yield this.nested;
    if (this.rowForm) for (const row of this.rows ?? []) yield row.instance;
  }

  /** The value as it was given; undefined where there is none. */
  get given() {
    if (this.isNested) return givenValues(this.nested);
    if (this.rows === null) return this.content;
    return this.rows.map((row) => (row.instance ? givenValues(row.instance) : row.value));
  }

  /** The value in the field's type where it can be read as that. */
  get value() {
    const { type } = this.layout;
    const isText = !this.isNested && this.rows === null && typeof this.content === "string";
    if (!isText || !typesOfTexts.includes(type.name) || this.isGone) return this.given;
    return valueAt(this.session.evaluator, this.slot, type) ?? this.content;
  }

  /** The value as a text that can be edited, before any mask; null for values that are no text. */
  get plainText() {
    if (this.isNested || this.rows !== null) return null;
    const { content: value, layout: { notation } } = this;
    if (value === undefined || value === null) return "";
    if (typeof value === "number" || value instanceof Decimal) {
      const number = typeof value === "number" ? exactNumber(value) : value;
      return notation?.write(NUMBER, number) ?? numberText(number);
    }
    if (typeof value !== "string") return null;
    if (notation === null || this.isTyping) return value;
    return translationOf(notation, value) ?? value;
  }
}
