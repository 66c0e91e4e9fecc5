// A form while it is filled in.
//
// A session holds what the fields of a form hold, in instances: the form itself, nested forms, and rows of lists. A
// change lays the record out, judges each unit for its moment, and decides what is shown: no mistake that the person is
// still about to mend. More of it is in functions that take it as `session`: `Values.js`, `Showing.js` and `Steps.js`.
import { Evaluator } from "../Evaluation/Evaluator.js";
import { pathText } from "../Evaluation/FieldPath.js";
import { resolve } from "../Evaluation/Operands.js";
import { frameOf } from "../Evaluation/FieldState.js";
import { checkMode, Request } from "../Forms/Request.js";
import { noOperand } from "../Program/Operand.js";
import { innermost } from "../Program/ValueType.js";
import { objectOf, plainValue, valueAt } from "../Values/RecordExtractor.js";
import { Loader } from "../Values/RecordLoader.js";
import { member } from "../Values/RecordObject.js";
import { FORM, HOLLOW, LIST, Slot, TYPING, unapplied, unjudged, unreadable } from "../Values/Slot.js";
import { characters, wellFormed } from "../Values/TextMeasure.js";
import { editableTypes } from "./FieldNode.js";
import { fieldOf, Instance, nothing } from "./FormTree.js";
import { HostDesk } from "./HostDesk.js";
import { LiveField } from "./LiveField.js";
import { forgetSettled } from "./Rejections.js";
import { SessionError } from "./SessionError.js";
import { showAll } from "./Showing.js";
import { assignValues, beginInstance, checkContext, checkValues, noteInitialValues, noteValue } from "./Values.js";

/** A form while it is filled in: values, what is shown of each field, and what the form comes to. */
export class Session {
  constructor(form, { values = {}, context, externals = {}, ...options }) {
    this.program = form.program;
    this.form = form.layout;
    this.options = { mode: "first-per-field", ...options };
    checkMode(this.options.mode);
    this.context = context ?? {};
    checkContext(this.context, this.program, this.form, this.options);
    this.evaluator = new Evaluator(form.program);
    this.host = form.program.externals.length > 0 ? new HostDesk(this, externals) : null;
    this.root = new Instance(this, this.form, null, null);
    this.focused = null;
    this.isSubmitted = false;
    // How often values had changed when they were last submitted.
    this.submitted = null;
    // What was found elsewhere; null until there was any.
    this.rejections = null;
    // Violations with messages of the engine's own that are not translated.
    this.inEnglish = new WeakSet();
    this.isEnded = false;
    // How often values have changed.
    this.revision = 0;
    this.listeners = new Set();
    this.isBatch = false;
    this.isStale = false;
    checkValues(values, this.form, []);
    beginInstance(this, this.root);
    assignValues(this, values, this.root, true);
    noteInitialValues(this.root);
    this.update();
  }

  // MARK: Judging

  /** Judges everything and decides what is shown; within a batch, at its end. */
  update() {
    if (this.isBatch) {
      this.isStale = true;
      return;
    }
    this.layOut();
    for (const unit of this.root.allUnits()) unit.standing = this.judge(unit);
    if (this.rejections) forgetSettled(this);
    showAll(this);
    this.host?.askFor(this.root.allUnits());
    for (const listener of [...this.listeners]) listener();
  }

  batch(body) {
    const isOuter = !this.isBatch;
    this.isBatch = true;
    try {
      body();
    } finally {
      if (isOuter) {
        this.isBatch = false;
        if (this.isStale) {
          this.isStale = false;
          this.update();
        }
      }
    }
  }

  request(more) {
    const own = { context: this.context, host: this.host, inEnglish: this.inEnglish };
    return Object.assign(new Request("all", this.options, this.form), own, more);
  }

  layOut() {
    const slots = new Array(this.form.slotCount).fill(null);
    this.loader = new Loader(slots, false);
    this.layOutInstance(this.root, { frame: frameOf(this.form, 0), outer: [], items: [] }, slots);
    this.evaluator.prepareLive(this.form, this.request(), slots);
    for (const field of this.root.allFields()) {
      if (field.layout.computed !== undefined) field.content = valueAt(this.evaluator, field.slot, field.layout.type);
    }
  }

