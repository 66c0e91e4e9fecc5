import FormData
import FormInterchange
import FormRules
import RuleSyntax

/// A change of a file that keeps the meaning of its rules, or adds missing parts.
struct Refactoring {
  var title: String
  /// The protocol's kind of code action.
  var kind: String
  /// Edits of the text, in order and without overlaps.
  var edits: [(range: SourceRange, text: String)]
}

extension LanguageServer {
  /// The kinds of code actions beyond fixes.
  static let refactoringKinds = ["refactor.extract", "refactor.inline", "refactor.rewrite"]

  /// The requested refactorings at a range, as code actions.
  func refactorings(
    of subject: Subject,
    in range: Range<Int>,
    wants: (String) -> Bool
  ) -> [JSONNode] {
    let kinds = LanguageServer.refactoringKinds + ["quickfix"]
    guard kinds.contains(where: wants) else { return [] }
    let finder = RefactoringFinder(subject, in: workspace, range)
    return finder.all.filter { wants($0.kind) && isSound($0, of: subject) }.map { refactoring in
      let edits = refactoring.edits.map { subject.edit($0.range, $0.text) }
      return [
        "title": .text(refactoring.title), "kind": .text(refactoring.kind),
        "edit": workspaceEdit([subject.name: edits]),
      ]
    }
  }

  /// Whether a refactoring adds no errors to the file.
  private func isSound(_ refactoring: Refactoring, of subject: Subject) -> Bool {
    var bytes = subject.source.bytes
    for edit in refactoring.edits.reversed() {
      bytes.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: edit.text.utf8)
    }
    let source = SourceText(name: subject.name, bytes: bytes)
    func errors(_ diagnostics: [Diagnostic]) -> [String] {
      diagnostics.filter { $0.severity == .error }.map { "\($0.file) \($0.code) \($0.message)" }
    }
    let before = Set(errors(subject.analysis.compilation(in: workspace).diagnostics))
    let changed = Workspace(copying: workspace)
    changed.open(Document(address: subject.address, version: nil, source: source))
    let after = errors(
      changed.analysis(of: subject.name)?.compilation(in: changed).diagnostics ?? []
    )
    return Set(after).isSubset(of: before)
  }
}

/// Finds possible refactorings at a position.
struct RefactoringFinder {
  let subject: LanguageServer.Subject
  let workspace: Workspace
  let range: Range<Int>
  let lists: [StatementList]

  init(_ subject: LanguageServer.Subject, in workspace: Workspace, _ range: Range<Int>) {
    self.subject = subject
    self.workspace = workspace
    self.range = range
    lists = StatementListFinder.lists(of: subject.analysis.parsed.tree)
  }

  var all: [Refactoring] {
    [extraction, inlining, missingOption, joinedConditions, flattenedOtherwise].compactMap(\.self)
  }

  func text(_ range: SourceRange) -> String { subject.source.text(in: range) }

  private var names: NameIndex { subject.analysis.names(in: workspace) }

  func occurrences(in range: SourceRange) -> [Occurrence] {
    names.occurrences.filter { range.start <= $0.range.start && $0.range.end <= range.end }
  }

  // MARK: Extract

  /// Moves the selected checks to a rule.
  private var extraction: Refactoring? {
    guard !range.isEmpty else { return nil }
    for list in lists.reversed() {
      guard case .statements(let statements) = list.content else { continue }
      let selected = statements.filter { isSelected($0) }
      guard let first = selected.first, let last = selected.last,
        selected.allSatisfy({ $0.isPlainCheck })
      else { continue }
      let whole = first.range.union(last.range)
      guard range.upperBound <= Int(whole.end) + 1, Int(whole.start) <= range.lowerBound + 1 else {
        continue
      }
      return extraction(of: whole, selected, from: list)
    }
    return nil
  }

  private func isSelected(_ statement: Statement) -> Bool {
    let place = statement.range
    return range.lowerBound <= Int(place.start) && Int(place.end) <= range.upperBound
  }

  private func extraction(
    of whole: SourceRange,
    _ selected: [Statement],
    from list: StatementList
  ) -> Refactoring? {
    var parameters: [String] = []
    for occurrence in occurrences(in: whole) {
      switch occurrence.symbol {
      case .member, .parameter:
        // A path of several names can't be the name of a parameter.
        guard occurrence.spelling == .name, !isPartOfPath(occurrence.range) else { return nil }
        let name = text(occurrence.range)
        if !parameters.contains(name) { parameters.append(name) }
      case .binding: return nil
      case .declaration, .step, .option, .builtInRule, .standardRule, .builtInParameter, .word:
        break
      }
    }
    let name = unusedName
    let list = parameters.isEmpty ? "" : "(\(parameters.joined(separator: ", ")))"
    let body = selected.map { "    \(text($0.range))\n" }.joined()
    let declaration = "rule \(name)\(list) {\n\(body)}\n\n"
    return Refactoring(
      title: "Extract rule '\(name)'",
      kind: "refactor.extract",
      edits: [(.at(self.declaration(around: whole)), declaration), (whole, name + list)]
    )
  }

