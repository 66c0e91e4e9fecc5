// Computations whose results are operands.
import { parseShift } from "../Values/MomentShift.js";
import { operandOf } from "./Operand.js";
import { ProgramError } from "./ProgramError.js";

const operations = [
  "add", "multiply", "divide", "negate", "round", "abs", "length", "years", "months", "days", "year", "month",
  "weekday", "count_filled", "first_filled", "min", "max",
];

/** The computation that a program writes. */
export function computationOf(written) {
  const [[name, value]] = Object.entries(written);
  switch (name) {
    case "today": case "now": case "key": return { name };
    case "offset": return { name, operand: operandOf(value[0]), shift: parseShift(value[1]) };
    case "range": return { name, lower: operandOf(value[0]), upper: operandOf(value[1]) };
    case "entry": return { name, operand: operandOf(value[0]), key: operandOf(value[1]), slot: value[2] };
    case "operation":
      if (operations.includes(value[0])) return { name, operation: value[0], operands: value.slice(1).map(operandOf) };
  }
  throw new ProgramError(`the computation '${name === "operation" ? value[0] : name}' is not known`);
}
