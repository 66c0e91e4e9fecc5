// Sessions: forms while people fill them in.
//
// Input: a form, values, edits, focus, and the host's answers. Output: the text and status of each
// field; the verdict, the report and the output values of the form; and notifications when any of
// these change.
//
// `SessionState` is all state, as one value. `SessionCore` owns that value and notifies observers.
// `FormSession`, `FormField` and `FormRow` are views: a reference to the core, and the identifier of
// a part of the state.
//
// A keystroke costs as much as evaluating the changed field and those that read it, however large the
// form is. Adding, removing and moving rows, and setting whole forms and lists, takes time linear
// in the form, because the record is laid out again. Sessions don't wait: they collect questions to
// the host, which `FormSession.run()`, `waitForAnswers()` and `submit()` ask.

/// The state of a live form: one value, changed only by its own methods.
///
/// A change goes through stages: a method sets values and marks what they affect (`PendingWork`);
/// `judgeMarked()` updates the record and evaluates the marked units; `publish()` sends the differences
/// to listeners, and collects them for observers (`Notices`), who are notified
/// once the change is complete.
struct SessionState: ~Copyable {
  let form: RuleForm
  let program: Program
  var options: ValidationOptions
  /// Whether a change of a value may activate or deactivate fields.
  let decides: Bool
  /// How texts are read when values are prepared for evaluation.
  var preparation: EvaluationRequest
  /// Evaluates units, and contains the record.
  var evaluator: Evaluator
  var tree: FormTree
  /// The form itself.
  let root: InstanceID
  var focus = Focus()
  /// Units whose checks read computed values, so that what they show depends on visits to the fields
  /// from which those are computed.
  var dependents: Set<UnitID> = []
  var answers = HostAnswers()
  var work = PendingWork()
  var results = SessionResults()
  var notices = Notices()
  let broadcast = ChangeBroadcast()
  /// The properties of the form as a whole that observers have read.
  let signals: FormSignals
  /// Whether the session has ended.
  var hasEnded = false
  /// Whether observers have read any property of a field.
  var isObserved = false

  init(_ form: RuleForm, _ options: ValidationOptions) {
    let program = form.program
    let holdsForms = program.forms.contains { $0.fields.contains { $0.type.holdsForms } }
    self.form = form
    self.program = program
    self.options = options
    decides = holdsForms || !program.decisions.isEmpty || !program.computed.isEmpty
    var preparation = EvaluationRequest()
    preparation.parsesTexts = !options.usesStrictTypes
    self.preparation = preparation
    signals = FormSignals(stepCount: form.layout.steps?.count ?? 0)
    evaluator = Evaluator(form.evaluators.executable, clock: options.clock)
    var tree = FormTree(form.evaluators.blueprints)
    root = tree.add(form.index, in: nil, as: nil)
    self.tree = tree
  }
}

/// The field that has the focus, and what its edits have found out about its text.
struct Focus {
  private(set) var field: FieldID?
  var text = EditedText()

  mutating func move(to field: FieldID?) {
    guard field != self.field else { return }
    self.field = field
    text = EditedText()
  }
}

/// The work to do before anything is read.
struct PendingWork {
  /// Whether the whole record must be laid out again.
  var isStale = true
  /// The size, in bytes, to which edits may grow the record before it is laid out again.
  var usualBytes = 0
  var changedFields: [FieldID] = []
  /// The changed items of lists that have aggregates.
  var changedItems: [SessionState.ChangedItem] = []
  var marked: [UnitID] = []
  /// Instances whose parameters must be set again, outer instances first.
  var unbound: [InstanceID] = []
  /// Instances whose branches must be evaluated again because of a parameter.
  var undecided: [InstanceID] = []
  /// Fields whose status may have changed.
  var fieldsToPublish: [FieldID] = []
  /// Observed fields whose value may have changed.
  var fieldsToCompare: [FieldID] = []
  /// Observed rows whose value may have changed.
  var rowsToCompare: [(list: FieldID, row: FormRow.ID)] = []
  /// The properties of the form as a whole that may have changed.
  var changes: PossibleChanges = []
  /// The steps that are left for the last keystroke; nil if no key was pressed.
  var keystrokeSteps: Int?
  /// Units with new questions to the host.
  var askers: [UnitID] = []
  /// Whether the open questions may have changed.
  var hasOtherQuestions = false
}

/// The results of a session as a whole.
struct SessionResults {
  /// The number of failed units.
  var invalid = 0
  /// The number of undecided units.
  var undecided = 0
  /// The open questions to the host, in file order of the fields that ask.
  var questions: [HostQuestion] = []
  /// The number of changes to values.
  var revision = 0
  var isSubmitted = false
  /// The number of changes at the last submission.
  var submittedRevision: Int?
  /// Whether values may still be changing; a submitted value is final.
  var awaitsRest: Bool { submittedRevision != revision }
  /// Whether any violations found elsewhere are shown.
  var hasRejections = false
  /// Those of the form as a whole.
  var rejections: [Violation] = []
  /// The last published verdict.
  var verdict = Report.Verdict.valid
  /// Whether there are open questions.
  var isPending: Bool { !questions.isEmpty }

  var currentVerdict: Report.Verdict {
    invalid > 0 ? .invalid : undecided > 0 ? .undecided : .valid
  }
}

/// The notifications to send once a change is complete.
struct Notices {
  var signals: [ChangeSignal] = []
  var hasOtherQuestions = false

  var isEmpty: Bool { signals.isEmpty && !hasOtherQuestions }
}
