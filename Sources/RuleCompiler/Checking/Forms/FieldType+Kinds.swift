import RuleEngine

extension FieldType {
  var kinds: SubjectKinds {
    switch self {
    case .text: .text
    case .integer, .number: .number
    case .boolean: .boolean
    case .date: .date
    case .month: .month
    case .time: .time
    case .dateTime: .dateTime
    case .choice: .choice
    case .file: .file
    case .form: .object
    case .list: .list
    case .map: .map
    case .any: .anyValue
    }
  }

  /// Whether its values are entered as characters, so they can be filtered, masked and normalized.
  var isTyped: Bool { self == .text || isNumeric || isMoment }

  private var isWritten: Bool { self == .text || self == .choice }

  /// Whether its values can be compared by month: months with each other and with dates.
  private var isDay: Bool { self == .date || self == .month }

  /// Whether it has options: a choice, or a list of choices.
  var isChoice: Bool { innermost == .choice }

  /// Whether values of both types can be equal.
  func isComparable(with other: FieldType) -> Bool {
    if case .list(let item) = self, case .list(let otherItem) = other {
      return item.canStand(for: otherItem)
    }
    // An `any` never equals a form: a form's fields are not the members of an untyped object.
    if self == .any || other == .any { return !holdsForms && !other.holdsForms }
    return self == other || (isNumeric && other.isNumeric) || (isWritten && other.isWritten)
      || (isDay && other.isDay)
  }

  /// Whether a value of this type is accepted where the other is expected.
  ///
  /// A month and a date are comparable, but neither is accepted for the other.
  func canStand(for other: FieldType) -> Bool {
    isComparable(with: other) && (!innermost.isDay || innermost == other.innermost)
  }

  /// Whether a value of this type can bound values of the other.
  ///
  /// A text is compared as the number or date that it represents.
  func canBound(_ subject: FieldType) -> Bool {
    if subject == .text || subject == .any { return self == .text || isNumeric || isMoment }
    return isComparable(with: subject) && (isNumeric || isMoment)
  }

  /// The type in words: `an integer`, `a list of dates`.
  var words: String { number.singular }

  /// The words for one value of the type and for several.
  private var number: (singular: String, plural: String) {
    switch self {
    case .text: ("a text", "texts")
    case .integer: ("an integer", "integers")
    case .number: ("a number", "numbers")
    case .boolean: ("true or false", "truth values")
    case .date: ("a date", "dates")
    case .month: ("a month", "months")
    case .time: ("a time", "times")
    case .dateTime: ("a date with time", "dates with time")
    case .choice: ("a choice", "choices")
    case .file: ("a file", "files")
    case .any: ("a value", "values")
    case .form: ("a form", "forms")
    case .list(let item):
      ("a list of \(item.number.plural)", "lists of \(item.number.plural)")
    case .map(let value):
      ("a map of \(value.number.plural)", "maps of \(value.number.plural)")
    }
  }

  /// The parameter type for values of this type, if there is one.
  var parameterType: ParameterType? {
    switch self {
    case .text, .choice: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .month: .month
    case .time: .time
    case .dateTime: .dateTime
    case .file, .form, .list, .map, .any: nil
    }
  }
}

extension SubjectKinds {
  /// The kinds in the set, in words: `texts, numbers and dates`.
  var words: String {
    if self == .anyValue { return "values" }
    if self == SubjectKinds.anyValue.subtracting(.object) { return "values other than forms" }
    if self == SubjectKinds.comparable { return "values other than forms and maps" }
    let names: [(SubjectKinds, String)] = [
      (.text, "texts"), (.choice, "choices"), (.number, "numbers"), (.boolean, "true or false"),
      (.date, "dates"), (.month, "months"), (.time, "times"), (.dateTime, "dates with time"),
      (.file, "files"),
      (.list, "lists"), (.map, "maps"), (.anyObject, "objects"), (.object, "forms"),
      (.wholeForm, "whole forms"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    return words.isEmpty ? "nothing" : words.listed(with: "and")
  }
}

extension ParameterType {
  /// The field type of the parameter's values, if there is one.
  var valueType: FieldType? { FieldType.plain.first { $0.parameterType == self } }

  /// Whether arguments depend on the subject.
  var followsSubject: Bool {
    switch self {
    case .sameAsSubject, .sameAsSubjectOrList, .sameAsItemOrList, .bound, .boundOrRange: true
    case .text, .integer, .number, .boolean, .date, .month, .time, .dateTime, .duration, .byteCount:
      false
    case .pattern, .characters, .countOrRange, .lengthUnit, .field, .itemField, .flag: false
    }
  }

  /// The type in words: `a pattern`.
  var words: String {
    switch self {
    case .sameAsSubject: "a value"
    case .sameAsSubjectOrList, .sameAsItemOrList: "a value or a list"
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .month: "a month"
    case .time: "a time"
    case .dateTime: "a date with time"
    case .duration: "a duration"
    case .byteCount: "a size"
    case .pattern: "a pattern"
    case .characters: "a set of characters in quotes"
    case .countOrRange: "a whole number or a range"
    case .bound: "a number or a date"
    case .boundOrRange: "a number, a date or a range"
    case .lengthUnit: "a unit"
    case .field: "a field"
    case .itemField: "a field of the items"
    case .flag: "true or false"
    }
  }

  /// An example value, as written in rule files; nil for types that need none.
  var example: String? {
    switch self {
    case .date: "\"2026-01-31\""
    case .month: "\"2026-01\""
    case .time: "\"09:30\""
    case .dateTime: "\"2026-01-31T09:30\""
    case .duration: "14d"
    case .byteCount: "5MB"
    case .sameAsSubject, .sameAsSubjectOrList, .sameAsItemOrList, .bound, .boundOrRange,
      .countOrRange, .text, .integer, .number, .boolean, .flag, .pattern, .characters, .lengthUnit,
      .field, .itemField:
      nil
    }
  }
}
