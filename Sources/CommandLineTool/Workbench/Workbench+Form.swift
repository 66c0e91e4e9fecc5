import FormRules
import RuleEngine
import RuleSyntax

/// Commands that fill in a form and validate it as a whole.
extension Workbench {
  /// Chooses the form with the name, or shows the chosen one with its fields.
  mutating func form(_ name: String?) throws(Refusal) -> String {
    let names = draft.tree.formNames
    if let name {
      guard names.contains(name) else {
        let known = names.isEmpty ? "none is defined" : "choose \(names.joined(separator: ", "))"
        throw .unknown("there is no form", name, among: names, hint: known)
      }
      if name != form { try open(name) }
    }
    let (_, program, index) = try chosenForm()
    return outline(of: program.forms[index], in: program)
  }

  /// The fields of a form, a line each: path, type and label.
  private func outline(of form: FormLayout, in program: Program) -> String {
    func words(for type: FieldType) -> String {
      type.written { Name(program.forms[$0].name).written }
    }
    var columns = AlignedColumns(indentation: "  ")
    for index in form.contexts ?? [] {
      guard let field = program.contexts?[index].field else { continue }
      let notes = [field.label.map { DumpText.quoted($0) }, field.isSecret ? "@secret" : nil]
      let note = notes.compactMap(\.self).joined(separator: " ")
      columns.add("context \(field.path)", words(for: field.type), note)
    }
    for parameter in form.parameters ?? [] {
      columns.add("parameter \(Name(parameter.name).written)", words(for: parameter.type))
    }
    for field in form.fields {
      let notes = [field.label.map { DumpText.quoted($0) }, field.isSecret ? "@secret" : nil]
      let note = notes.compactMap(\.self).joined(separator: " ")
      let notation = field.notation.map { " as \(DumpText.quoted($0.text))" } ?? ""
      columns.add("\(field.path)", words(for: field.type) + notation, note)
    }
    let label = form.label.map { " " + DumpText.quoted($0) } ?? ""
    return "form \(Name(form.name).written)\(label)\n" + columns.text()
  }

  /// The open form, and its program.
  func chosenForm() throws(Refusal) -> (form: OpenForm, program: Program, index: FormIndex) {
    if let open, let (program, index) = compiledForm(open.name) { return (open, program, index) }
    let names = draft.tree.formNames
    throw Refusal(
      names.isEmpty
        ? "there is no form: define one, such as 'form login { field name { required } }', or load a "
          + "file that has one"
        : "no form is chosen: ':form NAME' chooses one (\(names.joined(separator: ", ")))"
    )
  }

  func compiledForm(_ name: String) -> (Program, FormIndex)? {
    guard let program = draft.compilation.program,
      let index = program.forms.firstIndex(where: { $0.name == name })
    else { return nil }
    return (program, FormIndex(index))
  }

  /// A path with names of the chosen form.
  func path(_ entry: Entry) throws(Refusal) -> FieldPath {
    let form = try chosenForm().form
    if let path = FieldPath(entry.text), form.isParameter(path) { return path }
    do throws(Refusal) {
      return try draft.path(entry, in: form.name)
    } catch {
      var refusal = error
      let names = form.session.fields.prefix(Workbench.shownNames).map { "\($0.path)" }
      if refusal.hint == nil, refusal.diagnostics.allSatisfy(\.fixes.isEmpty), !names.isEmpty {
        let more = form.session.fields.count > names.count ? " …" : ""
        refusal.hint = "the fields are \(names.joined(separator: ", "))\(more)"
      }
      throw refusal
    }
  }

  /// Maximum number of fields that an answer lists.
  private static let shownNames = 12

  // MARK: Values

  /// Sets a value and shows the results of its field.
  mutating func set(_ call: CommandCall) throws(Refusal) -> Reply {
    let (form, program, index) = try chosenForm()
    let (pathEntry, literal) = try call.pathAndRest()
    guard !literal.text.isEmpty else { throw call.wrongUsage }
    let path = try path(pathEntry)
    let value = try draft.value(of: literal, at: path, in: form.name)
    try PathTypes(program: program, form: index).checkShape(of: value, at: path)
    didJudgeForm = true
    let news = try change(besides: path) { (form, _) throws(Refusal) in
      try form.set(value, at: path)
      return ""
    }
    if form.isParameter(path) {
      let isSecret = program.forms[index].parameter(at: path)?.isSecret ?? true
      let shown = isSecret ? Labels.hiddenValue : DumpText.words(for: value)
      return Reply(text: "\(path) = \(shown)".visible + "\n" + news, isSecret: isSecret)
    }
    let values = form.values
    let judgment = trial(program, form: index, path: path).judge(values)
    let record = FilledRecord(values, form: index, of: program)
    let isSecret = record?.holdsSecret(value, at: path) ?? true
    let text = judgment.text(colors, value: isSecret ? nil : value)
    return Reply(text: "\(path): \(text)" + news, isSecret: isSecret)
  }

