import RuleEngine
import RuleSyntax

/// The likely intent of an unknown rule, or of a call in another notation.
private struct MeantCall {
  /// Checks that express it, likeliest first.
  var candidates: [String] = []
  /// Advice if no check expresses it.
  var notes: [String] = []
  /// Fixes if no check expresses it.
  var fixes: [Diagnostic.Fix] = []
}

extension Checker {
  /// Reports an unknown rule, and suggests the one that was meant.
  mutating func reportUnknownRule(_ call: Call) {
    // A syntax error in the call was already reported, and must be fixed first.
    if call.lacksArguments, unit.hasSyntaxError(in: call.range) { return }
    let name = call.name
    let problem = NameProblem.unknownRule(name.text)
    if let rule = ruleOfFormat(call) {
      return report(problem, at: name.range, fixes: [.meant(rule, at: call.range)])
    }
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
    // If the arguments stay the same, the fix replaces only the name.
    let arguments = unit.source.written(call).dropFirst(name.written.count)
    let rule = String(written.dropLast(written.hasSuffix(arguments) ? arguments.count : 0))
    let fix: Diagnostic.Fix =
      Name(rule).isPlain && rule + arguments == written
      ? .didYouMean(rule, at: name.range)
      : .didYouMean(VisibleText.of(written), at: call.range, written: written)
    report(problem, at: name.range, fixes: [fix])
  }

  /// The rule that `format("email")` means; nil for anything else.
  private mutating func ruleOfFormat(_ call: Call) -> String? {
    guard ["format", "type", "is"].contains(call.name.text.lowercased()),
      call.arguments?.count == 1, case .string(let literal)? = call.arguments?[0].value
    else { return nil }
    let formats = ["uri": "url", "date-time": "datetime"]
    var meant = formats[literal.value.lowercased()] ?? literal.value
    if case .rule(let rule)? = RuleSynonyms.meaning(of: meant, judging: subjectKinds) {
      meant = rule
    }
    return rule(named: meant) != nil && loads(meant) ? meant : nil
  }

  /// Corrects the parser's fix for a call in another notation, so that the result loads.
  ///
  /// - Returns: whether nothing more needs to be reported for the call.
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
        // An unknown rule is reported first; its fix covers the notation too.
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

  /// The fix that turns a misplaced argument into the call's message, if it is one.
  mutating func messageFix(of call: Call) -> [Diagnostic.Fix] {
    guard let written = withMessage(call, named: call.name.written), loads(written) else {
      return []
    }
    let text = "write '\(VisibleText.of(written))'"
    return [.init(text, replace: call.range, by: written)]
  }

  /// The kinds of the subject; nil if unknown.
  var subjectKinds: SubjectKinds? {
    if case .value(let type, _) = scope.subject { type.kinds } else { nil }
  }

  private mutating func meaning(of call: Call) -> MeantCall {
    var meant = MeantCall()
    let arguments = (call.arguments ?? []).map { unit.source.written($0.value) }
    func written(_ name: String) -> String {
      call.arguments == nil ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    }
    if let joined = joinedRules(meantBy: call) {
      meant.notes = ["rules are joined with 'and' and 'or'"]
      meant.candidates = [joined]
      return meant
    }
    switch RuleSynonyms.meaning(of: call.name.text, judging: subjectKinds) {
    case .advice(let note):
      meant.notes = [note]
    case .notation:
      var notation = arguments.count == 1 ? arguments[0] : "\"DD.MM.YYYY\""
      if case .string(let literal)? = call.arguments?.first?.value,
        let suggestion = ValueNotation.suggestion(for: literal.value)
      {
        notation = StringEscapes.quote(suggestion)
      }
      meant.notes = ["the type says so: 'field birthday: date as \(notation)'"]
    case .external:
      meant.notes = [Checker.externalNote]
      meant.fixes = externalFix(for: call)
    case .rule(let rule):
      meant.candidates = [written(rule)]
      if let withMessage = withMessage(call, named: rule) {
        meant.candidates.insert(withMessage, at: endsInMessage(call) ? 0 : 1)
      }
      // Fields named in quotes, or by a jQuery selector.
      let fields = (call.arguments ?? []).map { argument in
        guard case .string(let literal) = argument.value, let name = fieldName(meantBy: literal)
        else { return unit.source.written(argument.value) }
        return Name(name).written
      }
      let isForm = if case .wholeForm = scope.subject { true } else { false }
      if fields != arguments, isForm || fields.count == 1, rule != "regex" {
        meant.candidates.insert("\(rule)(\(fields.joined(separator: ", ")))", at: 0)
      }
      if rule == "media_type" {
        // Endings of files, `mimes(jpg, png)`.
        let types = arguments.map { Checker.mediaTypes[$0.lowercased().filter { $0 != "\"" }] }
        let known = types.compactMap { $0.map { StringEscapes.quote($0) } }
        if !known.isEmpty, known.count == types.count {
          meant.candidates.insert("media_type(\(known.joined(separator: ", ")))", at: 0)
        }
      }
      if rule == "equal_next", !arguments.isEmpty { meant.candidates.append(written("equal")) }
      meant.candidates += patternCandidates(of: call, named: rule)
      if rule != call.name.text { meant.notes = ["it is called '\(rule)' here"] }
      // The value that a rule judges is not among its arguments: `ISBLANK(a)`.
      if rule == "empty", fields.count == 1, case .path? = call.arguments?.first?.value {
        meant.notes = ["write '\(fields[0]) is empty'"]
      }
    case .call(let template):
      if template.hasSuffix("($*)") {
        // Any number of values.
        guard arguments.isEmpty else {
          meant.candidates = [written(String(template.dropLast(4)))]
          break
        }
        meant.notes = ["name the rule by which it is valid, such as 'email', 'url' or 'filled'"]
        break
      }
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
      meant.candidates = [written(name)] + patternCandidates(of: call, named: name)
      if let withMessage = withMessage(call, named: name) { meant.candidates.append(withMessage) }
    }
    return meant
  }

