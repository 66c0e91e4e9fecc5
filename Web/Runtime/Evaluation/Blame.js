// The test that a check's failure is owed to, and which of two tests that is.
import { MOST_LISTED } from "../Messages/Labels.js";
import { messageValues } from "../Messages/MessageText.js";
import { describeArguments, otherLabel } from "../Messages/MessageValues.js";
import { opExternal } from "../Program/Instruction.js";
import { aConstant, aField } from "../Program/Operand.js";
import { isMoment } from "../Values/SlotValue.js";
import { canHoldBit, FAILS, HOLDS, nowOf, UNKNOWN } from "./Answer.js";
import { resolve } from "./Operands.js";

const noArguments = Object.freeze([]);

/** The blame on a single test, for what the evaluator has come to. */
export function blameFor(on, step, progress) {
  const call = on.program.calls[step.index];
  const blame = new Blame(on, call?.name ?? "", call?.arguments ?? noArguments, progress);
  blame.inherited = step.op === opExternal ? externalMessage(on, step) : null;
  // Constants and fields are still the same when the message is made.
  if (blame.arguments.some(({ operand: { kind } }) => kind !== aConstant && kind !== aField)) blame.settle();
  return blame;
}

/** What the host said when it rejected the value, else the message of the rule's declaration. */
function externalMessage(on, step) {
  // A text that is no template: what looks like a placeholder in it is none.
  if (on.hostMessage !== null) return { source: on.hostMessage.replace(/[{}]/g, "$&$&"), values: () => ({}) };
  const { message } = on.program.externals[step.a];
  return message === undefined ? null : { source: on.program.messages[message].source, values: () => ({}) };
}

/** The test that a check's failure is owed to, and what messages say of it. */
class Blame {
  constructor(evaluator, name, args, progress) {
    this.evaluator = evaluator;
    this.builtIn = name;
    this.rule = name;
    this.arguments = args;
    this.message = null;
    this.inherited = null;
    this.answer = evaluator.answer;
    this.progress = progress;
    this.items = [];
    this.isNegated = false;
    this.cause = nowOf(evaluator.answer) === UNKNOWN ? evaluator.lastUnknown : null;
    // What messages say of it, where that was found before.
    this.known = null;
  }

  settle() {
    this.known = { values: this.values(), other: this.other(), comparesMoments: this.comparesMoments() };
  }

  /** The arguments by placeholder. */
  values() {
    return this.known?.values ?? messageValues(describeArguments(this.evaluator, this.arguments));
  }

  /** The label of what the value is compared with. */
  other() {
    return this.known === null ? otherLabel(this.evaluator, this.arguments) : this.known.other;
  }

  comparesMoments() {
    return this.known?.comparesMoments ?? this.arguments.slice(0, MOST_LISTED).some(({ operand }) => isMoment(resolve(this.evaluator, operand).slot));
  }
}

/** The blame for the combination of two answers; while a text is typed, of an `and` what no typing can mend. */
export function chosenBlame(left, leftAnswer, right, rightAnswer, isOr, isTyping) {
  const [one, other] = [nowOf(leftAnswer), nowOf(rightAnswer)];
  if (left === null || one === 0) return right;
  if (right === null || other === 0) return left;
  if (one === UNKNOWN && other === UNKNOWN) return strictness(right) > strictness(left) ? right : left;
  if (one !== other) {
    const settling = isOr ? HOLDS : FAILS;
    const winner = one === settling || other === settling ? settling : UNKNOWN;
    return one === winner ? left : right;
  }
  if (one !== FAILS) return left;
  if (isOr) return isCloser(right, left) ? right : left;
  return isTyping && leftAnswer & canHoldBit && !(rightAnswer & canHoldBit) ? right : left;
}

/** Of two answers that are unknown, the one that the form may do without is the lesser obstacle. */
const strictness = (blame) => ["passes", "warns", "blocks"].indexOf(blame.cause?.policy);

/**
 * Of two branches that fail, the one that can still hold is closer, else the one that got further. A test of the value's kind says
 * to what values the other one applies, so it is never closer.
 */
function isCloser(blame, other) {
  if ((blame.builtIn === "kind") !== (other.builtIn === "kind")) return other.builtIn === "kind";
  const canHold = (each) => (each.answer & canHoldBit) !== 0;
  return canHold(blame) === canHold(other) ? blame.progress > other.progress : canHold(blame);
}
