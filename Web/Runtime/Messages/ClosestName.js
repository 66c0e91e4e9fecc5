// The name that a misspelled one may mean.
import { compareTexts } from "../Values/TextMeasure.js";

/** The name that a misspelled one is closest to; null where none is near. */
export function closestName(word, names) {
  const written = Array.from(word.toLowerCase());
  if (written.length === 0 || written.length > 64) return null;
  const limit = Math.min(Math.floor(written.length / 3), 4);
  let best = null;
  for (const name of names) {
    const meant = Array.from(name.toLowerCase());
    if (name === word || Math.abs(meant.length - written.length) > limit) continue;
    const distance = editDistance(written, meant);
    const isBetter = best === null || distance < best.distance || (distance === best.distance && compareTexts(name, best.name) < 0);
    if (distance <= limit && isBetter) best = { distance, name };
  }
  return best?.name ?? null;
}

/** The Damerau–Levenshtein distance in its restricted form, where no part is changed twice. */
function editDistance(left, right) {
  let [beforePrevious, previous] = [[], Array.from({ length: right.length + 1 }, (_, index) => index)];
  left.forEach((letter, i) => {
    const row = [i + 1];
    right.forEach((other, j) => {
      let cost = Math.min(previous[j] + (letter === other ? 0 : 1), previous[j + 1] + 1, row[j] + 1);
      if (i > 0 && j > 0 && letter === right[j - 1] && left[i - 1] === other) cost = Math.min(cost, beforePrevious[j - 1] + 1);
      row.push(cost);
    });
    [beforePrevious, previous] = [previous, row];
  });
  return previous[right.length];
}
