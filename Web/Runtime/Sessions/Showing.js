// Decides what is shown of each field.
import { pathText } from "../Evaluation/FieldPath.js";
import { computedReads, readsOf } from "../Program/ValueInputs.js";
import { valueAt } from "../Values/RecordExtractor.js";
import { INACTIVE } from "../Values/Slot.js";
import { fieldOf, nodeAt, targetField } from "./FormTree.js";
import { rejectionsOf } from "./Rejections.js";

/** Sets what is shown of each field. */
export function showAll(session) {
  for (const field of session.root.allFields()) field.status = statusOf(session, field);
}

function statusOf(session, field) {
  const { isTyping } = field;
  const reporters = field.instance.holder === null ? [] : reportersOf(session, field);
  const { unit } = field;
  const hasTargets = unit.targets.length > 0 || reporters.length > 0;
  const standing = hasTargets ? standingOfOwn(session, field, reporters) : unit.standing;
  const isActive = session.applies(field);
  const areShown = areFailuresShown(session, field, standing) || (standing.fails && (unit.hasConditions || reporters.length > 0))
    || session.rejections?.some((each) => each.field === field);
  const isOwn = (violation, unit) => !hasTargets || targetOf(session, violation, unit) === field;
  const shown = areShown ? [...reporters, unit].flatMap((unit) => shownOf(session, unit).filter((each) => isOwn(each, unit))) : [];
  const violations = shown.filter((each) => each.severity === "error");
  const { isDirty } = field;
  const isUndecided = standing.isUndecided && !awaitsTyping(session, field);
  // Nobody visits a computed field, but that it has no value is said.
  const isUncomputed = isUndecided && field.layout.computed !== undefined;
  const state = () => {
    if (!isActive || !field.isEnabled) return "untouched";
    if (violations.length > 0) return "invalid";
    if (standing.isPending) return "checking";
    if (session.focused === field && !isTyping) return "editing";
    if (!isTyping && !field.isTouched && !isDirty && !field.isReplaced && !isUncomputed) return "untouched";
    if (standing.isInvalid) return "incomplete";
    return isUndecided ? "undecided" : standing.isUndecided ? "incomplete" : "valid";
  };
  const warnings = shown.filter((each) => each.severity === "warning");
  const undecided = isUndecided ? standing.undecided : [];
  return { state: state(), isActive, isPending: standing.isPending, violations, warnings, undecided };
}

/** The units of the fields around one that report failures of it: `check … at home.since`. */
function reportersOf(session, field) {
  const reporters = [];
  for (let { holder, row } = field.instance; holder !== null && row === null; { holder, row } = holder.instance) {
    if (holder.unit.targets.some((target) => session.find(target, holder.nested) === field)) reporters.push(holder.unit);
  }
  return reporters;
}

/** The field that shows a violation of a unit; null for one of a check of the form as a whole. */
function targetOf(session, violation, unit) {
  const field = fieldOf(unit);
  const check = unit.standing.notes.get(violation)?.check;
  const target = check ? targetField(check) : [];
  return (field?.nested && target.length > 0 ? session.find(target, field.nested) : null) ?? field;
}

/** What came of judging a field, with what is reported of it by checks around it, and without what its own report of others. */
function standingOfOwn(session, field, reporters) {
  const { unit } = field;
  const own = [...reporters, unit].flatMap(({ standing, ...each }) =>
    standing.violations.filter((violation) => targetOf(session, violation, { standing, ...each }) === field)
      .map((violation) => ({ isError: violation.severity === "error", isFinal: !standing.notes.get(violation)?.isIncomplete })));
  const hasOthers = unit.standing.isInvalid && !unit.standing.violations.some((each) => each.severity === "error");
  return {
    ...unit.standing, isInvalid: hasOthers || own.some(({ isError }) => isError), fails: own.length > 0, failsForGood: own.some(({ isFinal }) => isFinal),
  };
}

/** Whether a field's own failures, or some of them, are to be shown by now. */
function areFailuresShown(session, field, standing) {
  return field.isTyping ? standing.failsForGood : standing.fails && countsAsVisited(session, field);
}

/** Whether someone has been in a field, or its value was given by the app or computed and nobody is there now. */
function countsAsVisited(session, field) {
  if (field.layout.computed !== undefined) return valueAt(session.evaluator, field.slot, field.layout.type) !== undefined;
  return field.isTouched || (field.isProvided && session.focused !== field);
}

/** A unit's violations that are to be shown. */
export function shownOf(session, unit) {
  const field = fieldOf(unit);
  const failures = shownFailures(session, unit, field);
  return session.rejections && field ? selected(session, unit, [...failures, ...rejectionsOf(session, field)]) : failures;
}

function shownFailures(session, unit, field) {
  const { standing } = unit;
  if (!standing.fails) return [];
  const areOwnShown = field === null || areFailuresShown(session, field, standing);
  if (!areOwnShown && !unit.hasConditions) return [];
  return selected(session, unit, standing.violations.filter((each) => isShown(session, each, unit, field, areOwnShown)));
}

