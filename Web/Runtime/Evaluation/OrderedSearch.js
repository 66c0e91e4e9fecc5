// Finds what is in an order by halving.
import { compareTexts } from "../Values/TextMeasure.js";

/** The first of so many places from which on something is so; `count` where it is so at none. */
export function firstPlace(count, isSo) {
  let low = 0;
  while (low < count) {
    const middle = (low + count) >> 1;
    if (isSo(middle)) count = middle;
    else low = middle + 1;
  }
  return low;
}

/** Where a map, whose keys are in the order of their code points, has the value of a key; undefined where it has none. */
export function positionOfKey(on, map, key) {
  const keyAt = (index) => on.slots[map.item(index) - 1].value;
  const index = firstPlace(map.count, (index) => compareTexts(keyAt(index), key) >= 0);
  return index < map.count && keyAt(index) === key ? map.item(index) : undefined;
}
