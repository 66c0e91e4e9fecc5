import RuleCompiler
import RuleEngine
import RuleSyntax

extension ExpandedField {
  /// Whether an unconditional check of the field accepts only ASCII texts.
  var isPlainASCII: Bool {
    checks.required.flatMap(\.conjuncts).contains(where: \.impliesPlainASCII)
  }

  /// Whether a check, filter or mask of the field accepts only the digits 0 to 9.
  var isOfDigits: Bool {
    if let notation = field.mask, let mask = try? Mask(notation: notation), mask.takesOnlyDigits {
      return true
    }
    let requirements = [filter].compactMap(\.self) + checks.required
    return requirements.flatMap(\.conjuncts).contains { $0.implies(\.impliesDigits) }
  }
}

extension Boolean<Question> {
  /// Whether it provably accepts only ASCII texts.
  var impliesPlainASCII: Bool { implies(\.impliesPlainASCII) }

  /// Whether a rule for which the predicate holds must pass.
  fileprivate func implies(_ holds: (RuleUse) -> Bool) -> Bool {
    switch self {
    case .and(let operands): operands.contains { $0.implies(holds) }
    case .or(let operands): operands.allSatisfy { $0.implies(holds) }
    case .atom(.rule(let use)): holds(use)
    case .atom(.unsayable), .atom(.each), .atom(.compare), .atom(.of), .atom(.condition),
      .constant, .not, .choice:
      false
    }
  }
}

extension RuleUse {
  fileprivate var impliesPlainASCII: Bool {
    // Ignored characters may be anything.
    if argument(BuiltInRule.ignoredCharacters) != nil { return false }
    return switch rule {
    case .luhn, .mod97, .date, .integer, .number: true
    case _: wholePattern?.impliesPlainASCII ?? false
    }
  }

  fileprivate var impliesDigits: Bool {
    if argument(BuiltInRule.ignoredCharacters) != nil { return false }
    return rule == .luhn || wholePattern?.impliesDigits ?? false
  }

  /// The pattern that the whole text must match, if it has an equivalent.
  private var wholePattern: ECMAPattern? {
    switch (rule, argument("pattern"), argument("characters")) {
    case (.regex, .pattern(let literal), _): try? ECMAPattern(literal, matchesWhole: true)
    case (.chars, _, .text(let notation)): try? ECMAPattern(characters: notation)
    case _: nil
    }
  }
}
