import RuleEngine
import RuleSyntax

/// Evaluates constants of a file by its own checks, before there is a record.
///
/// Each trial is a form with one field. All are lowered together, once, so that the cost is linear in
/// the file, and the number of values has a limit. Checks are evaluated at two moments far apart: what
/// depends on today is no mistake of the file.
struct ConstantTrials {
  /// A value that the fields' checks are tried with, and who wants to know.
  private struct Trial {
    var form: FormIndex
    var value: Value
    var isTyping: Bool
  }

  private var file: CheckedFile
  private var trials: [Trial] = []

  init(_ file: CheckedFile) {
    self.file = file
  }

  /// Adds a trial of each value, of a field with these checks alone.
  ///
  /// While typing, what more typing can mend is accepted. Returns the positions of the results, which
  /// are empty beyond the limit.
  mutating func add(
    _ values: [Value],
    of field: CheckedField,
    by checks: [CheckedCheck],
    isExact: Bool = false,
    isTyping: Bool = false
  ) -> Range<Int> {
    let first = trials.count
    guard first + values.count <= CheckingLimits.trials else { return first..<first }
    var tried = CheckedField(name: ExampleForms.field, type: field.type, place: field.place)
    tried.options = field.options
    tried.notation = field.notation
    tried.normalization = isTyping ? field.normalization : []
    tried.body = checks.map { .check($0) }
    var form = CheckedForm(name: ExampleForms.field, fields: [tried], place: field.place)
    form.isExact = isExact
    file.forms.append(form)
    let index = FormIndex(file.forms.count - 1)
    trials += values.map { Trial(form: index, value: $0, isTyping: isTyping) }
    return first..<trials.count
  }

  /// For each value, the rule that rejects it at any time; nil if none does, or if it is not decided.
  func rejections() -> [String?] {
    guard !trials.isEmpty else { return [] }
    let program = Lowering.program(for: file)
    let executable = ExecutableProgram(program)
    let loader = RecordLoader(forms: program.forms)
    // In 1970 and in 2920.
    let clocks = [Int64(0), 30_000_000_000].map { second in
      FormClock.fixed(Instant(secondsSinceEpoch: second))
    }
    var evaluator = Evaluator(executable, clock: clocks[0])
    return trials.map { trial in
      var rejecting: String?
      for clock in clocks {
        evaluator.clock = clock
        rejecting = rejection(of: trial, by: &evaluator, loader)
        if rejecting == nil { break }
      }
      return rejecting
    }
  }

  private func rejection(
    of trial: Trial,
    by evaluator: inout Evaluator,
    _ loader: RecordLoader
  ) -> String? {
    var record = RecordBuffer()
    let values = [ExampleForms.field: trial.value]
    guard (try? loader.load(values, of: trial.form, into: &record)) != nil else { return nil }
    let slot = evaluator.executable.program.forms[trial.form].fields[0].slot.position
    if trial.isTyping, case .text = trial.value { record.slots[slot].flags.insert(.typing) }
    var request = EvaluationRequest()
    request.mode = .all
    request.stepLimit = CheckingLimits.trialSteps
    let outcome = evaluator.judge(&record, as: trial.form, request)
    return outcome.violations.first { $0.severity == .error && !$0.isIncomplete }?.rule
  }
}

extension CheckedField {
  /// The checks that always apply and read nothing but the value.
  var closedChecks: [CheckedCheck] {
    body.compactMap { statement in
      guard case .check(let check) = statement, !check.isWarning, check.reads.isEmpty,
        check.targets.isEmpty, !check.asksExternal
      else { return nil }
      if case .condition = check.expression { return nil }
      return check
    }
  }
}

extension Checker {
  /// Reports constants that their own field rejects, or that their rule doesn't know.
  mutating func reportConstants(in file: CheckedFile) {
    var trials = ConstantTrials(file)
    let constants = rejectedConstants(in: file, &trials)
    let arguments = unknownArguments(in: file, &trials)
    let rejections = trials.rejections()
    report(constants, rejections)
    report(arguments, rejections)
  }
}
