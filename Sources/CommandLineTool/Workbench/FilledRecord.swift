import RuleEngine
import RuleSyntax

/// The values that were filled in, as a record of their form.
struct FilledRecord {
  let program: Program
  let form: FormIndex
  let values: RecordValues
  private(set) var record = RecordBuffer()

  /// Nil where these are more or deeper values than a record may have.
  init?(_ values: RecordValues, form: FormIndex, of program: Program) {
    self.program = program
    self.form = form
    self.values = values
    let loader = RecordLoader(forms: program.forms)
    guard (try? loader.load(values.members, of: form, into: &record)) != nil else { return nil }
  }

  /// Judges the record as one that is submitted.
  ///
  /// - Returns: the outcome, and the record with normalised and typed values.
  func judged(
    clock: FormClock,
    _ request: EvaluationRequest
  ) -> (EvaluationOutcome, FilledRecord) {
    var judged = self
    var evaluator = Evaluator.interruptible(ExecutableProgram(program), clock: clock)
    let outcome = evaluator.judge(&judged.record, as: form, request)
    return (outcome, judged)
  }

  /// Whether the value at the path belongs to a secret field.
  func isSecret(_ path: FieldPath) -> Bool {
    let finder = SlotFinder(program: program, form: form)
    return finder.values(along: path, in: record).contains { $0.field?.isSecret ?? false }
  }

  /// `path = value` for each of the values, secret ones hidden.
  var lines: [String] {
    let shown = ExplainedValues(record, program: program, form: form)
    return values.leaves.map { path, value in
      // What was given for another type than the field's has no slot to be read from.
      let text = shown.text(at: path) ?? (isSecret(path) ? "•••" : DumpText.words(for: value))
      return VisibleText.of("\(path) = \(text)", limit: .max)
    }
  }
}
