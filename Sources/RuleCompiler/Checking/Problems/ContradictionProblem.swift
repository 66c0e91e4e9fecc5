import RuleSyntax

/// What can be seen to go wrong without any data.
enum ContradictionProblem: Problem {
  /// `min_length(5); max_length(3)`
  case boundsExclude(String, String)
  /// `length(5...1)`, `between(10, 1)`
  case emptyRange
  /// `one_of("a", "a")`, `option "a"` twice
  case valueTwice(String)
  /// `one_of("a", "b"); min_length(3)`
  case noValueLeft(rule: String)
  /// `required; empty`
  case neverEmptyAndFilled(String, String)
  /// `not required`
  case notRequired
  /// `max_length(0)`
  case nothingSoSmall(rule: String)
  /// An option that a check of its own field refuses.
  case optionRefused(String, rule: String)
}
