/// Runs a prepared program on records, one at a time, on one thread.
///
/// Reusable.
///
/// Input: an ``ExecutableProgram`` and a record in slots. Output: an ``EvaluationOutcome``, which
/// is only flags and counts unless details are requested. The record keeps its normalized and typed
/// values.
///
/// An evaluation has these stages:
/// 1. *Fast paths* (``FieldFastPath``) skip leading fields whose values are plainly valid.
/// 2. *Preparation* normalizes values, parses them to their fields' types, and decides which
///    branches of the form apply.
/// 3. *The run* (``run(from:resumingAt:_:)``) executes the form's instructions. Tests read the
///    subject and set the answer; at the end of a check, an answer that refuses the value is
///    reported.
/// 4. *Attribution* (``attributeFailure(of:)``), if details are requested, runs the expression of a
///    failed check again to find the test to blame.
///
/// The state has four parts: ``Machine`` holds the registers and stacks, ``FormContext`` the
/// current form, field and items, ``Budget`` the remaining steps, and ``PatternCache`` the patterns
/// used so far. A ``RunObserver`` watches a run.
///
/// Cost: linear in what is judged, and bounded by ``EvaluationLimits``. Memory is reused between
/// records, so judging a valid record allocates nothing. Creating an evaluator takes a few
/// allocations.
package struct Evaluator: ~Copyable {
  package let executable: ExecutableProgram
  /// The current record; a live form keeps its record here between judgments.
  package var record = RecordBuffer()
  /// Supplies `now` and `today`.
  package var clock: FormClock
  /// Position of the context's first slot; nil if there is no context.
  var contextBase: Int?
  /// When the evaluation of the record began; nil if the program has no computations.
  var present: Instant?
  /// How to judge the record, and what to report.
  package var request = EvaluationRequest()
  var machine = Machine()
  var context = FormContext()
  var budget = Budget()
  /// Scratch memory and limits of pattern matching.
  var patterns: PatternScratch
  var patternCache: PatternCache
  /// The outcome so far.
  package var outcome = EvaluationOutcome()
  /// The text that `ignoring` leaves, kept to reuse its memory.
  var keptBytes: [UInt8] = []

  package init(_ executable: ExecutableProgram, clock: FormClock) {
    self.executable = executable
    self.clock = clock
    patterns = PatternScratch(limits: executable.limits.patterns)
    patternCache = PatternCache(executable)
  }

  /// Judges the record as an instance of the form; stores normalized and typed values in it.
  package mutating func judge(
    _ record: inout RecordBuffer,
    as form: FormIndex,
    _ request: consuming EvaluationRequest
  ) -> EvaluationOutcome {
    self.request = request
    return judge(&record, as: form)
  }

  /// Judges the record as an instance of the form, as ``request`` asks.
  package mutating func judge(
    _ record: inout RecordBuffer,
    as form: FormIndex
  ) -> EvaluationOutcome {
    swap(&self.record, &record)
    defer { swap(&self.record, &record) }
    if program.contexts != nil { layOutContext(of: form) }
    begin()
    if request.tracing {
      var recorder = TraceRecorder()
      judgeRecord(as: form, &recorder)
      recorder.finish(machine.halt)
      outcome.trace = recorder.trace
    } else {
      var nobody = Unobserved()
      judgeRecord(as: form, &nobody)
    }
    return takeOutcome()
  }

  /// Resets all state for a new request, except the record and the reasons for its undecided
  /// branches.
  mutating func reset() {
    begin()
    outcome = EvaluationOutcome()
    machine.reset()
    context.reset()
  }

  /// Resets what even the fast paths need: the clock, the halt and the budget.
  ///
  /// The outcome is new already, because `judge` moved the last one out.
  private mutating func begin() {
    present = program.computations.isEmpty ? nil : clock.now()
    if isHalted { machine.halt = Halt() }
    let mostSteps = request.stepLimit ?? limits.steps(forRecordOf: record.slots.count)
    budget = Budget(
      steps: request.tracing ? min(mostSteps, limits.tracedSteps) : mostSteps
    )
    // Only evaluations that a keystroke triggers have a step limit.
    patterns.begin(isTyping: request.stepLimit != nil, textBytes: record.bytes.count)
  }

  /// The outcome of the evaluation, moved out instead of copied.
  mutating func takeOutcome() -> EvaluationOutcome {
    if isHalted, let undecided = machine.halt.undecided {
      outcome.isUndecided = true
      if request.details { outcome.undecided.append(undecided) }
    }
    var taken = EvaluationOutcome()
    swap(&taken, &outcome)
    return taken
  }
}

/// How to judge a record, and what to report.
package struct EvaluationRequest: Sendable, Hashable {
  package var mode: ReportMode = .firstPerField
  package var moment: Moment = .submit
  /// Whether texts are parsed as values of the other types.
  package var parsesTexts = true
  /// Whether to create violations, or only count failures.
  package var details = true
  /// How many failed and undecided checks get details; any further ones are only counted.
  package var reportLimit = Int.max
  /// How to treat the host's questions without an answer.
  package var asking = Asking.leaving
  /// Whether to record a trace.
  package var tracing = false
  /// The most steps; nil for the limit that the size of the record gives.
  package var stepLimit: Int?
  /// Whether judging a field includes the forms in its value.
  package var judgesNestedForms = true
  /// The host's answers to external rules; all others are pending.
  package var answers = HostAnswers()
  /// The context values by name; names that the form does not declare are ignored.
  package var context: [String: Value] = [:]

  package init() {}
}

// MARK: Short names

// Shorthands for the registers, under the names that `Instruction` uses.
extension Evaluator {
  var program: Program {
    @inline(__always) _read { yield executable.program }
  }
  var limits: EvaluationLimits {
    @inline(__always) get { executable.limits }
  }
  var subject: Operand.Resolved {
    @inline(__always) get { machine.subject }
    @inline(__always) set { machine.subject = newValue }
  }
  var answer: Answer {
    @inline(__always) get { machine.answer }
    @inline(__always) set { machine.answer = newValue }
  }
  var frame: FormFrame {
    @inline(__always) get { context.frame }
  }
  /// The first slot of the current instance.
  var base: Int {
    @inline(__always) get { context.frame.base }
  }
  var items: [Int] {
    @inline(__always) _read { yield context.items }
  }
  var isHalted: Bool {
    @inline(__always) get { machine.halt.isSet }
  }
}
