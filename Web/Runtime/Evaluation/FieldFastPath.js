// Accepts most valid values without running their instructions.
//
// Most values are right, and most checks are plain tests. A fast path is a function of the value as it is given that
// holds only where no check of the field can fail; it may hold too rarely, but never too often. What it refuses is
// judged by the field's instructions, which alone report.
import { opCheck, opField, opForm, opStop } from "../Program/Instruction.js";
import { readsOf } from "../Program/ValueInputs.js";
import { Loader, twice, Unreadable } from "../Values/RecordLoader.js";
import { repeatedNames } from "../Values/RecordObject.js";
import { FORM, missingSlot, Slot } from "../Values/Slot.js";
import { FastPathReader } from "./FastPathReader.js";
import { prepareField } from "./Preparation.js";
import { run } from "./Run.js";

/** The fast paths of a form's fields; null where values have to be prepared, or there is more than plain fields. */
export function fastPathOf(program, form) {
  const isPlain = !form.isExact && !form.isClosed && !form.parameters && form.decisions === undefined
    && form.objects.length === 1 && form.contexts === undefined;
  // A name such as `constructor` is one that every object of JavaScript knows.
  const isSlow = (field) => field.normalization.length > 0 || !field.type.kind || field.name in Object.prototype;
  if (!isPlain || form.fields.some(isSlow)) return null;
  const bySlot = new Map(form.fields.map((field) => [field.slot, field]));
  const units = [];
  for (let at = form.checks; program.code[at].op !== opStop; at = program.code[at].b) {
    const { op, a, b } = program.code[at];
    if (op !== opField && op !== opForm) return null;
    const field = op === opField ? form.fields[a] : null;
    const checks = program.code.slice(at + 1, b).filter(({ op }) => op === opCheck).map((step) => program.checks[step.a]);
    const reads = new Set(checks.flatMap((check) => readsOf(program, check)));
    units.push({
      field, name: field?.name, entry: at, accepts: field && new FastPathReader(program, form, field).read(at + 1, b),
      others: [...reads].map((slot) => bySlot.get(slot)).filter(Boolean),
    });
  }
  return units.some(({ accepts }) => accepts !== null) ? new FastPath(form, units) : null;
}

/**
 * What a form judges: its fields, each with the function that accepts values, and checks of the form as a whole, which
 * have none; and for each the other fields that its checks read.
 */
class FastPath {
  constructor(form, units) {
    this.form = form;
    this.units = units;
    // Those of the last record whose values were not accepted.
    this.refused = [];
  }

  /** Whether the values of all fields are accepted, and nothing else is judged. */
  accept(record) {
    const { units } = this;
    const mayAccept = record[repeatedNames] === undefined;
    const refused = (this.refused = []);
    for (let index = 0; index < units.length; index++) {
      const each = units[index];
      if (!mayAccept || each.accepts === null || !each.accepts(record[each.name], record)) refused.push(each);
    }
    return refused.length === 0;
  }

  /** Loads the values that were not accepted, and as they are given those that they may be compared with. */
  load(on, values) {
    const { form, refused } = this;
    // The slots of the record before are used again, if there are as many.
    if (on.slots.length !== form.slotCount) on.slots = new Array(form.slotCount);
    const { slots } = on;
    for (let at = 1; at < slots.length; at++) slots[at] = missingSlot;
    slots[0] = new Slot(FORM, undefined);
    for (const { others } of refused) takeAsGiven(slots, values, others);
    const loader = new Loader(slots);
    for (const { field, name } of refused) {
      if (field === null) continue;
      if (values[repeatedNames]?.has(name)) throw new Unreadable(twice);
      loader.value(values[name], field.type, field.slot, 0);
      prepareField(on, field, form, field.slot);
    }
    if (slots.length > form.slotCount) loader.finish();
  }

  /** Judges the values that were not accepted, and the form as a whole. */
  run(on) {
    for (const { entry } of this.refused) {
      on.units = 1;
      if (!on.isHalted) run(on, entry, null);
    }
    on.units = Infinity;
  }
}

/** Puts values into the slots of their fields, for whose types they are right, or which are loaded again. */
function takeAsGiven(slots, values, fields) {
  for (const { name, slot, type } of fields) {
    const value = values[name];
    if (value !== undefined && value !== null) slots[slot] = new Slot(type.kind, value);
  }
}
