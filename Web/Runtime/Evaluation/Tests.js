// Tests the subject.
import { kindSet } from "../BuiltInRules/SubjectKinds.js";
import { none } from "../Program/Operand.js";
import { parseNumber, tooManyDigits } from "../Values/Number.js";
import {
  AS_GIVEN, BEYOND, BOOLEAN, DATE, FORM, MISSING, NULL, special, TEXT, TYPING, UNDECIDED, unreadable,
} from "../Values/Slot.js";
import { notApplicable, unknownAnswer } from "./Answer.js";
import { limitReached } from "./EvaluationLimits.js";
import { obstacleOf, resolve } from "./Operands.js";

/** Whether `later` matters: while a text is being typed, or to choose which test is to blame. */
export function asksLater(on) {
  return on.isReplaying || (on.subject.slot.flags & TYPING) !== 0;
}

/** The answer of an instruction's test, which is not asked about values that it does not judge. */
export function testSubject(on, step) {
  const { subject } = on;
  const { test } = step;
  const { flags } = subject.slot;
  if (!subject.isEmpty && (flags & special) === 0) return test.answer(on, step);
  // What is empty stays so, whether its field applies or not.
  const reasons = subject.isEmpty ? flags & ~UNDECIDED : flags;
  // A computed value without a result is neither filled nor empty.
  const barringPresence = subject.slot.kind === MISSING ? UNDECIDED | BEYOND : UNDECIDED;
  const barring = test.reads === "nothing" ? 0 : test.reads === "presence" ? barringPresence : unreadable;
  const reason = reasons & barring ? obstacleOf(on, subject) : null;
  if (reason !== null) return unknownFor(on, reason, step);
  const isBeyond = subject.isEmpty ? !test.judgesEmpty : flags & AS_GIVEN && !isJudged(on, test);
  return isBeyond ? notApplicable : test.answer(on, step);
}

/** Whether the test judges values of the subject's kind; only of an `any` that is not certain. */
function isJudged(on, test) {
  const { kind } = on.subject.slot;
  // That it is none of the values that a rule names is an answer too.
  const judged = kind === NULL ? kindSet(BOOLEAN) : kind === FORM ? kindSet(BOOLEAN, FORM) : kindSet(kind);
  return (test.kinds & judged) !== 0;
}

/** The answer of a test that cannot be decided, with the reason noted. */
export function unknownFor(on, reason, step, policy = "blocks") {
  on.lastUnknown = { reason, step: on.program.singleTest(step) ?? step, policy };
  return unknownAnswer;
}

/** The answer of a test that was halted before it was done; the halt is what is reported. */
export function ranOutOfSteps(on, step) {
  return unknownFor(on, limitReached("steps"), step);
}

/** What the first operand of a test is; null where it can't be read, with the cause noted. */
export function readableOperand(on, step) {
  const value = resolve(on, step.operands[0] ?? none);
  const reason = obstacleOf(on, value);
  if (reason === null) return value;
  unknownFor(on, reason, step);
  return null;
}

/** Whether the length or size of the value was refused, which guards the tests that cost more than measuring it. */
export function isRefused(on, value) {
  return on.field.refused === value.position;
}

/** Whether the subject writes a number that has more than 38 digits. */
export function hasTooManyDigits(on) {
  return on.subject.slot.kind === TEXT && parseNumber(on.subject.slot.value) === tooManyDigits;
}

/** Whether the subject is a date or truth value that was typed in full: more typing only spoils it. */
export function isSubjectComplete(on) {
  const { kind, flags } = on.subject.slot;
  return (flags & TYPING) !== 0 && (kind === DATE || kind === BOOLEAN);
}
