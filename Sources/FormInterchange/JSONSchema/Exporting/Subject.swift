import RuleEngine
import RuleSyntax

/// The value that a requirement is asked of, in one of the states that the language tells apart.
struct Subject {
  /// Whether there is anything in the value.
  enum State: CaseIterable {
    /// Missing or null.
    case absent
    /// There, but empty: white space, an empty list, a nested form whose fields are all empty.
    case blank
    case filled
  }

  var type: FieldType
  var state: State
  /// For notes: the path of the field; for the condition of a branch its place.
  var path: [String]
  var range: SourceRange?
  /// For notes: the fields whose checks depend on the answer.
  var decided: [[String]] = []
  /// For notes: whose condition it is asked in, `when` or `check`.
  var construct = "when"
  /// Whether only texts of ASCII characters come so far, so that all ways of counting agree.
  var isPlainASCII = false
  /// Whether it is an item of a list, and the record around it out of sight.
  var isItem = false

  func with(_ state: State) -> Subject {
    var subject = self
    subject.state = state
    return subject
  }
}
