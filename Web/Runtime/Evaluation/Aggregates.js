// `count`, `sum`, `min` and `max` over the items of lists.
import { orderOf } from "../BuiltInRules/Comparison/Order.js";
import { describeOperand } from "../Messages/MessageValues.js";
import { sum } from "../Values/NumberArithmetic.js";
import { LIST, NUMBER } from "../Values/Slot.js";
import { HOLDS, nowOf, UNKNOWN } from "./Answer.js";
import { limitReached, limits } from "./EvaluationLimits.js";
import { obstacleOf, resolve, resolveField } from "./Operands.js";
import { run } from "./Run.js";

/** Goes over the first list; it ends with the first item that cannot be read. */
export function totalOf(on, aggregate) {
  const list = resolve(on, aggregate.list);
  const total = { count: 0, sum: 0, extreme: null, obstacle: obstacleOf(on, list) };
  if (total.obstacle !== null || list.slot.kind !== LIST) return total;
  for (let index = 0; index < list.slot.count && total.obstacle === null; index++) {
    if (on.mayStep()) addPart(on, partOf(on, aggregate, list.slot.item(index)), total, aggregate.function);
    else total.obstacle = limitReached("steps");
  }
  return total;
}

/** What one item of the first list comes to. */
function partOf(on, aggregate, at) {
  const part = { count: 0, sum: 0, extreme: null, obstacle: null };
  if (on.depth >= limits.depth) {
    part.obstacle = limitReached("depth");
    return part;
  }
  on.depth++;
  const { level } = aggregate;
  while (on.aggregateItems.length < level) on.aggregateItems.push(null);
  takeItems(on, at, aggregate, 0, part);
  on.aggregateItems.length = level;
  if (on.aggregateItems.every((item) => item === null)) on.aggregateItems.length = 0;
  on.depth--;
  return part;
}

/** Takes the item of the list that so many steps have led to, or the items of its list. */
function takeItems(on, at, aggregate, step, part) {
  if (at >= on.slots.length) return;
  const item = resolveField(on, at);
  if (item.isEmpty) return;
  // That it is there is all that a count asks.
  const isAsked = aggregate.function !== "count" || aggregate.body !== undefined;
  if ((isAsked || step < aggregate.steps.length) && obstacleOf(on, item) !== null) {
    part.obstacle = `unreadable: ${describeOperand(on, aggregate.list)}`;
    return;
  }
  on.aggregateItems.push({ position: at, form: aggregate.forms[step] ?? null });
  if (step === aggregate.steps.length) takeItem(on, aggregate, part);
  else takeNext(on, at + aggregate.steps[step], aggregate, step + 1, part);
  on.aggregateItems.pop();
}

function takeNext(on, at, aggregate, step, part) {
  if (at >= on.slots.length) return;
  const list = resolveField(on, at);
  part.obstacle = obstacleOf(on, list);
  if (part.obstacle !== null || list.slot.kind !== LIST) return;
  for (let index = 0; index < list.slot.count && part.obstacle === null; index++) {
    if (on.mayStep()) takeItems(on, list.slot.item(index), aggregate, step, part);
    else part.obstacle = limitReached("steps");
  }
}

/** Takes the innermost item, if it meets the condition. */
function takeItem(on, aggregate, part) {
  if (aggregate.body !== undefined) {
    run(on, aggregate.body, null);
    const now = nowOf(on.answer);
    if (on.isHalted || (aggregate.isConditional && now === UNKNOWN)) {
      part.obstacle = on.lastUnknown.reason;
      return;
    }
    if (aggregate.isConditional && now !== HOLDS) return;
  }
  if (aggregate.function === "count") {
    part.count++;
    return;
  }
  const value = resolve(on, aggregate.value);
  part.obstacle = obstacleOf(on, value);
  if (part.obstacle !== null || value.isEmpty) return;
  const found = value.slot.kind === NUMBER ? value.slot.value : 0;
  addPart(on, { count: 1, sum: found, extreme: value, obstacle: null }, part, aggregate.function);
}

function addPart(on, part, total, name) {
  if (total.obstacle !== null) return;
  if (part.obstacle !== null) {
    total.obstacle = part.obstacle;
    return;
  }
  total.count += part.count;
  if (name === "sum") {
    const found = sum(total.sum, part.sum);
    if (found === null) total.obstacle = "more than 38 digits";
    else total.sum = found;
  } else if (name !== "count" && part.extreme !== null) {
    const order = total.extreme === null ? null : orderOf(on, part.extreme, total.extreme);
    if (total.extreme === null || (order !== null && (name === "min" ? order < 0 : order > 0))) total.extreme = part.extreme;
  }
}
