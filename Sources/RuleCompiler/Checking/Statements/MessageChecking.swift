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
    about calls: [CheckedCall]?,
    in scope: Scope
  ) -> CheckedMessage? {
    guard let literal, let parts = messageParts(of: literal, in: scope.unit) else { return nil }
    var segments: [CheckedMessage.Segment] = []
    for part in parts.parts {
      switch part {
      case .text(let text): segments.append(.text(text))
      case .placeholder(let name, let offsets):
        if let parameter = parameter(named: name, in: scope) {
          markParameterUsed(parameter, in: scope)
          segments.append(.argument(name: name, .parameter(parameter)))
        } else if let calls {
          let range = StringNotation.range(
            of: offsets,
            in: literal,
            of: units[scope.unit].source
          )
          segments += placeholder(name, about: calls, at: range, in: scope)
        }
      }
    }
    let place = Place(source: scope.unit, range: literal.range)
    return CheckedMessage(segments: segments, source: literal.value, place: place)
  }

  private mutating func messageParts(of literal: StringLiteral, in unit: Int) -> MessageParts? {
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
    let range = StringNotation.range(
      of: offset..<(offset + 1),
      in: literal,
      of: units[unit].source
    )
    report(problem, at: range, in: unit, notes: ["'{{' and '}}' stand for braces themselves"])
    return nil
  }

  private mutating func placeholder(
    _ name: String,
    about calls: [CheckedCall],
    at range: SourceRange,
    in scope: Scope
  ) -> [CheckedMessage.Segment] {
    let arguments = calls.flatMap(\.arguments).filter { !$0.operands.isEmpty }
    if name == "other" { return other(among: arguments, at: range, in: scope) }
    if let argument = arguments.first(where: { $0.name == name }) {
      let segments = argument.operands.map { [CheckedMessage.Segment.argument(name: name, $0)] }
      return Array(segments.joined(separator: [.text(", ")]))
    }
    switch PlaceholderName(rawValue: name) {
    case .label: return [.label]
    case .length: return [.length]
    case .value:
      if isSecret(scope) { report(UsageProblem.valueOfSecret, at: range, in: scope.unit) }
      return [.value]
    case .other, nil: break
    }
    let known =
      PlaceholderName.allCases.map(\.rawValue) + arguments.map(\.name)
      + (parameters(in: scope) ?? []).map(\.name.text)
    let inner = SourceRange(start: range.start + 1, end: max(range.start + 1, range.end - 1))
    let fixes = didYouMean(name, at: inner, among: known)
    let listed = Set(known).sorted().map { "{\($0)}" }.joined(separator: " ")
    report(
      NameProblem.unknownPlaceholder(name),
      at: range,
      in: scope.unit,
      notes: ["known here are \(listed)"],
      fixes: fixes
    )
    return []
  }

  private mutating func other(
    among arguments: [CheckedArgument],
    at range: SourceRange,
    in scope: Scope
  ) -> [CheckedMessage.Segment] {
    let operands = arguments.flatMap(\.operands)
    if operands.contains(where: { !$0.fields.isEmpty }) { return [.other] }
    if let argument = arguments.first(where: { $0.name == "other" }),
      let operand = argument.operands.first
    {
      return [.argument(name: "other", operand)]
    }
    report(TypeProblem.noOtherField, at: range, in: scope.unit)
    return []
  }

  private func isSecret(_ scope: Scope) -> Bool {
    guard let form = scope.form, let field = scope.field else { return false }
    return forms[form].table.fields[field].isSecret
  }
}

/// The placeholders that every message may use.
enum PlaceholderName: String, CaseIterable {
  case label, value, length, other
}
