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
  /// The statement's first word, and its range.
  var keyword: (text: String, range: SourceRange) {
    switch self {
    case .check(let check): ("check", check.range)
    case .when(let when): ("when", when.range)
    case .moment(_, _, let range): ("on", range)
    case .normalize(_, let range): ("normalize", range)
    case .filter(_, let range): ("filter", range)
    case .mask(_, let range): ("mask", range)
    case .option(let statement): ("option", statement.range)
    case .binding(let binding): ("let", binding.range)
    case .examples(let statement): (statement.verdict.rawValue, statement.range)
    }
  }
}
