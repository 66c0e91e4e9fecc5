// Runs a program on one record at a time.
//
// Values are prepared first: normalized, parsed to their types, and it is decided which branches of the form apply.
// Then the form's instructions run: tests read the subject and set the answer; a check whose answer refuses the value
// is concluded. To learn which test that is owed to, the expression of a failed check runs again, watched by an
// `Attribution`.
//
// The class holds the state of a run. The work is done by functions that take it as `on`, one concept to a file: those
// of this folder, of `BuiltInRules` and of `Messages`.
import { Loader, Unreadable } from "../Values/RecordLoader.js";
import { member } from "../Values/RecordObject.js";
import { AS_GIVEN, MISSING, MISTYPED, PARTIAL, Slot, TEXT, TYPING } from "../Values/Slot.js";
import { canHoldBit, notApplicable } from "./Answer.js";
import { convert } from "./Conversion.js";
import { limitReached, limits } from "./EvaluationLimits.js";
import { pathText } from "./FieldPath.js";
import { FieldState, frameOf } from "./FieldState.js";
import { resolveField } from "./Operands.js";
import { prepareRecord } from "./Preparation.js";
import { missingValue } from "./Resolved.js";
import { run } from "./Run.js";
import { reportStrayMembers } from "./StrayMembers.js";
import { subjectPath } from "./SubjectPath.js";

export const stepsBetweenPauses = 4096;
const noCause = Object.freeze({ reason: "cancelled", step: null, policy: "blocks" });

export class Evaluator {
  constructor(program) {
    this.program = program;
    this.itemStates = new Map();
    // Tables of lists that values are looked up in; null after the first look-up.
    this.candidateTables = new Map();
    this.undecidedBranches = new Map();
    this.obstacles = new Map();
    this.slots = [];
    this.emptyStacks();
    this.isClean = false;
  }

  emptyStacks() {
    this.accumulators = [];
    this.loops = [];
    this.subjects = [];
    this.owners = [];
    this.arguments = [];
    this.inquiries = [];
    this.outerFrames = [];
    this.itemIndices = [];
    this.aggregateItems = [];
    this.undecidedInstances = [];
  }

  // MARK: One record

  /** Judges a record as an instance of the form, or the values that a fast path has not accepted. */
  judge(values, form, request, fastPath) {
    this.begin(form, request);
    try {
      if (fastPath === null) this.load(values, form);
      else fastPath.load(this, values);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      this.haltCause = { path: "", rule: error.rule, reason: error.reason };
      return this.finished();
    }
    this.mostSteps = Math.min(limits.mostSteps, limits.steps + limits.stepsPerValue * this.slots.length);
    if (fastPath === null) prepareRecord(this, form);
    reportStrayMembers(this, form);
    if (fastPath !== null) fastPath.run(this);
    else if (!this.isHalted) run(this, form.checks, null);
    this.isClean = !this.isHalted;
    return this.finished();
  }

  /** Prepares the record of a live form, which is in the slots. */
  prepareLive(form, request, slots) {
    this.begin(form, request);
    this.slots = slots;
    this.loadGiven(new Loader(slots), form);
    for (let at = 0; at < slots.length; at++) slots[at] ??= new Slot(MISSING, undefined);
    prepareRecord(this, form);
  }

  /** Judges one unit of the prepared record: a field, or a check of the form as a whole. */
  judgeUnit(entry, place, request) {
    this.enterPlace(place, request, limits.steps);
    this.outcome.notes = new Map();
    this.units = 1;
    run(this, entry, null);
    return this.finished();
  }

  enterPlace({ frame, outer, items }, request, mostSteps) {
    this.reset(frame.form, request, mostSteps);
    this.frame = { ...frame };
    this.outerFrames = outer.map((each) => ({ ...each }));
    this.itemIndices = [...items];
  }

