// Unicode's simple case folding, for comparisons that ignore case.
import { scalarCount } from "./TextMeasure.js";

/** Unicode's simple case folding of a text. */
export function folded(text) {
  return /^[\0-\x7f]*$/.test(text) ? text.toLowerCase() : Array.from(text, foldedScalar).join("");
}

function foldedScalar(scalar) {
  if (scalar === "\u0130" || scalar === "\u0131") return scalar;
  if (scalar === "\u1fd3") return "\u0390";
  if (scalar === "\u1fe3") return "\u03b0";
  const only = (text) => (scalarCount(text) === 1 ? text : undefined);
  const capital = only(scalar.toUpperCase()) ?? scalar;
  return only(capital.toLowerCase()) ?? only(scalar.toLowerCase()) ?? scalar;
}
