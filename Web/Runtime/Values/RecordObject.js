// Objects of records, as callers or `parse` give them.
import { Decimal } from "./Number.js";

export const isFile = (value) => typeof Blob === "function" && value instanceof Blob;
/** Whether it is an object of JavaScript's that is no object of a record. */
export const isOther = (value) => value instanceof Date || value instanceof Map || value instanceof Set;
export const isObject = (value) =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Decimal) && !isFile(value)
  && !isOther(value);

/** Of an object that `parse` has read: its names in the order of the text, and those that are there twice. */
export const [orderOfNames, repeatedNames] = [Symbol("order"), Symbol("repeated")];
export const member = (values, name) => (Object.hasOwn(values, name) ? values[name] : undefined);
/** The first name in an object that is not known; undefined if there is none. */
export const unknownName = (values, known) => Object.keys(values).find((name) => !known.has(name));
