import RuleEngine
import RuleSyntax

/// The values accepted at a place: how literals convert, and what fields must agree with.
enum ValueTarget {
  /// A value comparable with the type; the options are those of a choice.
  case comparable(FieldType, options: ChoiceOptions)
  /// A value that can bound values of the type.
  case bound(of: FieldType, isMoment: Bool)
  /// A value of the type.
  case typed(FieldType)
  /// In a rule: a value that can equal, or bound, the rule's subject.
  case open(isBound: Bool, isMoment: Bool)
  /// Any value; literals have the type that they look like.
  case untyped

  /// What is expected, in words for messages.
  var words: String {
    switch self {
    case .comparable(let type, _), .typed(let type): type.words
    case .bound(.text, true), .open(true, true): "a date or time"
    case .bound(.text, false), .open(true, false): "a number, a date or a time"
    case .bound(let type, _): type.words
    case .open(false, _), .untyped: "a value"
    }
  }

  /// The type of values accepted here; nil if several types are.
  var type: FieldType? {
    switch self {
    case .comparable(let type, _), .typed(let type): type
    case .bound(.text, _), .open, .untyped: nil
    case .bound(let type, _): type
    }
  }

  /// Whether only integers are accepted.
  var isInteger: Bool {
    switch self {
    case .comparable(let type, _), .typed(let type): type == .integer
    case .bound, .open, .untyped: false
    }
  }

  /// The type inferred for an undeclared parameter used here.
  var parameterType: ParameterType? {
    switch self {
    case .open(let isBound, _): isBound ? .bound : .sameAsSubject
    case .untyped: nil
    case .comparable(let type, _), .typed(let type), .bound(let type, _): type.parameterType
    }
  }
}

/// An operand with its type; nil for a parameter whose type is unknown.
struct TypedOperand {
  var operand: CheckedOperand
  var type: FieldType?

  init(_ operand: CheckedOperand, _ type: FieldType?) {
    (self.operand, self.type) = (operand, type)
  }
}

extension OperandTree {
  /// What kind of operand it is, in words for messages.
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
