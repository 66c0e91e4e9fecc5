import RuleSyntax

/// What the checker refuses for its size.
enum SizeProblem: Problem {
  /// Forms nested in forms until one has more fields than any record could.
  case formTooLarge(String, limit: Int)
  /// Forms nested in forms too many times.
  case formTooDeep(String, limit: Int)
  /// A rule with so many parameters that filling in their defaults at each call multiplies the file.
  case tooManyParameters(limit: Int)

  var wording: (code: String, message: String) {
    switch self {
    case .formTooLarge(let name, let limit):
      (
        "E0811",
        "the form \(quoted: name) has more than \(limit) fields, those of nested forms included"
      )
    case .formTooDeep(let name, let limit):
      (
        "E0812",
        "the form \(quoted: name) has forms nested more than \(limit) levels deep"
      )
    case .tooManyParameters(let limit): ("E0813", "a rule has \(limit) parameters at most")
    }
  }
}
