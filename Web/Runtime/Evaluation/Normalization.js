// Runs a field's `normalize`.
import { hasNewCharacters } from "../Patterns/NewCharacters.js";
import { mostDivisions } from "../Patterns/PatternFallback.js";
import { LIST, TEXT } from "../Values/Slot.js";
import { normalizations } from "../Values/TextNormalization.js";
import { leftToServer } from "./EvaluationLimits.js";

/** Runs the steps on a text, or on all texts of a list. */
export function normalize(on, at, type, steps) {
  const slot = on.slots[at];
  if (type.name !== "any" && type.item) {
    if (slot.kind !== LIST) return;
    for (let index = 0; index < slot.count; index++) normalize(on, slot.item(index), type.item, steps);
  } else if (slot.kind === TEXT) {
    for (const step of steps) {
      if (typeof step !== "string") replaceMatches(on, slot, at, step);
      else if (step === "nfc" && hasLongRunOfMarks(slot.value)) leaveToServer(on, slot, at, leftToServer);
      else slot.value = normalizations[step](slot.value);
    }
  }
}

/** Platforms take quadratic time to compose many marks with one letter. No language has more than a few. */
const hasLongRunOfMarks = (text) => /(?<!\p{M})\p{M}{256}/u.test(text);

function leaveToServer(on, slot, at, reason) {
  slot.markBeyond(reason);
  on.obstacles.set(at, reason);
}

/** Replaces the matches of a pattern, where the pattern was translated exactly. */
function replaceMatches(on, slot, at, { replace, template }) {
  const translation = on.program.patternEntries[replace].ecma?.anywhere;
  // What a group has captured only the server knows.
  const isKnown = translation && /^(?:[^$]|\$(?:\$|0(?!\d)|\{0\}))*$/.test(template) && slot.value.length <= mostDivisions ** (1 / Math.max(1, translation.degree)) && !hasNewCharacters(slot.value);
  let isEmptyMatch = false;
  const changed = isKnown && slot.value.replace(new RegExp(translation.text, "gu"), (match) => {
    if (match === "") isEmptyMatch = true;
    return template.replace(/\$(\$|0|\{0\})/g, (_, name) => (name === "$" ? "$" : match));
  });
  // Engines differ in where they go on after a match of nothing.
  if (isKnown && !isEmptyMatch) slot.value = changed;
  else leaveToServer(on, slot, at, `pattern failed: ${leftToServer}`);
}
