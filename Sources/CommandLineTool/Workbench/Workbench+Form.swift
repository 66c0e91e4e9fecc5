import FormRules
import RuleEngine
import RuleSyntax

/// A form is filled in here, and judged as a whole.
extension Workbench {
  /// Chooses the form of the name, or tells which is chosen, with its fields.
  mutating func form(_ name: String?) throws(Refusal) -> String {
    let names = draft.tree.formNames
    if let name {
      guard names.contains(name) else {
        let hint = Suggestion.closest(to: name, among: names).map { "did you mean '\($0)'?" }
        let known = names.isEmpty ? "there are none" : "there are \(names.joined(separator: ", "))"
        throw Refusal("there is no form '\(VisibleText.of(name))': " + (hint ?? known))
      }
      if name != form {
        form = name
        values = RecordValues()
      }
    }
    guard let form, let (program, index) = compiledForm(form) else {
      throw Refusal(
        names.isEmpty
          ? "there is no form: define one, such as 'form login { field name { required } }'"
          : "no form is chosen: ':form NAME' chooses one (\(names.joined(separator: ", ")))"
      )
    }
    return FormOutline(program: program).text(of: index)
  }

  /// The chosen form, compiled.
  func chosenForm() throws(Refusal) -> (name: String, program: Program, index: FormIndex) {
    if let form, let (program, index) = compiledForm(form) { return (form, program, index) }
    throw Refusal(
      draft.tree.formNames.isEmpty
        ? "there is no form: define one, or load a file that has one"
        : "no form is chosen: ':form NAME' chooses one "
          + "(\(draft.tree.formNames.joined(separator: ", ")))"
    )
  }

  private func compiledForm(_ name: String) -> (Program, FormIndex)? {
    guard let program = draft.compilation.program,
      let index = program.forms.firstIndex(where: { $0.name == name })
    else { return nil }
    return (program, FormIndex(index))
  }

  // MARK: Values

  /// Sets a value and says what its field makes of it.
  mutating func set(_ call: CommandCall) throws(Refusal) -> Reply {
    let (form, program, index) = try chosenForm()
    let (pathEntry, literal) = try call.pathAndRest()
    guard !literal.text.isEmpty else { throw call.wrongUsage }
    let path = try draft.path(pathEntry, in: form)
    let value = try draft.value(of: literal, at: path, in: form)
    do throws(RecordValues.Obstacle) {
      try values.set(value, at: path)
    } catch {
      throw Refusal(error, at: path)
    }
    didJudgeForm = true
    let judgement = trial(program, form: index, path: path).judge(values)
    let isSecret = FilledRecord(values, form: index, of: program)?.isSecret(path) ?? true
    let text = JudgementText(colours: colours).text(of: judgement, value: isSecret ? nil : value)
    return Reply(text: "\(path): \(text)", isSecret: isSecret)
  }

  /// Whether any value that is filled in is one of a secret field.
  func holdsSecrets() throws(Refusal) -> Bool {
    let (_, program, index) = try chosenForm()
    guard let record = FilledRecord(values, form: index, of: program) else { return true }
    return values.leaves.contains { record.isSecret($0.path) }
  }

  /// Takes a value away.
  mutating func unset(_ call: CommandCall) throws(Refusal) -> String {
    let (form, _, _) = try chosenForm()
    let (pathEntry, rest) = try call.pathAndRest()
    guard rest.text.isEmpty else { throw call.wrongUsage }
    let path = try draft.path(pathEntry, in: form)
    guard values.remove(at: path) else { throw Refusal("'\(path)' has no value") }
    return ""
  }

  /// What is filled in, a value in each line.
  func shownValues() -> String {
    guard let form, let (program, index) = compiledForm(form) else { return "" }
    guard let record = FilledRecord(values, form: index, of: program) else { return "" }
    return record.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Judging

  /// Judges the form as it is submitted.
  mutating func submit() throws(Refusal) -> String {
    let (_, program, index) = try chosenForm()
    didJudgeForm = true
    guard let record = FilledRecord(values, form: index, of: program) else {
      throw Refusal("these are more values than a record may have")
    }
    var request = EvaluationRequest()
    request.answers = hostAnswers(to: program)
    let (outcome, judged) = record.judged(clock: clock, request)
    var lines = [paint(outcome.verdict)]
    lines += outcome.violations.map { violation in
      let severity = violation.severity == .warning ? colours.yellow("warning") + ": " : ""
      return severity + line(violation.path, violation.message, rule: violation.rule)
    }
    lines += outcome.undecided.map { undecided in
      line(undecided.path, "\(undecided.reason)", rule: undecided.rule)
    }
    if outcome.verdict == .valid { lines += judged.accepted }
    return lines[0] + "\n" + lines.dropFirst().map { "  \($0)\n" }.joined()
  }

  private func line(_ path: FieldPath, _ message: String, rule: String) -> String {
    let place = path.components.isEmpty ? "" : "\(path): "
    return VisibleText.of(place + message, limit: .max) + colours.faint(" [\(rule)]")
  }

  private func paint(_ verdict: Report.Verdict) -> String {
    switch verdict {
    case .valid: colours.green(verdict.rawValue)
    case .invalid: colours.red(verdict.rawValue)
    case .undecided: colours.yellow(verdict.rawValue)
    }
  }
}
