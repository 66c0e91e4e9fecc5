/// A character as masks hold it: `Character`, or `UInt8` for the fast way through ASCII text.
protocol MaskUnit: Sendable, Hashable {
  /// Whether a place of this kind takes the character.
  func isOf(_ kind: MaskCharacterKind) -> Bool

  /// Whether people write the character between parts of a text: a space, punctuation, an operator.
  var separates: Bool { get }

  /// Whether both are the same code points; equal characters may only look the same.
  func isSame(as other: Self) -> Bool

  /// Whether no two characters ever become one.
  static var neverJoins: Bool { get }

  /// The characters of a text, or nil for a text that cannot be held like this.
  static func units(of text: String) -> [Self]?

  /// The text that the characters make.
  static func text(of units: [Self]) -> String

  /// What a question about the text in UTF-8 comes to.
  static func answer(to question: (borrowing Span<UInt8>) -> Bool, of units: [Self]) -> Bool

  /// The characters that the text of these has; fewer where some of them become one.
  static func segmented(_ units: [Self]) -> [Self]
}

extension UInt8: MaskUnit {
  func isOf(_ kind: MaskCharacterKind) -> Bool {
    let isDigit = self &- UInt8(ascii: "0") < 10
    switch kind {
    case .digit: return isDigit
    case .letter: return isLetter
    case .letterOrDigit: return isDigit || isLetter
    }
  }

  var separates: Bool {
    (0x20...0x7E).contains(self) && !isOf(.letterOrDigit)
  }

  func isSame(as other: UInt8) -> Bool {
    self == other
  }

  static var neverJoins: Bool { true }

  static func units(of text: String) -> [UInt8]? {
    let bytes = Array(text.utf8)
    return bytes.areCharacters ? bytes : nil
  }

  static func text(of units: [UInt8]) -> String {
    String(decoding: units, as: UTF8.self)
  }

  static func answer(to question: (borrowing Span<UInt8>) -> Bool, of units: [UInt8]) -> Bool {
    question(units.span)
  }

  static func segmented(_ units: [UInt8]) -> [UInt8] {
    units
  }

  private var isLetter: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26
  }
}

extension Character: MaskUnit {
  func isOf(_ kind: MaskCharacterKind) -> Bool {
    if let byte = soleByte { return byte.isOf(kind) }
    switch kind {
    case .digit: return false
    case .letter, .letterOrDigit: return isMarkedLetter
    }
  }

  var separates: Bool {
    if let byte = soleByte { return byte.separates }
    return isPunctuation || isMathSymbol || isWhitespace && !isNewline
  }

  func isSame(as other: Character) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  static var neverJoins: Bool { false }

  static func units(of text: String) -> [Character]? {
    Array(text)
  }

  static func text(of units: [Character]) -> String {
    String(units)
  }

  static func answer(to question: (borrowing Span<UInt8>) -> Bool, of units: [Character]) -> Bool {
    question(Array(String(units).utf8).span)
  }

  /// Whether the two become one character when one is written after the other.
  static func joins(_ first: Character, _ second: Character) -> Bool {
    guard first.soleByte == nil || second.soleByte == nil || first == "\r" else { return false }
    return String([first, second]).count < 2
  }

  static func segmented(_ units: [Character]) -> [Character] {
    Array(String(units))
  }

  /// The character's byte in UTF-8 if it is but one; `asciiValue` takes `\r\n` for a line feed.
  private var soleByte: UInt8? {
    utf8.count == 1 ? utf8.first : nil
  }

  private var isMarkedLetter: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return unicodeScalars.dropFirst().allSatisfy {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: $0.properties.isAlphabetic || $0.properties.isJoinControl
      }
    }
  }
}
