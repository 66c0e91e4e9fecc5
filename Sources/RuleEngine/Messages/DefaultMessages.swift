/// The English texts of the built-in rules, for checks whose author wrote none.
package enum DefaultMessages {
  /// The rule, in place of a built-in one, of a warning that something could not be checked.
  static let unchecked = "unchecked"

  /// The text's template; what it names in braces is among `values`.
  package static func template(
    for rule: String,
    isNegated: Bool,
    _ values: MessageValues
  ) -> String {
    if rule == "type" { return type(values["type"] ?? "") }
    if rule == unchecked { return "This could not be checked." }
    guard let builtIn = BuiltInRule(rawValue: rule) else {
      return isNegated ? "This must not be so." : "This was not accepted."
    }
    // Bounds given as one range are one argument.
    if builtIn == .between, values["max"] == nil {
      return isNegated
        ? "This must be outside the range {min}."
        : "This must be in the range {min}."
    }
    if builtIn == .unique, values["by"] != nil {
      return isNegated
        ? "Some items must have the same {by}." : "No two items may have the same {by}."
    }
    return isNegated ? negated(builtIn) : template(for: builtIn)
  }

  package static func template(for rule: BuiltInRule) -> String {
    switch rule {
    case .required: "This is required."
    case .present: "This must be given."
    case .accepted: "This must be accepted."
    case .empty: "Leave this empty."
    case .filled: "This must be filled in."
    case .equal, .equalNext, .equalPrevious: "This must be the same as {other}."
    case .different: "This must differ from {other}."
    case .minLength: "Enter {min} or more characters."
    case .maxLength: "Enter {max} or fewer characters."
    case .length: "The number of characters must be {range}."
    case .equalLength: "The number of characters must be {count}."
    case .minValue: "This must be {min} or more."
    case .maxValue: "This must be {max} or less."
    case .between: "This must be in the range {min} to {max}."
    case .multipleOf: "This must be a multiple of {step}."
    case .oneOf: "Choose one of: {values}."
    case .noneOf: "This must be none of: {values}."
    case .regex: "This does not have the expected form."
    case .contains: "Something that is expected in here is missing."
    case .startsWith: "This must start with “{text}”."
    case .endsWith: "This must end with “{text}”."
    case .chars: "Use only these characters: {characters}"
    case .integer: "Enter a whole number."
    case .number: "Enter a number."
    case .boolean: "Enter true or false."
    case .date: "Enter a date, such as 2026-01-31."
    case .time: "Enter a time, such as 14:30."
    case .datetime: "Enter a date and a time, such as 2026-01-31T14:30."
    case .json: "Enter JSON, such as [1, 2]."
    case .before: "This must be before {limit}."
    case .after: "This must be after {limit}."
    case .luhn, .mod97, .weightedSum: "There is a mistake in this number."
    case .idna: "Enter a host name, such as münchen.example."
    case .size: "The number of items must be {range}."
    case .unique: "No two items may be the same."
    case .exclusive: "“{item}” can't be combined with anything else."
    case .maxSize: "The file may have {max} at most."
    case .mediaType: "The file must be of one of these types: {types}."
    case .kind: "This must be of the kind: {kinds}."
    case .anyFilled: "Fill in at least one of: {fields}."
    case .allFilled: "Fill in all of: {fields}."
    }
  }

  private static func negated(_ rule: BuiltInRule) -> String {
    switch rule {
    case .required, .filled: "Leave this empty."
    case .present: "This must not be given."
    case .accepted: "This must not be accepted."
    case .empty: "This must be filled in."
    case .equal, .equalNext, .equalPrevious: "This must differ from {other}."
    case .different: "This must be the same as {other}."
    case .minLength: "Enter fewer than {min} characters."
    case .maxLength: "Enter more than {max} characters."
    case .length: "The number of characters must not be {range}."
    case .equalLength: "The number of characters must not be {count}."
    case .minValue: "This must be less than {min}."
    case .maxValue: "This must be more than {max}."
    case .between: "This must be outside the range {min} to {max}."
    case .multipleOf: "This must not be a multiple of {step}."
    case .oneOf: "This must be none of: {values}."
    case .noneOf: "Choose one of: {values}."
    case .regex: "This has a form that is not allowed."
    case .contains: "Something in here is not allowed."
    case .startsWith: "This must not start with “{text}”."
    case .endsWith: "This must not end with “{text}”."
    case .chars: "Use some other character than these: {characters}"
    case .integer: "This must not be a whole number."
    case .number: "This must not be a number."
    case .boolean: "This must not be true or false."
    case .date: "This must not be a date."
    case .time: "This must not be a time."
    case .datetime: "This must not be a date and time."
    case .json: "This must not be JSON."
    case .before: "This must not be before {limit}."
    case .after: "This must not be after {limit}."
    case .luhn, .mod97, .weightedSum: "This must not be such a number."
    case .idna: "This must not be a host name."
    case .size: "The number of items must not be {range}."
    case .unique: "Some items must be the same."
    case .exclusive: "“{item}” must be combined with something else."
    case .maxSize: "The file must have more than {max}."
    case .mediaType: "The file must be of none of these types: {types}."
    case .kind: "This must not be of the kind: {kinds}."
    case .anyFilled: "Leave all of these empty: {fields}."
    case .allFilled: "Leave at least one of these empty: {fields}."
    }
  }

  private static func type(_ type: String) -> String {
    switch type {
    case "text", "choice": "Enter a text."
    case "integer": "Enter a whole number."
    case "number": "Enter a number."
    case "boolean": "Answer with true or false."
    case "date": "Enter a date, such as 2026-01-31."
    case "time": "Enter a time, such as 14:30."
    case "datetime": "Enter a date and a time, such as 2026-01-31T14:30."
    case "file": "Choose a file."
    case "list": "Give a list."
    default: "Fill in this part of the form."
    }
  }
}