  /// What `any_of(email, url)` means, whose arguments are rules; nil for other calls.
  private mutating func joinedRules(meantBy call: Call) -> String? {
    let joints = ["anyof": "or", "oneof": "or", "either": "or", "allof": "and"]
    guard let joint = joints[call.name.text.lowercased().filter { $0 != "_" }],
      let arguments = call.arguments, arguments.count > 1
    else { return nil }
    for argument in arguments where !isNameOfRule(argument.value) { return nil }
    return arguments.map { unit.source.written($0.value) }.joined(separator: " \(joint) ")
  }

  /// Whether an operand is the name of a rule, and of no field.
  mutating func isNameOfRule(_ operand: OperandTree) -> Bool {
    guard case .path(let path) = operand, path.components.count == 1,
      case .name(let name)? = path.components.first
    else { return false }
    return !isField(name.text) && rule(named: name.text) != nil
  }

  /// What `regex` means with a pattern in quotes, or with a field that must match.
  private func patternCandidates(of call: Call, named rule: String) -> [String] {
    guard rule == "regex", call.arguments?.count == 1 else { return [] }
    switch call.arguments?[0].value {
    case .string(let literal)?:
      let pattern = Checker.withoutAnchors(literal.value).replacing("/", with: "\\/")
      return ["regex(/\(pattern)/)"]
    case .path(let path)?: return ["equal(\(unit.source.text(in: path.range)))"]
    case _: return []
    }
  }

  /// The call with its last argument, a text, turned into its message; nil if there is none.
  private func withMessage(_ call: Call, named name: String) -> String? {
    guard let arguments = call.arguments, let last = arguments.last,
      last.label == nil || RuleSynonyms.advice(aboutLabel: last.label?.text ?? "") != nil,
      let message = message(meantBy: last.value)
    else { return nil }
    let others = arguments.dropLast().map { unit.source.written($0) }
    let inner = others.isEmpty ? "" : "(\(others.joined(separator: ", ")))"
    return "\(name)\(inner) \(message)"
  }

  /// A pattern without `^` and `$`; unchanged if it has branches.
  static func withoutAnchors(_ pattern: String) -> String {
    guard !pattern.contains("|" as Character) else { return pattern }
    let start = pattern.hasPrefix("^") ? pattern.dropFirst() : pattern[...]
    return String(start.hasSuffix("$") && !start.hasSuffix("\\$") ? start.dropLast() : start)
  }

  /// The message that an argument was meant to be; nil if it is none.
  func message(meantBy value: OperandTree) -> String? {
    // A word alone is rather a value, such as a country.
    if case .string(let literal) = value {
      return literal.value.contains(" ") ? unit.source.written(value) : nil
    }
    return unit.source.message(joining: value)
  }

  /// Whether the text is a valid check at this place.
  ///
  /// It is tried on a copy of the checker, so nothing of it is kept. The number of trials is
  /// limited like that of suggestions.
  mutating func loads(_ text: String) -> Bool {
    // Inside a form, a value rule is always wrong; that is reported once the name is corrected.
    if case .wholeForm = scope.subject, scope.purpose == .check { return true }
    // Diagnostics use text offsets as file offsets, so the text must not be longer than the file.
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

  /// Advice on a function that is called like a rule; nil for other names.
  private func functionNote(about call: Call) -> String? {
    let function = LanguageNames.functions.first { $0.name == call.name.text }
    guard let function else { return nil }
    let namesFields = call.arguments?.allSatisfy { argument in
      if case .path = argument.value { true } else { false }
    }
    let written =
      namesFields == true
      ? unit.source.excerpt(of: call.range)
      : "\(function.name)(\(function.parameters.joined(separator: ", ")))"
    let least = ["age", "years"].contains(function.name) ? 18 : 1
    return
      "it is a function: compare its result, as in 'check \(VisibleText.of(written)) >= \(least)'"
  }
}

extension String {
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
