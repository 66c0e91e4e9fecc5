// The results of computations: functions, arithmetic and entries of maps.
import { orderOf } from "../BuiltInRules/Comparison/Order.js";
import { dateOfDateTime, dateParts } from "../Values/CalendarDate.js";
import { isNegative, magnitude, wholeNumber } from "../Values/Number.js";
import { negative, product, quotient, rounded, sum } from "../Values/NumberArithmetic.js";
import { BEYOND, DATE, DATETIME, NUMBER, Slot, TEXT, UNDECIDED } from "../Values/Slot.js";
import { characterCount } from "../Values/TextMeasure.js";
import { elapsedBetween, movedValue, writtenMoment } from "./ComputedMoments.js";
import { isTooLong, limitReached } from "./EvaluationLimits.js";
import { obstacleOf, resolve, resolveField } from "./Operands.js";
import { positionOfKey } from "./OrderedSearch.js";
import {
  asComputed, computedValue, faultyNumber, inRecord, isPresenceUnknown, missingValue, numberValue,
} from "./Resolved.js";

/** The result of a computation now; missing where it has none. */
export function resolveComputation(on, computation) {
  switch (computation.name) {
    case "today": return computedValue(new Slot(DATE, on.request.clock.dayOf(on.request.clock.now)));
    case "now": {
      const local = on.request.clock.local(on.request.clock.now);
      return local === null ? missingValue : computedValue(new Slot(DATETIME, local));
    }
    case "key": return innermostKey(on);
    case "offset": return movedValue(resolve(on, computation.operand), computation.shift);
    case "entry": return entryOf(on, resolve(on, computation.operand), resolve(on, computation.key), computation.slot);
    case "operation":
      if (computation.operation === "count_filled") return countFilled(on, computation.operands);
      if (computation.operation === "first_filled") return firstFilled(on, computation.operands);
      return operate(on, computation.operation, computation.operands);
    // A range is only shown: tests are given its bounds as two operands.
    default: return missingValue;
  }
}

/** What a map has for a key, or what is so many slots behind the first of that. */
export function entryOf(on, map, key, offset) {
  if (map.slot.flags & BEYOND) return map;
  if (!map.slot.isMap || map.storage !== inRecord || offset >= map.slot.itemStride) return missingValue;
  const at = positionOfKey(on, map.slot, key.slot.value);
  if (at === undefined) return missingValue;
  const value = resolveField(on, at + offset);
  if (map.slot.flags & UNDECIDED && !value.isEmpty) {
    value.slot = value.slot.copy();
    value.slot.flags |= UNDECIDED;
  }
  return value;
}

/** The key of the entry that the innermost loop judges; missing where it goes through no map. */
function innermostKey(on) {
  const loop = on.loops.at(-1);
  if (!loop || loop.next === 0 || !loop.list.isMap) return missingValue;
  return resolveField(on, loop.list.item(loop.list.itemAt(loop.next - 1)) - 1);
}

function countFilled(on, operands) {
  let count = 0;
  for (const operand of operands) {
    const value = resolve(on, operand);
    // What may not apply may count or not; what cannot be read is filled all the same.
    if (isPresenceUnknown(value)) return value;
    if (!value.isEmpty) count++;
  }
  return numberValue(count);
}

/** The first value that is not empty; unknown where it is not known which that is. */
function firstFilled(on, operands) {
  for (const operand of operands) {
    const value = resolve(on, operand);
    if (obstacleOf(on, value) !== null) return value;
    if (!value.isEmpty) return asComputed(value);
  }
  return missingValue;
}

/** The value that is before all others, or after them; the first of those that are the same. */
function extremeOf(on, operation, values) {
  const wanted = operation === "min" ? -1 : 1;
  let found = values[0];
  for (const value of values.slice(1)) {
    const order = orderOf(on, value, found);
    if (order !== null && Math.sign(order) === wanted) found = value;
  }
  return asComputed(found);
}

/** Empty if an operand is, else an operand that cannot be read, else the result. */
function operate(on, operation, operands) {
  const values = [];
  let obstacle = null;
  for (const operand of operands) {
    const value = resolve(on, operand);
    if (obstacleOf(on, value) !== null) obstacle ??= value;
    else if (value.isEmpty) return missingValue;
    values.push(value);
  }
  if (obstacle) return obstacle;
  switch (operation) {
    case "length": return lengthOf(values[0]);
    case "min": case "max": return extremeOf(on, operation, values);
    case "years": case "months": case "days": return elapsedBetween(on, operation, ...values);
    case "year": case "month": case "weekday": {
      const written = writtenMoment(values[0]);
      if (written === null) return missingValue;
      const days = dateOfDateTime(written);
      return numberValue(operation === "weekday" ? ((((days + 3) % 7) + 7) % 7) + 1 : dateParts(days)[operation]);
    }
    default:
      if (values.some((value) => value.slot.kind !== NUMBER)) return missingValue;
      return arithmetic(operation, values.map((value) => value.slot.value));
  }
}

function lengthOf({ slot }) {
  if (slot.kind !== TEXT) return missingValue;
  if (isTooLong(slot.value)) return faultyNumber(limitReached("text length"));
  return numberValue(characterCount(slot.value));
}

function arithmetic(operation, [first, ...others]) {
  if (operation === "negate") return numberValue(negative(first));
  if (operation === "abs") return numberValue(isNegative(first) ? negative(first) : first);
  let result = first;
  for (const other of others) {
    if (operation === "divide" && other === 0) return faultyNumber("division by zero");
    if (operation === "round") return numberValue(rounded(result, placesOfNumber(other)));
    result = { add: sum, multiply: product, divide: quotient }[operation](result, other);
    if (result === null) return faultyNumber("more than 38 digits");
  }
  return numberValue(result);
}

/** The nearest number of places that is at hand: a fraction is cut off, what is too large is brought down. */
function placesOfNumber(value) {
  return magnitude(value) > 9 ? (isNegative(value) ? -1e9 : 1e9) : wholeNumber(value, false);
}
