/// Runs a prepared program on records: one at a time, again and again, on one thread.
///
/// Input: an ``ExecutableProgram`` and a record in slots. Output: an ``EvaluationOutcome``, which is flags
/// and counts unless details are asked for. The record keeps its normalized and typed values.
///
/// An evaluation has these stages:
/// 1. *Fast paths* (``FieldFastPath``) skip leading fields whose values are plainly right.
/// 2. *Preparation* normalizes values, parses them to their fields' types, and decides which branches of
///    the form apply.
/// 3. *The run* (``run(from:resumingAt:_:)``) executes the form's instructions. Tests read the subject
///    and set the answer; a check whose answer refuses the value is concluded.
/// 4. *Attribution* (``attributeFailure(of:)``) runs the expression of a failed check again, where details
///    are asked for, to learn which test the answer is owed to.
///
/// The state is in parts: ``Machine`` holds the registers and stacks, ``FormContext`` what is judged,
/// ``Budget`` what may still be done, ``PatternCache`` the patterns met so far. Who watches a run is a
/// ``RunObserver``.
///
/// Cost: linear in what is judged, and bounded by ``EvaluationLimits``. Memory is kept between records,
/// so judging a valid record allocates nothing. Making an evaluator costs a few allocations.
package struct Evaluator: ~Copyable {
  package let executable: ExecutableProgram
  /// The record; a live form's stays here from one judgment to the next.
  package var record = RecordBuffer()
  /// Where `now` and `today` come from.
  package var clock: FormClock
  /// Position of the first slot of the context; nil for programs without one.
  var contextBase: Int?
  /// When the record's evaluation began; nil where the program does not ask.
  var present: Instant?
  /// What is asked of a record.
  package var request = EvaluationRequest()
  var machine = Machine()
  var context = FormContext()
  var budget = Budget()
  /// Memory and limits of pattern matching.
  var patterns: PatternScratch
  var patternCache: PatternCache
  /// What came of the last judgment.
  package var outcome = EvaluationOutcome()
  /// What `ignoring` leaves of a text, kept for its memory.
  var keptBytes: [UInt8] = []

  package init(_ executable: ExecutableProgram, clock: FormClock) {
    self.executable = executable
    self.clock = clock
    patterns = PatternScratch(limits: executable.limits.patterns)
    patternCache = PatternCache(executable)
  }

  /// Judges the record, an instance of the form, and leaves normalized and typed values in it.
  package mutating func judge(
    _ record: inout RecordBuffer,
    as form: FormIndex,
    _ request: consuming EvaluationRequest
  ) -> EvaluationOutcome {
    self.request = request
    return judge(&record, as: form)
  }

  /// Judges the record, an instance of the form, as ``request`` asks.
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

  /// Starts anew for the request, but for the record and the reasons of its undecided branches.
  mutating func reset() {
    begin()
    outcome = EvaluationOutcome()
    machine.reset()
    context.reset()
  }

  /// Gives the request a budget, which is all that the fast paths of a record need; the outcome is new,
  /// as `judge` has handed out the last one.
  private mutating func begin() {
    present = program.computations.isEmpty ? nil : clock.now()
    if isHalted { machine.halt = Halt() }
    let mostSteps = request.stepLimit ?? limits.steps(forRecordOf: record.slots.count)
    budget = Budget(
      steps: request.tracing ? min(mostSteps, limits.tracedSteps) : mostSteps
    )
  }

  /// What has come of the evaluation, moved out rather than copied.
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

/// What to ask of a record.
package struct EvaluationRequest: Sendable, Hashable {
  package var mode: ReportMode = .firstPerField
  package var moment: Moment = .submit
  /// Whether texts are parsed as values of other types.
  package var parsesTexts = true
  /// Whether violations are made, or only counted.
  package var details = true
  /// Whether the record is judged again once the host has answered: what is undecided for an answer that is
  /// pending then needs no cause.
  package var awaitsAnswers = false
  /// Whether a check that asks the host is judged as if the host accepted, where its answer is pending and
  /// settles nothing else.
  package var supposesAcceptance = false
  /// Whether the outcome holds a trace of what ran.
  package var tracing = false
  /// The most steps; nil for as many as the size of the record allows.
  package var stepLimit: Int?
  /// Whether the forms in the value of a field are judged with the field.
  package var judgesNestedForms = true
  /// What the host has answered to external rules; everything else is pending.
  package var answers = HostAnswers()
  /// The context by name; names that the form does not declare are ignored.
  package var context: [String: Value] = [:]

  package init() {}
}

// MARK: Short names

// Tests and descriptions read these parts by the names that `Instruction` gives them.
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
  /// The first slot of the form's instance that is judged.
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
