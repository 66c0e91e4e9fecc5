// Accepts most valid values without running their instructions.
//
// Most values are right, and most checks are plain tests. A fast path is a function of the value as it is given that
// holds only where no check of the field can fail; it may hold too rarely, but never too often. What it refuses is
// judged by the field's instructions, which alone report.
import { opCheck, opField, opStop } from "../Program/Instruction.js";
import { readsOf } from "../Program/ValueInputs.js";
import { repeatedNames } from "../Values/RecordObject.js";
import { FastPathReader } from "./FastPathReader.js";

/** The fast paths of a form's fields; null where values have to be prepared, or there is more than plain fields. */
export function fastPathOf(program, form) {
  const isPlain = !form.isExact && !form.isClosed && !form.parameters && form.decisions === undefined
    && form.objects.length === 1 && form.contexts === undefined;
  // A name such as `constructor` is one that every object of JavaScript knows.
  const isSlow = (field) => field.normalization.length > 0 || !field.type.kind || field.name in Object.prototype;
  if (!isPlain || form.fields.some(isSlow)) return null;
  const paths = form.fields.map(() => null);
  const reads = form.fields.map(() => []);
  let at = form.checks;
  for (; program.code[at].op === opField; at = program.code[at].b) {
    const step = program.code[at];
    paths[step.a] = new FastPathReader(program, form, form.fields[step.a]).read(at + 1, step.b);
    for (const { op, a } of program.code.slice(at + 1, step.b)) {
      if (op === opCheck) reads[step.a].push(...readsOf(program, program.checks[a]));
    }
  }
  const isAll = program.code[at].op === opStop;
  return paths.some(Boolean) ? new FastPaths(form.fields, paths, reads, isAll) : null;
}

class FastPaths {
  constructor(fields, paths, reads, isAll) {
    const names = (this.names = fields.map((field) => field.name));
    this.paths = paths;
    // For each field the positions of the others that its checks read.
    this.others = reads.map((slots) => [...new Set(slots)].map((slot) => fields.findIndex((field) => field.slot === slot)).filter((index) => index >= 0));
    // Whether the fields are all that is judged.
    this.isAll = isAll;
    // Of the last record for each field whether its value was accepted.
    this.accepted = new Uint8Array(names.length);
  }

  /** Whether the values of all fields are accepted. */
  accept(record) {
    const { names, paths, accepted } = this;
    const mayAccept = record[repeatedNames] === undefined;
    let areAll = mayAccept && this.isAll;
    for (let index = 0; index < names.length; index++) {
      const path = paths[index];
      const value = record[names[index]];
      const isAccepted = mayAccept && path !== null && path(value, record);
      accepted[index] = isAccepted ? 1 : 0;
      if (!isAccepted) areAll = false;
    }
    return areAll;
  }
}
