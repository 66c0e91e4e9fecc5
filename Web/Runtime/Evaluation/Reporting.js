// Concludes checks that do not hold or are undecided.
import { settleInquiries } from "../External/Host.js";
import { FAILS, notApplicable, nowOf, UNKNOWN } from "./Answer.js";
import { attributeFailure } from "./Attribution.js";
import { pathText } from "./FieldPath.js";
import { reportedPath } from "./SubjectPath.js";
import { isFixableByTyping, reportViolation, violationOf } from "./Violations.js";

/** Reports a check that does not hold; returns where to go on, null for the next instruction. */
export function concludeCheck(on, index) {
  if (on.inquiries.length > 0) settleInquiries(on, nowOf(on.answer) === UNKNOWN);
  if (on.field.isSettled) return on.field.end;
  if (nowOf(on.answer) === UNKNOWN) {
    concludeUndecided(on, index);
    return null;
  }
  const isMeasureRefused = on.lastTest?.measures === true;
  reportViolation(on, index);
  if (on.program.checks[index].isWarning) return null;
  noteFailure(on);
  // What is typed and still too short is cheap to test, and may be wrong for good.
  if (isMeasureRefused && !isFixableByTyping(on)) on.field.refused = on.subject.position;
  if (on.request.mode === "first") on.isHalted = true;
  if (on.request.mode !== "first-per-field") return null;
  on.field.isSettled = true;
  return on.field.end;
}

/** Notes that the field, and so the record, is invalid. */
export function noteFailure(on) {
  on.field.hasFailed = true;
  on.outcome.isInvalid = true;
}

/** In a rule's body: a failing answer becomes a warning, and the rule goes on. */
export function concludeWarning(on, index) {
  if (nowOf(on.answer) !== FAILS) return;
  if (!on.isReplaying) reportViolation(on, index);
  on.answer = notApplicable;
}

/** Reports a check that could not be decided. */
function concludeUndecided(on, index) {
  const check = on.program.checks[index];
  // Only external rules differ in what an unknown answer means, so that others need no attribution.
  const cause = check.isExternal ? externalCause(on, index) : on.lastUnknown;
  const name = (cause.step && callName(on, cause.step)) ?? "when";
  if (cause.policy === "blocks") reportUndecided(on, cause.reason, check.isCondition ? "check" : name, check);
  else if (cause.policy === "warns") warnUnchecked(on, name, check);
}

function externalCause(on, index) {
  return attributeFailure(on, index)?.cause ?? on.lastUnknown;
}

function warnUnchecked(on, name, { place }) {
  on.outcome.violations.push(violationOf(on, name, place, { builtIn: "unchecked" }, "warning"));
}

/** Reports a condition within a rule that could not be decided. */
export function concludeBranch(on, step) {
  if (on.program.calls[step.index] && !on.field.isSettled) reportUndecided(on, on.lastUnknown.reason, "when");
}

/** Reports the field or the check whose slot it is, which is in a branch that is undecided. */
export function reportUndecidedBranch(on, at) {
  const branch = on.undecidedBranches.get(at);
  if (branch) reportUndecided(on, branch.reason, "when");
}

/** Reports that the subject is undecided. */
export function reportUndecided(on, reason, rule, check = null) {
  on.field.isUndecided = true;
  on.outcome.isUndecided = true;
  const undecided = { path: pathText(reportedPath(on)), rule, reason };
  on.outcome.undecided.push(undecided);
  if (check !== null) on.outcome.notes?.set(undecided, { isIncomplete: false, check });
}

/** The name of the rule that an instruction calls or is; undefined for other instructions. */
export function callName(on, step) {
  return on.program.calls[step.index]?.name;
}
