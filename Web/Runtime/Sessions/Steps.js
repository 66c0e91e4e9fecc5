// The steps of a form that is filled in.
import { readsOf } from "../Program/ValueInputs.js";
import { fieldOf } from "./FormTree.js";
import { shownOf } from "./Showing.js";

/** The step that a unit is in; of a check of the form that is in none the first, -1 for a field that is in none. */
function stepOf(session, unit) {
  let at = unit;
  while (at.instance.holder) at = at.instance.holder.unit;
  const step = session.form.steps.findIndex(({ slots: [start, end] }) => start <= at.slot && at.slot < end);
  return step < 0 && at.field === null ? 0 : step;
}

/** Those of a unit's findings that are a step's: a check is the last step's that it is about. */
function ofStep(session, position, unit, findings) {
  const own = stepOf(session, unit);
  if (own < 0 || own > position) return [];
  return findings.filter((finding) => {
    const check = unit.standing.notes.get(finding)?.check;
    const reads = check && unit.instance === session.root ? readsOf(session.program, check) : [];
    const steps = reads.map((slot) => session.form.steps.findIndex(({ slots: [start, end] }) => start <= slot && slot < end));
    return Math.max(own, ...steps) === position;
  });
}

/** What the checks of a step come to, shown or not. */
export function standingOfStep(session, position) {
  const result = { isInvalid: false, isUndecided: false, isPending: false };
  for (const unit of session.root.allUnits()) {
    const { violations, undecided, isPending } = unit.standing;
    if (ofStep(session, position, unit, violations).some((each) => each.severity === "error")) result.isInvalid = true;
    if (ofStep(session, position, unit, undecided).length === 0) continue;
    result.isUndecided = true;
    if (isPending) result.isPending = true;
  }
  return result;
}

/** The violations of a step that are to be shown now. */
export function shownOfStep(session, position) {
  return [...session.root.allUnits()].flatMap((unit) => ofStep(session, position, unit, shownOf(session, unit)));
}

/** Judges a step as one that is submitted, and shows all that fails in it. */
export function beginSubmissionOfStep(session, position) {
  session.moveFocus(null);
  session.rejections = null;
  session.host?.forgetUndecided();
  for (const unit of session.root.allUnits()) {
    if (stepOf(session, unit) !== position) continue;
    unit.moment = "submit";
    const field = fieldOf(unit);
    if (field !== null && session.applies(field)) Object.assign(field, { isTouched: true, isTyping: false });
  }
  session.update();
}
