// Runs instructions.
import { settleInquiries } from "../External/Host.js";
import { isMadeFromSecret } from "../Messages/Secrets.js";
import {
  opBeginAll, opBeginAnd, opBeginAny, opBeginOr, opCheck, opCombine, opCompare, opCompareFilled, opEnd, opExternal,
  opField, opForm, opJump, opMessage, opRule, opStop, opTest, opTestIgnoringCase, opWarn,
} from "../Program/Instruction.js";
import { allPlaces } from "../Program/ItemPlaces.js";
import {
  canFailBit, canHoldBit, combiners, FAILS, HOLDS, isRefusal, negated, nowOf, ofAny, ofOr, startOf, UNKNOWN, vacuous,
} from "./Answer.js";
import { INACTIVE } from "../Values/Slot.js";
import { computeValue } from "./ComputedValues.js";
import { decideBranches } from "./Decisions.js";
import { enterField, enterWholeForm } from "./Entering.js";
import { limitReached, limits } from "./EvaluationLimits.js";
import { judgeNested } from "./Forms.js";
import { judgeItemTypes } from "./ItemTypes.js";
import { advanceEach, advanceItems, beginEach, beginItems } from "./Lists.js";
import { enterMember, ignoreCharacters } from "./Members.js";
import { resolve } from "./Operands.js";
import { concludeBranch, concludeCheck, concludeWarning } from "./Reporting.js";
import { Resolved } from "./Resolved.js";
import { asksLater, testSubject, unknownFor } from "./Tests.js";
import { judgeRecordValue } from "./Violations.js";

/** Runs instructions up to `stop`, a halt, or the check at which the watching attribution ends. */
export function run(on, start, watch) {
  const code = on.program.inlined;
  for (let at = start; ;) {
    const step = code[at++];
    switch (step.op) {
      case opTest: case opTestIgnoringCase: case opCompare: case opCompareFilled: case opExternal:
        on.answer = testSubject(on, step);
        on.lastTest = isRefusal(on.answer) ? step : null;
        watch?.tested(step, on.program.code[at - 1]);
        if (on.isHalted && isRefusal(on.answer)) return;
        break;
      case opField:
        if (on.units-- <= 0) return;
        if (!enterField(on, step)) at = step.b;
        if (on.isHalted) return;
        break;
      case opForm:
        if (on.units-- <= 0) return;
        if (!enterWholeForm(on, step)) at = step.b;
        if (on.isHalted) return;
        break;
      case opCheck:
        if (on.isHalted || watch?.check === step.a) return;
        if (isRefusal(on.answer)) at = concludeCheck(on, step.a) ?? at;
        else if (on.inquiries.length > 0) settleInquiries(on, false);
        if (on.isHalted) return;
        break;
      case opJump: at = step.a; break;
      case opStop: return;
      case opBeginAnd: case opBeginOr: case opBeginAll: case opBeginAny:
        beginCombination(on, step.op - opBeginAnd, watch);
        break;
      case opCombine:
        if (combineAnswer(on, watch)) at = step.a;
        break;
      case opEnd: endCombination(on, watch); break;
      case opMessage: watch?.message(step.a); break;
      case opWarn:
        if (watch?.check === step.a) return;
        concludeWarning(on, step.a);
        break;
      case opRule:
        callRule(on, step, watch);
        if (on.isHalted) return attributeHalt(on, step);
        break;
      default:
        at = step.act(on, step, watch) ?? at;
        if (on.isHalted) return;
    }
  }
}

