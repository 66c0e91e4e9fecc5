/// A character in a mask: `Character`, or `UInt8` as the fast path for ASCII text.
protocol MaskUnit: Sendable, Hashable {
  /// The digit 0, which begins a number such as `07`.
  static var zero: Self { get }

  /// The character as a digit; nil for any other.
  var digit: UInt8? { get }

  /// Whether a place of this kind accepts the character.
  func isOf(_ kind: MaskCharacterKind) -> Bool

  /// Whether the character typically separates parts of a text: a space, punctuation, an operator.
  var separates: Bool { get }

  /// Whether two adjacent characters never combine into one.
  static var neverJoins: Bool { get }

  /// The characters as UTF-8.
  static func bytes(of units: [Self]) -> [UInt8]

  /// The characters of the concatenated text; fewer if some combine.
  static func segmented(_ units: [Self]) -> [Self]
}

extension UInt8: MaskUnit {
  static var zero: UInt8 { UInt8(ascii: "0") }

  var digit: UInt8? { isDigit ? self - .zero : nil }

  func isOf(_ kind: MaskCharacterKind) -> Bool {
    switch kind {
    case .digit, .firstDigit, .secondDigit: isDigit
    case .letter: isLetter
    case .letterOrDigit: isDigit || isLetter
    }
  }

  var separates: Bool {
    (0x20...0x7E).contains(self) && !isOf(.letterOrDigit)
  }

  static var neverJoins: Bool { true }

  static func bytes(of units: [UInt8]) -> [UInt8] { units }

  static func segmented(_ units: [UInt8]) -> [UInt8] { units }

  private var isDigit: Bool { self &- .zero < 10 }

  private var isLetter: Bool {
    (self | 0x20) &- UInt8(ascii: "a") < 26
  }
}

extension Character: MaskUnit {
  static var zero: Character { "0" }

  var digit: UInt8? { soleByte?.digit }

  func isOf(_ kind: MaskCharacterKind) -> Bool {
    if let byte = soleByte { return byte.isOf(kind) }
    switch kind {
    case .digit, .firstDigit, .secondDigit: return false
    case .letter, .letterOrDigit: return isMarkedLetter
    }
  }

  var separates: Bool {
    if let byte = soleByte { return byte.separates }
    return isPunctuation || isMathSymbol || isWhitespace && !isNewline
  }

  static var neverJoins: Bool { false }

  static func bytes(of units: [Character]) -> [UInt8] { Array(String(units).utf8) }

  /// Whether the two combine into one character when adjacent.
  static func joins(_ first: Character, _ second: Character) -> Bool {
    guard first.soleByte == nil || second.soleByte == nil || first == "\r" else { return false }
    return String([first, second]).count < 2
  }

  static func segmented(_ units: [Character]) -> [Character] { Array(String(units)) }

  /// The character's UTF-8 byte if it has only one; `asciiValue` would map `\r\n` to a line feed.
  private var soleByte: UInt8? {
    utf8.count == 1 ? utf8.first : nil
  }

  private var isMarkedLetter: Bool {
    guard let first = unicodeScalars.first, first.properties.isAlphabetic else { return false }
    return unicodeScalars.dropFirst().allSatisfy {
      $0.isMark || $0.properties.isAlphabetic || $0.properties.isJoinControl
    }
  }
}
