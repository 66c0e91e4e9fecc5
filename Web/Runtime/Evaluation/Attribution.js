// Finds the test that a failed check is owed to.
import { resolveMessage } from "../Messages/MessageText.js";
import { opCheck } from "../Program/Instruction.js";
import { TEXT, TYPING } from "../Values/Slot.js";
import { byteCount } from "../Values/TextMeasure.js";
import { canHoldBit } from "./Answer.js";
import { blameFor, chosenBlame } from "./Blame.js";
import { stepsBetweenPauses } from "./Evaluator.js";
import { run } from "./Run.js";

/** The blame for a check's failure, found by running its expression again; null where that reached a limit. */
export function attributeFailure(on, index) {
  const { start } = on.program.checks[index];
  const attribution = new Attribution(on, index);
  const test = onlyTestOf(on.program, index);
  if (test !== null) attribution.tested(test, on.program.code[start]);
  if (test !== null || replay(on, start, attribution)) return attribution.blame;
  // The evaluation ends at its next step.
  on.steps += stepsBetweenPauses - on.stepsToPause;
  on.stepsToPause = 1;
  return null;
}

/** The test that a check consists of, maybe in a rule; null where it has more than one instruction. */
export function onlyTestOf(program, index) {
  const { start } = program.checks[index];
  const next = program.code[start + 1];
  return program.inlined[start].test && next.op === opCheck && next.a === index ? program.inlined[start] : null;
}

/** Runs an expression again, and leaves all as it was, but for the steps; returns whether it came to its end. */
function replay(on, start, watch) {
  const {
    subject, answer, lastTest, lastUnknown, argumentBase, depth, hostMessage, isReplaying, isHalted, haltCause,
  } = on;
  const stacks = [on.accumulators, on.loops, on.subjects, on.owners, on.arguments, on.inquiries];
  const heights = stacks.map((stack) => stack.length);
  on.isReplaying = true;
  run(on, start, watch);
  const isComplete = !on.isHalted;
  Object.assign(on, {
    subject, answer, lastTest, lastUnknown, argumentBase, depth, hostMessage, isReplaying, isHalted, haltCause,
  });
  // An expression changes nothing below what it puts on stacks.
  stacks.forEach((stack, index) => {
    if (stack.length > heights[index]) stack.length = heights[index];
  });
  return isComplete;
}

/** Bytes of the subject up to which the test that has just answered could still have come to hold. */
function progressAt(on, step) {
  const { slot } = on.subject;
  if (slot.kind !== TEXT) return 0;
  return step.test?.progress?.(on, step) ?? (on.answer & canHoldBit ? byteCount(slot.value) : 0);
}

/**
 * Finds the test that a check's answer is owed to, while the check's expression runs again.
 *
 * It follows the run with one blame for what has answered last, and one for each open `and`, `or` and `each`.
 */
class Attribution {
  constructor(evaluator, check) {
    this.evaluator = evaluator;
    this.check = check;
    this.blame = null;
    this.openBlames = [];
    // For each of these whether it is an `or`, of whose operands the one that got further is told.
    this.areAlternatives = [];
  }

  /** Takes a test, which stands in the place of the call of a rule if the rule consists of it. */
  tested(test, step) {
    const progress = this.areAlternatives.includes(true) ? progressAt(this.evaluator, test) : 0;
    this.blame = blameFor(this.evaluator, test, progress);
    if (test === step) return;
    this.evaluator.mayStep();
    this.answered(this.evaluator.program.rules[step.a]);
    this.returned(step);
  }

  opened(isAlternative = false) {
    this.openBlames.push(null);
    this.areAlternatives.push(isAlternative);
  }

  combined(before, isOr) {
    const isTyping = (this.evaluator.subject.slot.flags & TYPING) !== 0;
    this.openBlames.push(chosenBlame(this.openBlames.pop(), before, this.blame, this.evaluator.answer, isOr, isTyping));
  }

  closed() {
    this.blame = this.openBlames.pop();
    this.areAlternatives.pop();
  }

  itemEnded(index) {
    this.blame?.items.unshift(index);
  }

  memberMissing() {
    this.blame = null;
  }

  /** Items of a member are not items of the field that is reported. */
  memberEnded() {
    if (this.blame) this.blame.items = [];
  }

  /** That all items are so is no item's fault. */
  negated() {
    if (this.blame) Object.assign(this.blame, { isNegated: !this.blame.isNegated, items: [] });
  }

  message(index) {
    if (this.blame && this.blame.message === null) this.blame.message = resolveMessage(this.evaluator, index);
  }

  /** The rule's own message is used where none of its checks has one for what failed. */
  answered(rule) {
    if (rule.message !== undefined) this.message(rule.message);
  }

  /** What a caller knows of a rule is its name, its arguments and its message. */
  returned(step) {
    const call = this.evaluator.program.calls[step.index];
    const { blame } = this;
    if (!blame || !call) return;
    blame.rule = call.name;
    blame.inherited = blame.message ?? blame.inherited;
    blame.message = null;
    blame.answer = this.evaluator.answer;
  }
}
