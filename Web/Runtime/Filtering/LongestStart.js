// How much of a text that is put in can be kept.

/** The longest beginning of so many characters that fits; halved where each beginning of one that fits fits too. */
export function longestStart(count, isMonotone, fits) {
  let [taken, refusedCount] = [0, count];
  if (!isMonotone) {
    for (const last = Math.max(1, count - 1024); refusedCount > last;) if (fits(--refusedCount)) return refusedCount;
  }
  while (refusedCount - taken > 1) {
    const middle = taken + Math.floor((refusedCount - taken) / 2);
    if (fits(middle)) taken = middle;
    else refusedCount = middle;
  }
  return taken;
}
