/// The machine that runs programs: one at a time, again and again, on one thread.
///
/// Input: a program and a record in slots. Output: an outcome, which is flags unless details are
/// asked for. Its memory is kept between records, so a valid record costs no allocation. Making one
/// costs a few allocations, so bulk work keeps one per thread.
package struct Evaluator: ~Copyable {
  /// Nothing, but of a type that lives in memory only, and with it the evaluator.
  ///
  /// Without it the compiler takes the evaluator for a value that registers could hold, and copies
  /// all of it (1.5 KB) onto the stack for every call that only reads it.
  private let anchor: Any = ()

  let executable: ExecutableProgram
  let program: Program
  let fieldPlans: FieldPlans
  let sieves: FieldSieves
  let bounds: [ConstantBounds]
  let textTables: [TextTable]
  let limits: EvaluationLimits
  /// The instructions that run: the program's own while somebody observes, else those that are
  /// shortened.
  private(set) var code: [ExecutableInstruction]
  /// Whether somebody asks for a trace, or for whom to blame.
  private(set) var isObserved = false
  var patterns: PatternScratch
  /// Patterns met so far, so that the hot path takes no lock.
  var patternCache: [CompiledPattern?]
  /// The automata of the patterns met so far, apart from them, so that the hot path does not count
  /// references.
  var automata: [PatternAutomaton?]

  // What is judged.
  /// The record; a live form's stays here from one judgement to the next.
  package var record = RecordBuffer()
  /// Where `now` and `today` come from.
  package var clock: FormClock
  /// When the record's evaluation began; nil where the program has no use for it.
  var present: Instant?
  var request = EvaluationRequest()
  /// Tells whether the evaluation is no longer wanted; by default, whether the task was cancelled.
  ///
  /// Asked every few thousand steps, and where a pattern may have taken, or may take, long.
  package var isCancelled: @Sendable () -> Bool {
    get { patterns.isCancelled }
    set { patterns.isCancelled = newValue }
  }

  // Registers; see `Instruction`.
  var base: Int { frame.base }
  var subject = Operand.Resolved.missing
  var answer = Answer.notApplicable
  /// The innermost open `and`, `or` or `each`.
  var accumulator = Accumulator()
  /// The others that are open, outermost first.
  var outerAccumulators: [Accumulator] = []
  var subjects: [Operand.Resolved] = []
  /// The objects whose members are the subject; what is secret of them is so of their members.
  var owners: [Operand.Resolved] = []
  var arguments: [Operand.Resolved] = []
  var argumentsBase = 0
  var loops: [ItemLoop] = []
  /// What `ignoring` leaves of a text, kept for its memory.
  var keptBytes: [UInt8] = []
  /// The test that set the answer last.
  var lastTest = InstructionIndex(0)
  /// Whether that answer was one that does not hold, whatever `not` has made of it.
  var isLastTestRefusing = false

  // The form and field that are judged.
  var frame = FormFrame(form: FormIndex(0), base: 0, firstItem: 0)
  /// The frames around that one, outermost first.
  var outerFrames: [FormFrame] = []
  /// Items of lists around the subject, in each frame's fields, outermost first.
  var items: [Int] = []
  var fieldState = FieldState()
  /// What is known of items, by their positions, that matters where their list is gone through
  /// again.
  var itemStates: [Int: FieldState] = [:]

  // What came of it.
  /// What came of the last judgement.
  package var outcome = EvaluationOutcome()
  /// Why the last test that answered `unknown` did.
  var lastUnknown = UnknownCause(reason: .cancelled, instruction: InstructionIndex(0))
  /// Whose decision could not be taken, by the absolute positions of the slots in their branches.
  var undecidedBranches: [Int: UndecidedBranch] = [:]
  /// Questions to the host by the check that runs.
  var inquiries: [HostInquiry] = []
  /// What the host said with its last answer.
  var hostMessage: String?
  var isHalted = false
  /// How many more fields, or checks of forms as a whole, may be entered.
  var unitsLeft = Int.max
  /// Whether forms in the value of a field are judged with it.
  var judgesWithin = true
  /// Steps taken up to the last pause: fields, items and calls that were gone into.
  var steps = 0
  /// Steps up to the next pause, in which limits and cancellation are looked at.
  var stepsToPause = Evaluator.stepsBetweenPauses
  /// The fewest steps that a limit can grant.
  package static let stepsBetweenPauses = 4096
  var depth = 0

  // Kept only where the blame for an answer or a trace of the run is asked for.
  /// The check whose expression runs again to learn what its answer is owed to.
  var blamedCheck: CheckIndex?
  var isBlaming: Bool { blamedCheck != nil }
  var blame: Blame?
  /// The blame that each accumulator holds which was opened while it is looked for.
  var blames: [Blame?] = []
  var trace: EvaluationTrace?

  package init(_ executable: ExecutableProgram, clock: FormClock) {
    self.executable = executable
    self.clock = clock
    program = executable.program
    fieldPlans = executable.fieldPlans
    sieves = executable.sieves
    bounds = executable.bounds
    textTables = executable.textTables
    limits = executable.limits
    code = executable.shortCode
    patterns = PatternScratch(limits: executable.limits.patterns)
    patternCache = Array(repeating: nil, count: executable.patterns.count)
    automata = Array(repeating: nil, count: executable.patterns.count)
  }

  /// Judges the record, an instance of the form, and leaves normalised and typed values in it.
  package mutating func judge(
    _ record: inout RecordBuffer,
    as form: FormIndex,
    _ request: EvaluationRequest = EvaluationRequest()
  ) -> EvaluationOutcome {
    swap(&self.record, &record)
    defer { swap(&self.record, &record) }
    self.request = request
    reset()
    if !undecidedBranches.isEmpty { undecidedBranches.removeAll() }
    judgeRecord(as: form)
    if let trace { outcome.trace = trace }
    return takeOutcome()
  }

  /// What has come of the evaluation, handed on rather than copied.
  mutating func takeOutcome() -> EvaluationOutcome {
    var taken = EvaluationOutcome()
    swap(&taken, &outcome)
    return taken
  }

  mutating func reset() {
    present = program.computations.isEmpty ? nil : clock.now()
    outcome = EvaluationOutcome()
    isHalted = false
    blamedCheck = nil
    steps = 0
    stepsToPause = Evaluator.stepsBetweenPauses
    depth = 0
    argumentsBase = 0
    fieldState = FieldState()
    accumulator = Accumulator()
    outerAccumulators.clear()
    subjects.clear()
    owners.clear()
    arguments.clear()
    loops.clear()
    outerFrames.clear()
    items.clear()
    inquiries.clear()
    if !itemStates.isEmpty { itemStates.removeAll(keepingCapacity: true) }
    trace = request.tracing ? EvaluationTrace() : nil
    observe(request.tracing)
  }

  /// Has the instructions run from which a trace is made, or blame found, or the shorter ones.
  mutating func observe(_ isObserved: Bool) {
    guard self.isObserved != isObserved else { return }
    self.isObserved = isObserved
    code = isObserved ? executable.code : executable.shortCode
  }
}

