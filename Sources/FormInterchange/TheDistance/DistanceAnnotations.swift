import FormData
import RuleSyntax

/// Turns what only concerns the screen of a question into annotations.
struct DistanceAnnotations {
  private static let words = [
    "keyboard_type": "keyboard", "date_format_style": "date_style",
    "time_format_style": "time_style",
  ]

  /// Members whose texts name a case of an enumeration, in either style.
  private static let enumerations: [String: [String]] = [
    "keyboard_type": [
      "default", "ASCIICapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch",
    ],
    "capitalization": ["none", "words", "sentences", "allCharacters"],
    "date_format_style": ["short", "medium", "long", "full"],
    "time_format_style": ["short", "medium", "long", "full"],
  ]

  /// What else the library knows of a question.
  private static let known: Set<String> = [
    "subtitle", "auto_correction", "secure_text_entry", "minute_interval", "selection_type",
  ]

  private(set) var annotations: [Annotation] = []
  private var names = NameMaker()

  mutating func add(_ name: String, _ arguments: [Literal] = []) {
    annotations.append(Annotation(names.unique(name), arguments))
  }

  mutating func add(appearanceOf question: DistanceQuestion, _ source: inout ImportedText) {
    for (name, member) in question.appearance {
      let word = DistanceAnnotations.words[name] ?? Annotation.word(for: name)
      if name == "secure_text_entry", let isSecret = member.value.boolean {
        if isSecret { add("secret") }
      } else if let cases = DistanceAnnotations.enumerations[name], let text = member.value.text {
        add(word, [.text(self.word(text, among: cases, member, question, &source))])
      } else {
        if !DistanceAnnotations.known.contains(name) {
          source.note(
            .remark,
            at: member.offset,
            path: question.key,
            keyword: name,
            "TheDistanceForms does not know it; it is carried as an annotation"
          )
        }
        add(word, [member.value.literal])
      }
    }
  }

  /// The case that a text names, in words of a rule file.
  private func word(
    _ text: String,
    among cases: [String],
    _ member: JSONTree.Member,
    _ question: DistanceQuestion,
    _ source: inout ImportedText
  ) -> String {
    let bare = text.lowerCamel.lowercased()
    guard let known = cases.first(where: { $0.lowercased() == bare }) else {
      let hint = Suggestion.closest(to: text, among: cases).map { "; did you mean '\($0)'?" } ?? ""
      source.note(
        .remark,
        at: member.value.offset,
        path: question.key,
        keyword: member.name,
        "there is no '\(text)'; it is carried as it is written\(hint)"
      )
      return text
    }
    return KeyboardName.word(for: known.prefix(1).uppercased() + known.dropFirst())
      ?? Name.identifier(for: known, orElse: known)
  }
}