  /// The start of the line of the declaration at a position.
  private func declaration(around place: SourceRange) -> UInt32 {
    let start = lists.first {
      $0.declaration.start <= place.start && place.end <= $0.declaration.end
    }?.declaration.start
    return start ?? 0
  }

  private func isPartOfPath(_ range: SourceRange) -> Bool {
    let bytes = subject.source.bytes
    let before = range.start > 0 ? bytes[Int(range.start) - 1] : 0
    let after = Int(range.end) < bytes.count ? bytes[Int(range.end)] : 0
    let signs = [UInt8(ascii: "."), UInt8(ascii: "[")]
    return signs.contains(before) || signs.contains(after)
  }

  private var unusedName: String {
    let known = Set(workspace.declarations(seenFrom: subject.name).map(\.key.name))
    var number = 1
    while known.contains(number == 1 ? "new_rule" : "new_rule_\(number)") { number += 1 }
    return number == 1 ? "new_rule" : "new_rule_\(number)"
  }

  // MARK: Inline

  /// Replaces a rule's call by the checks of the rule.
  private var inlining: Refactoring? {
    guard let found = names.occurrence(at: range.lowerBound), !found.isDeclaration,
      case .declaration(let key) = found.symbol,
      case .rule(let rule)? = workspace.declaration(key),
      let source = workspace.analysis(of: key.file)?.source,
      let (check, call, isWhole) = call(named: found.range)
    else { return nil }
    var bodies: [String] = []
    var bodyHasMessage = false
    var isChain = false
    for statement in rule.body {
      if case .examples = statement { continue }
      guard case .check(let part) = statement, statement.isPlainCheck,
        let written = substituted(statement.range, of: rule, in: source, key, by: call)
      else { return nil }
      if part.message != nil { bodyHasMessage = true }
      switch part.expression {
      case .and, .or: isChain = true
      case .call, .not, .parenthesized, .each, .keys, .member, .condition, .comparison, .membership,
        .inclusion, .asks:
        break
      }
      bodies.append(written)
    }
    guard !bodies.isEmpty else { return nil }
    let message = rule.message.map { source.text(in: $0.range) }
    let title = "Inline rule '\(rule.name.text)'"
    func replaced(by text: String) -> Refactoring {
      Refactoring(title: title, kind: "refactor.inline", edits: [(call.range, text)])
    }
    if isWhole, check.message == nil, message == nil, !check.isWarning {
      return replaced(by: bodies.joined(separator: "; "))
    }
    // As a part of an expression, or with a message, it must be a single expression.
    guard !bodyHasMessage, message == nil || isWhole else { return nil }
    let ownMessage = check.message == nil ? message.map { " " + $0 } ?? "" : ""
    if bodies.count == 1, !isChain { return replaced(by: bodies[0] + ownMessage) }
    let parts = bodies.count == 1 ? bodies : bodies.map { isChain ? "(\($0))" : $0 }
    return replaced(by: "(\(parts.joined(separator: " and ")))" + ownMessage)
  }

  /// The call at a position, its check, and whether it is the whole check.
  private func call(named name: SourceRange) -> (check: Check, call: Call, isWhole: Bool)? {
    for list in lists.reversed() {
      guard case .statements(let statements) = list.content else { continue }
      for case .check(let check) in statements
      where check.range.start <= name.start && name.end <= check.range.end {
        guard let call = check.expression.callsOfValue.first(where: { $0.name.range == name })
        else {
          continue
        }
        if case .call = check.expression { return (check, call, true) }
        return (check, call, false)
      }
    }
    return nil
  }

