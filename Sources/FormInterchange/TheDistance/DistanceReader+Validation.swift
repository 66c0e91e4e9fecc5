import FormData
import RuleCompiler
import RuleSyntax

/// Turns the validation of a question into checks of its field.
extension DistanceReader {
  /// The kinds of validations, by the names of version 0.3.
  private enum Validation: String, CaseIterable {
    case notEmpty, email, number, postcode, regex
    /// On the branch `develop` only.
    case notNegative
    /// In code only.
    case phone
  }

  /// The members that permit an empty answer, in every spelling.
  private static let allowances: Set<String> = [
    "allow_null", "allowing_null", "allowNull", "allowingNull",
  ]
  private static let members = allowances.union(["type", "value_type", "message", "regex"])

  mutating func validation(of question: DistanceQuestion) -> [Statement] {
    guard let tree = question.member("validation")?.value else { return [] }
    guard let members = tree.members else {
      note(.refusal, tree.offset, "validation", "this must be an object", question)
      return []
    }
    for part in members where !Self.members.contains(part.name) {
      note(.loss, part.offset, part.name, "TheDistanceForms does not know it either", question)
    }
    guard let type = tree["type"], let written = type.text else {
      note(.refusal, tree.offset, "validation", "it needs a 'type'", question)
      return []
    }
    guard let kind = Validation(rawValue: written.lowerCamel) else {
      let names = Validation.allCases.map(\.rawValue)
      let hint = Suggestion.hint(for: written, among: names, after: "; ") ?? ""
      let reason =
        "there is no validation '\(written)'; TheDistanceForms checks nothing then\(hint)"
      note(.loss, type.offset, "type", reason, question)
      return []
    }
    let message = tree["message"]?.text
    if message == nil {
      let offset = tree["message"]?.offset ?? tree.offset
      note(.difference, offset, "message", "there is none; the rule's own is shown", question)
    }
    noteValueType(tree, question)
    guard isApplied(kind, at: type.offset, question) else { return [] }
    let allowsNull = kind != .notEmpty && Self.allowances.contains { tree[$0]?.boolean == true }
    var parts = allowsNull ? [] : [Expression.rule("required")]
    if kind != .notEmpty, let rule = rule(kind, tree, at: type.offset, question) {
      parts.append(rule)
    }
    if parts.isEmpty { return [] }
    return [.check(.all(parts), message: message?.withPlainBraces)]
  }

  /// Whether the library runs the validation; because of bugs, it skips some questions.
  private mutating func isApplied(
    _ kind: Validation,
    at offset: Int,
    _ question: DistanceQuestion
  ) -> Bool {
    switch question.type {
    case .textSingle, .textMultiline, .choiceDropdown: return true
    case .date, .time, .dateTime, .choiceSegments, .boolean, .button, .choiceSelect: break
    }
    let type = question.type.rawValue
    guard kind == .notEmpty else {
      let reason = "'\(kind.rawValue)' applies to texts, but the answer of '\(type)' is none"
      note(.loss, offset, "type", reason, question)
      return false
    }
    if isExact {
      let reason = "TheDistanceForms never checks it for '\(type)', and neither does the rule file"
      note(.remark, offset, "type", reason, question)
    } else {
      let reason =
        "TheDistanceForms never checks it for '\(type)' by mistake; here it is checked"
      note(.difference, offset, "type", reason, question)
    }
    return !isExact
  }

  private mutating func noteValueType(_ validation: JSONTree, _ question: DistanceQuestion) {
    guard let member = validation["value_type"] else {
      let reason = "there is none; the type of the question determines it"
      return note(.remark, validation.offset, "value_type", reason, question)
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
    note(.difference, member.offset, "value_type", reason, question)
  }

  /// The rule for a validation; the library searches for a match, most standard rules match it all.
  private mutating func rule(
    _ kind: Validation,
    _ validation: JSONTree,
    at offset: Int,
    _ question: DistanceQuestion
  ) -> Expression? {
    let (found, exact, standard): (String, String, Expression)
    switch kind {
    case .notEmpty: return .rule("required")
    case .notNegative: return .all([.rule("integer"), .rule("min_value", .number(0))])
    case .regex: return regex(validation, question)
    case .email: (found, exact, standard) = ("an address", "distance_email", .rule("email"))
    case .number:
      (found, exact, standard) = ("a digit or a space", "distance_number", .rule("number"))
    case .postcode:
      let standardRule = Expression.rule("postcode", .text("GB"))
      (found, exact, standard) = ("a postcode", "distance_postcode", standardRule)
    case .phone:
      (found, exact, standard) = ("a digit, dot or hyphen", "distance_phone", .rule("telephone"))
    }
    if isExact { return .rule(exact) }
    let reason =
      "TheDistanceForms accepts any text that contains \(found); here the whole text must match"
    note(.difference, offset, "type", reason, question)
    return standard
  }

  /// The author's own pattern, matched anywhere and ignoring case.
  private mutating func regex(_ validation: JSONTree, _ question: DistanceQuestion) -> Expression? {
    guard let pattern = validation["regex"]?.text, !pattern.isEmpty else {
      let reason = "a validation of this type needs a pattern"
      note(.refusal, validation.offset, "regex", reason, question)
      return nil
    }
    let translated = PatternText.translated(fromICU: pattern)
    let content = PatternText.anchoredContent(of: translated)
    do throws(Obstacle) {
      let literal = try PatternText.checkedLiteral(of: content ?? translated, flags: "i")
      return .rule(content == nil ? "contains" : "regex", .pattern(literal, flags: "i"))
    } catch {
      let reason = "the pattern cannot be used: \(error.reason)"
      note(.loss, validation["regex"]?.offset ?? validation.offset, "regex", reason, question)
      return nil
    }
  }
}
