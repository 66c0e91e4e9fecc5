// `no_overlap`: lists of intervals that do not overlap.
import { notApplicable, plainFails, plainHolds } from "../Evaluation/Answer.js";
import { obstacleOf, resolveField } from "../Evaluation/Operands.js";
import { ranOutOfSteps } from "../Evaluation/Tests.js";
import { LIST } from "../Values/Slot.js";
import { orderOf } from "./Comparison/Order.js";
import { itemPaths, itemPositions, readableValue } from "./ItemPaths.js";

/** Sorted by where they begin, then by where they end, intervals are compared with the latest end before each. */
export function testNoOverlap(on, step) {
  const list = on.subject.slot;
  if (list.kind !== LIST) return notApplicable;
  const intervals = intervalsOf(on, list, itemPaths(on, step));
  if (intervals === null) return ranOutOfSteps(on, step);
  const orderOfEnds = (left, right) => {
    if (left.end === null || right.end === null) return left.end === right.end ? 0 : left.end === null ? 1 : -1;
    return orderOf(on, left.end, right.end);
  };
  intervals.sort((left, right) => orderOf(on, left.start, right.start) || orderOfEnds(left, right) || 0);
  let latest = null;
  for (const interval of intervals) {
    if (!on.mayStep()) return ranOutOfSteps(on, step);
    if (latest !== null && (latest.end === null || orderOf(on, interval.start, latest.end) === -1)) return plainFails;
    if (latest === null || orderOfEnds(latest, interval) === -1) latest = interval;
  }
  return plainHolds;
}

/** The intervals of the items that have a beginning and do not end before it; null where the steps run out. */
function intervalsOf(on, list, paths) {
  const intervals = [];
  if (paths.length !== 2) return intervals;
  const [from, to] = paths.map((path) => path.steps.at(-1));
  for (const item of itemPositions(on, list, paths[0].steps.slice(0, -1))) {
    if (!on.mayStep()) return null;
    const start = readableValue(on, item + from);
    if (start === null || item + to >= on.slots.length) continue;
    const end = resolveField(on, item + to);
    if (end.isEmpty) intervals.push({ start, end: null });
    else if (obstacleOf(on, end) === null && orderOf(on, start, end) !== null && orderOf(on, start, end) <= 0) intervals.push({ start, end });
  }
  return intervals;
}
