/// The default English messages, for checks without a message by the author.
package enum DefaultMessages {
  /// The rule name of violations of a condition: `check start <= end`.
  package static let check = "check"
  /// The rule name of an undecided condition that other checks depend on: `when country == "GB"`.
  package static let when = "when"

  /// The rule name of a value of the wrong type.
  package static let mistyped = "type"
  /// The rule name of the message that warns that something could not be checked.
  static let unchecked = "unchecked"
  /// The message that warns that something could not be checked.
  package static let uncheckedMessage = "This could not be checked."

  /// The rule name of members that a closed form does not name.
  package static let unknown = "unknown"

  /// The rule name of a computed field for which the record has another value.
  package static let computed = "computed"

  /// The template of a rule's message; its placeholders are among `values`.
  package static func template(
    for rule: String,
    isNegated: Bool,
    _ values: MessageValues,
    of manner: MessageManner = .value
  ) -> String {
    if rule == mistyped {
      return type(values["type"] ?? "", hasExample: values["example"] != nil)
    }
    if rule == unknown {
      let hint = values["meant"] == nil ? "" : " Did you mean '{meant}'?"
      return "There is no field '{name}'." + hint
    }
    if rule == unchecked { return uncheckedMessage }
    if rule == computed {
      return values["value"] == "" ? "This must be left empty." : "This must be {value}."
    }
    guard let builtIn = BuiltInRule(rawValue: rule) else {
      return isNegated ? "This is not allowed." : "This was not accepted."
    }
    return builtIn.message(for: values, isNegated: isNegated, of: manner)
  }

  private static func type(_ type: String, hasExample: Bool) -> String {
    switch type {
    case "text", "choice": "Enter text."
    case "integer":
      hasExample ? "Enter a whole number, such as {example}." : "Enter a whole number."
    case "number": hasExample ? "Enter a number, such as {example}." : "Enter a number."
    case "boolean": "Enter true or false."
    case "date": "Enter a date, such as {example}."
    case "month": "Enter a month, such as {example}."
    case "time": "Enter a time, such as {example}."
    case "datetime": "Enter a date and a time, such as {example}."
    case "file": "Choose a file."
    case "list": "Enter a list of values."
    case "map": "Enter names and their values."
    default: "Fill in this part of the form."
    }
  }

  /// How a date or time is written without a notation; nil for other types.
  static func example(ofType type: String) -> String? {
    switch type {
    case "date": "2026-01-31"
    case "month": "2026-01"
    case "time": "14:30"
    case "datetime": "2026-01-31T14:30"
    default: nil
    }
  }
}
