import RuleEngine
import RuleSyntax

/// Which values can stand at a place: what literals are converted to and fields must agree with.
enum ValueTarget {
  /// A value that can equal one of the type; the options are a choice's.
  case comparable(CheckedType, options: ChoiceOptions)
  /// A value that can bound one of the type.
  case bound(of: CheckedType, isMoment: Bool)
  /// A value of the type.
  case typed(CheckedType)
  /// In a rule: a value that can equal, or bound, whatever the rule is called for.
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

  /// What an undeclared parameter is taken for when it stands here.
  var parameterType: ParameterType? {
    switch self {
    case .open(let isBound, _): isBound ? .bound : .sameAsSubject
    case .untyped: nil
    case .comparable(let type, _), .typed(let type), .bound(let type, _): type.parameterType
    }
  }
}

extension CheckedType {
  /// The parameter type for values of the type, where there is one.
  var parameterType: ParameterType? {
    switch self {
    case .text, .choice: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .file, .form, .list, .any: nil
    }
  }
}

/// An operand with the type of its values; nil for a parameter of which no type is known.
struct TypedOperand {
  var operand: CheckedOperand
  var type: CheckedType?

  init(_ operand: CheckedOperand, _ type: CheckedType?) {
    self.operand = operand
    self.type = type
  }
}

/// What an operand is, as people say it.
enum OperandWords {
  static func of(_ operand: OperandTree) -> String {
    switch operand {
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
    case .offset(let base, _, _, _): of(base)
    }
  }
}
