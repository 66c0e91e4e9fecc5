import RuleEngine
import RuleSyntax

extension Checker {
  /// Resolves the placeholders of a message.
  ///
  /// A name means a parameter of the rule around the message, else an argument of a call that the
  /// message is about, else one of the language's own. `calls` is nil when the expression is wrong;
  /// then only the braces are looked at.
  mutating func checkMessage(
    _ literal: StringLiteral?,
    about calls: [CheckedCall]?
  ) -> CheckedMessage? {
    guard let literal, let parts = messageParts(of: literal) else { return nil }
    let arguments = calls.map { MessageArguments(of: $0) }
    var segments: [CheckedMessage.Segment] = []
    for part in parts.parts {
      switch part {
      case .text(let text): segments.append(.text(text))
      case .placeholder(let name, let offsets):
        if let parameter = parameters.index(named: name) {
          parameters[parameter].isUsed = true
          segments.append(.argument(name: name, .parameter(parameter)))
        } else if let arguments {
          let placeholder = Placeholder(name: name, offsets: offsets, literal: literal)
          segments += resolve(placeholder, about: arguments)
        }
      }
    }
    return CheckedMessage(segments: segments, source: literal.value, place: place(literal.range))
  }

  private mutating func messageParts(of literal: StringLiteral) -> MessageParts? {
    let problem: NotationProblem
    let offset: Int
    do {
      return try MessageParts(literal.value)
    } catch {
      switch error {
      case .unclosed(let place): (problem, offset) = (.unclosedPlaceholder, place)
      case .stray(let place): (problem, offset) = (.strayBrace, place)
      }
    }
    let range = StringNotation.range(of: offset..<(offset + 1), in: literal, of: unit.source)
    report(problem, at: range, notes: ["'{{' and '}}' stand for braces themselves"])
    return nil
  }

  private mutating func resolve(
    _ placeholder: Placeholder,
    about arguments: MessageArguments
  ) -> [CheckedMessage.Segment] {
    let name = placeholder.name
    steps += 1
    if name == "other" {
      if arguments.readField { return [.other] }
      if let operand = arguments.byName[name]?.first { return [.argument(name: name, operand)] }
      report(TypeProblem.noOtherField, at: range(of: placeholder))
      return []
    }
    if let operands = arguments.byName[name] {
      steps += operands.count
      let segments = operands.map { [CheckedMessage.Segment.argument(name: name, $0)] }
      return Array(segments.joined(separator: [.text(", ")]))
    }
    switch PlaceholderName(rawValue: name) {
    case .label: return [.label]
    case .length: return [.length]
    case .value:
      if isSecret { report(UsageProblem.valueOfSecret, at: range(of: placeholder)) }
      return [.value]
    case .other, nil: break
    }
    reportUnknown(placeholder, about: arguments)
    return []
  }

  private func range(of placeholder: Placeholder) -> SourceRange {
    StringNotation.range(of: placeholder.offsets, in: placeholder.literal, of: unit.source)
  }

  private mutating func reportUnknown(
    _ placeholder: Placeholder,
    about arguments: MessageArguments
  ) {
    let name = placeholder.name
    let range = range(of: placeholder)
    // One message may have as many unknown placeholders as its rule has parameters.
    let known =
      unit.showsMore(.error)
      ? PlaceholderName.allCases.map(\.rawValue) + arguments.byName.keys.sorted()
        + parameters.map(\.name.text) : []
    let inner = SourceRange(start: range.start + 1, end: max(range.start + 1, range.end - 1))
    let fixes = didYouMean(name, at: inner, among: { _ in known })
    var listed = Set(known).sorted().prefix(CheckingLimits.shownNames).map { "{\($0)}" }
    if Set(known).count > listed.count { listed.append("…") }
    report(
      NameProblem.unknownPlaceholder(name),
      at: range,
      notes: ["known here are \(listed.joined(separator: " "))"],
      fixes: fixes
    )
  }

  private var isSecret: Bool {
    guard let form = scope.form, let field = scope.field else { return false }
    return forms[form].table.fields[field].isSecret
  }
}

/// `{name}` in a message, with the bytes of the message that it takes.
private struct Placeholder {
  var name: String
  var offsets: Range<Int>
  var literal: StringLiteral
}

/// The arguments of the calls that a message is about, for its placeholders.
private struct MessageArguments {
  /// The operands of each parameter that some call gives one; those of the first call that does.
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

/// The placeholders that every message may use.
enum PlaceholderName: String, CaseIterable {
  case label, value, length, other
}
