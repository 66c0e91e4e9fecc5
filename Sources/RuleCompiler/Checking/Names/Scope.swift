import RuleEngine
import RuleSyntax

/// Where the checker is in a file: which names are in scope there, and what is judged.
struct Scope {
  /// What the expression is for; some rules cannot be asked everywhere.
  enum Purpose: Hashable {
    case check, filter, condition, defaultValue
  }

  /// The file, by position in the list of units.
  var unit = 0
  /// Whose parameters or fields are in scope; nil in a test.
  var owner: Symbol?
  var subject = Subject.open
  /// The items that the innermost `each` goes through; nil outside of them.
  var eachItem: Subject?
  /// Whether the innermost `each` may go through the entries of a map, so that `key` has a meaning.
  var namesKey = false
  /// The innermost group, by position in the form's table; 0 is the form itself.
  var group = 0
  /// The field whose checks these are, by position in the form's table.
  var field: Int?
  /// The items that the aggregates around go over, outermost first.
  var items: [ItemScope] = []
  var purpose = Purpose.check
  /// The block that statements stand in.
  var block = Block()

  var form: Int? { owner?.form }
}

/// What the items of a list are, whose names are in scope in an aggregate.
struct ItemScope {
  var type: FieldType
  var options: ChoiceOptions
}

/// What is judged.
enum Subject {
  /// A value of a known type; the options are a choice's.
  case value(FieldType, options: ChoiceOptions)
  /// In a rule: the value that it is called for.
  case open
  /// The form as a whole.
  case wholeForm
}
