// The operands of instructions: where a value comes from.
import { ProgramError } from "./ProgramError.js";

const operandKinds = [
  "none", "constant", "parameter", "field", "previous", "previousItem", "context", "computed", "item", "computation",
  "itemPath",
];
export const [
  noOperand, aConstant, aParameter, aField, ofPrevious, ofPreviousItem, aContext, aComputed, anItem, aComputation,
  anItemPath,
] = operandKinds.keys();
export const none = { kind: noOperand, at: 0 };

/** The operand that a program writes: its kind, and a position in what the kind is about. */
export function operandOf(written) {
  if (written === null || written === undefined) return none;
  const [[name, at]] = Object.entries(written);
  const kind = operandKinds.indexOf(name);
  if (kind < 1) throw new ProgramError(`the operand '${name}' is not known`);
  return kind === anItem ? { kind, level: at[0], at: at[1] } : { kind, at };
}

export const namedOperand = ({ name, operand }) => ({ name, operand: operandOf(operand) });
