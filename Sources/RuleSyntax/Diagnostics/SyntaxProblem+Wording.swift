extension SyntaxProblem {
  package var wording: (code: String, message: String) {
    switch self {
    case .notARuleFile(let reason): ("E0101", "this is not a rule file: \(reason.rawValue)")
    case .notUTF8(let byte): ("E0102", "byte \(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8")
    case .unexpectedCharacter(let scalar):
      ("E0103", "unexpected character \(VisibleText.describe(scalar))")
    case .invisibleCharacter(let scalar): ("E0104", "unexpected \(VisibleText.describe(scalar))")
    case .directionControl(let scalar):
      ("E0105", "\(VisibleText.describe(scalar)) changes the order of displayed characters")
    case .byteOrderMark: ("E0106", "byte order mark (U+FEFF) inside the file")
    case .foreignQuotes: ("E0107", "texts need straight double quotes")
    case .foreignOperator(let written, let meant):
      ("E0108", "use '\(meant)' instead of '\(written)'")
    case .foreignComment(let written): ("E0109", "comments start with '#', not '\(written)'")
    case .foreignLetter(let scalar, let name):
      ("E0110", "\(VisibleText.describe(scalar)) in the name \(quoted: name)")
    case .unterminatedString: ("E0111", "text without a closing quote")
    case .unknownEscape(let scalar):
      ("E0112", "unknown escape '\\\(VisibleText.of(String(scalar)))'")
    case .malformedScalarEscape: ("E0113", "'\\u{…}' is not a character")
    case .unterminatedPattern: ("E0114", "pattern without a closing '/'")
    case .unknownPatternFlag(let flag): ("E0115", "unknown pattern flag \(quoted: flag)")
    case .repeatedPatternFlag(let flag): ("E0116", "pattern flag '\(flag)' is given twice")
    case .unterminatedName: ("E0117", "name without a closing backquote")
    case .nameTooLong(let limit): ("E0805", "a name can have at most \(limit) bytes")
    case .emptyName: ("E0118", "a name in backquotes must not be empty")
    case .malformedNumber(let fault): ("E0119", fault.rawValue)
    case .unknownUnit(let unit): ("E0120", "unknown unit \(quoted: unit)")
    case .directionControlInText(let scalar):
      ("W0101", "\(VisibleText.describe(scalar)) changes the order of displayed characters")

    case .expectedDeclaration(let found): ("E0201", "expected a declaration, found \(found)")
    case .expected(let what, let found): ("E0202", "expected \(what), found \(found)")
    case .missingClosingBrace: ("E0203", "missing '}'")
    case .missingOpeningBrace(let owner): ("E0204", "missing '{' after \(owner)")
    case .braceOnNextLine: ("E0205", "put '{' on the same line")
    case .missingClosingBracket(let bracket): ("E0206", "missing '\(bracket)'")
    case .missingSeparator(let found): ("E0207", "missing line end or ';' before \(found)")
    case .messageBeforeCheck: ("E0208", "a message comes after its check")
    case .messageInsideExpression:
      ("E0209", "a message ends a check or follows a part in parentheses")
    case .secondMessage: ("E0210", "a check can have only one message")
    case .reservedWord(let word): ("E0211", "'\(word)' is a reserved word")
    case .expectedName(let owner, let found):
      ("E0212", "expected the name of \(owner), found \(found)")
    case .argumentsWithoutParentheses(let rule):
      ("E0213", "arguments to '\(rule)' must be in parentheses")
    case .argumentAfterColon(let rule): ("E0214", "unexpected ':' after '\(rule)'")
    case .unknownWord(let word, let place): ("E0215", "unknown word '\(word)' \(place)")
    case .misplacedStatement(let word, let place): ("E0216", "'\(word)' does not belong \(place)")
    case .incompleteCondition(let path):
      ("E0217", "the condition doesn't say what to test about '\(path)'")
    case .assignmentInCondition: ("E0218", "compare values with '=='")
    case .missingColon(let what): ("E0219", "missing ':' before \(what)")
    case .headerOrder(let part, let other): ("E0220", "\(part) comes before \(other)")
    case .misplacedAnnotation:
      ("E0221", "put annotations at the end of the line, before the '{'")
    case .otherwiseWithoutWhen: ("E0222", "'otherwise' without a 'when'")
    case .misplacedVersion: ("E0223", "the version must be alone on the first line")
    case .indexTooLarge(let index): ("E0224", "\(index) is too large for an index")
    case .unexpectedClosing(let bracket): ("E0225", "unexpected '\(bracket)'")
    case .missingComma(isOnNextLine: false): ("E0226", "missing ','")
    case .missingComma(isOnNextLine: true):
      ("E0226", "a ',' goes at the end of a line, not at its beginning")
    case .comparisonOutsideCondition(let word):
      ("E0227", "'\(word)' belongs in a condition, after 'check' or 'when'")
    case .missingFieldWord(let name): ("E0228", "missing 'field' before '\(name)'")
    case .valueAfterIs: ("E0229", "'is' needs a rule; compare values with '=='")
    case .foreignNotation(let what, let notation):
      ("E0230", "\(what) is written as in \(notation)")
    case .formWordOrder: ("E0260", "'closed' comes before 'exact'")

    case .aggregateWithoutList(let name):
      ("E0255", "'\(name)' takes one value of each item of a list")
    case .countOfValue: ("E0256", "'count' takes only a list, because it counts items")
    case .unknownListFunction(let name): ("E0293", "unknown list function '\(name)'")
    case .conditionAsValue: ("E0294", "expected a value, found a condition")
    case .spaceBeforeUnit(let written): ("E0241", "no space before the unit: '\(written)'")
    case .sourceTooLarge(let bytes, let limit):
      ("E0801", "the file has \(bytes) bytes; a rule file can have at most \(limit)")
    case .longChain(let limit):
      ("E0850", "more than \(limit) conditions in a chain of 'otherwise when'")
    case .nestedTooDeeply(let limit): ("E0802", "nested more than \(limit) levels deep")
    case .longOperand(let limit): ("E0804", "an operand can have at most \(limit) parts")
    case .tooManyDiagnostics(let shown, let hidden):
      ("E0803", "\(hidden) more are not shown; at most \(shown) are shown for a file")
    }
  }
}