  /// The filled-in values, as a record of the chosen form.
  func filledRecord() throws(Refusal) -> FilledRecord {
    let (form, program, index) = try chosenForm()
    guard let record = FilledRecord(form.values, form: index, of: program) else {
      throw Refusal("the record has too many values")
    }
    return record
  }

  /// Whether any filled-in value belongs to a secret field.
  func holdsSecrets() -> Bool {
    guard let record = try? filledRecord() else { return true }
    return record.holdsSecret(.form(record.values.members), at: FieldPath())
  }

  /// Removes a value.
  mutating func unset(_ call: CommandCall) throws(Refusal) -> String {
    let (pathEntry, rest) = try call.pathAndRest()
    guard rest.text.isEmpty else { throw call.wrongUsage }
    let path = try path(pathEntry)
    return try change { (form, _) throws(Refusal) in
      try form.unset(path)
      return ""
    }
  }

  /// The filled-in values, one on each line.
  func shownValues() -> String {
    guard let record = try? filledRecord() else { return "" }
    return record.lines.map { $0 + "\n" }.joined()
  }

  // MARK: Validation

  /// Submits the form, and waits for the host's answers.
  mutating func submit() throws(Refusal) -> String {
    let (form, program, index) = try chosenForm()
    didJudgeForm = true
    form.session.beginSubmission()
    var host = PlayedHost(rules: program.externals, answers: playedAnswers(to: program))
    var waited = Duration.zero
    while let time = host.answerNext(form.session), !Interruption.isRequested { waited = time }
    let report = form.session.report
    var lines = report.findings.map { violation in
      let severity = violation.severity == .warning ? colors.yellow("warning") + ": " : ""
      return severity + line(violation.path, violation.message, rule: violation.rule)
    }
    lines += report.undecided.map { undecided in
      line(undecided.path, "\(undecided.reason)", rule: undecided.rule)
    }
    if report.verdict == .valid {
      let accepted = FilledRecord(RecordValues(report.values), form: index, of: program)
      lines += accepted?.lines ?? []
    }
    let time = waited == .zero ? "" : "after \(waited.measured): "
    return time + colors.paint(report.verdict) + "\n" + lines.map { "  \($0)\n" }.joined()
  }

  /// Submits a step and waits for the host's answers, or shows the states of all steps.
  mutating func step(_ name: String?) throws(Refusal) -> String {
    let (form, program, _) = try chosenForm()
    let steps = form.session.steps
    guard let name else {
      if steps.isEmpty { return "the form has no steps\n" }
      var columns = AlignedColumns(indentation: "  ")
      for step in steps {
        let way = step.canContinue ? "can continue" : ""
        columns.add(Name(step.name).written, colors.paint(step.state), way)
      }
      return columns.text()
    }
    guard let step = form.session.step(name) else {
      let known = steps.isEmpty ? "the form has no steps" : "':step' lists them"
      throw .unknown("there is no step", name, among: steps.map(\.name), hint: known)
    }
    didJudgeForm = true
    step.beginSubmission()
    var host = PlayedHost(rules: program.externals, answers: playedAnswers(to: program))
    while host.answerNext(form.session) != nil, !Interruption.isRequested {}
    var text = "\(Name(name).written): \(colors.paint(step.state))"
    text += (step.canContinue ? ", can continue" : "") + "\n"
    for violation in step.violations {
      text += "  " + line(violation.path, violation.message, rule: violation.rule) + "\n"
    }
    for violation in step.warnings {
      let found = line(violation.path, violation.message, rule: violation.rule)
      text += "  " + colors.yellow("warning") + ": " + found + "\n"
    }
    return text
  }

  private func line(_ path: FieldPath, _ message: String, rule: String) -> String {
    let place = path.components.isEmpty ? "" : "\(path): "
    return (place + message).visible + colors.faint(" [\(rule)]")
  }
}