function isShown(session, violation, unit, field, areOwnShown) {
  const { isIncomplete = false, check = null } = unit.standing.notes.get(violation) ?? {};
  const isCondition = check?.isCondition ?? false;
  if (field?.isTyping && isIncomplete && !isCondition) return false;
  const reads = check ? readsOf(session.program, check) : [];
  if (field === null && reads.length === 0) return session.isSubmitted;
  if (!areOwnShown && (!isCondition || reads.length === 0)) return false;
  // Of what the app gave itself nothing is said, only of how it goes with other fields.
  if (field && reads.length === 0 && field.layout.computed === undefined && !field.isTyping && !field.isTouched) return false;
  if (field && field.layout.computed !== undefined && !isComputedSettled(session, field)) return false;
  return reads.every((slot) => isReadSettled(session, slot, unit.instance));
}

/** Whether a computed field's own checks are shown: something was done that it is computed from, and nobody does that now. */
function isComputedSettled(session, { layout: { slot }, instance }) {
  const sources = sourcesOf(session, slot, instance);
  const isVisited = sources.length === 0 || sources.some((source) => countsAsVisited(session, source));
  return isVisited && !isBeingTyped(session, slot, instance);
}

/** Whether a field's checks read what someone types elsewhere, so that what could not be decided may be in a moment. */
function awaitsTyping(session, field) {
  if (field.isTyping) return false;
  const slots = [...field.unit.reads, ...(field.layout.computed === undefined ? [] : [field.layout.slot])];
  return slots.some((slot) => isBeingTyped(session, slot, field.instance));
}

/** Whether someone types what is in a slot, or what that is computed from. */
function isBeingTyped(session, slot, instance) {
  const field = nodeAt(instance, slot);
  if (field !== null && field.layout.computed === undefined) return isTypingIn(session, field);
  return sourcesOf(session, slot, instance).some((source) => isTypingIn(session, source));
}

/** Whether what a check reads in a slot of its instance has been visited, and is not being typed. */
function isReadSettled(session, slot, instance) {
  const field = nodeAt(instance, slot);
  // Nobody can visit a field that does not apply.
  if (field !== null && session.evaluator.slots[field.slot].flags & INACTIVE) return true;
  const isFilledIn = field !== null && field.layout.computed === undefined;
  if (isFilledIn && !countsAsVisited(session, field)) return false;
  // What is computed, or a parameter, is visited once all is that it is computed from, or given.
  const areVisited = isFilledIn || sourcesOf(session, slot, instance).every((source) => countsAsVisited(session, source));
  return areVisited && !isBeingTyped(session, slot, instance);
}

/** Whether someone types a field, or one in its form or rows. */
function isTypingIn(session, field) {
  if (field.isTyping) return true;
  if (field.nested === null && !field.rowForm) return false;
  for (let typed = session.focused?.isTyping ? session.focused : null; typed; typed = typed.instance.holder) if (typed === field) return true;
  return false;
}

/** The fields that somebody gives values and that a slot of an instance is computed from, or given. */
function sourcesOf(session, slot, instance) {
  const [open, seen, fields] = [[{ slot, instance }], new Map(), []];
  for (const source of open) {
    const known = seen.get(source.instance) ?? seen.set(source.instance, new Set()).get(source.instance);
    if (known.has(source.slot)) continue;
    known.add(source.slot);
    const { form, holder } = source.instance;
    const computed = computedReads(session.program, form).get(source.slot);
    const field = nodeAt(source.instance, source.slot);
    const parameter = (form.parameters ?? []).findIndex((each) => each.slot === source.slot);
    if (computed) open.push(...computed.map((read) => ({ slot: read, instance: source.instance })));
    else if (field?.layout.computed !== undefined) open.push({ slot: field.layout.slot, instance: field.instance });
    else if (field) fields.push(field);
    else if (parameter >= 0 && holder) {
      open.push(...(holder.layout.argumentReads?.[parameter] ?? []).map((read) => ({ slot: read, instance: holder.instance })));
    }
  }
  return fields;
}

/** The violations of the form that are to be shown now. */
export function shownViolations(session) {
  const ofUnits = [...session.root.allUnits()].flatMap((unit) => shownOf(session, unit));
  return session.rejections ? [...ofUnits, ...rejectionsOf(session)] : ofUnits;
}

/** Those of a unit's violations that a report holds: of a field its first error, and those of items in it and of their fields. */
function selected(session, unit, violations) {
  if (session.options.mode === "all" || violations.length < 2) return violations;
  const { notes } = unit.standing;
  // Counted, since the row of a violation may have moved since.
  const depth = (path) => path.split("[").length;
  const ownDepth = depth(pathText(fieldOf(unit)?.path ?? unit.instance.path));
  const failed = new Set();
  let isOver = false;
  return violations.filter((violation) => {
    // Whether items are of their type is judged whatever the field's checks say.
    if (failed.has(violation.path) || (isOver && notes.get(violation)?.check)) return false;
    if (violation.severity !== "error") return true;
    failed.add(violation.path);
    if (depth(violation.path) <= ownDepth) isOver = true;
    return true;
  });
}