  /** Whether more typing can make a text hold that a field's filter judges; true also where that cannot be decided. */
  canHold(text, field, place, request) {
    this.enterPlace(place, request, limits.keystrokeSteps);
    // They have the text before.
    this.candidateTables.clear();
    this.frame.field = field;
    const at = this.frame.base + field.slot;
    const slot = this.slots[at];
    const candidate = (this.slots[at] = new Slot(TEXT, text));
    candidate.flags = TYPING;
    convert(this, at, field.type, field.notation);
    this.subject = resolveField(this, at);
    let canHold = true;
    const isBlank = this.subject.isEmpty && text !== "";
    if (isBlank) {
      // White space counts as empty, but nothing that follows can take it back: it is judged as a key is.
      this.slots[at].flags |= AS_GIVEN;
      this.subject = resolveField(this, at);
    }
    if (candidate.flags & MISTYPED) canHold = (candidate.flags & PARTIAL) !== 0;
    else if (isBlank && field.type.name !== "text") canHold = false;
    else if (!this.subject.isEmpty) {
      run(this, field.filter, null);
      canHold = this.isHalted || (this.answer & canHoldBit) !== 0;
    }
    this.slots[at] = slot;
    return canHold;
  }

  /** What came of the run, with what ended it early. */
  finished() {
    const { outcome, haltCause } = this;
    if (haltCause !== null) {
      outcome.isUndecided = true;
      outcome.undecided.push(haltCause);
    }
    return outcome;
  }

  begin(form, request) {
    this.contextBase = null;
    this.isPreparingContext = false;
    this.reset(form, request, Infinity);
    if (this.undecidedBranches.size > 0) this.undecidedBranches.clear();
    if (this.obstacles.size > 0) this.obstacles.clear();
    if (this.candidateTables.size > 0) this.candidateTables.clear();
  }

  /** Starts anew, but for the record and the reasons of what is undecided in it. */
  reset(form, request, mostSteps) {
    this.request = request;
    // Of a live form, notes on violations and on what is undecided.
    this.outcome = { isInvalid: false, isUndecided: false, violations: [], undecided: [], inquiries: [], notes: null };
    this.steps = 0;
    this.stepsToPause = stepsBetweenPauses;
    this.mostSteps = mostSteps;
    // The registers and stacks that instructions work on.
    this.subject = missingValue;
    this.answer = notApplicable;
    this.lastTest = null;
    this.lastUnknown = noCause;
    // What a run that has come to its end leaves behind is empty.
    if (!this.isClean) this.emptyStacks();
    this.isClean = false;
    this.argumentBase = 0;
    this.depth = 0;
    this.hostMessage = null;
    this.isReplaying = false;
    this.isHalted = false;
    this.haltCause = null;
    // How many fields, and checks of the form as a whole, may still be entered.
    this.units = Infinity;
    // What is judged.
    this.frame = frameOf(form, 0);
    this.field = new FieldState(0);
    if (this.itemStates.size > 0) this.itemStates.clear();
  }

  load(values, form) {
    this.slots = [];
    const loader = new Loader(this.slots);
    loader.append(form.slotCount);
    loader.form(values, form, 0, 0);
    this.loadGiven(loader, form);
    loader.finish();
  }

  /** Loads what is given beside the record: parameters that it does not have, and contexts. */
  loadGiven(loader, form) {
    const { context } = this.request;
    for (const { name, type, slot } of form.parameters ?? []) {
      if (this.slots[slot] === null) loader.value(member(context, name), type, slot, 0);
    }
    if (form.contexts) this.loadContexts(loader, form);
  }

  loadContexts(loader, form) {
    const { contexts } = this.program;
    const last = contexts.at(-1);
    this.contextBase = loader.append(last.slot + (last.type.form?.slotCount ?? 1));
    for (const index of form.contexts) {
      const context = contexts[index];
      loader.value(member(this.request.context, context.name), context.type, this.contextBase + context.slot, 0);
    }
  }

  /** Counts a field, an item or a call; returns whether the run may go on. */
  mayStep() {
    if (--this.stepsToPause > 0) return true;
    this.steps += stepsBetweenPauses;
    this.stepsToPause = stepsBetweenPauses;
    if (this.steps > this.mostSteps) this.halt(limitReached("steps"));
    return !this.isHalted;
  }

  /** Takes many steps at once, of which those beyond the next pause count as taken before it. */
  spend(count) {
    const beyond = Math.max(0, count - (this.stepsToPause - 1));
    this.stepsToPause -= count - beyond;
    this.steps += beyond;
  }

  /** Ends the evaluation; what was found so far stays, the rest is undecided. */
  halt(reason) {
    if (this.isHalted) return;
    this.isHalted = true;
    this.haltCause = { path: pathText(subjectPath(this)), rule: "form", reason };
    this.lastUnknown = { ...this.lastUnknown, reason };
  }
}
