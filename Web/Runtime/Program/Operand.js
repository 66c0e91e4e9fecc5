// The operands of instructions: where a value comes from.
import { MOST_LISTED } from "../Messages/Labels.js";
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

/** The arguments that messages list: of many with a name the first, the last of which has the `count` of all. */
export function listedArguments(written) {
  const groups = new Map();
  for (const { name, operand } of written) {
    const group = groups.get(name) ?? { listed: [], count: 0 };
    if (++group.count <= MOST_LISTED) group.listed.push({ name, operand: operandOf(operand) });
    groups.set(name, group);
  }
  return [...groups.values()].flatMap(({ listed, count }) => {
    if (count > MOST_LISTED) listed.at(-1).count = count;
    return listed;
  });
}
