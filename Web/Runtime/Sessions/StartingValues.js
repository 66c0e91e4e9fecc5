// The values that fields begin with, from `@default`.
import { Decimal, numberText, parseNumber } from "../Values/Number.js";
import { BOOLEAN, NUMBER, TEXT } from "../Values/Slot.js";
import { typesOfTexts } from "./FieldNode.js";

/** The value of a field's `@default`, where its type takes such a value; undefined for secrets. */
export function startingValue({ annotations, isSecret, computed, type }) {
  const given = isSecret || computed !== undefined ? undefined : annotations.find(({ name }) => name === "default")?.arguments[0];
  return given === undefined ? undefined : valueOfDefault(type, writtenValue(given));
}

/** A literal of a rule file: numbers are written as `{ number: "1.5" }`. */
function writtenValue(written) {
  if (Array.isArray(written)) return written.map(writtenValue);
  if (written === null || typeof written !== "object") return written;
  const [[name, value]] = Object.entries(written);
  return name === "number" ? parseNumber(value, true) : value;
}

function valueOfDefault(type, value) {
  if (type.name === "any") return value;
  if (type.name === "list") return (Array.isArray(value) ? value : [value]).map((each) => valueOfDefault(type.item, each)).filter((each) => each !== undefined);
  const isNumber = typeof value === "number" || value instanceof Decimal;
  if (type.kind === TEXT) return typeof value === "string" ? value : isNumber ? numberText(value) : typeof value === "boolean" ? String(value) : undefined;
  if (!typesOfTexts.includes(type.name)) return undefined;
  if (typeof value === "string") return value;
  return (isNumber && type.kind === NUMBER) || (typeof value === "boolean" && type.kind === BOOLEAN) ? value : undefined;
}
