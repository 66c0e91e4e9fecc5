import RuleSyntax

/// Limits on size that a file exceeds.
enum SizeProblem: Problem {
  /// `form a { field x: b; field y: b }` and so on, until one form has too many fields.
  case formTooLarge(String, limit: Int)
  /// `form a { field x: b }`, `form b { field x: c }` and so on, nested too deeply.
  case formTooDeep(String, limit: Int)
  /// `rule r(p1, p2, …)`, `form f(p1, p2, …)`: each call and each field has a value for every one.
  case tooManyParameters(of: String, limit: Int)
  /// `check a > b and … at c, d, …`: each field after `at` has a copy of the check.
  case copiesTooLarge
  /// A message or label that every violation would repeat
  case textTooLong(limit: Int)

  var wording: (code: String, message: String) {
    switch self {
    case .formTooLarge(let name, let limit):
      (
        "E0811",
        "the form \(quoted: name) has more than \(limit) fields, including those of nested forms"
      )
    case .formTooDeep(let name, let limit):
      (
        "E0812",
        "the form \(quoted: name) has forms nested more than \(limit) levels deep"
      )
    case .tooManyParameters(let owner, let limit):
      ("E0813", "a \(owner) can have at most \(limit) parameters")
    case .copiesTooLarge:
      ("E0815", "the checks with 'at' are too large for the number of fields that they name")
    case .textTooLong(let limit):
      ("E0814", "a message or label can have at most \(limit) bytes")
    }
  }
}