extension Array {
  /// Removes what is in it, keeping its memory; where there is nothing, without looking at who else
  /// may hold it.
  @inline(__always)
  fileprivate mutating func clear() {
    if !isEmpty { removeAll(keepingCapacity: true) }
  }
}

/// What to ask of a record.
package struct EvaluationRequest: Sendable, Hashable {
  package var mode: ReportMode = .firstPerField
  package var moment: Moment = .submit
  /// Whether texts may stand for values of other types.
  package var parsesTexts = true
  /// Whether violations are made, or only counted.
  package var details = true
  /// Whether the outcome holds a trace of what ran.
  package var tracing = false
  /// The most steps; nil for as many as the size of the record allows.
  package var stepLimit: Int?
  /// What the host has said to external rules; what it has not said is pending.
  package var answers = HostAnswers()

  package init() {}
}

/// What an `and`, `or` or `each` has come to so far.
struct Accumulator {
  enum Kind { case and, or }

  /// Whether it combines as `and` does, as for the items of `each`, or as `or`; nil where nothing is
  /// open.
  var kind: Kind?
  var answer = Answer.notApplicable

  var isOpen: Bool { kind != nil }
}

/// The items of a list, one after the other, as the subject.
struct ItemLoop {
  /// The list up to the last item that is looked at.
  var list: Slot
  /// The first item that is looked at.
  var first: Int
  var next: Int
  /// What was the subject before.
  var subject: Operand.Resolved
  var field: FieldState
  /// The instruction that ends the body of an `items`; nil for `each`, which reports nothing.
  var nextItem: InstructionIndex?

  init(
    over list: Slot,
    at places: ItemPlaces,
    subject: Operand.Resolved,
    field: FieldState,
    nextItem: InstructionIndex? = nil
  ) {
    self.list = list
    if let end = places.end { self.list.count = min(list.count, end) }
    first = Int(places.first)
    next = first
    self.subject = subject
    self.field = field
    self.nextItem = nextItem
  }
}

/// A form's instance that is being judged, and where in it.
package struct FormFrame: Sendable, Hashable {
  package var form: FormIndex
  package var base: Int
  /// The field that is judged; nil for the form itself.
  package var field: Int?
  /// Position among the evaluator's items of the first in that field.
  package var firstItem: Int

  package init(form: FormIndex, base: Int, field: Int? = nil, firstItem: Int) {
    self.form = form
    self.base = base
    self.field = field
    self.firstItem = firstItem
  }
}

/// What is known of the field, or the item of a list, that is judged.
struct FieldState {
  /// Where to go when no more of the field's own checks are to run.
  var end = InstructionIndex(0)
  /// Whether the field is not judged at all, nor what is in it.
  var isPassedOver = false
  var hasFailed = false
  var isUndecided = false
  /// Whether a check of its own has failed, and that is all that is to be told.
  var isSettled = false
  /// Position of the value whose length or size was refused: no pattern is run on such a text any
  /// more, and no item of such a list is looked at.
  var refused: Int?
  /// Whether the items of the list that it is were judged by their type.
  var areItemTypesJudged = false

  /// Whether it is of use where the list of the item is gone through again.
  var mattersLater: Bool { isSettled || areItemTypesJudged || refused != nil }
}

/// A branch of which it could not be decided whether it applies.
struct UndecidedBranch {
  var reason: Undecided.Reason
  /// Of the condition.
  var place: SourcePlace
}

/// Why a test could not answer, and which.
struct UnknownCause {
  var reason: Undecided.Reason
  var instruction: InstructionIndex
  /// What it means for the form.
  var policy = ExternalRule.Policy.blocks
}
