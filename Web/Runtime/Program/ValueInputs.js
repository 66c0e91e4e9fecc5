// What values and checks depend on.

/** What the values of a form depend on: computed values on what they read, and all on the conditions around. */
export class ValueInputs {
  constructor(program, form) {
    // Of computed values the slots that they read.
    this.reads = new Map();
    this.decisions = [];
    // Of slots in branches what the conditions around them read; made when the first is asked for.
    this.around = null;
    for (const step of form.decisions === undefined ? [] : program.codeFrom(form.decisions)) {
      if (step.name === "decide") this.decisions.push(program.decisions[step.a]);
      else if (step.name === "compute") this.reads.set(program.computed[step.a].slot, program.computed[step.a].reads);
    }
  }

  /** What the conditions around a slot read. */
  conditions(slot) {
    if (this.around === null) {
      this.around = new Map();
      for (const { main, otherwise, reads } of this.decisions) {
        for (const [start, end] of [main, otherwise]) for (let at = start; at < end; at++) this.addAround(at, reads);
      }
    }
    return this.around.get(slot) ?? [];
  }

  addAround(slot, reads) {
    const known = this.around.get(slot);
    if (known) known.push(...reads);
    else this.around.set(slot, [...reads]);
  }

  /** What a slot depends on directly. */
  inputs(slot) {
    return [...(this.reads.get(slot) ?? []), ...this.conditions(slot)];
  }

  /** Of the slots, and all that they depend on, those that are asked for, and those that depend on one of them. */
  dependents(slots, isAsked) {
    const all = new Set(slots);
    const readers = new Map();
    for (const slot of all) {
      for (const input of this.inputs(slot)) {
        all.add(input);
        if (readers.has(input)) readers.get(input).push(slot);
        else readers.set(input, [slot]);
      }
    }
    const found = new Set([...all].filter(isAsked));
    for (const slot of found) for (const reader of readers.get(slot) ?? []) found.add(reader);
    return found;
  }
}

/** By the slots of what a form computes the slots that it is computed from. */
export function computedReads(program, form) {
  return (form.computedReads ??= new ValueInputs(program, form).reads);
}

/** The slots that a check depends on: its own and those of the conditions around it. */
export function readsOf(program, check) {
  const known = program.readsOfChecks.get(check);
  if (known) return known;
  const slots = new Set(check.reads);
  for (let next = check.condition; next !== undefined; next = program.conditions[next].outer) {
    for (const slot of program.conditions[next].reads) slots.add(slot);
  }
  program.readsOfChecks.set(check, [...slots]);
  return program.readsOfChecks.get(check);
}