/** The other instructions, by name: each is a function that returns where to go on, if not at the next instruction. */
export const acts = {
  moment: (on, step) => (step.a === on.request.moment ? undefined : step.b),
  unlessHeld: (on, step) => (on.field.hasFailed || on.field.isUndecided ? step.a : undefined),
  whenInactive: (on, step) => (on.slots[on.frame.base + step.a].flags & INACTIVE ? undefined : step.b),
  branch(on, step) {
    const now = nowOf(on.answer);
    if (now === HOLDS) return undefined;
    if (now !== UNKNOWN) return step.a;
    if (on.accumulators.length === 0) concludeBranch(on, step);
    return step.b;
  },
  not(on, step, watch) {
    on.answer = negated(on.answer);
    watch?.negated();
  },
  pushSubject(on, step) {
    on.subjects.push(on.subject);
    on.subject = resolve(on, step.a);
  },
  popSubject: (on) => void (on.subject = on.subjects.pop()),
  recordValue: (on, step) => (judgeRecordValue(on) ? undefined : step.a),
  itemTypes: (on) => void judgeItemTypes(on),
  nested(on, step) {
    if (!on.field.isSkipped) judgeNested(on, on.program.forms[step.a]);
  },
  // Once an `each` has settled the field, another one has nothing to report.
  items: (on, step) => (on.field.isSettled || !beginItems(on, step.a, step.b) ? step.b : undefined),
  itemContents: (on, step) => (beginItems(on, allPlaces, step.a) ? undefined : step.a),
  nextItem: (on, step) => (advanceItems(on) ? step.a + 1 : undefined),
  decide: (on, step) => void decideBranches(on, on.program.decisions[step.a]),
  compute: (on, step) => void computeValue(on, on.program.computed[step.a]),
  beginEach: (on, step, watch) => (beginEach(on, step.a, watch) ? undefined : step.b),
  nextEach: (on, step, watch) => (advanceEach(on, watch) ? step.a + 1 : undefined),
  ignoring(on, step, watch) {
    if (ignoreCharacters(on, step)) return undefined;
    watch?.tested(step, step);
    return step.b;
  },
  pushMember(on, step, watch) {
    if (enterMember(on, resolve(on, step.a))) return undefined;
    watch?.memberMissing();
    return step.b;
  },
  popMember(on, step, watch) {
    on.subject = on.owners.pop();
    if (nowOf(on.answer) === 0) on.answer = vacuous;
    watch?.memberEnded();
  },
};

function beginCombination(on, kind, watch) {
  on.accumulators.push({ kind, answer: startOf[kind] });
  watch?.opened(kind === ofOr || kind === ofAny);
}

/** Makes the answer of the innermost accumulator the answer. */
export function endCombination(on, watch) {
  on.answer = on.accumulators.pop().answer;
  watch?.closed();
}

/** Takes the answer into the innermost accumulator; returns whether that settles it. */
export function combineAnswer(on, watch) {
  const innermost = on.accumulators.at(-1);
  const before = innermost.answer;
  const isOr = innermost.kind === ofOr || innermost.kind === ofAny;
  innermost.answer = combiners[innermost.kind](before, on.answer);
  watch?.combined(before, isOr);
  // If later matters too, an operand that fails for now may be followed by one that fails for good.
  const [settling, bit] = isOr ? [HOLDS, canFailBit] : [FAILS, canHoldBit];
  return nowOf(innermost.answer) === settling && (!asksLater(on) || (innermost.answer & bit) === 0);
}

function callRule(on, step, watch) {
  const rule = on.program.rules[step.a];
  if (on.depth >= limits.depth && !on.program.singleTest(step)) {
    on.answer = unknownFor(on, limitReached("depth"), step);
    return;
  }
  if (!on.mayStep()) return;
  const first = on.arguments.length;
  for (const operand of step.operands) on.arguments.push(argumentOf(on, operand));
  const caller = on.argumentBase;
  on.argumentBase = first;
  on.depth++;
  run(on, rule.entry, watch);
  watch?.answered(rule);
  on.arguments.length = first;
  on.argumentBase = caller;
  on.depth--;
  watch?.returned(step);
}

/** What a rule is given; what is a secret, or computed of one, stays one there. */
function argumentOf(on, operand) {
  const value = resolve(on, operand);
  if (!on.program.hasSecrets || !isMadeFromSecret(on, operand)) return value;
  return Object.assign(new Resolved(value.slot, value.storage, value.isEmpty, value.position), { isSecret: true });
}

/** Names the rule in which the steps ran out, in place of the form. */
function attributeHalt(on, step) {
  const call = on.program.calls[step.index];
  if (call && on.haltCause?.reason === limitReached("steps")) on.haltCause.rule = call.name;
}
