/// A lexeme: its kind and its range.
package struct Token: Sendable, Hashable {
  package var kind: TokenKind
  package var range: SourceRange
}

/// What a token is.
package enum TokenKind: UInt8, Sendable, Hashable, CaseIterable {
  // Trivia: seen by the formatter, but not by the parser.
  /// From `#` to the end of the line, without the line end.
  case comment
  /// A line end that separates nothing, because the statement continues.
  case lineEnd

  /// A run of line ends and `;`; its range is that of the first one.
  case separator
  case name
  /// A name in backquotes.
  case quotedName

  case and, or, not, `in`, `is`, `true`, `false`, null, today, now, when, otherwise, on, warn, each

  /// Only digits.
  case integer
  /// Digits with a fraction.
  case number
  case duration
  case size
  case string
  case pattern

  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, dot, ellipsis, plus, minus, times, slash, at, equals
  case equalTo, notEqualTo, less, lessOrEqual, greater, greaterOrEqual

  /// Invalid input, which the lexer has reported.
  case unknown
  /// The end of the text; not in the token list, but in the parser's cursor.
  case endOfFile
}

// MARK: - Groups of kinds

extension TokenKind {
  /// Whether the parser skips it.
  package var isTrivia: Bool { self == .comment || self == .lineEnd }

  /// Whether it is a word that can't be a name without backquotes.
  package var isReservedWord: Bool {
    TokenKind.and.rawValue <= rawValue && rawValue <= TokenKind.each.rawValue
  }

  /// Whether it is a text, a number or a truth value.
  var isLiteral: Bool { [.string, .integer, .number, .true, .false].contains(self) }

  /// Whether it closes parentheses, a list, an object or a block.
  var closesBracket: Bool {
    self == .rightParenthesis || self == .rightBracket || self == .rightBrace
  }

  /// The kind that closes the bracket that it opens; nil if it opens none.
  var closing: TokenKind? {
    switch self {
    case .leftParenthesis: .rightParenthesis
    case .leftBracket: .rightBracket
    case .leftBrace: .rightBrace
    case _: nil
    }
  }

  /// Whether a statement continues on the next line if a line ends with it.
  var continuesAfter: Bool {
    self == .and || self == .or || self == .not || self == .comma
      || self == .leftParenthesis || self == .leftBracket || self == .leftBrace
      || arithmetic != nil
  }

  /// The operator that it represents in an operand.
  var arithmetic: ArithmeticOperator? {
    switch self {
    case .plus: .add
    case .minus: .subtract
    case .times: .multiply
    case .slash: .divide
    case _: nil
    }
  }

  /// Whether an operand can end with it, so that a following `/` divides.
  var endsOperand: Bool {
    switch self {
    case .name, .quotedName, .true, .false, .today, .now, .integer, .number, .duration, .size,
      .string, .rightParenthesis, .rightBracket:
      true
    case _: false
    }
  }

  /// Whether a line that begins with it continues the previous one.
  var continuesBefore: Bool {
    self == .and || self == .or || self == .rightParenthesis || self == .rightBracket
      || self == .string
  }

  /// The token that `byte` always represents by itself.
  init?(punctuation byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("): self = .leftParenthesis
    case UInt8(ascii: ")"): self = .rightParenthesis
    case UInt8(ascii: "["): self = .leftBracket
    case UInt8(ascii: "]"): self = .rightBracket
    case UInt8(ascii: "{"): self = .leftBrace
    case UInt8(ascii: "}"): self = .rightBrace
    case UInt8(ascii: ","): self = .comma
    case UInt8(ascii: ":"): self = .colon
    case UInt8(ascii: "+"): self = .plus
    case UInt8(ascii: "-"): self = .minus
    case UInt8(ascii: "*"): self = .times
    case UInt8(ascii: "@"): self = .at
    default: return nil
    }
  }

  /// The operator that it represents in a condition.
  var comparison: ComparisonOperator? { TokenKind.comparisons[self] }

  private static let comparisons: [TokenKind: ComparisonOperator] = [
    .equalTo: .equal, .notEqualTo: .notEqual, .less: .less, .lessOrEqual: .lessOrEqual,
    .greater: .greater, .greaterOrEqual: .greaterOrEqual,
  ]
}
