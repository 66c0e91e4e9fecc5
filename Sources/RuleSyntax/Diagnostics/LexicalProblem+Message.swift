extension LexicalProblem {
  package var code: String {
    switch self {
    case .notARuleFile: "E0101"
    case .notUTF8: "E0102"
    case .unexpectedCharacter: "E0103"
    case .invisibleCharacter: "E0104"
    case .directionControl: "E0105"
    case .byteOrderMark: "E0106"
    case .foreignQuotes: "E0107"
    case .foreignOperator: "E0108"
    case .foreignComment: "E0109"
    case .foreignLetter: "E0110"
    case .unterminatedString: "E0111"
    case .unknownEscape: "E0112"
    case .malformedScalarEscape: "E0113"
    case .unterminatedPattern: "E0114"
    case .unknownPatternFlag: "E0115"
    case .repeatedPatternFlag: "E0116"
    case .unterminatedName: "E0117"
    case .emptyName: "E0118"
    case .malformedNumber: "E0119"
    case .unknownUnit: "E0120"
    case .directionControlInText: "W0101"
    }
  }

  package var message: String {
    switch self {
    case .notARuleFile(let reason): "this is not a rule file: \(reason.message)"
    case .notUTF8(let byte): "byte \(hexadecimal(UInt32(byte), digits: 2)) is not UTF-8"
    case .unexpectedCharacter(let scalar): "unexpected character \(VisibleText.describe(scalar))"
    case .invisibleCharacter(let scalar): "unexpected \(VisibleText.describe(scalar))"
    case .directionControl(let scalar):
      "\(VisibleText.describe(scalar)) changes the order of what is shown"
    case .byteOrderMark: "byte order mark (U+FEFF) inside the file"
    case .foreignQuotes: "texts stand in straight double quotes"
    case .foreignOperator(let written, let meant): "'\(written)' is written '\(meant)'"
    case .foreignComment(let written): "'\(written)' begins no comment; '#' does"
    case .foreignLetter(let scalar, let name):
      "\(VisibleText.describe(scalar)) in the name '\(VisibleText.of(name))'"
    case .unterminatedString: "text without its closing quote"
    case .unknownEscape(let scalar): "unknown escape '\\\(VisibleText.of(String(scalar)))'"
    case .malformedScalarEscape: "'\\u{…}' names no character"
    case .unterminatedPattern: "pattern without its closing '/'"
    case .unknownPatternFlag(let flag): "unknown pattern flag '\(VisibleText.of(flag))'"
    case .repeatedPatternFlag(let flag): "pattern flag '\(flag)' is given twice"
    case .unterminatedName: "name without its closing back-quote"
    case .emptyName: "a name in back-quotes must not be empty"
    case .malformedNumber(let fault): fault.message
    case .unknownUnit(let unit): "unknown unit '\(VisibleText.of(unit))'"
    case .directionControlInText(let scalar):
      "\(VisibleText.describe(scalar)) changes the order of what is shown"
    }
  }

  /// Every code, with the title of its page.
  package static let all: [ProblemDescription] = [
    ProblemDescription("E0101", "not a rule file"),
    ProblemDescription("E0102", "not UTF-8"),
    ProblemDescription("E0103", "unexpected character"),
    ProblemDescription("E0104", "invisible or unusual space character"),
    ProblemDescription("E0105", "direction control character"),
    ProblemDescription("E0106", "byte order mark inside the file"),
    ProblemDescription("E0107", "other quotes than straight double ones"),
    ProblemDescription("E0108", "operator of another language"),
    ProblemDescription("E0109", "comment of another language"),
    ProblemDescription("E0110", "name with other letters than a to z"),
    ProblemDescription("E0111", "text without its closing quote"),
    ProblemDescription("E0112", "unknown escape"),
    ProblemDescription("E0113", "escape that names no character"),
    ProblemDescription("E0114", "pattern without its closing slash"),
    ProblemDescription("E0115", "unknown pattern flag"),
    ProblemDescription("E0116", "pattern flag given twice"),
    ProblemDescription("E0117", "name without its closing back-quote"),
    ProblemDescription("E0118", "empty name"),
    ProblemDescription("E0119", "malformed number"),
    ProblemDescription("E0120", "unknown unit"),
    ProblemDescription("W0101", "direction control character in a text"),
  ]
}

extension LexicalProblem.NonText {
  var message: String {
    switch self {
    case .nulByte: "it holds a NUL byte"
    case .utf16: "it is UTF-16, not UTF-8"
    case .notText: "it is not text in UTF-8"
    }
  }
}

extension LexicalProblem.NumberFault {
  var message: String {
    switch self {
    case .nothingAfterPoint: "a number needs a digit after its point"
    case .nothingBeforePoint: "a number needs a digit before its point"
    case .severalPoints: "a number has one point at most"
    case .exponent: "numbers are written without an exponent"
    case .groupedDigits: "digits are not grouped"
    }
  }
}
