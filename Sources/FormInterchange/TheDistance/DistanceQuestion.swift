import FormData
import RuleSyntax

/// A question of a TheDistanceForms file, with its members under their newest names.
struct DistanceQuestion {
  /// The kinds of questions, by the names of version 0.3.
  enum Kind: String, CaseIterable {
    case textSingle, textMultiline, date, time, dateTime, choiceDropdown, choiceSegments, boolean
    case button
    /// In the sample forms only; the library never implemented it.
    case choiceSelect
  }

  let key: String
  let type: Kind
  let offset: Int
  fileprivate let members: [JSONTree.Member]

  /// The different names of each member in schema, README, samples and code, newest first.
  private static let spellings = [
    "auto_correction": ["auto_correct"],
    "keyboard_type": ["keyboardType"],
    "question_type": ["type"],
    "time_format_style": ["time_formate_style"],
  ]

  /// Members that define the question, as opposed to its appearance.
  private static let structure: Set<String> = [
    "key", "question_type", "type", "title", "prompt", "choices", "validation", "default",
    "selection_min", "selection_max",
  ]

  /// The member with this name, or with an older name for it.
  func member(_ name: String) -> JSONTree.Member? { Self.member(name, of: members) }

  fileprivate static func member(
    _ name: String,
    of members: [JSONTree.Member]
  ) -> JSONTree.Member? {
    for spelling in [name] + (spellings[name] ?? []) {
      if let member = members.first(where: { $0.name == spelling }) { return member }
    }
    return nil
  }

  /// The members that control the appearance, by their newest names, in file order.
  var appearance: [(name: String, member: JSONTree.Member)] {
    members.compactMap { member in
      if Self.structure.contains(member.name) { return nil }
      let newest = Self.spellings.first { $0.value.contains(member.name) }?.key
      return (newest ?? member.name, member)
    }
  }
}

extension DistanceReader {
  /// Reads a question; notes a refusal and returns nil if it is invalid.
  mutating func question(_ tree: JSONTree) -> DistanceQuestion? {
    guard let members = tree.members else {
      let reason = "a question must be an object, but this is \(tree.kindInWords)"
      source.note(.refusal, at: tree.offset, keyword: "questions", reason)
      return nil
    }
    let keyMember = DistanceQuestion.member("key", of: members)
    guard let key = keyMember?.value.text, Name.canBe(key) else {
      let reason = "a question needs a key: a text without line ends and backquotes"
      source.note(.refusal, at: keyMember?.value.offset ?? tree.offset, keyword: "key", reason)
      return nil
    }
    let kinds = DistanceQuestion.Kind.allCases.map(\.rawValue)
    let shownKinds = kinds.joined(separator: ", ")
    let typeMember = DistanceQuestion.member("question_type", of: members)
    guard let typeMember, let written = typeMember.value.text else {
      let reason = "a question needs a type: one of \(shownKinds)"
      source.note(.refusal, at: tree.offset, path: key, keyword: "question_type", reason)
      return nil
    }
    guard let type = DistanceQuestion.Kind(rawValue: written.lowerCamel) else {
      let hint = Suggestion.hint(for: written, among: kinds) ?? ": types are \(shownKinds)"
      source.note(.refusal, valueOf: typeMember, path: key, "there is no '\(written)'\(hint)")
      return nil
    }
    return DistanceQuestion(key: key, type: type, offset: tree.offset, members: members)
  }
}

extension String {
  /// Converts `TextSingle` and `.TextSingle` to `textSingle`.
  var lowerCamel: String {
    let name = hasPrefix(".") ? dropFirst() : Substring(self)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