  layOutInstance(instance, place, slots) {
    instance.place = place;
    const { base } = place.frame;
    slots[base] = new Slot(FORM, undefined);
    for (const field of instance.fields) {
      const at = base + field.layout.slot;
      if (field.isNested || (field.rows !== null && field.rowForm)) this.layOutInside(field, at, place, slots);
      else {
        const value = field.layout.computed !== undefined ? undefined : field.rows?.map((row) => row.value) ?? field.content;
        this.loader.value(value, field.layout.type, at, 0);
        if (field.isTyping && slots[at]) slots[at].flags |= TYPING;
        if (field.nested) this.placeInstance(field.nested, placeInside(place, field, field.layout.type.form, at, null));
      }
      if (instance.form.objects.length > 1) this.showGroups(field, base, slots);
    }
  }

  /** Lays out the form, or the list of forms, that is the value of a field. */
  layOutInside(field, at, place, slots) {
    const { nested, rows, rowForm } = field;
    if (field.isNested) return this.layOutInstance(nested, placeInside(place, field, field.layout.type.form, at, null), slots);
    const list = (slots[at] = new Slot(LIST, undefined));
    [list.count, list.stride] = [rows.length, rowForm.slotCount];
    list.start = this.loader.append(list.count * list.stride);
    rows.forEach((row, index) => this.layOutInstance(row.instance, placeInside(place, field, rowForm, list.item(index), index), slots));
  }

  /** Computes where the slots of a nested form without a value are. */
  placeInstance(instance, place) {
    instance.place = place;
    for (const field of instance.fields) {
      const { type: { form }, slot } = field.layout;
      if (field.nested) this.placeInstance(field.nested, placeInside(place, field, form, place.frame.base + slot, null));
    }
  }

  /** Has the groups around a field given out, if there is something in it. */
  showGroups(field, base, slots) {
    const { computed, groupSlots } = field.layout;
    if (!field.isNested && field.rows === null && (field.content === undefined || computed !== undefined)) return;
    for (const group of groupSlots) slots[base + group] = new Slot(FORM, undefined);
  }

  /** Whether the fields of a nested form or row are judged: those of an empty nested form are not. */
  isJudged(instance) {
    const { holder } = instance;
    const slot = this.evaluator.slots[holder.slot];
    if (holder.isDisabled || slot.flags & unjudged) return false;
    if (instance.row === null && (slot.kind !== FORM || slot.flags & HOLLOW)) return false;
    return holder.instance.holder === null || this.isJudged(holder.instance);
  }

  judge(unit) {
    const field = fieldOf(unit);
    if ((unit.instance.holder !== null && !this.isJudged(unit.instance)) || field?.isDisabled) return nothing;
    const holdsUnits = field !== null && (field.nested !== null || field.rowForm !== null);
    const request = this.request({ moment: unit.moment, judgesNestedForms: !holdsUnits });
    const outcome = this.evaluator.judgeUnit(unit.entry, unit.instance.place, request);
    const { violations, inquiries, notes } = outcome;
    const areMended = [...notes.values()].filter((note) => note.isIncomplete).length;
    return {
      ...outcome, fails: violations.length > 0, failsForGood: violations.length > areMended, isPending: !this.isEnded && inquiries.some((each) => each.isPending),
    };
  }

  contextOfEntries({ layout, instance }) {
    const { form } = innermost(layout.type);
    const context = objectOf((form?.contexts ?? []).map((index) => this.program.contexts[index].name).map((name) => [name, member(this.context, name)]));
    return form?.parameters ? this.addParameters(context, form, layout, instance) : context;
  }

  addParameters(context, form, layout, instance) {
    const { evaluator } = this;
    evaluator.frame = instance.place.frame;
    for (const [index, { name, type, defaultValue }] of form.parameters.entries()) {
      const given = layout.arguments[index];
      const { slot } = resolve(evaluator, given.kind === noOperand ? defaultValue : given);
      if (slot.flags & unreadable) return null;
      context[name] = plainValue(evaluator, slot, type);
    }
    return objectOf(Object.entries(context));
  }

  get verdict() {
    let verdict = "valid";
    for (const { standing } of this.root.allUnits()) {
      if (standing.isInvalid) return "invalid";
      if (standing.isUndecided) verdict = "undecided";
    }
    return verdict;
  }

  // MARK: Editing

