// The arguments of rules: their bounds and texts, known when the program is loaded or looked up.
import { notApplicable } from "../Evaluation/Answer.js";
import { obstacleOf, resolve } from "../Evaluation/Operands.js";
import { missingValue } from "../Evaluation/Resolved.js";
import { unknownFor } from "../Evaluation/Tests.js";
import { aConstant, none, noOperand } from "../Program/Operand.js";
import { folded } from "../Values/CaseFolding.js";
import { missingSlot, NUMBER, RANGE, TEXT } from "../Values/Slot.js";
import { counters } from "../Values/TextMeasure.js";

/** The bounds of a length or magnitude where both are constant whole numbers; null where they have to be looked up. */
export function constantBounds(step, program) {
  const found = step.operands.slice(0, 2);
  if (found.some((operand) => operand.kind > aConstant) || found.every((operand) => operand.kind === noOperand)) return null;
  let positions = found.map((operand) => (operand.kind === noOperand ? null : operand.at));
  const range = positions[0] === null ? null : program.constants[positions[0]];
  if (range?.kind === RANGE && positions[1] === null) positions = range.value;
  const values = positions.map((position) => (position === null ? null : program.constants[position]));
  if (values.some((slot) => slot && (slot.kind !== NUMBER || typeof slot.value !== "number"))) return null;
  return { least: values[0]?.value ?? -Infinity, most: values[1]?.value ?? Infinity, unit: unitOf(step, program) };
}

/** What a length counts. */
export function unitOf(step, program) {
  const operand = step.operands[2];
  const unit = operand?.kind === aConstant ? program.constants[operand.at].value : null;
  return counters[unit] ? unit : "characters";
}

/** The texts of a list of constants, in one case where that does not count; null where one is anything else. */
export function constantTexts(step, program) {
  const slots = step.operands.map((operand) => (operand.kind === aConstant ? program.constants[operand.at] : missingSlot));
  if (slots.some((slot) => slot.kind !== TEXT)) return null;
  return new Set(slots.map((slot) => (step.ignoresCase ? folded(slot.value) : slot.value)));
}

/** The bounds that the first two operands are; an answer where they can't be read, or none is given. */
export function boundsOf(on, step) {
  const values = [0, 1].map((index) => {
    const value = resolve(on, step.operands[index] ?? none);
    if (value.slot.kind !== RANGE) return value;
    const position = value.slot.value[index];
    return position === null ? missingValue : resolve(on, { kind: aConstant, at: position });
  });
  const reason = obstacleOf(on, values[0]) ?? obstacleOf(on, values[1]);
  if (reason !== null) return unknownFor(on, reason, step);
  return values.every((value) => value.isEmpty) ? notApplicable : values;
}
