import RuleEngine
import RuleSyntax

/// Which values a place takes: what literals are converted to and fields must agree with.
enum ValueTarget {
  /// A value that can equal one of the type; the options are a choice's.
  case comparable(FieldType, options: ChoiceOptions)
  /// A value that can bound one of the type.
  case bound(of: FieldType, isMoment: Bool)
  /// A value of the type.
  case typed(FieldType)
  /// In a rule: a value that can equal, or bound, the values that the rule is called for.
  case open(isBound: Bool, isMoment: Bool)
  /// Any value, taken as what it looks like.
  case untyped

  /// What is expected, as people say it.
  var words: String {
    switch self {
    case .comparable(let type, _), .typed(let type): type.words
    case .bound(.text, true), .open(true, true): "a date or time"
    case .bound(.text, false), .open(true, false): "a number, a date or a time"
    case .bound(let type, _): type.words
    case .open(false, _), .untyped: "a value"
    }
  }

  /// The type of values that the place takes; nil where it takes values of several types.
  var type: FieldType? {
    switch self {
    case .comparable(let type, _), .typed(let type): type
    case .bound(.text, _), .open, .untyped: nil
    case .bound(let type, _): type
    }
  }

  /// Whether the place takes only integers.
  var isInteger: Bool {
    switch self {
    case .comparable(let type, _), .typed(let type): type == .integer
    case .bound, .open, .untyped: false
    }
  }

  /// The type that an undeclared parameter gets here.
  var parameterType: ParameterType? {
    switch self {
    case .open(let isBound, _): isBound ? .bound : .sameAsSubject
    case .untyped: nil
    case .comparable(let type, _), .typed(let type), .bound(let type, _): type.parameterType
    }
  }
}

/// An operand with the type of its values; nil for a parameter of which no type is known.
struct TypedOperand {
  var operand: CheckedOperand
  var type: FieldType?

  init(_ operand: CheckedOperand, _ type: FieldType?) {
    (self.operand, self.type) = (operand, type)
  }
}

extension OperandTree {
  /// What an operand is, as people say it.
  var words: String {
    switch self {
    case .string: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .pattern: "a pattern"
    case .duration: "a duration"
    case .size: "a size"
    case .closedRange: "a range"
    case .today: "a date"
    case .now: "a date with time"
    case .path: "a name"
    case .parenthesized(let inner, _): inner.words
    case .binary(let base, _, let right, _):
      if case .duration = right.unparenthesized { base.words } else { "a number" }
    case .negated, .function, .aggregate: "a number"
    }
  }
}
