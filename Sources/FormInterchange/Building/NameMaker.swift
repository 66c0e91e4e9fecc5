package import RuleSyntax

/// Generates names that are unique within a scope.
package struct NameMaker {
  private var taken: Set<String> = []
  /// The next number to try for each name already requested.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// Reserves names that must never be returned.
  package init(except taken: Set<String>) {
    self.taken = taken
  }

  /// The name itself, or with a number appended if it is taken: `name_2`.
  package mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = numbers[name] ?? 2
    while !taken.insert(candidate).inserted {
      candidate = "\(name)_\(number)"
      number += 1
    }
    numbers[name] = number
    return candidate
  }
}

extension Name {
  /// Whether the text is a valid name in a rule file, quoted if necessary.
  package static func canBe(_ text: String) -> Bool {
    1...SyntaxLimits.nameBytes ~= text.utf8.count
      && !text.unicodeScalars.contains { ["`", "\n", "\r", "\0"].contains($0) }
  }

  /// Converts a text to a name that needs no backquotes: `Sign up!` and `signUp` become `sign_up`.
  ///
  /// A text without any ASCII letter or digit becomes `fallback`.
  package static func identifier(for text: String, orElse fallback: String) -> String {
    var words: [String] = []
    var word = ""
    var previous: Character?
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let isWord = character.isASCII && (character.isLetter || character.isNumber)
      // `keyURLPath` is three words: a capital begins one after a lowercase letter or before one.
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      let beginsWord =
        character.isUppercase && previous.map { !$0.isUppercase || next.isLowercase } ?? false
      if !isWord || beginsWord {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isWord { word += character.lowercased() }
      previous = isWord ? character : nil
    }
    if !word.isEmpty { words.append(word) }
    let name = String(words.joined(separator: "_").prefix(SyntaxLimits.nameBytes / 2))
    if name.isEmpty { return fallback }
    let isPlain = Name(name).isPlain
    return isPlain ? name : "\(fallback)_\(name)"
  }
}

extension Annotation {
  /// The annotation name for a member of another format, in the style of rule files.
  ///
  /// Avoids `@secret`, which has a meaning in the language that the member does not have.
  static func word(for member: String) -> String {
    let word = Name.identifier(for: member, orElse: "member")
    return word == "secret" ? "member_secret" : word
  }
}
