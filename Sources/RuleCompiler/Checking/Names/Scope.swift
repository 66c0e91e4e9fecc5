import RuleEngine
import RuleSyntax

/// The checker's current place in a file: the names in scope, and the subject being checked.
struct Scope {
  /// The purpose of the current expression; some rules are not allowed everywhere.
  enum Purpose: Hashable {
    case check, filter, condition, defaultValue
  }

  /// The file, as a position in the list of units.
  var unit = 0
  /// The declaration whose parameters or fields are in scope; nil in a test.
  var owner: Symbol?
  var subject = Subject.open
  /// The items of the innermost `each`; nil outside.
  var eachItem: Subject?
  /// Whether the innermost `each` may go through a map, so that `key` is valid.
  var namesKey = false
  /// The innermost group, as a position in the form's table; 0 is the form itself.
  var group = 0
  /// The field being checked, as a position in the form's table.
  var field: Int?
  /// The items of the enclosing aggregates, outermost first.
  var items: [ItemScope] = []
  var purpose = Purpose.check
  /// The enclosing block of statements.
  var block = Block()
  /// The size of the conditions around the current statement or item.
  var conditionBytes = 0

  var form: Int? { owner?.form }
}

/// The items of a list, whose names are in scope in an aggregate.
struct ItemScope {
  var type: FieldType
  var options: ChoiceOptions
}

/// The value or form that a check applies to.
enum Subject {
  /// A value of a known type, with the options of a choice.
  case value(FieldType, options: ChoiceOptions)
  /// In a rule: the value of its caller.
  case open
  /// The whole form.
  case wholeForm
}
