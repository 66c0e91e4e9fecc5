import RuleEngine
import RuleSyntax

/// What was meant by a call of a rule that there is not, or that is written in another notation.
private struct MeantCall {
  /// Checks that say it, the likeliest first.
  var candidates: [String] = []
  /// What to do where no check says it.
  var notes: [String] = []
  /// What does it where no check says it.
  var fixes: [Diagnostic.Fix] = []
}

extension Checker {
  /// Reports the name of a rule that there is not, with the rule that was meant.
  mutating func reportUnknownRule(_ call: Call) {
    // What could not be read of the call was reported, and is to be mended first.
    if call.lacksArguments, unit.hasSyntaxError(in: call.range) { return }
    let name = call.name
    let problem = NameProblem.unknownRule(name.text)
    if RuleSynonyms.meaning(of: name.text, judging: subjectKinds) == nil {
      if let note = functionNote(about: call) {
        report(problem, at: name.range, notes: [note])
      } else {
        let kinds = subjectKinds
        reportUnknown(problem, name) { $0.ruleNames(judging: kinds) }
      }
      return
    }
    let meant = meaning(of: call)
    guard let written = meant.candidates.first(where: { loads($0) }) else {
      return report(problem, at: name.range, notes: meant.notes, fixes: meant.fixes)
    }
    // Where the arguments stay as they are, only the name changes.
    let arguments = unit.source.written(call).dropFirst(name.written.count)
    let rule = String(written.dropLast(written.hasSuffix(arguments) ? arguments.count : 0))
    let fix: Diagnostic.Fix =
      Name(rule).isPlain && rule + arguments == written
      ? .didYouMean(rule, at: name.range)
      : .didYouMean(VisibleText.of(written), at: call.range, written: written)
    report(problem, at: name.range, fixes: [fix])
  }

  /// Makes the parser's fix for a call in another notation one that loads.
  ///
  /// - Returns: whether nothing more is to be said of the call.
  mutating func correctNotation(of call: Call) -> Bool {
    let index = unit.syntaxDiagnostics.firstIndex { syntax in
      syntax.fixes.contains { call.range.isWithin($0.range) }
        || syntax.fixes.isEmpty && syntax.range.isWithin(call.range)
    }
    guard let index else { return false }
    let meant = meaning(of: call)
    guard let fix = unit.syntaxDiagnostics[index].fixes.first else {
      if !meant.notes.isEmpty { unit.syntaxDiagnostics[index].notes = meant.notes }
      unit.syntaxDiagnostics[index].fixes = meant.fixes
      return !meant.notes.isEmpty
    }
    guard let written = meant.candidates.first(where: { loads($0) }) else {
      if meant.notes.isEmpty, rule(named: call.name.text) == nil,
        unit.syntaxDiagnostics[index].fixes[0].range == call.range
      {
        // A rule that there is not is to be mended first, and how it is written with it.
        unit.syntaxDiagnostics.remove(at: index)
        return false
      }
      unit.syntaxDiagnostics[index].fixes = meant.fixes
      unit.syntaxDiagnostics[index].notes += meant.notes
      let isLine = unit.syntaxDiagnostics[index].code == "E0230"
      if isLine, meant.notes.isEmpty {
        unit.syntaxDiagnostics[index].notes.append("there is no rule \(quoted: call.name.text)")
      }
      return isLine || !meant.notes.isEmpty
    }
    let given = unit.source.written(call)
    guard written != given, let place = fix.replacement.firstRange(of: given) else { return true }
    let replacement = fix.replacement.replacingCharacters(in: place, with: written)
    unit.syntaxDiagnostics[index].fixes = [
      Diagnostic.Fix(
        "write '\(VisibleText.of(replacement.onOneLine, limit: VisibleText.longestLine))'",
        replace: fix.range,
        by: replacement
      )
    ]
    return true
  }

  /// The fix that makes an argument which is no argument the message of the call; nil where it is none.
  mutating func messageFix(of call: Call) -> [Diagnostic.Fix] {
    guard let written = withMessage(call, named: call.name.written), loads(written) else {
      return []
    }
    let text = "write '\(VisibleText.of(written))'"
    return [.init(text, replace: call.range, by: written)]
  }

  /// The kinds of what is judged; nil where it is not known.
  private var subjectKinds: SubjectKinds? {
    if case .value(let type, _) = scope.subject { type.kinds } else { nil }
  }

