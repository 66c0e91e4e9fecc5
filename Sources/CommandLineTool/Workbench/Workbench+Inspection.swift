import FormRules
import RuleEngine
import RuleSyntax

/// How it came to an answer, and what the stages make of the rules.
extension Workbench {
  /// The checks that ran for the last value, or for the form.
  func explain(_ call: CommandCall) throws(Refusal) -> String {
    if call.argument == nil, !didJudgeForm, let (probe, record) = try lastTrial() {
      let explanation = explanation(of: record, files: probe.files).moved { place in
        probe.splice.relocated(place)
      }
      return text(of: explanation.about(probe.path))
    }
    let (form, program, index) = try chosenForm()
    guard let record = FilledRecord(form.values, form: index, of: program) else {
      throw Refusal("these are more values than a record may have")
    }
    let explanation = explanation(of: record, files: draft.files.including([draft.text]))
    guard call.argument != nil else { return text(of: explanation) }
    return text(of: explanation.about(try path(call.rest)))
  }

  private func explanation(of record: FilledRecord, files: SourceFiles) -> Explanation {
    var request = EvaluationRequest()
    request.tracing = true
    request.answers = hostAnswers(to: record.program)
    let (outcome, judged) = record.judged(clock: clock, request)
    let builder = ExplanationBuilder(
      outcome,
      number: 1,
      values: ExplainedValues(judged.record, program: record.program, form: record.form),
      program: record.program,
      excerpts: RuleExcerpts(of: record.program, files: files)
    )
    return builder.result
  }

  private func text(of explanation: Explanation) -> String {
    String(ExplanationText(colors: colors).details(of: explanation).drop { $0 == "\n" })
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

  /// The program of the current rule, of the chosen form, or of all that was loaded and defined.
  func program() throws(Refusal) -> String {
    if let rule {
      let types = lastValue.map { RuleProbe.types(for: $0) } ?? []
      var probe = try? RuleProbe(rule, types: types, in: RuleProbe.Host(), of: draft)
      // Only a rule that reads fields needs their form.
      if probe == nil { probe = try RuleProbe(rule, types: types, in: host, of: draft) }
      guard let probe else { return "" }
      return Disassembly.text(probe.program, of: probe.form)
    }
    if let (_, program, index) = try? chosenForm() { return Disassembly.text(program, of: index) }
    return draft.compilation.program.map { Disassembly.text($0) } ?? ""
  }

  /// The declaration of that name, the session's or a standard rule.
  func declaration(named name: String) -> Declaration? {
    if let own = draft.tree.declarations.first(where: { $0.name?.text == name }) { return own }
    guard let file = StandardLibrary.file(declaring: name) else { return nil }
    return RuleParser.parse(file).tree.declarations.first { $0.name?.text == name }
  }

  func unknown(_ name: String) -> Refusal {
    let names = draft.tree.declarations.compactMap(\.name?.text) + StandardLibrary.names
    let hint = Suggestion.closest(to: name, among: names).map { "did you mean '\($0)'?" }
    return Refusal(
      "nothing is declared as '\(VisibleText.of(name))': " + (hint ?? "':rules' lists what is")
    )
  }

  // MARK: Time

  /// How long one judgement takes, of as many as a fifth of a second has time for.
  func time() throws(Refusal) -> String {
    let record: FilledRecord
    if !didJudgeForm, let (_, last) = try lastTrial() {
      record = last
    } else {
      let (form, program, index) = try chosenForm()
      guard let filled = FilledRecord(form.values, form: index, of: program) else {
        throw Refusal("these are more values than a record may have")
      }
      record = filled
    }
    let (count, duration) = record.timed(for: .milliseconds(200), clock: clock)
    let each = MeasuredTime(duration / count)
    return "\(each) for each of \(count) judgement\(count == 1 ? "" : "s")\n"
  }
}

extension FilledRecord {
  /// Judges the record again and again, without reports, until the time is up or someone interrupts.
  ///
  /// - Returns: how often, once at least, and how long that took in all.
  fileprivate func timed(for limit: Duration, clock: FormClock) -> (count: Int, Duration) {
    var evaluator = Evaluator.interruptible(ExecutableProgram(program), clock: clock)
    var request = EvaluationRequest()
    request.details = false
    var count = 0
    var total = Duration.zero
    let stopwatch = ContinuousClock()
    let start = stopwatch.now
    repeat {
      // Judging leaves normalised values behind, so each time needs a record of its own.
      var buffer = record
      total += stopwatch.measure { _ = evaluator.judge(&buffer, as: form, request) }
      count += 1
    } while stopwatch.now - start < limit && !Interruption.isRequested
    return (count, total)
  }
}

extension Explanation {
  /// The part of it that is about a value and what is in it.
  func about(_ path: FieldPath) -> Explanation {
    var part = self
    part.fields = fields.filter { $0.path.components.starts(with: path.components) }
    if !path.components.isEmpty { part.conditions = [] }
    return part
  }

  /// The same with other places in rule files.
  func moved(_ move: (RulePlace) -> RulePlace) -> Explanation {
    var moved = self
    for position in moved.conditions.indices { moved.conditions[position].step.move(move) }
    for field in moved.fields.indices {
      for step in moved.fields[field].steps.indices { moved.fields[field].steps[step].move(move) }
    }
    return moved
  }
}

extension ExplainedStep {
  fileprivate mutating func move(_ move: (RulePlace) -> RulePlace) {
    place = place.map(move)
    for part in parts.indices { parts[part].move(move) }
  }
}
