// The rules that programs ask, by name.
//
// Of each rule: its answer for the evaluator's subject, which is of a kind that it judges and can be read.
// `judgesEmpty`: whether it says something of a subject without a value. `reads`: what it has to read of the
// subject, its "value", whether there is one ("presence"), or "nothing". `kinds`: what it judges of an `any`.
// `prepare`: what it needs of its operands, where they are constant, computed when the program is loaded. `progress`:
// how many bytes of the subject could still come to hold. As everywhere here, `on` is the evaluator.
import {
  answerOf, FAILS, failsForGood, final, holdsForGood, notApplicable, plain, plainFails, plainHolds, unknownAnswer,
} from "../Evaluation/Answer.js";
import { limitReached } from "../Evaluation/EvaluationLimits.js";
import { obstacleOf, reasonUnreadable, resolve, resolveField } from "../Evaluation/Operands.js";
import { asksLater, hasTooManyDigits, isSubjectComplete, readableOperand, unknownFor } from "../Evaluation/Tests.js";
import { wholeNumber } from "../Values/Number.js";
import { isMultiple } from "../Values/NumberArithmetic.js";
import { asList, BOOLEAN, FILE, FORM, LIST, MISSING, NULL, NUMBER, SET, TEXT, UNDECIDED } from "../Values/Slot.js";
import { isTextAsGiven, textOf } from "../Values/SlotValue.js";
import { byteCount } from "../Values/TextMeasure.js";
import { completion, refused } from "../Values/TextSyntax.js";
import { testAscending } from "./Ascending.js";
import { momentRule } from "./Before.js";
import { testMagnitude } from "./Between.js";
import { checksum, luhn, mod97, weightedSum } from "./Checksums.js";
import { amountOf } from "./Comparison/Order.js";
import { areSameValues } from "./Comparison/Sameness.js";
import { equalRule, negatedRule } from "./Equal.js";
import { fileSizeRule } from "./FileSize.js";
import { testHostName } from "./IDNA.js";
import { testIncludes } from "./Includes.js";
import { itemsOf } from "./ItemPaths.js";
import { kindsOfData } from "./Kind.js";
import { testLength } from "./Length.js";
import { testNoOverlap } from "./NoOverlap.js";
import { oneOfRule } from "./OneOf.js";
import { matchingRule } from "./Regex.js";
import { filledFieldsRule, filledRule } from "./Required.js";
import { boundsOf, constantBounds, constantValues } from "./RuleArguments.js";
import { adjoiningRule } from "./StartsWith.js";
import { anyKind, kindSet, orderedKinds } from "./SubjectKinds.js";
import { syntaxRule } from "./TextSyntaxRules.js";
import { testUnique } from "./Unique.js";

