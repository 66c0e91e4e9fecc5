import RuleSyntax

/// Which kind of block statements stand in, since not every statement belongs everywhere.
struct Block {
  enum Kind {
    case field, rule, each, keys, member
  }

  var kind = Kind.field
  var isInWhen = false
  var isInMoment = false

  /// Whether the block is the field's or rule's own, where its settings and examples stand.
  var isTop: Bool { !isInWhen && !isInMoment }

  /// What to call the block in a report.
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
  /// The word that it begins with, and its place.
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
