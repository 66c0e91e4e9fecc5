import RuleEngine

extension CheckedType {
  var kinds: SubjectKinds {
    switch self {
    case .text: .text
    case .integer, .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .choice: .choice
    case .file: .file
    case .form: .object
    case .list: .list
    case .any: .anyValue
    }
  }

  /// Whether its values are typed as characters, which can be filtered, masked and normalised.
  var isTyped: Bool {
    switch self {
    case .text, .integer, .number, .date, .time, .dateTime: true
    case .boolean, .choice, .file, .form, .list, .any: false
    }
  }

  /// The type of the items of a list, or of those of its lists; any other type itself.
  package var innermost: CheckedType {
    if case .list(let item) = self { item.innermost } else { self }
  }

  /// Whether there are forms in values of the type.
  var holdsForms: Bool {
    if case .form = innermost { true } else { false }
  }

  var isMoment: Bool {
    switch self {
    case .date, .time, .dateTime: true
    case .text, .integer, .number, .boolean, .choice, .file, .form, .list, .any: false
    }
  }

  private var isWritten: Bool { self == .text || self == .choice }

  var isNumeric: Bool { self == .integer || self == .number }

  /// The choice that options belong to: the type itself, or what its lists hold.
  var isChoice: Bool {
    switch self {
    case .choice: true
    case .list(let item): item.isChoice
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .file, .form, .any: false
    }
  }

  /// Whether values of both types can be equal.
  func isComparable(with other: CheckedType) -> Bool {
    if case .list(let item) = self, case .list(let otherItem) = other {
      return item.isComparable(with: otherItem)
    }
    // Members that a form describes are not those of an object in an `any`.
    if self == .any || other == .any { return !holdsForms && !other.holdsForms }
    return self == other || (isNumeric && other.isNumeric) || (isWritten && other.isWritten)
  }

  /// Whether a value of the type can bound values of the other.
  ///
  /// A text is bounded by the number or date that it writes.
  func canBound(_ subject: CheckedType) -> Bool {
    if subject == .text || subject == .any { return self == .text || isNumeric || isMoment }
    return isComparable(with: subject) && (isNumeric || isMoment)
  }

  /// The type as people say it: `an integer`, `a list of dates`.
  var words: String {
    switch self {
    case .text: "a text"
    case .integer: "an integer"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
    case .time: "a time"
    case .dateTime: "a date with time"
    case .choice: "a choice"
    case .file: "a file"
    case .any: "a value"
    case .form: "a form"
    case .list(let item): "a list of \(item.pluralWords)"
    }
  }

  private var pluralWords: String {
    switch self {
    case .text: "texts"
    case .integer: "integers"
    case .number: "numbers"
    case .boolean: "truth values"
    case .date: "dates"
    case .time: "times"
    case .dateTime: "dates with time"
    case .choice: "choices"
    case .file: "files"
    case .any: "values"
    case .form: "forms"
    case .list(let item): "lists of \(item.pluralWords)"
    }
  }
}

extension SubjectKinds {
  /// What is in the set, as people say it: `texts, numbers and dates`.
  var words: String {
    if self == .anyValue { return "values" }
    if self == SubjectKinds.anyValue.subtracting(.object) { return "values other than forms" }
    let names: [(SubjectKinds, String)] = [
      (.text, "texts"), (.choice, "choices"), (.number, "numbers"), (.boolean, "true or false"),
      (.date, "dates"), (.time, "times"), (.dateTime, "dates with time"), (.file, "files"),
      (.list, "lists"), (.object, "forms"), (.wholeForm, "whole forms"),
    ]
    let words = names.filter { contains($0.0) }.map(\.1)
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension ParameterType {
  /// The type of values that the parameter takes, where it is one that fields have too.
  var valueType: CheckedType? {
    switch self {
    case .text: .text
    case .integer: .integer
    case .number: .number
    case .boolean: .boolean
    case .date: .date
    case .time: .time
    case .dateTime: .dateTime
    case .sameAsSubject, .duration, .byteCount, .pattern, .characters, .countOrRange, .bound: nil
    case .sameAsSubjectOrList, .boundOrRange, .lengthUnit, .field, .itemField: nil
    }
  }

  /// Whether arguments depend on what is judged.
  var followsSubject: Bool {
    switch self {
    case .sameAsSubject, .sameAsSubjectOrList, .bound, .boundOrRange: true
    case .text, .integer, .number, .boolean, .date, .time, .dateTime, .duration, .byteCount: false
    case .pattern, .characters, .countOrRange, .lengthUnit, .field, .itemField: false
    }
  }

  /// The type as people say it: `a pattern`.
  var words: String {
    switch self {
    case .sameAsSubject: "a value"
    case .sameAsSubjectOrList: "a value or a list"
    case .text: "a text"
    case .integer: "a whole number"
    case .number: "a number"
    case .boolean: "true or false"
    case .date: "a date"
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
    }
  }
}
