internal import RuleEngine

extension JSONFault {
  /// What is wrong, in words for people, without the place.
  var message: String {
    switch reason {
    case .notUTF8: "not UTF-8"
    case .utf16: "not UTF-8 but UTF-16: save the file as UTF-8"
    case .unexpectedEnd: "unexpected end of the text"
    case .unclosedString: "unexpected end of the text in a string"
    case .expectedValue(let found): "expected a value, found \(found.shown)"
    case .expectedName(let found): "expected a member's name in quotes, found \(found.shown)"
    case .expectedColon(let found): "expected ':' after a member's name, found \(found.shown)"
    case .expectedCommaOrBrace(let found):
      "expected ',' or '}' after a value, found \(found.shown)"
    case .expectedCommaOrBracket(let found):
      "expected ',' or ']' after a value, found \(found.shown)"
    case .expectedEnd(let found): "expected nothing more after the value, found \(found.shown)"
    case .unknownWord(let word): "expected a value, found '\(word)'"
    case .expectedDigit: "expected a digit"
    case .leadingZero: "a number starts with no needless '0'"
    case .controlCharacter(let byte):
      "\(Unicode.Scalar(byte).shown) in a string has to be written as an escape"
    case .unknownEscape: "a '\\' that begins no escape"
    case .incompleteEscape: "expected four hexadecimal digits after '\\u'"
    case .halfSurrogatePair: "half of a surrogate pair without the other half"
    case .tooDeep(let limit): "more than \(limit) objects and lists in each other"
    case .repeatedMember(let name): "duplicate key '\(name)'"
    case .tooManyDigits:
      "a number of more than \(Number.significantDigits) significant digits"
    case .outOfMemory: "not enough memory"
    }
  }
}
