// Sessions: forms while people fill them in.
//
// Input: a form, values, edits of texts, focus, and what the host answers. Output: for each field its
// text and status, for the form a verdict, a report and the values to go on with; and, as they
// change, notifications of each of them.
//
// `SessionState` is all of it, as one value. `SessionCore` owns that value and notifies observers.
// `FormSession`, `FormField` and `FormRow` are views: a reference to the core, and the identifier of
// a part of the state.
//
// A keystroke costs what judging the changed field and those that read it costs, however large the
// form is. Adding, removing and moving rows, and setting forms and lists as a whole, costs time linear
// in the form, as the record is laid out again. Sessions do not wait: questions to the host are
// collected, and asked by `FormSession.run()` and its like.

/// All that a live form is at a moment: one value, which only methods of its own change.
///
/// A change goes through stages: a method sets values and marks what that concerns (`PendingWork`);
/// `judgeMarked()` brings the record up to date and judges the units concerned; `publish()` sends what is
/// different from before to those who listen, or collects it for observers (`Notices`), who are notified
/// once the change is complete.
struct SessionState: ~Copyable {
  let form: RuleForm
  let program: Program
  var options: ValidationOptions
  /// Whether a change of a value may change which fields apply.
  let decides: Bool
  /// How texts are read where values are prepared to be judged.
  var preparation: EvaluationRequest
  /// Judges units; keeps the record.
  var evaluator: Evaluator
  var tree: FormTree
  /// The form itself.
  let root: InstanceID
  var focus = Focus()
  /// Units of which what is shown depends on visits to other fields than those that their checks read, as
  /// these are computed from them.
  var dependents: Set<UnitID> = []
  var answers = HostAnswers()
  var work = PendingWork()
  var results = SessionResults()
  var notices = Notices()
  let broadcast = ChangeBroadcast()
  /// What has been read of the form as a whole.
  let signals: FormSignals
  /// Whether the session has ended.
  var hasEnded = false
  /// Whether anything has been read of a field.
  var isObserved = false
  /// What the form itself is given for its parameters, by their names.
  var parameters: [String: Value] = [:]

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

/// The field that someone is in, and what its edits have found out about its text.
struct Focus {
  private(set) var field: FieldID?
  var text = EditedText()

  mutating func move(to field: FieldID?) {
    guard field != self.field else { return }
    self.field = field
    text = EditedText()
  }
}

/// What is to be done before anyone looks.
struct PendingWork {
  /// Whether the whole record has to be laid out again.
  var isStale = true
  /// How large edits may let the record grow, in bytes, before it is laid out again.
  var usualBytes = 0
  var changedFields: [FieldID] = []
  /// What has changed in lists that aggregates go over.
  var changedItems: [SessionState.ChangedItem] = []
  var marked: [UnitID] = []
  /// Instances whose parameters are to be given their values again, each after those around it.
  var unbound: [InstanceID] = []
  /// Instances whose branches have to be decided again because of a parameter.
  var undecided: [InstanceID] = []
  /// Fields whose status may be another.
  var shownFields: [FieldID] = []
  /// Fields that somebody has read, and that may hold something else.
  var touchedFields: [FieldID] = []
  /// Rows that somebody has read, and that may hold something else.
  var touchedRows: [(list: FieldID, row: FormRow.ID)] = []
  /// Which properties of the form as a whole may be others.
  var possible: PossibleChanges = []
  /// Steps that what the last keystroke concerns may still take; nil where no key was pressed.
  var keystrokeSteps: Int?
  /// Units that ask the host something which they did not before.
  var askers: [UnitID] = []
  /// Whether what the host is to be asked may have changed.
  var hasOtherQuestions = false
}

/// What a session comes to as a whole.
struct SessionResults {
  /// How many units fail.
  var invalid = 0
  /// How many units could not be decided.
  var undecided = 0
  /// What the host is to be asked, in file order of the fields that ask.
  var questions: [HostQuestion] = []
  /// How often a value was changed.
  var revision = 0
  var isSubmitted = false
  /// The verdict as it was published.
  var verdict = Report.Verdict.valid
  /// Whether answers are awaited.
  var isPending: Bool { !questions.isEmpty }

  var currentVerdict: Report.Verdict {
    invalid > 0 ? .invalid : undecided > 0 ? .undecided : .valid
  }
}

/// What observers are to be notified of once a change is complete.
struct Notices {
  var signals: [ChangeSignal] = []
  var hasOtherQuestions = false

  var isEmpty: Bool { signals.isEmpty && !hasOtherQuestions }
}
