import RuleEngine
import RuleSyntax

/// The names of a form's fields, to find messages copied from another field.
struct MessageSubjects {
  private struct Names {
    var name: String
    var phrases: Set<[String]>
    /// All words of the field's label and name.
    var words: Set<String>
  }

  private var fields: [FieldIndex: Names] = [:]
  /// The field that a phrase names; nil if it is ambiguous.
  private var meant: [[String]: FieldIndex?] = [:]

  init(of form: CheckedForm) {
    for (position, field) in form.fields.enumerated() {
      let phrases = [field.label, field.name].compactMap { $0 }.map {
        MessageSubjects.words(of: $0)
      }
      let index = FieldIndex(position)
      fields[index] = Names(
        name: field.name,
        phrases: Set(phrases),
        words: Set(phrases.joined())
      )
      for phrase in Set(phrases) where !phrase.isEmpty {
        meant[phrase] = meant.keys.contains(phrase) ? .some(nil) : index
      }
    }
  }

  /// The doubt about a message that names another field than the one being checked.
  func doubt(
    about message: CheckedMessage,
    on subject: [String],
    of own: FieldIndex,
    where facts: ConditionFacts
  ) -> Doubt? {
    guard let names = fields[own], case .some(.some(let other)) = meant[subject], other != own,
      !names.words.isSuperset(of: subject), !facts.reads(other),
      let otherName = fields[other]?.name
    else { return nil }
    return Doubt(
      problem: .messageOfOtherField(otherName, own: names.name),
      place: message.place
    )
  }

  // MARK: What a message is about

  private static let requests: Set = [
    "enter", "provide", "type", "specify", "supply", "choose", "select", "pick", "give", "state",
  ]
  private static let verbs: Set = [
    "is", "are", "must", "has", "cannot", "should", "may", "needs", "can", "was",
  ]
  /// Words that also denote a kind of value: "Enter the date" need not mean the field `date`.
  private static let kinds: Set = [
    "amount", "code", "date", "day", "file", "month", "name", "number", "option", "price", "text",
    "time", "title", "total", "value", "year",
  ]

  /// Pronouns, which name no field: "Enter it".
  private static let pronouns: Set = ["it", "one", "that", "them", "these", "this", "those"]

  /// The subject or object of a message's first sentence; nil if there is none.
  ///
  /// "Please enter your email address." and "Your email address is missing." are about the email
  /// address. A message with placeholders has no subject.
  static func subject(of message: String) -> [String]? {
    if message.utf8.contains(UInt8(ascii: "{")) { return nil }
    let sentence = message.prefix { !".!?,;:()".contains($0) }
    var words = words(of: String(sentence))[...]
    if words.first == "please" { words = words.dropFirst() }
    var isRequest = false
    if let first = words.first, requests.contains(first) {
      isRequest = true
      words = words.dropFirst()
    }
    var isYours = false
    if let first = words.first, first == "your" || first == "the" {
      isYours = first == "your"
      words = words.dropFirst()
    }
    if !isRequest {
      guard let verb = words.firstIndex(where: { verbs.contains($0) }) else { return nil }
      words = words[..<verb]
    }
    guard let first = words.first else { return nil }
    if words.count == 1, pronouns.contains(first) || kinds.contains(first) && !isYours {
      return nil
    }
    return Array(words)
  }

  /// The words of a label, a message, or a name such as `emailAddress` or `email_address`.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var followsSmallLetter = false
    for character in text {
      if character.isUppercase, followsSmallLetter, !word.isEmpty {
        words.append(word)
        word = ""
      }
      followsSmallLetter = character.isLowercase
      if character.isLetter || character.isNumber {
        word += character.lowercased()
      } else if character != "-", !word.isEmpty {
        words.append(word)
        word = ""
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }
}
