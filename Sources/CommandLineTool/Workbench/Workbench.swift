import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// The state of the REPL: rules, the current rule, and the form that is being filled in.
///
/// Maps each entry to its response. It doesn't know about terminals and never waits, so that a
/// script, a test and a person get the same responses.
struct Workbench {
  let colors: Colors
  var draft = RuleDraft()
  /// The expression that tests values.
  var rule: Entry?
  /// The last value that it tested.
  var lastValue: Value?
  /// Whether a form was validated after that.
  var didJudgeForm = false
  /// The form that is chosen and filled in.
  var open: OpenForm?
  var clock = FormClock.system
  /// The moment that the clock was set to; nil while it is the system's.
  var clockText: String?
  /// The answers of external rules, by name; other rules never answer.
  var answers: [String: (answer: ExternalAnswer, after: Duration?)] = [:]
  /// The status of the loaded file when it was last read; nil if it is not watched.
  var watched: FileStatus?

  /// The response to an entry.
  struct Reply {
    /// Lines for the person; empty for none.
    var text = ""
    /// Whether the entry could not be processed; an invalid value is an answer, not a failure.
    var hasFailed = false
    /// Whether it is a page of the reference, which a terminal shows in a pager.
    var isPage = false
    /// Whether the session ends.
    var ends = false
    /// Whether the entry contains the value of a secret field, so it must not be stored.
    var isSecret = false
    /// Whether the entry may contain such a value, because it could not be understood.
    var mayBeSecret = false
  }

  /// Processes an entry.
  mutating func enter(_ entry: Entry) -> Reply {
    do throws(Refusal) {
      switch EntryKind(of: entry.text) {
      case .nothing: return Reply()
      case .command: return try run(CommandCall(entry))
      case .declaration:
        let text = try define(entry, in: nil)
        return Reply(text: text, mayBeSecret: draft.mayHaveSecrets && entry.isTest)
      case .item: return Reply(text: try define(entry, in: try formForItems()))
      case .literal: return try judge(entry)
      case .expression: return Reply(text: try adopt(entry))
      }
    } catch {
      return Reply(
        text: error.text(colors),
        hasFailed: true,
        mayBeSecret: draft.mayHaveSecrets || entry.mayGiveValue
      )
    }
  }

  /// The name of the form that is chosen.
  var form: String? { open?.name }

  // MARK: Expressions and values

  private mutating func adopt(_ entry: Entry) throws(Refusal) -> String {
    let probe: RuleProbe
    do throws(Refusal) {
      probe = try RuleProbe(entry, in: form, of: draft)
    } catch {
      if let field = assignedField(in: entry) {
        throw Refusal("'\(field)' is a field: ':set \(field) VALUE' fills it in")
      }
      var refusal = error
      refusal.hint = Workbench.hint(for: entry.trimmed.text)
      throw refusal
    }
    rule = entry
    lastValue = nil
    didJudgeForm = false
    let name = VisibleText.of(entry.trimmed.text, limit: Workbench.widestRule)
    return "evaluating with: \(name)\n"
      + DiagnosticReport(probe.warnings, files: probe.files).text(isColored: colors.isOn)
  }

  /// The most characters of a rule that an answer shows.
  private static let widestRule = 60

  /// The field that `energy = "gas"` names in the chosen form; nil for other entries.
  private func assignedField(in entry: Entry) -> FieldPath? {
    let signs = [UInt8(ascii: "="), UInt8(ascii: ":")]
    guard let form, let sign = entry.bytes.firstIndex(where: signs.contains) else { return nil }
    let value = entry.part(sign + 1..<entry.range.upperBound).trimmed.bytes
    guard let first = value.first, first != signs[0] else { return nil }
    return try? draft.path(entry.part(entry.range.lowerBound..<sign).trimmed, in: form)
  }

  /// What a text that is not a rule may have been meant as: a command, or a value.
  private static func hint(for text: String) -> String? {
    if text == "exit" { return "':quit' ends" }
    if WorkbenchCommand(rawValue: text) != nil {
      return "a command begins with a colon: ':\(text)'"
    }
    let (_, problems) = RuleParser.parseExpression(SourceText(name: "", text: text))
    guard problems.contains(where: { $0.severity == .error }),
      !text.contains(where: { $0 == "\"" || $0.isNewline })
    else { return nil }
    return "put the text to evaluate in quotes: \"\(VisibleText.of(text))\""
  }

