public import Observation

/// A form while it is filled in: values, what is shown of each field, and what the form comes to.
///
/// A session is not tied to an actor and not sendable: it belongs to whoever made it, the main actor
/// under a screen, no actor on a server. Every change is judged before the call returns, but for
/// external rules, which `run()` or `settle()` ask on the caller's actor:
///
/// ```swift
/// let session = try form.session(externals: externals)
/// let task = Task { await session.run() }   // or SwiftUI's .task { await session.run() }
/// try session.field("email")?.edit(0..<0, "ann@example.org")
/// let report = await session.submit()
/// task.cancel()
/// ```
public final class FormSession: Observable {
  /// The form that is filled in.
  public let form: Form
  let program: Program
  let blueprints: [FormBlueprint]
  private(set) var options: ValidationOptions
  let host: Host
  let broadcast = ChangeBroadcast()
  let reference = SessionReference()
  private let observers = ObservationRegistrar()
  /// How texts are to be taken where values are prepared to be judged.
  let preparation: EvaluationRequest

  // What is judged.
  private(set) lazy var root = FormInstance(form.index, in: self)
  /// Keeps the record that is judged.
  var evaluator: Evaluator
  var answers = HostAnswers()
  var lastRowNumber = 0
  /// Whether fields may come to apply, or cease to, when a value changes.
  let decides: Bool

  // What is to be done before anyone looks.
  var changeDepth = 0
  /// Whether the record has to be laid out anew.
  var isStale = true
  /// Bytes that the record may come to have before it is laid out anew.
  var usualBytes = 0
  var changedFields: [FormField] = []
  var marked: [UnitJudgement] = []
  /// Fields of which something may have to be shown otherwise.
  var shownFields: [FormField] = []

  /// Steps that what the last keystroke concerns may still take; nil where no key was pressed.
  var keystrokeSteps: Int?

  // What came of it.
  /// How many units are not valid.
  var tally = Tally()
  var wanted: [HostQuestion] = []
  /// Whether what the host is to be asked has changed.
  var hasOtherQuestions = false
  /// How often a value was changed.
  var revision = 0
  var focused: FormField? {
    didSet { if focused !== oldValue { editedText = EditedText() } }
  }
  /// What the edits of that field have found out about its text.
  var editedText = EditedText()
  var isSubmitted = false
  private var publishedVerdict = Report.Verdict.valid
  private var publishedPending = false

  // Who asks the host.
  var isEnded = false
  var isServing = false
  var wakeUp: AsyncStream<Void>.Continuation?
  var settled: [AsyncStream<Never>.Continuation] = []

  init(
    _ form: Form,
    externals: ExternalRules,
    _ options: ValidationOptions
  ) throws(SessionError) {
    do throws(MissingExternalRules) {
      host = try Host(externals, of: form.program)
    } catch {
      throw .missingExternalRules(error.names)
    }
    self.form = form
    self.options = options
    var preparation = EvaluationRequest()
    preparation.parsesTexts = !options.usesStrictTypes
    self.preparation = preparation
    program = form.program
    blueprints = form.evaluators.blueprints
    evaluator = Evaluator(form.evaluators.executable, clock: options.clock)
    decides =
      !form.program.decisions.isEmpty
      || form.program.forms.contains { $0.fields.contains { $0.type.holdsForms } }
    reference.session = self
  }

  deinit {
    reference.session = nil
    wakeUp?.finish()
    for waiter in settled { waiter.finish() }
  }

  // MARK: Fields

  /// The form's fields in file order, those of its groups included.
  public var fields: [FormField] { root.fields }

  /// The field at a path, such as `card.number` or `addresses[0].postcode`; nil where there is none.
  public func field(_ path: FieldPath) -> FormField? {
    FormField.find(path.components[...], in: root)
  }

  // MARK: The form as a whole

  /// The verdict on the values as they are, whatever is shown of it; what is incomplete is invalid.
  ///
  /// Checks under `on submit` count from the first submission on.
  public var verdict: Report.Verdict {
    observers.access(self, keyPath: \.verdict)
    return publishedVerdict
  }