  private mutating func meaning(of call: Call) -> MeantCall {
    var meant = MeantCall()
    let arguments = (call.arguments ?? []).map { unit.source.written($0.value) }
    func written(_ name: String) -> String {
      call.arguments == nil ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }
    switch RuleSynonyms.meaning(of: call.name.text, judging: subjectKinds) {
    case .advice(let note):
      meant.notes = [
        RuleSynonyms.call(note, with: arguments.count == 1 ? arguments : ["\"DD.MM.YYYY\""])
      ]
    case .external:
      meant.notes = [Checker.externalNote]
      meant.fixes = externalFix(for: call)
    case .rule(let rule):
      meant.candidates = [written(rule)]
      if let withMessage = withMessage(call, named: rule) {
        meant.candidates.insert(withMessage, at: endsInMessage(call) ? 0 : 1)
      }
      if arguments.count == 1, case .string(let literal)? = call.arguments?[0].value,
        let field = fieldName(meantBy: literal), rule != "regex"
      {
        // A field by its name in quotes, or by a selector of jQuery.
        meant.candidates.insert("\(rule)(\(Name(field).written))", at: 0)
      }
      if rule == "regex", arguments.count == 1 {
        // A pattern in quotes, or what must match another field.
        let argument = call.arguments?[0].value
        if case .string(let literal)? = argument {
          meant.candidates.append("regex(/\(Checker.withoutAnchors(literal.value))/)")
        }
        if case .path? = argument { meant.candidates.append(written("equal")) }
      }
      meant.notes = ["it is called '\(rule)' here"]
    case .call(let template):
      let wanted = template.contains("$2") ? 2 : template.contains("$") ? 1 : 0
      let shown = RuleSynonyms.call(template, with: wanted == 2 ? ["n", "m"] : ["n"])
      meant.notes = ["it is written '\(shown)' here"]
      if arguments.count == wanted {
        meant.candidates = [RuleSynonyms.call(template, with: arguments)]
      }
    case nil:
      var name = call.name.written
      if rule(named: call.name.text) == nil, suggestionsLeft > 0 {
        suggestionsLeft -= 1
        let names = ruleNames(judging: subjectKinds)
        name = Suggestion.closest(to: call.name.text, among: names) ?? name
      }
      meant.candidates = [written(name)]
      if let withMessage = withMessage(call, named: name) { meant.candidates.append(withMessage) }
    }
    return meant
  }

  /// The call with its last argument, a text, as its message; nil where that is none.
  private func withMessage(_ call: Call, named name: String) -> String? {
    guard let arguments = call.arguments, let last = arguments.last,
      last.label == nil || RuleSynonyms.advice(aboutLabel: last.label?.text ?? "") != nil,
      let message = message(meantBy: last.value)
    else { return nil }
    let others = arguments.dropLast().map { unit.source.written($0) }
    let inner = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
    return "\(name)\(inner) \(message)"
  }

  /// A pattern without `^` and `$`, where it has no branches.
  static func withoutAnchors(_ pattern: String) -> String {
    guard !pattern.contains("|" as Character) else { return pattern }
    let start = pattern.hasPrefix("^") ? pattern.dropFirst() : pattern[...]
    return String(start.hasSuffix("$") && !start.hasSuffix("\\$") ? start.dropLast() : start)
  }

  /// The message that an argument is meant to be; nil for what is none.
  func message(meantBy value: OperandTree) -> String? {
    if case .string = value { return unit.source.written(value) }
    return unit.source.message(joining: value)
  }

  /// Whether a check of the text has no errors where the checker is.
  ///
  /// Tried on a copy, so nothing of it is kept. There are as many trials as suggestions at most.
  mutating func loads(_ text: String) -> Bool {
    // A rule in a form judges no value, which is reported for the rule that was meant.
    if case .wholeForm = scope.subject, scope.purpose == .check { return true }
    // Reports take places in the text for places in the file.
    guard suggestionsLeft > 0, text.utf8.count <= unit.source.bytes.count else { return false }
    suggestionsLeft -= 1
    let source = SourceText(name: unit.source.name, text: text)
    let (check, diagnostics) = RuleParser.parseExpression(source)
    guard let check, diagnostics.allSatisfy({ $0.severity != .error }) else { return false }
    var trial = self
    trial.unit.syntaxDiagnostics = []
    trial.unit.diagnostics = []
    trial.unit.hasErrors = false
    _ = trial.checkExpression(check.expression)
    return !trial.unit.hasErrors && trial.unit.hiddenErrors == unit.hiddenErrors
  }

  /// How a function is used that is called as if it were a rule; nil for other names.
  private func functionNote(about call: Call) -> String? {
    let function = LanguageNames.functions.first { $0.name == call.name.text }
    guard let function else { return nil }
    let written =
      call.arguments == nil
      ? "\(function.name)(\(function.parameters.joined(separator: ", ")))"
      : unit.source.excerpt(of: call.range)
    return "it is a function: compare its result, as in 'check \(VisibleText.of(written)) >= 18'"
  }
}

extension String {
  /// The range of the first occurrence of a text that is not empty.
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    text.isEmpty ? nil : ranges(of: text).first
  }

  fileprivate func replacingCharacters(in range: Range<String.Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }

  /// The text on one line, without the spaces at the ends of its lines.
  fileprivate var onOneLine: String {
    let lines = split(whereSeparator: \.isNewline).map { line in
      let start = line.drop { $0 == " " }
      return String(start.dropLast(start.reversed().prefix { $0 == " " }.count))
    }
    return lines.joined(separator: " ")
  }
}
