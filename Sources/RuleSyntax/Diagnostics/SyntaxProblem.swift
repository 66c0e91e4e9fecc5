/// The problems of a rule file's characters, token order and size.
package enum SyntaxProblem: Problem {
  /// Why a file is not text.
  package enum NonText: String, Sendable, Hashable {
    case nulByte = "it contains a NUL byte"
    case utf16 = "it is UTF-16, not UTF-8"
    case notText = "it is not text in UTF-8"
  }

  /// Mistakes in a number.
  package enum NumberFault: String, Sendable, Hashable {
    /// `1.`
    case nothingAfterPoint = "a number needs a digit after the decimal point"
    /// `.5`
    case nothingBeforePoint = "a number needs a digit before the decimal point"
    /// `1.2.3`
    case severalPoints = "a number can have only one decimal point"
    /// `1e5`
    case exponent = "numbers are written without an exponent"
    /// `1_000`
    case groupedDigits = "digits can't be grouped"
  }

  // Characters

  /// An image, an archive, text in UTF-16.
  case notARuleFile(NonText)
  /// The single byte `E9`, as in Latin-1 text.
  case notUTF8(byte: UInt8)
  /// `required §`
  case unexpectedCharacter(Unicode.Scalar)
  /// `required` and a no-break space
  case invisibleCharacter(Unicode.Scalar)
  /// A character that changes the display direction, outside texts and comments.
  case directionControl(Unicode.Scalar)
  /// A byte order mark other than the first character.
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
  /// A backquote without the second one.
  case unterminatedName
  /// Two backquotes with nothing between them.
  case emptyName
  case nameTooLong(limit: Int)
  /// `1e5`
  case malformedNumber(NumberFault)
  /// `5sec`
  case unknownUnit(String)
  /// A character that changes the display direction, in a text, pattern or comment.
  case directionControlInText(Unicode.Scalar)

  // The order of tokens

  /// `hello` at the top level
  case expectedDeclaration(found: String)
  /// `import email`
  case expected(String, found: String)
  /// `form a {`
  case missingClosingBrace
  /// `form a`
  case missingOpeningBrace(after: String)
  /// `form a` with `{` in the next line
  case braceOnNextLine
  /// `min_length(6`
  case missingClosingBracket(String)
  /// `required email`
  case missingSeparator(found: String)
  /// `field a { "Message." required }`
  case messageBeforeCheck
  /// `email "Message." or url`
  case messageInsideExpression
  /// `email "Message." "Another."`
  case secondMessage
  /// `field when`
  case reservedWord(String)
  /// `field { required }`
  case expectedName(of: String, found: String)
  /// `min_length 6`
  case argumentsWithoutParentheses(rule: String)
  /// `required: true`
  case argumentAfterColon(rule: String)
  /// `feild email`
  case unknownWord(String, place: String)
  /// `filter digits` in a form
  case misplacedStatement(String, place: String)
  /// `when country { … }`
  case incompleteCondition(String)
  /// `when country = "GB" { … }`
  case assignmentInCondition
  /// `field age integer`
  case missingColon(before: String)
  /// `field age "Age": integer`
  case headerOrder(String, before: String)
  /// `field password { @secret }`
  case misplacedAnnotation
  /// `otherwise { … }` alone
  case otherwiseWithoutWhen
  /// A `when` with more than 40 branches in its chain of `otherwise when`
  case longChain(limit: Int)
  /// `rules 1` after a declaration
  case misplacedVersion
  /// `addresses[99999999999999999999]`
  case indexTooLarge(String)
  /// A closing bracket without an opening one.
  case unexpectedClosing(String)
  /// `between(1 5)`
  case missingComma(isOnNextLine: Bool)
  /// `age >= 18` as a check
  case comparisonOutsideCondition(String)
  /// `email: text { … }` in a form
  case missingFieldWord(name: String)
  /// `country is "GB"`
  case valueAfterIs
  /// `<input name="email">`
  case foreignNotation(String, notation: String)

  /// `average(amount of lines)`
  case unknownListFunction(String)
  /// `let isAdult = age >= 18`
  case conditionAsValue
  /// `sum(amount)`, `min(a, b)`
  case aggregateWithoutList(String)
  case countOfValue
  /// `today - 18 y`
  case spaceBeforeUnit(String)
  /// `exact closed form a`
  case formWordOrder

  // Size

  /// A file above the size limit.
  case sourceTooLarge(bytes: Int, limit: Int)
  /// Parentheses, blocks or lists that are nested more deeply than the stack allows.
  case nestedTooDeeply(limit: Int)
  /// An operand with too many values, signs, parentheses and functions.
  case longOperand(limit: Int)
  /// More diagnostics than are shown for one file.
  case tooManyDiagnostics(shown: Int, hidden: Int)
}
