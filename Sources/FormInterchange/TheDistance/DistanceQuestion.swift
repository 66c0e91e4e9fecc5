import FormData
import RuleSyntax

/// The kinds of questions of TheDistanceForms, by the names of version 0.3.
enum DistanceQuestionType: String, CaseIterable {
  case textSingle, textMultiline, date, time, dateTime, choiceDropdown, choiceSegments, boolean
  case button
  /// In the sample forms only: planned, and never read by the library.
  case choiceSelect
}

/// A question of a TheDistanceForms file, with its members by their newest names.
struct DistanceQuestion {
  let key: String
  let type: DistanceQuestionType
  let offset: Int
  private let members: [JSONTree.Member]

  /// The names that schema, README, samples and code use for the same member, the newest first.
  private static let spellings = [
    "auto_correction": ["auto_correct"],
    "keyboard_type": ["keyboardType"],
    "question_type": ["type"],
    "time_format_style": ["time_formate_style"],
  ]

  /// Members that say what is asked, rather than how it is shown.
  private static let structure: Set<String> = [
    "key", "question_type", "type", "title", "prompt", "choices", "validation", "default",
    "selection_min", "selection_max",
  ]

  /// Reads a question; notes a refusal and gives nil where it is none.
  init?(_ tree: JSONTree, _ source: inout ImportedText) {
    guard let members = tree.members else {
      source.note(
        .refusal,
        at: tree.offset,
        keyword: "questions",
        "a question is an object, this is \(tree.kindInWords)"
      )
      return nil
    }
    self.members = members
    offset = tree.offset
    let keyMember = DistanceQuestion.member("key", of: members)
    guard let key = keyMember?.value.text, Name.canBe(key) else {
      source.note(
        .refusal,
        at: keyMember?.value.offset ?? tree.offset,
        keyword: "key",
        "a question needs a key: a text without line ends and back-quotes"
      )
      return nil
    }
    self.key = key
    let typeMember = DistanceQuestion.member("question_type", of: members)
    guard let typeMember, let written = typeMember.value.text else {
      source.note(
        .refusal,
        at: tree.offset,
        path: key,
        keyword: "question_type",
        "a question needs a type: one of \(DistanceQuestionType.shownNames)"
      )
      return nil
    }
    guard let type = DistanceQuestionType(rawValue: written.lowerCamel) else {
      let names = DistanceQuestionType.allCases.map(\.rawValue)
      let hint = Suggestion.closest(to: written, among: names).map { "did you mean '\($0)'?" }
      source.note(
        .refusal,
        at: typeMember.value.offset,
        path: key,
        keyword: typeMember.name,
        "there is no '\(written)': \(hint ?? "types are \(DistanceQuestionType.shownNames)")"
      )
      return nil
    }
    self.type = type
  }

  private static func member(_ name: String, of members: [JSONTree.Member]) -> JSONTree.Member? {
    for spelling in [name] + (spellings[name] ?? []) {
      if let member = members.first(where: { $0.name == spelling }) { return member }
    }
    return nil
  }

  /// The member of that name, or of an older one.
  func member(_ name: String) -> JSONTree.Member? {
    DistanceQuestion.member(name, of: members)
  }

  /// The text of a member; notes a loss where it is something else.
  func text(_ name: String, _ source: inout ImportedText) -> String? {
    guard let member = member(name) else { return nil }
    guard let text = member.value.text else {
      source.note(
        .loss,
        at: member.value.offset,
        path: key,
        keyword: member.name,
        "this must be a text, and is \(member.value.kindInWords)"
      )
      return nil
    }
    return text
  }

  /// The members that say how the question is shown, by their newest names, in file order.
  var appearance: [(name: String, member: JSONTree.Member)] {
    members.compactMap { member in
      let newest = DistanceQuestion.spellings.first { $0.value.contains(member.name) }?.key
      let isStructure = DistanceQuestion.structure.contains(member.name)
      return isStructure ? nil : (newest ?? member.name, member)
    }
  }
}

extension DistanceQuestionType {
  fileprivate static var shownNames: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }
}

extension String {
  /// `TextSingle`, `textSingle` and `.TextSingle` are `textSingle`.
  var lowerCamel: String {
    let name = hasPrefix(".") ? dropFirst() : Substring(self)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
