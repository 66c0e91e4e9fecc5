import RuleEngine
import RuleSyntax

/// The value that a requirement applies to, in one of three states.
struct Subject {
  /// Whether the value is absent, blank or filled.
  enum State: CaseIterable {
    /// Missing or null.
    case absent
    /// Present but empty: white space, an empty list, or a nested form whose fields are all empty.
    case blank
    case filled
  }

  var type: FieldType
  var state: State
  /// For notes: the path of the field, or the place of a branch's condition.
  var path: [String]
  var range: SourceRange?
  /// For notes: the fields whose checks depend on the result.
  var decided: [[String]] = []
  /// For notes: the construct with the condition, `when` or `check`.
  var construct = "when"
  /// Whether the value is known to be ASCII, so that all text units count the same.
  var isPlainASCII = false
  /// Whether it is a list's item, from which a schema can't see the record.
  var isItem = false

  func with(_ state: State) -> Subject {
    var subject = self
    subject.state = state
    return subject
  }
}
