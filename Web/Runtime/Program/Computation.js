// Computations whose results are operands.
import { computations } from "../Evaluation/Computations.js";
import { ProgramError } from "./ProgramError.js";

/** The computation that a program writes. */
export function computationOf(written) {
  const [[name, value]] = Object.entries(written);
  if (!Object.hasOwn(computations, name)) throw new ProgramError(`the computation '${name}' is not known`);
  return { name, ...computations[name].read?.(value) };
}
