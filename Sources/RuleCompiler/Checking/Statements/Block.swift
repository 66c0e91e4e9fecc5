import RuleSyntax

/// The kind of block around statements, which determines the statements allowed in it.
struct Block {
  enum Kind {
    case field, rule, each, keys, member
  }

  var kind = Kind.field
  var isInWhen = false
  var isInMoment = false

  /// Whether it is the outermost block of a field or rule, where settings and examples are allowed.
  var isTop: Bool { !isInWhen && !isInMoment }

  /// The block's name in a report.
  var place: String {
    if isInMoment { return "'on'" }
    if isInWhen { return "'when'" }
    switch kind {
    case .each: return "'each'"
    case .keys: return "'keys'"
    case .member: return "'member'"
    case .field, .rule: return "a rule"
    }
  }
}

extension Statement {
  /// The statement's first word.
  var keyword: String {
    switch self {
    case .check: "check"
    case .when: "when"
    case .moment: "on"
    case .normalize: "normalize"
    case .filter: "filter"
    case .mask: "mask"
    case .option: "option"
    case .binding: "let"
    case .examples(let statement): statement.verdict.rawValue
    }
  }
}
