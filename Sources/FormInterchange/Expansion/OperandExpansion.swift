import RuleCompiler
import RuleEngine
import RuleSyntax

/// Expands operands in a rule's body: parameters are replaced by the call's arguments.
struct OperandExpansion {
  let file: CheckedFile
  /// The arguments by parameter, nil for omitted ones; empty in a form.
  let arguments: [ExpandedOperand?]

  /// The operand with parameters replaced by arguments; nil for an omitted parameter.
  func operand(_ operand: CheckedOperand) -> ExpandedOperand? {
    switch operand {
    case .value(.text(let text)): .text(text)
    case .value(.number(let number)): .number(number)
    case .value(.boolean(let value)): .boolean(value)
    // A date or time stays as text.
    case .value(let value): .text(DumpText.words(for: value))
    case .duration(let duration): .duration(duration)
    case .byteCount(let size):
      Number(significand: Int128(size.bytes), exponent: 0).map { .size($0) }
    case .pattern(let source, _): .pattern(PatternLiteral(source))
    case .characters(_, let notation): .text(notation)
    case .unit(let unit): .text(unit.rawValue)
    case .range(let lower, let upper):
      .range(
        lower: lower.flatMap { self.operand($0) },
        upper: upper.flatMap { self.operand($0) }
      )
    case .parameter(let position):
      arguments.indices.contains(position.position) ? arguments[position.position] : nil
    case .field(let field):
      field.isOwn && !file[field].isComputed ? .field(field.path) : .outside(field.path)
    case .key: .outside(["key"])
    case .previousItem(let field): .outside(field?.path ?? ["previous"])
    case .itemValues(let steps): .itemValues(steps.flatMap(\.path))
    case .entry(let map, let key, let inner):
      switch self.operand(map) {
      case .field(let path)?, .outside(let path)?: .outside(path + [key] + (inner?.path ?? []))
      case let other: other
      }
    case .itemField(let steps): .text(steps.flatMap(\.path).joined(separator: "."))
    case .item, .computedValue: .ofForm
    case .today: .today
    case .now: .now
    case .offset(let base, let shift):
      self.operand(base).map { .offset($0, shift) }
    case .computed(let operation, let operands):
      computed(operation, operands.map { self.operand($0) })
    }
  }

  /// The result for constants; nil if an operand is missing, since the result is then empty.
  private func computed(_ operation: Operation, _ operands: [ExpandedOperand?]) -> ExpandedOperand?
  {
    let given = operands.compactMap(\.self)
    guard given.count == operands.count || operation == .countFilled || operation == .firstFilled
    else { return nil }
    let numbers = given.compactMap { operand in
      if case .number(let number) = operand { number } else { nil as Number? }
    }
    if numbers.count == operands.count, case .number(let result)? = operation.result(of: numbers) {
      return .number(result)
    }
    return .computed(operation, given)
  }
}

extension PatternLiteral {
  /// Converts a pattern of the checked file.
  init(_ source: Pattern) {
    let flags = "ixsm".unicodeScalars.filter { letter in
      PatternFlags(letter: letter).map { source.flags.contains($0) } ?? false
    }
    self.init(text: source.text, flags: String(String.UnicodeScalarView(flags)))
  }
}
