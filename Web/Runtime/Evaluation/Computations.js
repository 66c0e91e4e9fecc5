// Computations, whose results are operands: functions, arithmetic and entries of maps.
import { orderOf } from "../BuiltInRules/Comparison/Order.js";
import { operandOf } from "../Program/Operand.js";
import { ProgramError } from "../Program/ProgramError.js";
import { isNegative, magnitude, wholeNumber } from "../Values/Number.js";
import { negative, product, quotient, rounded, sum } from "../Values/NumberArithmetic.js";
import { parseShift } from "../Values/MomentShift.js";
import { BEYOND, DATE, DATETIME, MISSING, NUMBER, Slot, TEXT, UNDECIDED } from "../Values/Slot.js";
import { characterCount } from "../Values/TextMeasure.js";
import { elapsedBetween, movedValue, partOfMoment } from "./ComputedMoments.js";
import { isTooLong, limitReached } from "./EvaluationLimits.js";
import { obstacleOf, resolve, resolveField } from "./Operands.js";
import { positionOfKey } from "./OrderedSearch.js";
import {
  asComputed, computedValue, faultyNumber, inRecord, isComputed, isPresenceUnknown, missingValue, numberValue, Resolved,
} from "./Resolved.js";

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

/** The value that is before all others (-1), or after them (1); the first of those that are the same. */
function extremeOf(on, wanted, values) {
  let found = values[0];
  for (const value of values.slice(1)) {
    const order = orderOf(on, value, found);
    if (order !== null && Math.sign(order) === wanted) found = value;
  }
  return asComputed(found);
}

function lengthOf({ slot }) {
  if (slot.kind !== TEXT) return missingValue;
  if (isTooLong(slot.value)) return faultyNumber(limitReached("text length"));
  return numberValue(characterCount(slot.value));
}

/** The nearest number of places that is at hand: a fraction is cut off, what is too large is brought down. */
function placesOfNumber(value) {
  return magnitude(value) > 9 ? (isNegative(value) ? -1e9 : 1e9) : wholeNumber(value, false);
}

/** An operation on values: empty if one is, else one that cannot be read, else the result. */
const ofValues = (resultOf) => (on, operands) => {
  const values = [];
  let obstacle = null;
  for (const operand of operands) {
    const value = resolve(on, operand);
    if (obstacleOf(on, value) !== null) obstacle ??= value;
    else if (value.isEmpty) return missingValue;
    values.push(value);
  }
  return obstacle ?? resultOf(on, ...values);
};

const ofNumbers = (resultOf) => ofValues((on, ...values) =>
  values.some(({ slot }) => slot.kind !== NUMBER) ? missingValue : resultOf(...values.map(({ slot }) => slot.value)));

/** An operation on two numbers, on the first and each of the others in turn. */
const inTurn = (operate) => ofNumbers((first, ...others) => {
  let result = first;
  for (const other of others) {
    if (operate === quotient && other === 0) return faultyNumber("division by zero");
    result = operate(result, other);
    if (result === null) return faultyNumber("more than 38 digits");
  }
  return numberValue(result);
});

/** Operations that differ in what their names say. */
const named = (names, operationOf) => Object.fromEntries(names.map((name) => [name, operationOf(name)]));

/** What operations come to. */
export const operations = {
  add: inTurn(sum),
  multiply: inTurn(product),
  divide: inTurn(quotient),
  negate: ofNumbers((value) => numberValue(negative(value))),
  abs: ofNumbers((value) => numberValue(isNegative(value) ? negative(value) : value)),
  ...named(["round", "floor", "ceiling"], (direction) =>
    ofNumbers((value, places) => numberValue(rounded(direction, value, placesOfNumber(places))))),
  length: ofValues((on, value) => lengthOf(value)),
  min: ofValues((on, ...values) => extremeOf(on, -1, values)),
  max: ofValues((on, ...values) => extremeOf(on, 1, values)),
  ...named(["years", "months", "days", "hours", "minutes"], (unit) => ofValues((on, from, to) => elapsedBetween(on, unit, from, to))),
  ...named(["year", "month", "day", "weekday", "hour", "minute", "date", "time"], (part) =>
    ofValues((on, value) => partOfMoment(part, value))),
  count_filled: countFilled,
  first_filled: firstFilled,
};

/** A value that cannot be read as the result: unlike a field's, it is neither filled nor empty. */
function withoutResult(on, value) {
  if (obstacleOf(on, value) === null) return value;
  const slot = value.slot.copy();
  slot.kind = MISSING;
  slot.flags |= BEYOND;
  return new Resolved(slot, isComputed, true, value.position);
}

/** How computations are read from a program, and what comes of them now; missing where they have no result. */
export const computations = {
  today: { result: (on) => computedValue(new Slot(DATE, on.request.clock.dayOf(on.request.clock.now))) },
  now: {
    result(on) {
      const local = on.request.clock.local(on.request.clock.now);
      return local === null ? missingValue : computedValue(new Slot(DATETIME, local));
    },
  },
  key: { result: innermostKey },
  offset: {
    read: ([operand, shift]) => ({ operand: operandOf(operand), shift: parseShift(shift) }),
    result: (on, { operand, shift }) => withoutResult(on, movedValue(resolve(on, operand), shift)),
  },
  entry: {
    read: ([map, key, slot]) => ({ operand: operandOf(map), key: operandOf(key), slot }),
    result: (on, { operand, key, slot }) => entryOf(on, resolve(on, operand), resolve(on, key), slot),
  },
  operation: {
    read([operation, ...operands]) {
      if (!Object.hasOwn(operations, operation)) throw new ProgramError(`the operation '${operation}' is not known`);
      return { operation, operands: operands.map(operandOf) };
    },
    result: (on, { operation, operands }) => withoutResult(on, operations[operation](on, operands)),
  },
  // A range is only shown: tests are given its bounds as two operands.
  range: { read: ([lower, upper]) => ({ lower: operandOf(lower), upper: operandOf(upper) }), result: () => missingValue },
};

/** The result of a computation now. */
export const resolveComputation = (on, computation) => computations[computation.name].result(on, computation);
