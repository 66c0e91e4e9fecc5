/// What the front end refuses for its size.
package enum LimitProblem: Problem {
  case sourceTooLarge(bytes: Int, limit: Int)
  case nestedTooDeeply(limit: Int)
  case tooManyDiagnostics(shown: Int, hidden: Int)
}
