// The forms of a session, with their fields and what they judge by themselves.
import { opCheck, opField, opForm } from "../Program/Instruction.js";
import { readsOf } from "../Program/ValueInputs.js";
import { FieldNode } from "./FieldNode.js";

/** A form in a session: the session's own, a nested form, or a row of a list. */
export class Instance {
  constructor(session, form, holder, row) {
    this.session = session;
    this.form = form;
    // The field whose value, or a row of whose value, it is; null for the session's own form.
    this.holder = holder;
    this.row = row;
    this.fields = form.fields.map((layout) => new FieldNode(this, layout));
    this.units = unitsOf(session.program, form).map((unit) => ({ ...unit, instance: this, moment: "change", standing: nothing }));
    for (const unit of this.units) if (unit.field) this.node(unit.field).unit = unit;
    this.place = null;
  }

  node(layout) {
    return this.fields[layout.index];
  }

  get path() {
    if (this.holder === null) return [];
    return this.row === null ? this.holder.path : [...this.holder.path, this.holder.rows.indexOf(this.row)];
  }

  /** Its units and those of what is in it, in file order. */
  *allUnits() {
    for (const unit of this.units) {
      yield unit;
      if (unit.field) for (const inner of this.node(unit.field).instances()) yield* inner.allUnits();
    }
  }

  *allFields() {
    for (const unit of this.allUnits()) if (unit.field) yield fieldOf(unit);
  }
}

export const nothing = Object.freeze({ isInvalid: false, isUndecided: false, fails: false, failsForGood: false, isPending: false, inquiries: [], violations: [], undecided: [], notes: new Map() });

/** The field that a unit judges; null for a check of the form as a whole. */
export const fieldOf = ({ field, instance }) => (field ? instance.node(field) : null);

/** What a live form judges by itself: fields with all their checks, and checks of the form as a whole. */
function unitsOf(program, form) {
  if (form.units) return form.units;
  const units = [];
  for (const step of program.codeFrom(form.checks)) {
    const unit = { entry: step.index, field: null, slot: step.a, hasConditions: false, targets: [], reads: [] };
    if (step.op === opField) units.push({ ...unit, field: form.fields[step.a], slot: form.fields[step.a].slot });
    else if (step.op === opForm) units.push(unit);
    else if (step.op === opCheck) {
      const check = program.checks[step.a];
      const last = units.at(-1);
      if (check.isCondition) last.hasConditions = true;
      if (targetField(check).length > 0) last.targets.push(targetField(check));
      last.reads.push(...readsOf(program, check));
    }
  }
  return (form.units = units);
}

/** The names that lead from a check's field to the one in that field's form that shows a failure. */
export function targetField({ target }) {
  const names = target.findIndex((part) => typeof part !== "string");
  return names < 0 ? target : target.slice(0, names);
}

/** The field whose slot is at an offset from an instance's first, perhaps in a nested form. */
export function nodeAt(instance, offset) {
  const field = instance.fields.findLast(({ layout }) => layout.slot <= offset);
  if (!field || field.layout.slot === offset) return field ?? null;
  return field.nested ? nodeAt(field.nested, offset - field.layout.slot) : null;
}
