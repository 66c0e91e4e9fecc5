import RuleCompiler
import RuleEngine
import RuleSyntax

extension ExpandedField {
  /// Whether a check of its own lets only texts of ASCII characters pass, in every record.
  var isPlainASCII: Bool {
    checks.required.flatMap(\.conjuncts).contains(where: \.impliesPlainASCII)
  }
}

extension Boolean<Question> {
  /// Whether only texts of ASCII characters meet it, as far as that is seen.
  var impliesPlainASCII: Bool {
    switch self {
    case .and(let operands): operands.contains(where: \.impliesPlainASCII)
    case .or(let operands): operands.allSatisfy(\.impliesPlainASCII)
    case .atom(.rule(let use)): use.impliesPlainASCII
    case .atom(.unsayable), .atom(.each), .atom(.compare), .atom(.of), .atom(.condition),
      .constant, .not, .choice:
      false
    }
  }
}

extension RuleUse {
  fileprivate var impliesPlainASCII: Bool {
    // What is read past may be anything.
    if argument(BuiltInRule.ignoredCharacters) != nil { return false }
    return switch (rule, argument("pattern"), argument("characters")) {
    case (.regex, .pattern(let literal), _):
      (try? ECMAPattern(literal, matchesWhole: true))?.impliesPlainASCII ?? false
    case (.chars, _, .text(let notation)):
      (try? ECMAPattern(characters: notation))?.impliesPlainASCII ?? false
    case (.luhn, _, _), (.mod97, _, _), (.date, _, _), (.integer, _, _), (.number, _, _): true
    default: false
    }
  }
}
