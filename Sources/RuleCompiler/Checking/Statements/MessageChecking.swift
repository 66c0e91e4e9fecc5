import RuleEngine
import RuleSyntax

extension Checker {
  /// Resolves the placeholders of a message.
  ///
  /// A name means a parameter of the enclosing rule or form, or else an argument of a call in the
  /// message's check, or else a placeholder of the language. `calls` is nil if the expression is
  /// wrong; then only the braces are checked.
  mutating func checkMessage(
    _ literal: StringLiteral?,
    about calls: [CheckedCall]?
  ) -> CheckedMessage? {
    guard let literal, limitText(literal) != nil, let placeholders = placeholders(in: literal)
    else { return nil }
    let known = calls.map { MessageArguments(of: $0) }
    doubtPlaceholders(
      in: literal,
      knowing: PlaceholderName.allCases.map(\.rawValue) + Array((known?.byName ?? [:]).keys)
    )
    var arguments: [(name: String, operand: CheckedOperand)] = []
    /// Resolved names; a repeated placeholder has the same operands.
    var resolved: Set<String> = []
    for placeholder in placeholders where !resolved.contains(placeholder.name) {
      let count = arguments.count
      defer { if arguments.count > count { resolved.insert(placeholder.name) } }
      if let parameter = parameters.index(named: placeholder.name) {
        parameters[parameter].isUsed = true
        arguments.append((placeholder.name, .parameter(parameter)))
      } else if let parameter = formParameter(named: placeholder.name) {
        reads.append(.field(parameter))
        arguments.append((placeholder.name, .field(parameter)))
      } else if let known {
        let operands = resolve(placeholder, in: literal, about: known)
        arguments += operands.map { (placeholder.name, $0) }
      }
    }
    return CheckedMessage(arguments: arguments, source: literal.value, place: place(literal.range))
  }

  /// The text of a message or label; nil if it is too long, which is reported.
  mutating func limitText(_ literal: StringLiteral?) -> String? {
    guard let literal else { return nil }
    guard literal.value.utf8.count <= SyntaxLimits.textBytes else {
      report(SizeProblem.textTooLong(limit: SyntaxLimits.textBytes), at: literal.range)
      return nil
    }
    return literal.value
  }

  private mutating func placeholders(in literal: StringLiteral) -> [Placeholder]? {
    let problem: NotationProblem
    let offset: Int
    do throws(Placeholder.Fault) {
      return try Placeholder.all(in: literal.value)
    } catch {
      switch error {
      case .unclosed(let place): (problem, offset) = (.unclosedPlaceholder, place)
      case .stray(let place): (problem, offset) = (.strayBrace, place)
      }
    }
    let range = unit.source.range(of: offset..<(offset + 1), in: literal)
    report(problem, at: range, notes: ["write '{{' and '}}' for braces"])
    return nil
  }

  /// Resolves a placeholder to its operands; empty for those of the language.
  private mutating func resolve(
    _ placeholder: Placeholder,
    in literal: StringLiteral,
    about arguments: MessageArguments
  ) -> [CheckedOperand] {
    let name = placeholder.name
    /// Computing the range scans the literal, so it is done only for diagnostics that are shown.
    func range(for severity: Diagnostic.Severity) -> SourceRange {
      unit.showsMore(severity)
        ? unit.source.range(of: placeholder.offsets, in: literal) : literal.range
    }
    steps += 1
    let ofLanguage = PlaceholderName(rawValue: name)
    if ofLanguage != .other, let operands = arguments.byName[name] {
      steps += operands.count
      return operands
    }
    switch ofLanguage {
    case .label, .length: break
    case .value: if isSecret { report(UsageProblem.valueOfSecret, at: range(for: .warning)) }
    case .other:
      if arguments.readField { break }
      if let operand = arguments.byName[name]?.first { return [operand] }
      report(TypeProblem.noOtherField, at: range(for: .error))
    case nil:
      let range = range(for: .error)
      if let operands = namedValue(name, at: range) { return operands }
      reportUnknown(name, at: range, in: literal, about: arguments)
    }
    return []
  }

  /// The value of a `let` binding, of a context, or of a member of a context (`stored.total`).
  ///
  /// Nil if the name means none of these; empty if the member does not exist, which is reported.
  /// Fields are shown by their labels, so their names are not placeholders.
  private mutating func namedValue(_ name: String, at range: SourceRange) -> [CheckedOperand]? {
    let names = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let path = Path(components: names.map { .name(Name($0, range: range)) }, range: range)
    let reference: Reference?
    if let form = scope.form {
      switch forms[form].table.member(named: names[0], from: scope.group) {
      case .binding(let index) where names.count == 1:
        reference = resolveBinding(index, of: form, path: path)
      case .context:
        reference = resolveReference(path)
        if reference == nil { return [] }
      case .binding, .field, .group, .parameter, nil: return nil
      }
    } else {
      reference = ruleBinding(named: name).flatMap { resolve(ruleBinding: $0, path: path) }
    }
    switch reference {
    case .bound(let operand, _): return [operand]
    case .text(let literal): return checkValue(literal, as: .untyped).map { [$0.operand] }
    case .field(let context, let type, _): return type.canBeComputed ? [.field(context)] : nil
    case .parameter, .item, .entry, .previousItem, .itemValues, nil: return nil
    }
  }