  /// Whether an answer of the host is awaited, from the first key on.
  public var isPending: Bool {
    observers.access(self, keyPath: \.isPending)
    return publishedPending
  }

  /// Whether the form would be accepted as it is: it is valid, and nothing is awaited.
  public var canSubmit: Bool { verdict == .valid && !isEnded }

  /// The first field, in file order, in which a check fails, whether or not it is shown yet.
  public var firstInvalid: FormField? {
    var first: FormField?
    root.forEachUnit { unit in
      if first == nil, unit.standing.contains(.hasErrors) { first = unit.field }
    }
    return first
  }

  /// All violations to be shown now, in file order, those of the form as a whole among them.
  public var violations: [Violation] {
    _ = verdict
    return shownViolations.filter { $0.severity == .error }
  }

  /// All that is advised and to be shown now, in file order.
  public var warnings: [Violation] {
    _ = verdict
    return shownViolations.filter { $0.severity == .warning }
  }

  /// What changes, as it changes; only what is different from before.
  ///
  /// Each call gives a sequence of its own. It ends with the session.
  public func changes() -> AsyncStream<SessionChange> {
    broadcast.stream()
  }

  // MARK: The clock

  /// Judges everything again by another clock, as when the day has changed under an open form.
  package func use(_ clock: FormClock) {
    options.clock = clock
    evaluator.clock = clock
    change {
      isStale = true
      markAll(of: root)
    }
  }

  // MARK: Telling observers

  func publishVerdict() {
    let verdict = tally.verdict
    if verdict != publishedVerdict {
      observers.withMutation(of: self, keyPath: \.verdict) { publishedVerdict = verdict }
      broadcast.send(.verdict(verdict))
    }
  }

  func publishPending() {
    let isPending = !wanted.isEmpty
    guard isPending != publishedPending else { return }
    observers.withMutation(of: self, keyPath: \.isPending) { publishedPending = isPending }
    broadcast.send(.pending(isPending))
  }
}

extension FormSession {
  /// How many units fail, and how many could not be decided.
  struct Tally {
    var invalid = 0
    var undecided = 0

    var verdict: Report.Verdict { invalid > 0 ? .invalid : undecided > 0 ? .undecided : .valid }
  }
}

extension Form {
  /// Opens the form to be filled in.
  ///
  /// - Parameters:
  ///   - values: what is in the form already; fields that are not named are empty.
  ///   - externals: what the host supplies for the external rules that the rule file declares.
  ///   - options: how much is reported of a field, and by which clock.
  /// - Returns: a session, which belongs to the caller's actor.
  /// - Throws: ``SessionError`` where external rules are missing or values are of no field.
  public func session(
    _ values: [String: Value] = [:],
    externals: ExternalRules = .none,
    _ options: ValidationOptions = ValidationOptions()
  ) throws(SessionError) -> FormSession {
    let session = try FormSession(self, externals: externals, options)
    try session.begin(with: values)
    return session
  }

  /// Opens the form, empty, for someone who answers its external rules one question at a time.
  ///
  /// Such a session is never run, and so asks nobody.
  ///
  /// - Parameters:
  ///   - clock: what `now` and `today` are.
  ///   - isCancelled: tells whether a judgement that takes long is no longer wanted.
  /// - Returns: the session.
  /// - Throws: ``SessionError``, but never for external rules.
  package func sessionAnsweredByHand(
    clock: FormClock,
    isCancelled: @escaping @Sendable () -> Bool
  ) throws(SessionError) -> FormSession {
    let unasked = ExternalCheck { (_, _) throws -> HostAnswer in .cancelled }
    let names = program.externals.map(\.name)
    let session = try session(
      externals: ExternalRules(Dictionary(names.map { ($0, unasked) }) { first, _ in first }),
      ValidationOptions(clock: clock)
    )
    session.evaluator.isCancelled = isCancelled
    return session
  }
}
