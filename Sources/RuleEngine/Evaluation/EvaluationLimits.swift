/// How much one evaluation may cost; what reaches a limit is *unknown*, never an answer.
package struct EvaluationLimits: Sendable, Hashable {
  /// Limits of pattern matching.
  package var patterns = PatternLimits()
  /// Fields, items of lists and calls of rules that one record may go into.
  ///
  /// A form of ten fields takes about ten, and as many more for its rules.
  package var steps = 200_000_000
  /// The same where a trace is made, which keeps all that ran.
  package var tracedSteps = 200_000
  /// Items of one list.
  package var listLength = 1_000_000
  /// Bytes of one text that is judged character by character: 16 MiB, more than any field holds.
  package var textLength = 16_777_216
  /// Rules that call rules, and forms in forms, one inside the other.
  package var depth = 128

  package init() {}

  /// Names of the limits as reports give them.
  package enum Name: String, Sendable, Hashable, CaseIterable {
    case steps
    case listLength = "list length"
    case textLength = "text length"
    case depth
    case numberDigits = "digits of a number"
  }
}
