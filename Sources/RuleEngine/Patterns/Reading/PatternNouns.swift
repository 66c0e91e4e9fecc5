/// The noun, singular and plural, for what a pattern matches at one position.
struct PatternNoun: Sendable, Hashable {
  var one: String
  var many: String

  init(_ one: String, _ many: String) {
    self.one = one
    self.many = many
  }
}

extension PatternNoun {
  /// The noun for a class.
  init(_ characters: PatternClass) {
    if characters.items.isEmpty {
      self.init("any character", "characters of any kind")
      return
    }
    let nouns = PatternNoun.nouns(for: characters.items)
    let one = PatternNoun.list(nouns.map(\.one))
    let many = PatternNoun.list(nouns.map(\.many))
    if characters.isNegated {
      self.init("any character but \(one)", "characters other than \(many)")
    } else {
      self.init(one, many)
    }
  }

  /// A single character: in quotes, or by name if it is invisible.
  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case " ": self.init("a space", "spaces")
    case "\t": self.init("a tab", "tabs")
    case "\n": self.init("a line feed", "line feeds")
    case "\"": self.init("a quotation mark", "quotation marks")
    case "\r": self.init("a carriage return", "carriage returns")
    case _:
      let text = scalar.isUnseen ? scalar.number : "\"\(scalar)\""
      self.init(text, text)
    }
  }

  /// Joins alternatives: `a, b or c`.
  static func list(_ words: [String]) -> String {
    words.isEmpty ? "nothing" : words.listed(with: "or")
  }

  // MARK: Items of classes

  /// The most single characters to list individually.
  private static let mostListed = 4

  private static func nouns(for items: [PatternClass.Item]) -> [PatternNoun] {
    var nouns: [PatternNoun] = []
    var seen = ""
    var count = 0
    for item in items {
      switch item {
      case .range(let range) where range.lowerBound < range.upperBound:
        nouns.append(noun(for: range))
      case .range(let range) where !range.lowerBound.isUnseen:
        seen.unicodeScalars.append(range.lowerBound)
        count += 1
      case .range(let range): nouns.append(PatternNoun(range.lowerBound))
      case .named(let kind, _): if let noun = kind.noun { nouns.append(noun) }
      }
    }
    if count > mostListed {
      nouns.append(PatternNoun("one of \(seen)", "any of \(seen)"))
    } else {
      nouns += seen.unicodeScalars.map { PatternNoun($0) }
    }
    return nouns
  }

  private static let rangeNouns: [(range: ClosedRange<Unicode.Scalar>, noun: PatternNoun)] = [
    ("a"..."z", PatternNoun("a lowercase letter", "lowercase letters")),
    ("A"..."Z", PatternNoun("a capital letter", "capital letters")),
    ("0"..."9", PatternNoun("a digit", "digits")),
  ]

  private static func noun(for range: ClosedRange<Unicode.Scalar>) -> PatternNoun {
    let known = rangeNouns.first {
      $0.range.contains(range.lowerBound) && $0.range.contains(range.upperBound)
    }
    if let known, known.range == range { return known.noun }
    let noun = known?.noun ?? PatternNoun("a character", "characters")
    let bounds = [range.lowerBound, range.upperBound].map {
      $0.isUnseen ? $0.number : String($0)
    }
    let words = " from \(bounds[0]) to \(bounds[1])"
    return PatternNoun(noun.one + words, noun.many + words)
  }
}

extension PatternClass.Item {
  /// Whether it can be described.
  var hasWords: Bool {
    switch self {
    case .range: true
    case .named(let kind, let isNegated): !isNegated && kind.noun != nil
    }
  }
}

extension PatternCharacterKind {
  /// Nil if there are no words for it.
  fileprivate var noun: PatternNoun? {
    switch self {
    case .digit, .property("Nd"):
      PatternNoun("a digit of any script", "digits of any script")
    case .wordCharacter:
      PatternNoun(
        "a word character (letter, number or _)",
        "word characters (letters, numbers or _)"
      )
    case .whiteSpace:
      PatternNoun("a white space character", "white space characters")
    case .horizontalSpace:
      PatternNoun("a space or tab of any kind", "spaces or tabs of any kind")
    case .verticalSpace:
      PatternNoun("a line end character", "line end characters")
    case .property(let name): PatternCharacterKind.nouns[name]
    case .hexadecimalDigit, .ascii: nil
    }
  }

  private static let nouns = [
    "L": PatternNoun("a letter of any script", "letters of any script"),
    "Lu": PatternNoun("a capital letter of any script", "capital letters of any script"),
    "Ll": PatternNoun("a lowercase letter of any script", "lowercase letters of any script"),
    "M": PatternNoun("a mark on a letter", "marks on letters"),
    "N": PatternNoun("a number of any script", "numbers of any script"),
    "P": PatternNoun("a punctuation mark", "punctuation marks"),
    "S": PatternNoun("a symbol", "symbols"),
    "Zs": PatternNoun("a space of any kind", "spaces of any kind"),
  ]
}
