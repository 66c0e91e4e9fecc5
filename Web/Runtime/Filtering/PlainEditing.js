// Edits of a text without a mask.
import { characters } from "../Values/TextMeasure.js";
import { longestStart } from "./LongestStart.js";

export const plainOutcome = (value, caret, disposition) => ({ shown: value, value, caret, disposition });

/** An edit of a text without a mask. Characters that meet may become one, so it is cut between characters only. */
export function plainEdit({ start, end, text }, value, canHold) {
  const all = characters(value);
  const before = all.slice(0, start).join("");
  const beginning = before + text;
  const rest = all.slice(end).join("");
  // Where the beginning may be cut: after each character that the replacement has a part in.
  const cuts = [];
  let length = 0;
  for (const character of characters(beginning)) {
    length += character.length;
    if (length > before.length) cuts.push(length);
  }
  const taken = (length, disposition) => {
    const whole = beginning.slice(0, length) + rest;
    return plainOutcome(whole, characters(whole.slice(0, length)).length, disposition);
  };
  if (cuts.length === 0 || text === "" || canHold(beginning + rest)) return taken(beginning.length, "taken");
  const count = longestStart(cuts.length, rest === "", (count) => canHold(beginning.slice(0, cuts[count - 1]) + rest));
  return count === 0 ? plainOutcome(value, end, "refused") : taken(cuts[count - 1], "shortened");
}
