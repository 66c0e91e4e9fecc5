import RuleEngine

/// Suggestions for a rule that cannot check the subject's type.
enum SubjectHint {
  static func note(for rule: String, judging kinds: SubjectKinds, type: FieldType) -> String? {
    if let call = call(insteadOf: rule, type) {
      let isNumber = type == .integer || type == .number
      let words =
        isNumber && ofLengths.contains(rule)
        ? "for the value of a number" : "for \(type.wordsOfSubjects)"
      return "\(words), use '\(call.prefix { $0 != "(" })'"
    }
    switch type {
    case .integer, .number:
      return rule == "integer" || rule == "number" ? "the field's type already implies it" : nil
    case .boolean, .date, .month, .time, .dateTime:
      return BuiltInRule(rawValue: rule).map(\.isTextSyntax) == true
        ? "the field's type already implies it" : nil
    case .form: return "put the checks of a form in the form itself"
    case .map(let value):
      guard kinds.isSuperset(of: value.kinds) else { return nil }
      return "to check the values, write 'each { \(rule) }'; the keys, 'keys { \(rule) }'"
    case .list, .text, .file, .choice, .any: return nil
    }
  }

  /// The call that judges a type as a rule judges another; `$` is the rule's argument.
  static func call(insteadOf rule: String, _ type: FieldType) -> String? {
    switch type {
    case .integer, .number: ofNumbers[rule]
    case .list, .map: ofLists[rule]
    case .text: ofTexts[rule]
    case .file: ofFiles[rule]
    case .boolean, .date, .month, .time, .dateTime, .form, .choice, .any: nil
    }
  }

  static func noteOnDigits(_ count: Int) -> String {
    "a number has no leading zeros: a code such as a PIN is a text, with 'regex(/[0-9]{\(count)}/)'"
  }

  /// Rules about the length of a text, which a number does not have.
  static let ofLengths: Set = ["min_length", "max_length", "length", "equal_length"]

  private static let ofNumbers = [
    "min_length": "min_value($)", "max_length": "max_value($)", "length": "between($)",
    "equal_length": "equal($)", "before": "max_value($)", "after": "min_value($)",
    "size": "between($)",
  ]
  private static let ofLists = [
    "min_length": "size($...)", "max_length": "size(...$)", "length": "size($)",
    "min_size": "size($...)", "max_size": "size(...$)",
  ]
  private static let ofTexts = [
    "size": "length($)", "min_size": "min_length($)", "max_size": "max_length($)",
  ]
  private static let ofFiles = [
    "min_length": "min_size($)", "size": "max_size($)", "max_length": "max_size($)",
  ]
}

extension FieldType {
  /// What hints call values of the type.
  fileprivate var wordsOfSubjects: String {
    switch self {
    case .list: "the number of items"
    case .map: "the number of entries"
    case .text: "texts"
    case .file: "files"
    case _: "numbers"
    }
  }
}

extension BuiltInRule {
  /// Whether it tests that a text is written as a value of some type.
  fileprivate var isTextSyntax: Bool {
    [.integer, .number, .boolean, .date, .time, .datetime].contains(self)
  }
}
