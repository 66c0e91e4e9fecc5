import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Shows how an answer came about, and the output of the compiler's stages.
extension Workbench {
  /// The checks that ran for the last value, or for the form.
  func explain(_ call: CommandCall) throws(Refusal) -> String {
    if call.argument == nil, !didJudgeForm, let (probe, record) = try lastTrial() {
      let explanation = explanation(of: record, files: probe.files).about(probe.path)
      return text(of: explanation) { probe.splice.relocated($0) }
    }
    let record = try filledRecord()
    let explanation = explanation(of: record, files: draft.files.including([draft.text]))
    guard call.argument != nil else { return text(of: explanation) }
    return text(of: explanation.about(try path(call.rest)))
  }

  private func explanation(of record: FilledRecord, files: SourceFiles) -> Explanation {
    var request = EvaluationRequest()
    request.tracing = true
    request.answers = hostAnswers(to: record.program)
    request.context = context
    var judged = record
    let outcome = judged.judge(
      by: ExecutableProgram(suggestingNamesIn: record.program),
      clock: clock,
      request
    )
    return ExplanationBuilder(
      outcome,
      values: judged.explainedValues,
      excerpts: RuleExcerpts(of: record.program, files: files)
    ).explanation
  }

  private func text(
    of explanation: Explanation,
    relocated: @escaping (RulePlace) -> RulePlace = { $0 }
  ) -> String {
    let text = ExplanationText(colors: colors, relocated: relocated).details(of: explanation)
    return String(text.drop { $0 == "\n" })
  }

  /// The last value that was tested, as a record; nil if there is none.
  private func lastTrial() throws(Refusal) -> (RuleProbe, FilledRecord)? {
    guard let rule, let lastValue else { return nil }
    let (probe, values) = try probe(of: lastValue, by: rule)
    guard let record = FilledRecord(values, form: probe.form, of: probe.program) else { return nil }
    return (probe, record)
  }

  // MARK: Stages

  /// The tree of a declaration, of the current rule, or of everything.
  func tree(_ name: String?) throws(Refusal) -> String {
    if let name {
      guard let declaration = declaration(named: name) else { throw unknown(name) }
      return TreeDump.text(FileTree(declarations: [declaration]))
    }
    guard let rule, let check = RuleParser.parseExpression(rule.source).check else {
      return TreeDump.text(draft.tree)
    }
    let field = FieldDeclaration(name: Name("value"), body: [.check(check)])
    let form = FormDeclaration(name: Name("values"), items: [.field(field)])
    return TreeDump.text(FileTree(declarations: [.form(form)]))
  }

  /// The program of the current rule, of the chosen form, or of everything.
  func program() throws(Refusal) -> String {
    if let rule {
      let types = lastValue.map { RuleProbe.types(for: $0) } ?? []
      // Only a rule that reads fields needs their form.
      var probe = try? RuleProbe(rule, types: types, in: nil, of: draft)
      if probe == nil { probe = try RuleProbe(rule, types: types, in: form, of: draft) }
      return probe.map { Disassembly.text($0.program, of: $0.form) } ?? ""
    }
    if let (_, program, index) = try? chosenForm() { return Disassembly.text(program, of: index) }
    return draft.compilation.program.map { Disassembly.text($0) } ?? ""
  }

  /// The declaration of that name, the session's or a standard rule.
  func declaration(named name: String) -> Declaration? {
    if let own = draft.tree.declaration(named: name) { return own }
    guard let file = StandardLibrary.file(declaring: name) else { return nil }
    return RuleParser.parse(file).tree.declaration(named: name)
  }

  func unknown(_ name: String) -> Refusal {
    let names = draft.tree.declaredNames + StandardLibrary.names
    return .unknown(
      "nothing is declared as",
      name,
      among: names,
      hint: "':rules' lists all declarations"
    )
  }

  // MARK: Time

  /// The time of one validation, averaged over a fifth of a second.
  func time() throws(Refusal) -> String {
    var record = didJudgeForm ? nil : try lastTrial()?.1
    if record == nil { record = try filledRecord() }
    guard let record else { return "" }
    let (count, duration) = record.timed(for: .milliseconds(200), clock: clock, context: context)
    return "\((duration / count).measured) for each of \(count.counted("judgment"))\n"
  }
}

extension Explanation {
  /// The part of the report about a value and its parts.
  func about(_ path: FieldPath) -> Explanation {
    var part = self
    part.fields = fields.filter { $0.path.components.starts(with: path.components) }
    if !path.components.isEmpty { part.decisions = [] }
    return part
  }
}