  private mutating func judge(_ literal: Entry) throws(Refusal) -> Reply {
    if let form, literal.trimmed.bytes.first == UInt8(ascii: "{") {
      try draft.check(record: literal, of: form)
      guard case .form(let members) = try draft.value(of: literal) else { return Reply() }
      try open(form)
      try open?.replace(RecordValues(members))
      return Reply(text: try submit(), isSecret: holdsSecrets())
    }
    guard let rule else {
      throw Refusal("enter a rule first, such as 'required and email'")
    }
    let value = try draft.value(of: literal)
    let (probe, values) = try probe(of: value, by: rule)
    let judgment = trial(probe.program, form: probe.form, path: probe.path).judge(values)
    lastValue = value
    didJudgeForm = false
    return Reply(text: judgment.text(colors, value: value))
  }

  /// A trial of the value at a path, by the clock and the host of this session.
  func trial(_ program: Program, form: FormIndex, path: FieldPath) -> Trial {
    Trial(
      executable: ExecutableProgram(suggestingNamesIn: program),
      form: form,
      path: path,
      clock: clock,
      answers: hostAnswers(to: program),
      context: context
    )
  }

  /// The rule for the type of the value, and the record that contains the value.
  func probe(of value: Value, by rule: Entry) throws(Refusal) -> (RuleProbe, RecordValues) {
    let probe = try RuleProbe(rule, types: RuleProbe.types(for: value), in: form, of: draft)
    var members = open?.session.givenValues ?? [:]
    members[probe.field] = value
    return (probe, RecordValues(members))
  }

  // MARK: Definitions

  private mutating func define(_ entry: Entry, in form: String?) throws(Refusal) -> String {
    let known = Set(draft.tree.declaredNames)
    let (definition, warnings) = try defining(entry.trimmed, in: form)
    let losses = try chooseForm()
    let verb = form == nil && !known.isDisjoint(with: definition.names) ? "redefined" : "defined"
    var text = ""
    if !definition.names.isEmpty {
      let names = definition.names.map { Name($0).written }.joined(separator: ", ")
      text = "\(verb) \(names)" + (form.map { " in the form \(Name($0).written)" } ?? "") + "\n"
    } else if let form {
      text = "added to the form \(Name(form).written)\n"
    }
    let files = draft.files.including([entry.source])
    return text + losses + DiagnosticReport(warnings, files: files).text(isColored: colors.isOn)
  }

  private mutating func defining(
    _ entry: Entry,
    in form: String?
  ) throws(Refusal) -> (definition: RuleDraft.Definition, warnings: [Diagnostic]) {
    do throws(Refusal) {
      return try draft.define(entry, in: form)
    } catch {
      var refusal = error
      if refusal.diagnostics.contains(where: { $0.code == Workbench.outsideListCode }) {
        refusal.hint = "enter it with the form that has the list: form a { … }; form b { … }"
      }
      throw refusal
    }
  }

  /// The code of the error about `previous` in a form that is not in a list.
  private static let outsideListCode = "E0385"

  private func formForItems() throws(Refusal) -> String {
    if let form { return form }
    let names = draft.tree.formNames
    guard names.count < 2 else {
      let all = names.joined(separator: ", ")
      throw Refusal("there are several forms: choose one with ':form NAME' (\(all))")
    }
    return names.first ?? RuleDraft.newFormName
  }

  /// Opens the chosen form as now defined or, without a choice, the only form that is not part of
  /// another.
  ///
  /// - Returns: messages about values whose field is gone.
  mutating func chooseForm() throws(Refusal) -> String {
    let names = draft.tree.formNames
    let before = open
    open = nil
    if let before, names.contains(before.name) {
      try open(before.name)
      let lost = open?.resume(before) ?? []
      return lost.map { "\($0) is no longer a field: its value was removed\n" }.joined()
    }
    if names.count == 1 {
      try open(names[0])
    } else if let program = draft.compilation.program {
      let candidates = program.forms.indices.filter { names.contains(program.forms[$0].name) }
      let whole = program.wholeForms(among: candidates)
      if whole.count == 1 { try open(program.forms[whole[0]].name) }
    }
    return ""
  }

  /// Opens a form, empty.
  mutating func open(_ name: String) throws(Refusal) {
    guard let (program, index) = compiledForm(name) else { return }
    open = try OpenForm(index, of: program, clock: clock)
  }
}
