// Names and values as people read them.
import { characters } from "../Values/TextMeasure.js";

/** `confirm_password` as `Confirm password`. */
export function humanized(name) {
  const words = name.split(/[_-]/).filter(Boolean).join(" ");
  const first = characters(words)[0] ?? "";
  return first.toUpperCase() + words.slice(first.length);
}

/** A text for a message: of a long one the beginning. */
export function shortened(text) {
  if (text.length <= 80) return text;
  const all = characters(text);
  return all.length <= 80 ? text : all.slice(0, 80).join("") + "…";
}

/** The most values that a message lists, as each of many violations has a message. */
export const MOST_LISTED = 8;
