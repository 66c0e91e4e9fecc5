import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

extension CompletionCandidates {
  mutating func addInCondition() {
    guard let previous = context.previous else { return }
    switch previous.kind {
    case .when, .and, .or, .leftParenthesis: addConditions()
    case .not:
      let isQuestion = context.statement.dropLast().last?.kind == .is
      isQuestion ? addRules() : addConditions()
    case .is:
      addRules(judging: CompletionCandidates.kinds(of: type(ofPathBefore: 1)))
      add(keywords: ["not"], rank: 1)
    case .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual:
      add(optionsOf: type(ofPathBefore: 1))
      addOperands()
    case .name, .quotedName, .rightBracket:
      if context.word(previous) == "check" { return addConditions() }
      if isBehindTarget { return addValues() }
      add(keywords: ["is", "is not", "in", "not in", "and", "or"], rank: 1)
    case .comma where context.statement.contains(where: { context.word($0) == "at" }): addValues()
    case .string, .number, .integer, .rightParenthesis, .true, .false, .today, .now:
      add(keywords: ["and", "or"], rank: 1)
      if context.opening == "check", previous.kind == .string { add(keywords: ["at"], rank: 1) }
    case .plus, .minus, .times, .slash: addOperands()
    case _: break
    }
  }

  /// Whether the cursor is after the `at` of a check, where the field of its message is named.
  private var isBehindTarget: Bool {
    let words = context.statement.suffix(2)
    return words.count == 2 && words.first?.kind == .string
      && words.last.map { context.word($0) } == "at"
  }

  /// The lists that an aggregate function accepts.
  mutating func addLists() {
    guard let shape else { return }
    for member in shape.members(from: context.group) {
      if case .list = workspace.type(of: member, in: shape) { add(member) }
    }
  }

  mutating func addConditions() {
    addOperands()
    add(keywords: ["not"])
    for rule in BuiltInRule.allCases where rule.signature.subjects.contains(.wholeForm) {
      add(RuleDescription(rule), rank: 4)
    }
  }

  mutating func add(optionsOf type: TypeShape) {
    guard case .choice(_, let options) = type.innermost else { return }
    for option in options.statements {
      found.append(
        CompletionCandidate(
          label: StringEscapes.quote(option.value.value),
          kind: .enumMember,
          detail: option.label?.value,
          rank: 0
        )
      )
    }
  }

  /// The type of the path that ends the given number of tokens before the cursor.
  func type(ofPathBefore count: Int) -> TypeShape {
    var names: [String] = []
    var index = context.tokens.count - 1 - count
    while index >= 0, [.name, .quotedName].contains(context.tokens[index].kind) {
      names.append(context.name(context.tokens[index]))
      guard index > 0, context.tokens[index - 1].kind == .dot else { break }
      index -= 2
    }
    return type(ofPath: names.reversed()) ?? .unknown
  }

  /// What a path leads to, seen from the cursor.
  func type(ofPath names: [String]) -> TypeShape? {
    guard let (shape, member) = member(ofPath: names) else { return nil }
    return workspace.type(of: member, in: shape)
  }

  /// The member that a path leads to, with the form that it belongs to.
  private func member(ofPath names: [String]) -> (shape: FormShape, member: FormShape.Member)? {
    let isInTest = context.frames.first?.kind == .clauses
    guard var shape = isInTest ? testedShape : shape, let first = names.first else { return nil }
    var group = isInTest ? [] : context.group
    var reached: FormShape.Member?
    for (position, name) in names.enumerated() {
      if position == 0, first == "previous", shape.member(named: name, from: group) == nil {
        group = []
        continue
      }
      if let member = reached {
        if member.kind == .group {
          group = member.path
        } else {
          guard case .form(let inner) = workspace.type(of: member, in: shape).innermost else {
            return nil
          }
          (shape, group) = (inner, [])
        }
        reached = shape.groups[group]?[name]
      } else {
        reached = shape.member(named: name, from: group)
      }
      guard reached != nil else { return nil }
    }
    return reached.map { (shape, $0) }
  }

  /// The members of the group or form that a path leads to, in file order.
  private func members(inside names: [String]) -> [FormShape.Member] {
    guard let (shape, member) = member(ofPath: names) else { return [] }
    if member.kind == .group {
      return (shape.groups[member.path] ?? [:]).values.sorted {
        $0.name.range.start < $1.name.range.start
      }
    }
    guard case .form(let inner) = workspace.type(of: member, in: shape).innermost else { return [] }
    return inner.members(from: []).filter { $0.kind != .parameter }
  }

  mutating func addBehindDot() {
    let names = context.pathBehind
    if names == ["previous"] || names == ["this"], let shape {
      for member in shape.members(from: []) { add(member) }
      return
    }
    for member in members(inside: names) { add(member) }
  }

