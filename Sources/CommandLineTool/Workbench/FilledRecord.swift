import RuleCompiler
import RuleEngine

/// The values that were filled in, as a record of their form.
struct FilledRecord {
  let program: Program
  let form: FormIndex
  let values: RecordValues
  let finder: SlotFinder
  var record = RecordBuffer()

  /// Nil if a record can't hold that many values, or values that are nested that deeply.
  init?(_ values: RecordValues, form: FormIndex, of program: Program) {
    self.program = program
    self.form = form
    self.values = values
    finder = SlotFinder(program: program, form: form)
    let loader = RecordLoader(forms: program.forms)
    guard (try? loader.load(values.members, of: form, into: &record)) != nil else { return nil }
  }

  /// Validates the record as submitted, and leaves normalized and typed values in it.
  mutating func judge(
    by executable: ExecutableProgram,
    clock: FormClock,
    _ request: EvaluationRequest
  ) -> EvaluationOutcome {
    var evaluator = FilledRecord.evaluator(executable, clock)
    return evaluator.judge(&record, as: form, request)
  }

  /// An evaluator that stops when the person at the terminal asks it to.
  private static func evaluator(_ executable: ExecutableProgram, _ clock: FormClock) -> Evaluator {
    var evaluator = Evaluator(executable, clock: clock)
    evaluator.isCancelled = { Interruption.isRequested }
    return evaluator
  }

  /// Validates the record repeatedly, without reports, until the time is up or someone interrupts.
  ///
  /// - Returns: how often, at least once, and the total time.
  func timed(
    for limit: Duration,
    clock: FormClock,
    context: [String: Value]
  ) -> (count: Int, Duration) {
    var evaluator = FilledRecord.evaluator(ExecutableProgram(suggestingNamesIn: program), clock)
    var request = EvaluationRequest()
    request.details = false
    request.context = context
    var count = 0
    var total = Duration.zero
    let stopwatch = ContinuousClock()
    let start = stopwatch.now
    repeat {
      // Validation normalizes values in place, so each run needs its own record.
      var buffer = record
      total += stopwatch.measure { _ = evaluator.judge(&buffer, as: form, request) }
      count += 1
    } while stopwatch.now - start < limit && !Interruption.isRequested
    return (count, total)
  }

  var explainedValues: ExplainedValues { ExplainedValues(record: record, finder: finder) }

  /// Whether the value at the path belongs to a secret field.
  func isSecret(_ path: FieldPath) -> Bool {
    finder.values(along: path, in: record).contains { $0.field?.isSecret ?? false }
  }

  /// Whether the value at the path, or one in it, belongs to a secret field.
  func holdsSecret(_ value: Value, at path: FieldPath) -> Bool {
    isSecret(path) || RecordValues.leaves(of: value, at: path).contains { isSecret($0.path) }
  }

  /// `path = value` for each of the values, secret ones hidden.
  var lines: [String] {
    let shown = explainedValues
    return values.leaves.map { path, value in
      // A value of the wrong type can't be read from the slot.
      let path = finder.reported(path)
      let text = shown.text(at: path) ?? (isSecret(path) ? "•••" : DumpText.words(for: value))
      return "\(path) = \(text)".visible
    }
  }
}
