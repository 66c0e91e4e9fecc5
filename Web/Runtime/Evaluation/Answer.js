// Answers of tests, and how `and`, `or` and `not` combine them.
//
// An answer says whether something holds now, in two bits, and whether more typing can make it hold or fail.

export const [notApplicable, HOLDS, FAILS, UNKNOWN] = [12, 1, 2, 3];
export const [canHoldBit, canFailBit, vacuousBit] = [4, 8, 16];
export const vacuous = notApplicable | vacuousBit;
export const unknownAnswer = UNKNOWN | canHoldBit | canFailBit;
export const [holdsForGood, failsForGood] = [HOLDS | canHoldBit, FAILS | canFailBit];
export const [plainHolds, plainFails] = [HOLDS | canHoldBit | canFailBit, FAILS | canHoldBit | canFailBit];
export const plain = (holds) => (holds ? plainHolds : plainFails);
export const final = (holds) => (holds ? holdsForGood : failsForGood);
export const answerOf = (now, canHold, canFail) => now | (canHold ? canHoldBit : 0) | (canFail ? canFailBit : 0);
export const nowOf = (answer) => answer & 3;
export const isRefusal = (answer) => (answer & 2) !== 0;

/** `not`. */
export function negated(answer) {
  // What is vacuous holds where it is denied, and is vacuous again where that is denied.
  if (answer & vacuousBit) return nowOf(answer) === HOLDS ? vacuous : plainHolds | vacuousBit;
  const now = nowOf(answer);
  const opposite = now === HOLDS ? FAILS : now === FAILS ? HOLDS : now;
  return answerOf(opposite, answer & canFailBit, answer & canHoldBit);
}

/** `and`, where `settling` is FAILS, and `or`, where it is HOLDS: settling outweighs unknown, which outweighs the rest. */
function combined(left, right, settling) {
  const [one, other] = [nowOf(left), nowOf(right)];
  if (one === 0 || other === 0) return one !== 0 ? left : other !== 0 ? right : left | right;
  return combinedOpenly(left, right, settling);
}

/** The same in the condition of a `check`, where what is not applicable leaves the answer open. */
function combinedOpenly(left, right, settling) {
  const [one, other] = [nowOf(left), nowOf(right)];
  const isThere = (now) => one === now || other === now;
  const now = isThere(settling) ? settling : isThere(UNKNOWN) ? UNKNOWN : isThere(0) ? 0 : one;
  const [both, either] = settling === FAILS ? [canHoldBit, canFailBit] : [canFailBit, canHoldBit];
  return now | (left & right & both) | ((left | right) & either);
}

export const [ofAnd, ofOr, ofAll, ofAny] = [0, 1, 2, 3];
export const startOf = [notApplicable, notApplicable, holdsForGood, failsForGood];
export const combiners = [
  (left, right) => combined(left, right, FAILS), (left, right) => combined(left, right, HOLDS),
  (left, right) => combinedOpenly(left, right, FAILS), (left, right) => combinedOpenly(left, right, HOLDS),
];
