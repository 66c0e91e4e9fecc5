// Texts that equal values have in common.
import { limits } from "../Evaluation/EvaluationLimits.js";
import { isObject } from "../Values/RecordObject.js";

/** A text that equal values have in common. What is in an object twice, or too deep to be judged, is not looked at. */
export function keyOfValue(value, depth = 0, seen = new Set()) {
  const inner = (each) => keyOfValue(each, depth + 1, seen);
  if (typeof value === "string") return JSON.stringify(value);
  if (!Array.isArray(value) && !isObject(value)) return String(value);
  if (depth > limits.depth || seen.has(value)) return "";
  seen.add(value);
  if (Array.isArray(value)) return `[${value.map(inner)}]`;
  const names = Object.keys(value).filter((name) => value[name] !== undefined).sort();
  return `{${names.map((name) => inner(name) + inner(value[name]))}}`;
}

export const keyOfQuestion = ({ rule, value, arguments: args }) => keyOfValue([rule.name, value, args]);
