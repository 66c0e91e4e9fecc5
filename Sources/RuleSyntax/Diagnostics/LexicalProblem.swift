/// What can be wrong with the characters of a rule file.
package enum LexicalProblem: Problem {
  /// Why a file is no text.
  package enum NonText: Sendable, Hashable {
    case nulByte, utf16, notText
  }

  /// How a number is miswritten.
  package enum NumberFault: Sendable, Hashable {
    /// `1.`
    case nothingAfterPoint
    /// `.5`
    case nothingBeforePoint
    /// `1.2.3`
    case severalPoints
    /// `1e5`
    case exponent
    /// `1_000`
    case groupedDigits
  }

  /// An image, an archive, a text in UTF-16.
  case notARuleFile(NonText)
  /// The byte `E9` alone, as a text in Latin-1 has it.
  case notUTF8(byte: UInt8)
  /// `required §`
  case unexpectedCharacter(Unicode.Scalar)
  /// `required` and a no-break space
  case invisibleCharacter(Unicode.Scalar)
  /// A character that turns the direction of what is shown, outside texts and comments.
  case directionControl(Unicode.Scalar)
  /// A byte order mark that is not the first character.
  case byteOrderMark
  /// `“text”` or `'text'`
  case foreignQuotes
  /// `email && url`
  case foreignOperator(written: String, meant: String)
  /// `// comment`
  case foreignComment(String)
  /// `field größe`
  case foreignLetter(Unicode.Scalar, name: String)
  /// `"text`
  case unterminatedString
  /// `"\d"`
  case unknownEscape(Unicode.Scalar)
  /// `"\u{D800}"`
  case malformedScalarEscape
  /// `/[a-z]`
  case unterminatedPattern
  /// `/[a-z]/g`
  case unknownPatternFlag(String)
  /// `/[a-z]/ii`
  case repeatedPatternFlag(String)
  /// A back-quote without the second one.
  case unterminatedName
  /// Two back-quotes with nothing between them.
  case emptyName
  /// `1e5`
  case malformedNumber(NumberFault)
  /// `5sec`
  case unknownUnit(String)
  /// A character that turns the direction of what is shown, in a text, pattern or comment.
  case directionControlInText(Unicode.Scalar)
}
