import RuleEngine
import RuleSyntax

/// Where in a file something stands: which names are in scope there, and what is judged.
struct Scope {
  /// Whose parameters or fields are in scope.
  enum Owner: Hashable {
    case rule(Int)
    case external(Int)
    case form(Int)
  }

  /// What the expression is for; some rules cannot be asked everywhere.
  enum Purpose: Hashable {
    case check, filter, condition, defaultValue
  }

  let unit: Int
  let owner: Owner
  var subject: Subject
  /// The innermost group, by position in the form's table; 0 is the form itself.
  var group = 0
  /// The field whose checks these are, by position in the form's table.
  var field: Int?
  var purpose = Purpose.check
  /// Whether the value is an item of the field's list.
  var isInEach = false

  var form: Int? {
    switch owner {
    case .form(let index): index
    case .rule, .external: nil
    }
  }

  var ruleIndex: Int? {
    switch owner {
    case .rule(let index): index
    case .form, .external: nil
    }
  }
}

/// What is judged.
enum Subject {
  /// A value of a known type; the options are a choice's.
  case value(CheckedType, options: ChoiceOptions)
  /// In a rule: the value of whoever calls it.
  case open
  /// The form as a whole.
  case wholeForm
}