  mutating func addArguments(of rule: String) {
    if let previous = context.previous, context.word(previous) == "of",
      AggregateTree.Function(rawValue: rule) != nil
    {
      return addLists()
    }
    if let previous = context.previous, previous.kind == .leftParenthesis || previous.kind == .comma
    {
      let description = workspace.description(ofRule: rule, seenFrom: file)
      for parameter in description?.parameters ?? [] where !parameter.isVariadic {
        found.append(
          CompletionCandidate(
            label: "\(parameter.name):",
            kind: .parameter,
            detail: parameter.text,
            snippet: "\(parameter.name): ",
            rank: 2
          )
        )
      }
    }
    if let previous = context.previous, previous.kind == .colon, context.tokens.count > 1,
      context.word(context.tokens[context.tokens.count - 2]) == "in"
    {
      return add(values: TextUnit.allCases.map(\.rawValue), rank: 0)
    }
    add(optionsOf: fieldType)
    addOperands()
  }

  mutating func addInBrackets() {
    // A check's parentheses contain rules; those of `in` contain values.
    let previous = context.frames.last?.head.last
    if previous?.kind == .in {
      let path = context.frames.last.map { $0.head.dropLast() } ?? []
      let names = path.reversed().prefix { [.name, .quotedName, .dot].contains($0.kind) }
        .filter { $0.kind != .dot }.map { context.name($0) }
      add(optionsOf: type(ofPath: names.reversed()) ?? .unknown)
      return addOperands()
    }
    if context.opening == "when" || context.opening == "check" {
      addInCondition()
    } else if context.frames.contains(where: { $0.kind == .data }) {
      add(keywords: ["true", "false", "null"])
    } else {
      addInChecks(judging: CompletionCandidates.kinds(of: fieldType))
    }
  }

  mutating func addInData() {
    guard let previous = context.previous else { return }
    switch previous.kind {
    case .leftBrace, .comma, .separator:
      for member in dataMembers() {
        found.append(
          CompletionCandidate(
            label: member.name.written,
            kind: .property,
            detail: member.kind == .group ? "group" : member.type?.words ?? "text",
            snippet: "\(member.name.written): ",
            rank: 1
          )
        )
      }
    case .colon:
      add(keywords: ["true", "false", "null"])
      add(optionsOf: type(ofPathBefore: 1))
    case _: break
    }
  }

  /// The possible members of the object at the cursor.
  func dataMembers() -> [FormShape.Member] {
    guard let shape = testedShape else { return [] }
    var names: [String] = []
    for frame in context.frames where frame.kind == .data {
      // `name: {` and `name: [{` go one level deeper.
      let colon = frame.head.lastIndex { $0.kind == .colon }
      if let colon, colon > frame.head.startIndex {
        names.append(context.name(frame.head[colon - 1]))
      }
    }
    let own = names.isEmpty ? shape.members(from: []) : members(inside: names)
    return own.filter { [.field, .group, .context].contains($0.kind) }
  }

  mutating func addInExpectations() {
    if context.previous?.kind == .colon {
      addRules()
      return add(values: LanguageNames.ownRules)
    }
    for member in testedShape?.members(from: []) ?? [] where member.kind != .parameter {
      add(member)
    }
  }

  mutating func addInText() {
    switch context.previous.map({ context.word($0) }) {
    case "import": addFiles()
    case _ where context.previous.map({ $0.kind.isComparison || $0.kind == .colon }) ?? false:
      add(optionsInText: type(ofPathBefore: 1))
    case _:
      guard isBehindBrace else { return }
      add(values: LanguageNames.placeholders)
      let calls = context.statement.filter { $0.kind == .name }.map { context.name($0) }
      for name in calls {
        let description = workspace.description(ofRule: name, seenFrom: file)
        add(values: description?.parameters.map(\.name) ?? [], rank: 1)
      }
      if let rule = context.rule,
        let (_, declaration) = workspace.declaration(named: rule, seenFrom: file)
      {
        add(values: declaration.parameters.map(\.name.text), rank: 1)
      }
    }
  }

  mutating func add(optionsInText type: TypeShape) {
    guard case .choice(_, let options) = type.innermost else { return }
    add(values: options.statements.map(\.value.value), rank: 0)
  }

  /// Whether the last brace before the cursor is open.
  var isBehindBrace: Bool {
    guard let text = context.text else { return false }
    let bytes = context.source.bytes[Int(text.start)..<Int(context.typed.start)]
    return bytes.last { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } == UInt8(ascii: "{")
  }

  mutating func addFiles() {
    guard let folder = file.lastIndex(of: "/").map({ String(file[...$0]) }) else { return }
    for name in workspace.names(in: folder) where name.hasSuffix(".rules") && folder + name != file
    {
      found.append(CompletionCandidate(label: name, kind: .file, rank: 1))
    }
  }

  /// The kinds of values that rules apply to at the cursor.
  static func kinds(of type: TypeShape) -> SubjectKinds {
    switch type {
    case .plain(let name): LanguageNames.kinds(ofType: name)
    case .choice: .choice
    case .form: .object
    case .list: .list
    case .map: .map
    case .unknown: .anyValue
    }
  }
}

extension TokenKind {
  /// Whether it compares two values.
  fileprivate var isComparison: Bool {
    switch self {
    case .equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual: true
    case _: false
    }
  }
}