  edit(field, edit) {
    const value = field.plainText;
    if (value === null || !editableTypes.includes(field.layout.type.name)) throw new SessionError(`'${pathText(field.path)}' holds no text that could be edited`);
    if (field.isReadOnly || !field.isEnabled) throw new SessionError(`'${pathText(field.path)}' is read-only`);
    const change = changeOf(edit, field.editor.shown(value));
    const request = this.request();
    const canHold = (text) =>
      change.deletesPart || field.layout.filter === undefined || this.evaluator.canHold(text, field.layout, field.instance.place, request);
    let outcome = field.editor.outcome(change, value, canHold);
    // Where a mask does not take the rest of a character, all of it goes.
    if (change.deletesPart && outcome.disposition === "refused") outcome = field.editor.outcome({ ...change, text: "" }, value, canHold);
    this.moveFocus(field);
    const isNew = value !== outcome.value || field.layout.notation !== null;
    if (outcome.disposition !== "refused" && (isNew || !field.isTyping)) {
      field.isTyping = true;
      field.isProvided = false;
      if (isNew) {
        field.content = outcome.value;
        noteValue(field);
      }
    }
    this.update();
    const { state, violations, warnings } = field.status;
    const caret = characters(outcome.shown).slice(0, outcome.caret).join("").length;
    return {
      text: outcome.shown, value: field.value, caret, state, isRefused: outcome.disposition === "refused", isShortened: outcome.disposition === "shortened",
      messages: [...violations, ...warnings].map((each) => each.message),
    };
  }

  /** Moves to another field, or out of the form; the one before is finished. */
  moveFocus(field) {
    if (this.focused === field) return;
    const before = this.focused;
    this.focused = field;
    if (before) this.leave(before, field);
  }

  leave(field, next) {
    const stays = new Set();
    for (let around = next; around; around = around.instance.holder) stays.add(around);
    for (let around = field; around && !stays.has(around); around = around.instance.holder) {
      around.isTouched = true;
      around.isTyping = false;
      around.unit.moment = "blur";
    }
  }

  /** Whether a field applies, and all that it is in. */
  applies(field) {
    if ((this.evaluator.slots[field.slot].flags & unapplied) !== 0) return false;
    return field.instance.holder === null || this.applies(field.instance.holder);
  }

  /** Judges the form as one that is submitted, and shows all that fails. */
  beginSubmission() {
    this.moveFocus(null);
    this.isSubmitted = true;
    this.submitted = this.revision;
    this.rejections = null;
    this.host?.forgetUndecided();
    for (const unit of this.root.allUnits()) {
      unit.moment = "submit";
      const field = fieldOf(unit);
      if (field !== null && this.applies(field)) field.isTouched = true;
    }
    this.update();
  }

  // MARK: Fields

  /** The field at a path; null where there is none. */
  find(path, instance) {
    const found = this.innermost(path, instance);
    return found?.rest.length === 0 ? found.field : null;
  }

  /** The innermost field on a path, with the rest of the path within its value; null where there is none. */
  innermost(path, instance = this.root) {
    // What comes before a field are groups.
    for (let end = 1; end <= path.length; end++) {
      const text = pathText(path.slice(0, end));
      const field = instance.fields.find(({ layout }) => layout.pathText === text);
      if (!field) continue;
      const rest = path.slice(end);
      const row = field.rows?.[rest[0]]?.instance;
      const inside = field.nested ? this.innermost(rest, field.nested) : row && this.innermost(rest.slice(1), row);
      return inside ?? { field, rest };
    }
    return null;
  }

  view(field) {
    return (field.view ??= new LiveField(field));
  }
}

/** Where a form is that is the value of a field, or an item of it, at a place. */
function placeInside(place, field, form, base, item) {
  return {
    frame: frameOf(form, base, place.items.length + (item === null ? 0 : 1), item !== null && item > 0),
    outer: [...place.outer, { ...place.frame, field: field.layout }],
    items: item === null ? place.items : [...place.items, item],
  };
}

/**
 * An edit of the shown text, in characters instead of UTF-16 units.
 *
 * It may begin or end inside a character, such as a letter with its marks: what is left of that is part of the replacement.
 */
function changeOf({ start, end, text, direction }, shown) {
  const isInText = [start, end].every(Number.isInteger) && start >= 0 && start <= end && end <= shown.length;
  if (!isInText) throw new SessionError(`the range ${start}..<${end} is not in a text of ${shown.length}`);
  const inserted = wellFormed(text ?? "");
  const bounds = [0];
  for (const character of characters(shown)) bounds.push(bounds.at(-1) + character.length);
  const first = bounds.findLastIndex((bound) => bound <= start);
  const last = bounds.findIndex((bound) => bound >= end);
  const isForward = direction === "forward";
  // Nothing is inserted, so there is no rest of a character to keep, nor half of a pair to drop.
  if (start === end && inserted === "") return { start: first, end: first, text: "", isForward, deletesPart: false };
  const [before, after] = [shown.slice(bounds[first], start), shown.slice(end, bounds[last])].map((part) => wellFormed(part, ""));
  return {
    start: first, end: last, text: before + inserted + after, isForward,
    // Whether the rest of a character is left.
    deletesPart: !text && before + after !== "",
  };
}