export const rules = {
  required: filledRule,
  filled: filledRule,
  present: {
    judgesEmpty: true, reads: "presence", kinds: anyKind,
    answer(on, step) {
      const { slot } = on.subject;
      const isPresent = slot.kind !== MISSING && slot.kind !== NULL;
      // A key counts only if its field applies, even with an empty value.
      if (isPresent && slot.flags & UNDECIDED) return unknownFor(on, reasonUnreadable(on, on.subject), step);
      return isPresent ? holdsForGood : plainFails;
    },
  },
  accepted: {
    judgesEmpty: true, kinds: anyKind,
    answer(on) {
      const isTrue = on.subject.slot.kind === BOOLEAN && on.subject.slot.value;
      return isSubjectComplete(on) ? final(isTrue) : plain(isTrue);
    },
  },
  empty: {
    judgesEmpty: true, reads: "presence", kinds: anyKind,
    answer: (on) => (on.subject.isEmpty ? plainHolds : failsForGood),
  },
  equal: equalRule,
  different: negatedRule(equalRule),
  length: { kinds: kindSet(TEXT), isMeasure: true, prepare: constantBounds, answer: (on, step) => testLength(on, step) },
  between: { kinds: orderedKinds, prepare: constantBounds, answer: (on, step) => testMagnitude(on, step) },
  multiple_of: {
    kinds: kindSet(TEXT, NUMBER),
    answer(on, step) {
      const divisor = readableOperand(on, step);
      if (divisor === null) return unknownAnswer;
      if (isTextAsGiven(on.subject.slot) || divisor.isEmpty || divisor.slot.kind !== NUMBER) return notApplicable;
      const value = amountOf(on.subject);
      if (value !== null) return plain(isMultiple(value, divisor.slot.value));
      if (hasTooManyDigits(on)) return unknownFor(on, limitReached("digits of a number"), step);
      const { slot } = on.subject;
      return answerOf(FAILS, !asksLater(on) || completion("number", textOf(slot)) !== refused, true);
    },
  },
  one_of: oneOfRule,
  none_of: negatedRule(oneOfRule),
  regex: matchingRule("whole"),
  contains: matchingRule("anywhere"),
  starts_with: adjoiningRule((text, start) =>
    text.startsWith(start) ? holdsForGood : answerOf(FAILS, start.startsWith(text), true)),
  ends_with: adjoiningRule((text, end) => plain(text.endsWith(end))),
  chars: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const set = resolve(on, step.operands[0]).slot;
      if (set.kind !== SET || on.subject.slot.kind !== TEXT) return notApplicable;
      return set.value.offender.test(on.subject.slot.value) ? failsForGood : plainHolds;
    },
    progress(on, step) {
      const set = resolve(on, step.operands[0]).slot;
      if (set.kind !== SET) return null;
      const text = on.subject.slot.value;
      const found = text.search(set.value.offender);
      return byteCount(found < 0 ? text : text.slice(0, found));
    },
  },
  integer: syntaxRule("integer"),
  number: syntaxRule("number"),
  boolean: syntaxRule("boolean"),
  date: syntaxRule("date"),
  time: syntaxRule("time"),
  datetime: syntaxRule("datetime"),
  json: syntaxRule("json"),
  before: momentRule("less"),
  after: momentRule("greater"),
  luhn: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const letters = readableOperand(on, step);
      if (letters === null) return unknownAnswer;
      return checksum(on, (text) => luhn(text, letters.slot.kind === BOOLEAN && letters.slot.value));
    },
  },
  mod97: { kinds: kindSet(TEXT), answer: (on) => checksum(on, mod97) },
  weighted_sum: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const values = step.operands.map((operand) => resolve(on, operand));
      for (const value of values) if (obstacleOf(on, value) !== null) return unknownFor(on, obstacleOf(on, value), step);
      const [modulus, ...weights] = values.map(({ slot }) => (slot.kind === NUMBER ? wholeNumber(slot.value, false) : null));
      if (!(modulus > 0) || weights.length === 0) return notApplicable;
      return checksum(on, (text) => weightedSum(text, modulus, weights.map((weight) => weight ?? 0)));
    },
  },
  idna: {
    kinds: kindSet(TEXT),
    answer(on, step) {
      const separator = readableOperand(on, step);
      if (separator === null) return unknownAnswer;
      if (on.subject.slot.kind !== TEXT) return notApplicable;
      const text = on.subject.slot.value;
      if (separator.slot.kind !== TEXT || separator.slot.value === "") return testHostName(on, text, step);
      const start = text.lastIndexOf(separator.slot.value);
      if (start < 0) return plainFails;
      const answer = testHostName(on, text.slice(start + separator.slot.value.length), step);
      // More typing may bring another separator, and with it another name.
      return answer === failsForGood ? plainFails : answer;
    },
  },
  size: {
    kinds: kindSet(LIST, FORM), isMeasure: true,
    answer(on, step) {
      const slot = asList(on.subject.slot);
      if (slot.kind !== LIST) return notApplicable;
      const bounds = boundsOf(on, step);
      if (typeof bounds === "number") return bounds;
      const [least, most] = bounds.map(({ slot }, index) => (slot.kind === NUMBER ? wholeNumber(slot.value, index === 0) : null));
      return plain(!(least !== null && slot.count < least) && !(most !== null && slot.count > most));
    },
  },
  unique: { kinds: kindSet(LIST), answer: (on, step) => testUnique(on, step) },
  exclusive: {
    kinds: kindSet(LIST),
    answer(on, step) {
      const item = resolve(on, step.operands[0]).comparedWith(on.subject);
      const list = on.subject.slot;
      if (list.kind !== LIST || item.isEmpty) return notApplicable;
      return plain(list.count <= 1 || !itemsOf(list).some((position) => areSameValues(on, resolveField(on, position), item)));
    },
  },
  includes: { kinds: kindSet(LIST), answer: (on, step) => testIncludes(on, step) },
  ascending: { kinds: kindSet(LIST), answer: (on, step) => testAscending(on, step) },
  no_overlap: { kinds: kindSet(LIST), answer: (on, step) => testNoOverlap(on, step) },
  min_size: fileSizeRule((size, bound) => size >= bound),
  max_size: fileSizeRule((size, bound) => size <= bound),
  media_type: {
    kinds: kindSet(FILE),
    answer(on, step) {
      if (on.subject.slot.kind !== FILE) return notApplicable;
      const own = on.subject.slot.value.mediaType.split(";")[0].toLowerCase().replace(/\s/g, "");
      const isWanted = (wanted) => own === wanted || wanted === "*/*" || (wanted.endsWith("/*") && own.startsWith(wanted.slice(0, -1)));
      const wanted = step.operands.map((operand) => resolve(on, operand).slot).filter((slot) => slot.kind === TEXT);
      return plain(wanted.some((slot) => isWanted(slot.value.toLowerCase())));
    },
  },
  kind: {
    kinds: anyKind,
    prepare: constantValues,
    answer(on, step) {
      if (on.subject.isEmpty) return notApplicable;
      return plain(kindsOfData(on.subject.slot).some((kind) => step.prepared.has(kind)));
    },
  },
  any_filled: filledFieldsRule((filled, empty, isUnsure) => (filled > 0 ? true : isUnsure ? null : false)),
  all_filled: filledFieldsRule((filled, empty, isUnsure) => (empty > 0 ? false : isUnsure ? null : true)),
  // Two fields that are filled are too many, whatever becomes of the others.
  one_filled: filledFieldsRule((filled, empty, isUnsure) => (isUnsure && filled < 2 ? null : filled === 1)),
};