  private mutating func reportUnknown(
    _ name: String,
    at range: SourceRange,
    in literal: StringLiteral,
    about arguments: MessageArguments
  ) {
    // A message may have as many unknown placeholders as its rule has parameters.
    let known =
      unit.showsMore(.error)
      ? PlaceholderName.allCases.map(\.rawValue) + arguments.byName.keys.sorted()
        + parameters.map(\.name.text) : []
    if known.contains("range"), name == "min" || name == "max",
      let both = literal.value.boundsOfRange
    {
      // `{min} to {max}` has one message.
      if name == "max" { return }
      let place = unit.source.range(of: both, in: literal)
      report(NameProblem.unknownPlaceholder(name), at: range, fixes: [.meant("{range}", at: place)])
      return
    }
    let inner = SourceRange(start: range.start + 1, end: max(range.start + 1, range.end - 1))
    let meant = PlaceholderName.meaning(of: name, among: known)
    var fixes =
      meant.map { [.init("did you mean '{\($0)}'?", replace: inner, by: $0)] }
      ?? didYouMean(name, at: inner, among: { _ in known })
    let limits = ["min", "max"].filter { known.contains($0) }
    var notes: [String]?
    if let form = scope.form, let field = scope.field,
      forms[form].table.fields[field].name.text == name
    {
      fixes = [.init("did you mean '{label}'?", replace: inner, by: "label")]
    } else {
      notes = notesOnField(name)
      if notes != nil { fixes = [] }
    }
    if name.isEmpty || name == "1", limits.count == 1 {
      // `{}` of Rust and Python, and `{1}` of C#.
      fixes = [.init("write '{\(limits[0])}'", replace: range, by: "{\(limits[0])}")]
    }
    if fixes.first?.replacement == "length", limits.count == 1,
      !literal.value.contains("{\(limits[0])}")
    {
      // The length that is asked for, rather than that of the value.
      fixes = [
        .init("write '\(limits[0])' for the limit", replace: inner, by: limits[0]),
        .init("write 'length' for the length of the value", replace: inner, by: "length"),
      ]
    }
    report(
      NameProblem.unknownPlaceholder(name),
      at: range,
      notes: notes ?? [noteOnPlaceholders(known)],
      fixes: fixes
    )
  }

  /// How to show a field, whose name is no placeholder; nil for other names.
  private func notesOnField(_ name: String) -> [String]? {
    guard let form = scope.form,
      case .field = forms[form].table.member(named: name, from: scope.group)
    else { return nil }
    let name = VisibleText.of(name)
    return [
      "to show the value of '\(name)', name it, as in 'let shown = \(name)', and write '{shown}'",
      "to show its label, write the label itself",
    ]
  }

  private func noteOnPlaceholders(_ known: [String]) -> String {
    var listed = Set(known).sorted().prefix(CheckingLimits.shownNames).map { "{\($0)}" }
    if Set(known).count > listed.count { listed.append("…") }
    return "the placeholders here are \(listed.joined(separator: ", "))"
  }

  private var isSecret: Bool {
    guard let form = scope.form, let field = scope.field else { return false }
    return forms[form].table.fields[field].isSecret
  }
}

/// The arguments of the calls in a message's check, for its placeholders.
private struct MessageArguments {
  /// The operands of each parameter, from the first call that passes any.
  private(set) var byName: [String: [CheckedOperand]] = [:]
  /// Whether an argument reads a field.
  private(set) var readField = false

  init(of calls: [CheckedCall]) {
    for argument in calls.lazy.flatMap(\.arguments) where !argument.operands.isEmpty {
      if byName[argument.name] == nil { byName[argument.name] = argument.operands }
      if argument.operands.contains(where: \.readsField) { readField = true }
    }
  }
}

/// The placeholders available in every message.
enum PlaceholderName: String, CaseIterable {
  case label, value, length, other

  /// The placeholder that a word of another library means.
  static func meaning(of word: String, among known: [String]) -> String? {
    // `value.length` and `label|upper`
    let parts = word.split { ".|:()".contains($0) }.map(String.init)
    if parts.count > 1, let last = parts.last, let first = parts.first {
      return [last, first].first { known.contains($0) }
    }
    let word = ForeignReader.plain(word)
    if ["limit", "bound", "threshold"].contains(word) {
      let limits = ["min", "max"].filter { known.contains($0) }
      return limits.count == 1 ? limits[0] : nil
    }
    let meant =
      synonyms[word]
      ?? ["min", "max"].first { word.hasPrefix($0) || word.hasSuffix($0) }
    return meant.flatMap { known.contains($0) ? $0 : nil }
  }

  private static let synonyms = [
    "attribute": "label", "field": "label", "name": "label", "fieldname": "label",
    "path": "label", "propertyname": "label", "displayname": "label", "input": "value",
    "actual": "value", "propertyvalue": "value", "val": "value", "len": "length",
    "count": "length", "totallength": "length", "expected": "other", "comparison": "other",
    "comparisonvalue": "other", "from": "min", "to": "max",
  ]
}

extension String {
  /// The bytes from `{min}` to `{max}`, if little is between them.
  fileprivate var boundsOfRange: Range<Int>? {
    guard let lower = firstRange(of: "{min}"),
      let upper = self[lower.upperBound...].firstRange(of: "{max}"),
      self[lower.upperBound..<upper.lowerBound].utf8.count <= 8
    else { return nil }
    let start = utf8.distance(from: startIndex, to: lower.lowerBound)
    return start..<utf8.distance(from: startIndex, to: upper.upperBound)
  }
}
