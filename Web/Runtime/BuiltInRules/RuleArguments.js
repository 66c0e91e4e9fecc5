// The arguments of rules: their bounds and texts, known when the program is loaded or looked up.
import { notApplicable } from "../Evaluation/Answer.js";
import { obstacleOf, resolve } from "../Evaluation/Operands.js";
import { unknownFor } from "../Evaluation/Tests.js";
import { aConstant, none } from "../Program/Operand.js";
import { folded } from "../Values/CaseFolding.js";
import { MISSING, missingSlot, NUMBER, RANGE, TEXT } from "../Values/Slot.js";
import { counters } from "../Values/TextMeasure.js";

/** The bounds of a length or magnitude where both are constant whole numbers; null where they have to be looked up. */
export function constantBounds(step, program) {
  const [first = none, second = none] = step.operands;
  if (first.kind > aConstant || second.kind > aConstant) return null;
  const constantOf = ({ kind, at }) => (kind === aConstant ? program.constants[at] : missingSlot);
  const range = constantOf(first);
  const bounds = (range.kind === RANGE ? range.value : [first, second]).map(constantOf);
  const isShort = ({ kind, value }) => kind === MISSING || (kind === NUMBER && typeof value === "number");
  if (!bounds.every(isShort) || bounds.every(({ kind }) => kind === MISSING)) return null;
  const [least, most] = bounds.map(({ value }) => value);
  return { least: least ?? -Infinity, most: most ?? Infinity, unit: unitOf(step, program) };
}

/** What a length counts. */
export function unitOf(step, program) {
  const operand = step.operands[2];
  const unit = operand?.kind === aConstant ? program.constants[operand.at].value : null;
  return counters[unit] ? unit : "characters";
}

/** A list of constants that are texts, in one case where that does not count, or short integers; null where one is anything else. */
export function constantValues(step, program) {
  const slots = step.operands.map((operand) => (operand.kind === aConstant ? program.constants[operand.at] : missingSlot));
  if (!slots.every(({ kind, value }) => kind === TEXT || (kind === NUMBER && typeof value === "number"))) return null;
  return new Set(slots.map(({ kind, value }) => (step.ignoresCase && kind === TEXT ? folded(value) : value)));
}

/** The bounds that the first two operands are; an answer where they can't be read, or none is given. */
export function boundsOf(on, step) {
  const values = [0, 1].map((index) => {
    const value = resolve(on, step.operands[index] ?? none);
    return value.slot.kind === RANGE ? resolve(on, value.slot.value[index]) : value;
  });
  const reason = obstacleOf(on, values[0]) ?? obstacleOf(on, values[1]);
  if (reason !== null) return unknownFor(on, reason, step);
  return values.every((value) => value.isEmpty) ? notApplicable : values;
}
