// Asks the host about values that only it can judge.
import { anyKind } from "../BuiltInRules/SubjectKinds.js";
import { failsForGood, holdsForGood } from "../Evaluation/Answer.js";
import { fieldAt, itemType } from "../Evaluation/FieldLookup.js";
import { pathText } from "../Evaluation/FieldPath.js";
import { obstacleOf, resolve } from "../Evaluation/Operands.js";
import { isKept } from "../Evaluation/Resolved.js";
import { reportedPath } from "../Evaluation/SubjectPath.js";
import { unknownFor } from "../Evaluation/Tests.js";
import { typeOfText } from "../Program/ValueType.js";
import { plainValue, valueAt } from "../Values/RecordExtractor.js";

export const externalTest = { kinds: anyKind, answer: (on, step) => askHost(on, step) };

/** The host's answer to an external rule; unknown while it has not decided. */
function askHost(on, step) {
  const given = step.operands.map((operand) => resolve(on, operand));
  for (const value of given) if (obstacleOf(on, value) !== null) return unknownFor(on, obstacleOf(on, value), step);
  const rule = on.program.externals[step.a];
  const question = { rule, value: hostValue(on, on.subject), arguments: given.map((value) => hostValue(on, value)) };
  const answer = on.request.host?.answerTo(question);
  on.inquiries.push({ question, path: pathText(reportedPath(on)), isPending: answer === undefined });
  on.hostMessage = null;
  if (answer === undefined) return unknownFor(on, "pending", step);
  // The host has judged this value; what comes of typing on is another question.
  if (answer.accepted === true) return holdsForGood;
  if (answer.accepted === undefined) return unknownFor(on, answer.reason, step, rule.undecided);
  on.hostMessage = answer.message ?? null;
  return failsForGood;
}

/** Hands on the questions of a check that has ended; they matter only while it is undecided. */
export function settleInquiries(on, isUndecided) {
  for (const inquiry of on.inquiries) {
    on.outcome.inquiries.push({ ...inquiry, isPending: inquiry.isPending && isUndecided });
  }
  on.inquiries = [];
}

/** The value as hosts are given it; null where there is none. */
function hostValue(on, value) {
  if (value.position < 0 || value.storage === isKept) return plainValue(on, value.slot, typeOfText) ?? null;
  const type = fieldAt(on, value.position)?.type ?? itemType(on) ?? typeOfText;
  return valueAt(on, value.position, type) ?? null;
}
