import FormRules
import RuleEngine

/// Judges the value at one place of a record, as a value that is still being typed.
struct Trial {
  let executable: ExecutableProgram
  let form: FormIndex
  let path: FieldPath
  let clock: FormClock
  let answers: HostAnswers

  init(
    _ program: Program,
    form: FormIndex,
    path: FieldPath,
    clock: FormClock,
    answers: HostAnswers
  ) {
    executable = ExecutableProgram(program)
    self.form = form
    self.path = path
    self.clock = clock
    self.answers = answers
  }

  /// What comes of the value among those of the record.
  ///
  /// Judges a text's beginnings too, as many as its length has binary digits.
  func judge(_ values: RecordValues) -> Judgement {
    var judgement = judgeOnce(values, answers)
    guard case .text(let text) = values[path], isHopeless(values) else { return judgement }
    let characters = Array(text)
    // Once a text can't come to hold, no longer one can.
    var low = 0
    var high = characters.count
    while low < high, !Interruption.isRequested {
      let middle = (low + high) / 2
      var shorter = values
      guard (try? shorter.set(.text(String(characters[..<middle])), at: path)) != nil else { break }
      if isHopeless(shorter) { high = middle } else { low = middle + 1 }
    }
    judgement.hopelessLength = high
    return judgement
  }

  /// Whether no more typing can fix the value, whatever the host answers.
  private func isHopeless(_ values: RecordValues) -> Bool {
    judgeOnce(values, HostAnswers()).state == .invalid
  }

  private func judgeOnce(_ values: RecordValues, _ answers: HostAnswers) -> Judgement {
    var record = RecordBuffer()
    do throws(RecordLoader.LimitReached) {
      let loader = RecordLoader(forms: executable.program.forms)
      try loader.load(values.members, of: form, into: &record)
    } catch {
      return Judgement(state: .undecided)
    }
    let finder = SlotFinder(program: executable.program, form: form)
    if let found = finder.value(at: path, in: record), record.slots[found.slot].kind == .text {
      record.slots[found.slot].flags.insert(.typing)
    }
    var request = EvaluationRequest()
    request.mode = .all
    request.answers = answers
    var evaluator = Evaluator.interruptible(executable, clock: clock)
    return Judgement(evaluator.judge(&record, as: form, request), at: path)
  }
}

/// What comes of one value: now, and by more typing.
struct Judgement {
  /// What a field is in the end, and one whose value is being typed.
  enum State: String, CaseIterable {
    case valid, incomplete, invalid, undecided
  }

  var state: State
  /// The failures, first those that no more typing can fix.
  var violations: [Violation] = []
  /// What is only advised.
  var warnings: [Violation] = []
  var undecided: [Undecided] = []
  /// Of an invalid text: how many characters of it are enough to see that.
  var hopelessLength: Int?

  init(state: State) {
    self.state = state
  }

  /// The results of an outcome for the value at a path, and for the values in it.
  init(_ outcome: EvaluationOutcome, at path: FieldPath) {
    let found = outcome.violations.filter { $0.path.components.starts(with: path.components) }
    let errors = found.filter { $0.severity == .error }
    let hopeless = errors.filter { !$0.isIncomplete }
    violations = hopeless + errors.filter(\.isIncomplete)
    warnings = found.filter { $0.severity == .warning }
    undecided = outcome.undecided.filter { $0.path.components.starts(with: path.components) }
    state =
      if !hopeless.isEmpty {
        .invalid
      } else if !errors.isEmpty {
        .incomplete
      } else {
        undecided.isEmpty ? .valid : .undecided
      }
  }
}
