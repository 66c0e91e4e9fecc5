/// What a byte begins, outside texts and comments.
enum ByteClass: UInt8 {
  case space
  case lineFeed
  case carriageReturn
  case semicolon
  case hash
  case letter
  case digit
  case doubleQuote
  case singleQuote
  case slash
  case backQuote
  /// A token of one byte, see `TokenKind.ofSingleByte`.
  case punctuation
  /// A byte that begins tokens of several bytes.
  case operatorStart
  case dot
  case nonASCII
  case unexpected

  /// Whether it is a space or ends a line.
  var isBlank: Bool { self == .space || self == .lineFeed || self == .carriageReturn }

  /// The class of each byte.
  static let table: [ByteClass] = (0...255).map { classify(UInt8($0)) }

  private static func classify(_ byte: UInt8) -> ByteClass {
    switch byte {
    case 0x20, 0x09: .space
    case 0x0A: .lineFeed
    case 0x0D: .carriageReturn
    case UInt8(ascii: ";"): .semicolon
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "\""): .doubleQuote
    case UInt8(ascii: "'"): .singleQuote
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "`"): .backQuote
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "|"):
      .operatorStart
    case 0x80...0xFF: .nonASCII
    default: TokenKind.ofSingleByte(byte) == nil ? .unexpected : .punctuation
    }
  }
}

extension TokenKind {
  /// The token that `byte` is by itself, whatever follows.
  static func ofSingleByte(_ byte: UInt8) -> TokenKind? {
    switch byte {
    case UInt8(ascii: "("): .leftParenthesis
    case UInt8(ascii: ")"): .rightParenthesis
    case UInt8(ascii: "["): .leftBracket
    case UInt8(ascii: "]"): .rightBracket
    case UInt8(ascii: "{"): .leftBrace
    case UInt8(ascii: "}"): .rightBrace
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "-"): .minus
    case UInt8(ascii: "@"): .at
    default: nil
    }
  }
}
