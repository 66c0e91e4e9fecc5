import FormData
import RuleSyntax

/// Turns the validation of a question into checks of its field.
struct DistanceValidation {
  let question: DistanceQuestion
  let isExact: Bool

  /// The kinds of validations, by the names of version 0.3.
  private enum Kind: String, CaseIterable {
    case notEmpty, email, number, postcode, regex
    /// On the branch `develop` only.
    case notNegative
    /// In code only.
    case phone
  }

  /// What says that an empty answer passes, in every spelling.
  private static let allowances: Set<String> = [
    "allow_null", "allowing_null", "allowNull", "allowingNull",
  ]
  private static let members = allowances.union(["type", "value_type", "message", "regex"])

  func statements(_ source: inout ImportedText) -> [Statement] {
    guard let member = question.member("validation") else { return [] }
    guard let members = member.value.members else {
      note(.refusal, member.value.offset, "validation", "this must be an object", &source)
      return []
    }
    for part in members where !DistanceValidation.members.contains(part.name) {
      note(.loss, part.offset, part.name, "TheDistanceForms does not know it either", &source)
    }
    guard let kind = kind(of: member.value, &source) else { return [] }
    let message = member.value["message"]?.text
    if message == nil {
      let offset = member.value["message"]?.offset ?? member.value.offset
      note(.difference, offset, "message", "there is none; the rule's own is shown", &source)
    }
    noteValueType(of: member.value, &source)
    let offset = member.value["type"]?.offset ?? member.value.offset
    guard isApplied(kind, offset, &source),
      let expression = expression(kind, member.value, &source)
    else { return [] }
    return [.check(expression, message: message.map { $0.withPlainBraces })]
  }

  private func kind(of validation: JSONTree, _ source: inout ImportedText) -> Kind? {
    guard let type = validation["type"], let written = type.text else {
      note(.refusal, validation.offset, "validation", "it needs a 'type'", &source)
      return nil
    }
    if let kind = Kind(rawValue: written.lowerCamel) { return kind }
    let names = Kind.allCases.map(\.rawValue)
    let hint = Suggestion.closest(to: written, among: names).map { "; did you mean '\($0)'?" } ?? ""
    let reason = "there is no validation '\(written)'; TheDistanceForms checks nothing then\(hint)"
    note(.loss, type.offset, "type", reason, &source)
    return nil
  }

  // MARK: What is checked at all

  private var holdsText: Bool {
    switch question.type {
    case .textSingle, .textMultiline, .choiceDropdown: true
    case .date, .time, .dateTime, .choiceSegments, .boolean, .button, .choiceSelect: false
    }
  }

  /// Whether the library runs the validation; by its own faults it does not for some questions.
  private func isApplied(_ kind: Kind, _ offset: Int, _ source: inout ImportedText) -> Bool {
    if holdsText { return true }
    let type = question.type.rawValue
    guard kind == .notEmpty else {
      let reason = "'\(kind.rawValue)' is for texts, and the answer of '\(type)' is none"
      note(.loss, offset, "type", reason, &source)
      return false
    }
    if isExact {
      let reason = "TheDistanceForms never checks it for '\(type)', and neither does the rule file"
      note(.remark, offset, "type", reason, &source)
      return false
    }
    let reason = "TheDistanceForms never checks it for '\(type)', by a mistake; here it is checked"
    note(.difference, offset, "type", reason, &source)
    return true
  }

  private func noteValueType(of validation: JSONTree, _ source: inout ImportedText) {
    guard let member = validation["value_type"] else {
      let reason = "there is none; the type of the question says it"
      note(.remark, validation.offset, "value_type", reason, &source)
      return
    }
    let expected: Set<String> =
      switch question.type {
      case .textSingle, .textMultiline, .choiceDropdown: ["string"]
      case .date, .time, .dateTime: ["date"]
      case .choiceSegments: ["number"]
      case .boolean: ["bool", "boolean"]
      case .choiceSelect, .button: ["string", "date", "number", "bool", "boolean"]
      }
    if let written = member.text, expected.contains(written.lowerCamel) { return }
    let reason =
      "this is not what '\(question.type.rawValue)' answers with, for which TheDistanceForms checks "
      + "nothing; here the answer is checked"
    note(.difference, member.offset, "value_type", reason, &source)
  }

  // MARK: Rules

  private func expression(
    _ kind: Kind,
    _ validation: JSONTree,
    _ source: inout ImportedText
  ) -> Expression? {
    guard kind != .notEmpty else { return .rule("required") }
    guard let rule = rule(kind, validation, &source) else { return nil }
    let allowsNull = DistanceValidation.allowances.contains { validation[$0]?.boolean == true }
    return allowsNull ? rule : .all([.rule("required"), rule])
  }

  private func rule(
    _ kind: Kind,
    _ validation: JSONTree,
    _ source: inout ImportedText
  ) -> Expression? {
    switch kind {
    case .notEmpty:
      return .rule("required")
    case .email:
      noteSearch(for: "an address", validation, &source)
      return .rule(isExact ? "distance_email" : "email")
    case .number:
      noteSearch(for: "a digit or a space", validation, &source)
      return .rule(isExact ? "distance_number" : "number")
    case .postcode:
      noteSearch(for: "a postcode", validation, &source)
      return isExact ? .rule("distance_postcode") : .rule("postcode", .text("GB"))
    case .phone:
      noteSearch(for: "a digit, dot or hyphen", validation, &source)
      return .rule(isExact ? "distance_phone" : "telephone")
    case .notNegative:
      return .all([.rule("integer"), .rule("min_value", .number(0))])
    case .regex:
      return regex(validation, &source)
    }
  }

  /// Notes that the library looks for a match anywhere, where the standard rule takes the whole.
  private func noteSearch(
    for found: String,
    _ validation: JSONTree,
    _ source: inout ImportedText
  ) {
    guard !isExact else { return }
    let reason =
      "TheDistanceForms takes any text with \(found) in it; here the whole text is judged"
    note(.difference, validation["type"]?.offset ?? validation.offset, "type", reason, &source)
  }

  /// The author's own pattern, which is looked for anywhere and without regard to case.
  private func regex(_ validation: JSONTree, _ source: inout ImportedText) -> Expression? {
    guard let pattern = validation["regex"]?.text, !pattern.isEmpty else {
      let reason = "a validation of this type needs a pattern"
      note(.refusal, validation.offset, "regex", reason, &source)
      return nil
    }
    let translated = PatternText.translated(fromICU: pattern)
    if let content = PatternText.anchoredContent(of: translated) {
      return .rule("regex", .pattern(PatternText.literal(of: content), flags: "i"))
    }
    return .rule("contains", .pattern(PatternText.literal(of: translated), flags: "i"))
  }

  private func note(
    _ severity: InterchangeNote.Severity,
    _ offset: Int,
    _ keyword: String,
    _ message: String,
    _ source: inout ImportedText
  ) {
    source.note(severity, at: offset, path: question.key, keyword: keyword, message)
  }
}