  /// The text of a rule's statement with a call's arguments in place of the parameters.
  private func substituted(
    _ place: SourceRange,
    of rule: RuleDeclaration,
    in source: SourceText,
    _ key: DeclarationKey,
    by call: Call
  ) -> String? {
    var arguments: [String: String] = [:]
    for parameter in rule.parameters {
      if let value = parameter.defaultValue {
        arguments[parameter.name.text] = source.text(in: value.range)
      }
    }
    for (index, argument) in (call.arguments ?? []).enumerated() {
      let name =
        argument.label?.text
        ?? (index < rule.parameters.count ? rule.parameters[index].name.text : "")
      let written = text(argument.value.range)
      switch argument.value {
      case .binary, .negated: arguments[name] = "(\(written))"
      case .string, .number, .boolean, .pattern, .duration, .size, .closedRange, .today, .now,
        .path,
        .parenthesized, .function, .aggregate:
        arguments[name] = written
      }
    }
    guard let index = workspace.analysis(of: key.file)?.names(in: workspace) else { return nil }
    var bytes = Array(source.bytes[Int(place.start)..<Int(place.end)])
    for occurrence in index.occurrences.reversed()
    where place.start <= occurrence.range.start && occurrence.range.end <= place.end {
      switch occurrence.symbol {
      case .parameter(_, let name):
        // A message would show the argument's name, or nothing.
        guard occurrence.spelling == .name, let argument = arguments[name] else { return nil }
        let start = Int(occurrence.range.start - place.start)
        let end = Int(occurrence.range.end - place.start)
        bytes.replaceSubrange(start..<end, with: argument.utf8)
      case .binding: return nil
      case .declaration, .member, .step, .option, .builtInRule, .standardRule, .builtInParameter,
        .word:
        break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Options

  /// Adds an option that a condition or check names and its field lacks.
  private var missingOption: Refactoring? {
    let diagnostic = subject.analysis.compilation(in: workspace).diagnostics.first {
      $0.code == "E0312" && $0.file == subject.name && Int($0.range.start) <= range.upperBound
        && range.lowerBound <= Int($0.range.end)
    }
    guard let place = diagnostic?.range, let field = field(comparedAt: place) else { return nil }
    let options = (field.body ?? []).compactMap { statement in
      if case .option(let option) = statement { option } else { nil }
    }
    guard let last = options.last else { return nil }
    let line = subject.positions.position(of: Int(last.range.start)).line
    let bounds = subject.positions.bounds(ofLine: line)
    let before = text(SourceRange(start: UInt32(bounds.start), end: last.range.start))
    let isAlone = before.allSatisfy(\.isWhitespace)
    let separator = isAlone ? "\n\(before)" : "; "
    return Refactoring(
      title: "Add option \(text(place)) to '\(field.name.text)'",
      kind: "quickfix",
      edits: [(.at(last.range.end), "\(separator)option \(text(place))")]
    )
  }

  /// The choice that a text is compared with, if its form is in this file.
  private func field(comparedAt place: SourceRange) -> FieldDeclaration? {
    let tokens = subject.analysis.tokens
    guard let index = tokens.firstIndex(where: { $0.range.start == place.start }) else {
      return nil
    }
    let ends: [TokenKind] = [.separator, .leftBrace, .rightBrace]
    let start = tokens[..<index].last { ends.contains($0.kind) }?.range.end ?? 0
    let end = tokens[index...].first { ends.contains($0.kind) }?.range.start ?? place.end
    let fields = occurrences(in: SourceRange(start: start, end: end)).filter { occurrence in
      occurrence.kind == .field && !occurrence.isDeclaration
    }
    // The field is before the text, or after it as in `"GB" == country`.
    let nearest = fields.last { $0.range.end <= place.start } ?? fields.first
    guard let nearest else { return innermostField(around: place) }
    guard case .member(let key, let path) = nearest.symbol, key.file == subject.name else {
      return nil
    }
    return workspace.shape(key)?.members.first { $0.path == path }?.field
  }

  private func innermostField(around place: SourceRange) -> FieldDeclaration? {
    lists.last { list in
      list.field.map { $0.range.start <= place.start && place.end <= $0.range.end } ?? false
    }?.field
  }
}

extension Statement {
  /// Whether it is a check of the current value, without a condition.
  fileprivate var isPlainCheck: Bool {
    guard case .check(let check) = self, !check.isWarning, check.targets.isEmpty else {
      return false
    }
    if case .condition = check.expression { return false }
    return true
  }
}

extension Expression {
  /// The calls in it that apply to the current value.
  fileprivate var callsOfValue: [Call] {
    switch self {
    case .call(let call): [call]
    case .not(let inner, _), .parenthesized(let inner, _, _): inner.callsOfValue
    case .and(let operands, _), .or(let operands, _): operands.flatMap(\.callsOfValue)
    case .each, .keys, .member, .condition, .comparison, .membership, .inclusion, .asks: []
    }
  }
}
