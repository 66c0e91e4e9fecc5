/// The first thing in a text that RFC 8259 does not allow, and where it is.
///
/// simdjson only reports that a text is refused. This reads a refused text once more, to find
/// people where and why.
struct JSONFault: Error, Hashable {
  enum Reason: Hashable {
    /// `"\xFF"`
    case notUTF8
    /// A text that starts with the byte order mark of UTF-16.
    case utf16
    /// `{"a":`
    case unexpectedEnd
    /// `["a`
    case unclosedString
    /// `{"a": ?}`
    case expectedValue(found: Unicode.Scalar)
    /// `{a: 1}`
    case expectedName(found: Unicode.Scalar)
    /// `{"a" 1}`
    case expectedColon(found: Unicode.Scalar)
    /// `{"a": 1 "b": 2}`
    case expectedCommaOrBrace(found: Unicode.Scalar)
    /// `[1 2]`
    case expectedCommaOrBracket(found: Unicode.Scalar)
    /// `{} {}`
    case expectedEnd(found: Unicode.Scalar)
    /// `[nul]`
    case unknownWord(String)
    /// `[1.]`
    case expectedDigit
    /// `[01]`
    case leadingZero
    /// `["` and a line end before the closing quote.
    case controlCharacter(UInt8)
    /// `["\x"]`
    case unknownEscape
    /// `["\u12"]`
    case incompleteEscape
    /// `["\ud800"]`
    case halfSurrogatePair
    /// More lists and objects in each other than the limit.
    case tooDeep(limit: Int)
    /// `{"a": 1, "a": 2}`, which is JSON, but ambiguous.
    case repeatedMember(String)
    /// A number of more significant digits than can be calculated with.
    case tooManyDigits
    case outOfMemory
  }

  var offset: Int
  var reason: Reason

  /// The text's first fault; nil if it is one JSON value.
  static func first(in text: borrowing Span<UInt8>, depth: Int) -> JSONFault? {
    let invalid = UTF8Fault.first(in: text)
    var search = JSONFaultSearch(depthLimit: depth)
    let fault: JSONFault?
    do throws(JSONFault) {
      try search.value(in: text)
      fault = nil
    } catch let found {
      fault = found
    }
    guard let invalid, invalid <= fault?.offset ?? text.count else { return fault }
    return encoding(of: text, at: invalid)
  }

  /// That the byte at the offset is not part of a code point.
  static func encoding(of text: borrowing Span<UInt8>, at offset: Int) -> JSONFault {
    let isMark =
      offset == 0 && text.count > 1 && (text[0] ^ text[1]) == 1 && text[0] | text[1] == 0xFF
    return JSONFault(offset: offset, reason: isMark ? .utf16 : .notUTF8)
  }
}
