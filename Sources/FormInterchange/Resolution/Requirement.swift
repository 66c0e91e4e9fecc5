import RuleEngine
import RuleSyntax

/// What is asked of a value or a record, down to the built-in rules.
///
/// The answers are those of the language: it holds, it fails, or it is not applicable.
indirect enum Requirement: Sendable, Hashable {
  /// Holds or fails whatever the value is.
  case constant(Bool)
  /// A built-in rule, asked of the value.
  case rule(RuleUse)
  /// A rule that only the host can answer, asked of the value.
  case external(name: String, range: SourceRange?)
  case not(Requirement)
  case all([Requirement])
  case any([Requirement])
  /// Asked of each item of the value, a list, or of those at the places.
  case each(Requirement, ItemRange? = nil)
  /// The second where the first holds, else the third.
  case when(Requirement, Requirement, Requirement)
  /// A comparison of two values, whatever the value is.
  case compare(ResolvedOperand, ComparisonOperator, ResolvedOperand)
  /// Asked of another value.
  case of(ResolvedOperand, Requirement)

  /// All of them together, without needless nesting.
  static func conjunction(_ requirements: [Requirement]) -> Requirement {
    let parts = requirements.flatMap { requirement -> [Requirement] in
      switch requirement {
      case .all(let inner): inner
      case .constant, .rule, .external, .not, .any, .each, .when, .compare, .of: [requirement]
      }
    }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  /// What is asked together, part by part.
  var conjuncts: [Requirement] {
    switch self {
    case .all(let operands): operands.flatMap(\.conjuncts)
    case .constant, .rule, .external, .not, .any, .each, .when, .compare, .of: [self]
    }
  }

  /// Whether a branch's `otherwise` applies: it holds exactly where the condition does not.
  static func otherwise(_ condition: Requirement) -> Requirement {
    .when(condition, .constant(false), .constant(true))
  }
}

/// The use of a built-in rule.
struct RuleUse: Sendable, Hashable {
  var rule: BuiltInRule
  /// By parameter; those that take any number of values have them in order.
  var arguments: [String: [ResolvedOperand]] = [:]
  /// What its author says where it fails.
  var message: ResolvedMessage?
  /// The name under which it is known: that of the outermost call.
  var name: String
  /// Where the check stands that it is a part of, if that is in the file that is exported.
  var range: SourceRange?

  /// The argument of a parameter that takes one.
  func argument(_ parameter: String) -> ResolvedOperand? { arguments[parameter]?.first }
}

/// A message, and what its placeholders stand for as far as that is known from the rules.
struct ResolvedMessage: Sendable, Hashable {
  var text: String
  var values: [String: ResolvedOperand]
}

/// An argument, or a side of a comparison.
indirect enum ResolvedOperand: Sendable, Hashable {
  case text(String)
  case number(Number)
  case boolean(Bool)
  case pattern(PatternLiteral)
  /// As written: `300ms`.
  case duration(String)
  /// In bytes.
  case size(Number)
  case range(lower: ResolvedOperand?, upper: ResolvedOperand?)
  case today
  case now
  /// A field of the form by its path.
  case field([String])
  case offset(ResolvedOperand, OffsetSign, duration: String)

  /// Whether the operand is one value that the rules themselves give.
  var isConstant: Bool {
    switch self {
    case .text, .number, .boolean: true
    case .pattern, .duration, .size, .range, .today, .now, .field, .offset: false
    }
  }
}
