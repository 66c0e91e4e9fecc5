// Reports violations.
import { areSameValues } from "../BuiltInRules/Comparison/Sameness.js";
import { isSameForAll, messageOf, resolveMessage } from "../Messages/MessageText.js";
import { describeValue, hiddenValue } from "../Messages/MessageValues.js";
import { opExternal } from "../Program/Instruction.js";
import { MISTYPED, PARTIAL, TYPING, unreadable } from "../Values/Slot.js";
import { isEmptySlot } from "../Values/SlotValue.js";
import { canHoldBit } from "./Answer.js";
import { attributeFailure, onlyTestOf } from "./Attribution.js";
import { itemType } from "./FieldLookup.js";
import { pathText } from "./FieldPath.js";
import { callName, noteFailure } from "./Reporting.js";
import { inRecord, Resolved } from "./Resolved.js";
import { reportedPath } from "./SubjectPath.js";

/** Reports a violation of the check whose expression has just failed. */
export function reportViolation(on, index) {
  if (on.outcome.notes === null && isUsualReport(on)) reportUsual(on, index);
  else makeViolation(on, index);
}

/** Reports the violation that a check has had before, if it is the same for all records. */
function reportUsual(on, index) {
  const known = on.program.violations[index];
  const { ownTranslations } = on.request;
  if (known !== null && known.ownTranslations === ownTranslations) {
    const { path, rule, message, severity, file, line, column } = known;
    on.outcome.violations.push({ path, rule, message, severity, file, line, column });
    return;
  }
  const test = onlyTestOf(on.program, index);
  const { text, violation } = makeViolation(on, index);
  if (text.found && test !== null && test.op !== opExternal && isSameForAll(on, text)) on.program.violations[index] = { ...violation, ownTranslations };
}

function makeViolation(on, index) {
  const isIncomplete = isFixableByTyping(on);
  const check = on.program.checks[index];
  // A condition fails as a whole.
  const found = check.isCondition ? null : attributeFailure(on, index);
  const own = check.isCondition ? "check" : null;
  const items = found?.items ?? [];
  on.itemIndices.push(...items);
  const authored = found?.message
    ?? (check.message === undefined ? null : resolveMessage(on, check.message)) ?? found?.inherited ?? null;
  const text = { authored, builtIn: own ?? found?.builtIn ?? "", isNegated: found?.isNegated ?? false, found };
  const rule = own ?? found?.rule ?? callName(on, on.program.code[check.start]) ?? "";
  const violation = violationOf(on, rule, check.place, text, check.isWarning ? "warning" : "error", check.target);
  addViolation(on, violation, isIncomplete, check);
  on.itemIndices.length -= items.length;
  return { text, violation };
}

/** Whether more typing can still make the check hold that has just failed. */
export function isFixableByTyping(on) {
  const isTyped = (on.subject.slot.flags & TYPING) !== 0;
  return isTyped && ((on.answer & canHoldBit) !== 0 || on.frame.field?.isRewritten === true);
}

/** Whether a field of the form itself is judged, in the program's own words. */
function isUsualReport({ request, outerFrames, itemIndices }) {
  return request.ruleTexts === undefined && request.translations === undefined && outerFrames.length + itemIndices.length === 0;
}

/** Adds a violation; of a live form with its check, and whether more typing can still mend it. */
function addViolation(on, violation, isIncomplete, check = null) {
  on.outcome.violations.push(violation);
  on.outcome.notes?.set(violation, { isIncomplete, check });
}

/** The violation of a rule at a place of the rule file, at the subject or at a path. */
export function violationOf(on, rule, place, text, severity, target = [], path = null) {
  const isOfField = path === null && target.length === 0 && on.outerFrames.length + on.itemIndices.length === 0;
  const written = isOfField && on.frame.field
    ? on.frame.field.pathText : pathText([...(path ?? reportedPath(on)), ...target]);
  const { message, isInEnglish } = messageOf(on, text);
  const violation = { path: written, rule, message, severity, file: on.program.sources[place[0]], line: place[3], column: place[4] };
  if (isInEnglish) on.request.inEnglish?.add(violation);
  return violation;
}

function fieldPlace(on) {
  return on.frame.field?.place ?? on.frame.form.place;
}

/** Reports what is no check's: an error of the subject, with the values by placeholder. */
export function reportBuiltIn(on, rule, values, isIncomplete = false) {
  noteFailure(on);
  const violation = violationOf(on, rule, fieldPlace(on), { builtIn: rule, values }, "error");
  addViolation(on, violation, isIncomplete);
  haltAtFirst(on);
}

/** Ends the evaluation where only the first violation is reported. */
export function haltAtFirst(on) {
  if (on.request.mode === "first") on.isHalted = true;
}

/** Reports that the subject is not of its type. */
export function reportMistyped(on) {
  reportBuiltIn(on, "type", { type: itemType(on)?.name ?? "" }, (on.subject.slot.flags & PARTIAL) !== 0);
}

/** Reports another value of the record for a computed field; returns whether its checks are to run. */
export function judgeRecordValue(on) {
  const { subject } = on;
  const slot = on.slots[subject.position + 1];
  const given = new Resolved(slot, inRecord, isEmptySlot(slot), subject.position + 1);
  if (given.isEmpty && !(slot.flags & MISTYPED)) return true;
  if (!(slot.flags & unreadable) && !subject.isEmpty && areSameValues(on, subject, given, false)) return true;
  reportBuiltIn(on, "computed", { value: on.frame.field.isSecret ? hiddenValue : describeValue(on, subject) });
  if (on.request.mode !== "first-per-field") return true;
  on.field.isSettled = true;
  return false;
}
