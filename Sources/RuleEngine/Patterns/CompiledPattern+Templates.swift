import CPCRE2

extension CompiledPattern {
  /// Validates the template of a replacement, before there is a text to replace in.
  ///
  /// `$1`, `${1}`, `$name` and `${name}` insert the text that the group matched, if any; `$0`
  /// inserts the whole match, `$*MARK` the name of the last verb passed, and `$$` a dollar sign.
  /// All other characters are literal. This is the notation of `pcre2_substitute` without its
  /// extensions.
  ///
  /// - Parameter template: any bytes.
  /// - Returns: the first error with its offset in the template, or nil.
  package func validateTemplate(_ template: [UInt8]) -> PatternError? {
    guard String(validating: template, as: UTF8.self) != nil else {
      return PatternError(kind: .template, message: "the template is not UTF-8", offset: 0)
    }
    var rest = template[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[(dollar + 1)...]
      if rest.first == UInt8(ascii: "$") {
        rest.removeFirst()
      } else if let error = takeReference(from: &rest, at: dollar) {
        return error
      }
    }
    return nil
  }

  /// Reads what follows `$` and looks up the group.
  private func takeReference(from rest: inout ArraySlice<UInt8>, at dollar: Int) -> PatternError? {
    let isBraced = rest.first == UInt8(ascii: "{")
    if isBraced { rest.removeFirst() }
    let isMark = rest.first == UInt8(ascii: "*")
    if isMark { rest.removeFirst() }
    let startsWithDigit = rest.first.map(isDigit) ?? false
    let name = rest.prefix(while: startsWithDigit && !isMark ? isDigit : isWordByte)
    rest = rest[name.endIndex...]
    guard !name.isEmpty else { return malformed(at: dollar) }
    if isBraced {
      guard rest.first == UInt8(ascii: "}") else {
        return PatternError(
          kind: .template,
          code: PCRE2_ERROR_REPMISSINGBRACE,
          message: "'}' is missing after '${'",
          offset: rest.startIndex
        )
      }
      rest.removeFirst()
    }
    if isMark { return name.elementsEqual("MARK".utf8) ? nil : malformed(at: dollar) }
    guard startsWithDigit ? hasGroup(numbered: name) : hasGroup(named: name) else {
      return PatternError(
        kind: .template,
        code: PCRE2_ERROR_NOSUBSTRING,
        message: "the pattern has no group '\(String(decoding: name, as: UTF8.self))'",
        offset: dollar
      )
    }
    return nil
  }

  private func malformed(at dollar: Int) -> PatternError {
    PatternError(
      kind: .template,
      code: PCRE2_ERROR_BADREPLACEMENT,
      message: "'$' must be followed by a group's number or name, or by another '$'",
      offset: dollar
    )
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte.decimalDigit != nil }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte.alphanumericValue != nil || byte == UInt8(ascii: "_")
  }

  private func hasGroup(numbered digits: ArraySlice<UInt8>) -> Bool {
    var groups: UInt32 = 0
    unsafe pcre2_pattern_info_8(complete.pointer, UInt32(PCRE2_INFO_CAPTURECOUNT), &groups)
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return false }
    return number <= Int(groups)
  }

  private func hasGroup(named name: ArraySlice<UInt8>) -> Bool {
    let terminated = Array(name) + [0]
    let number = unsafe terminated.withUnsafeBufferPointer {
      unsafe pcre2_substring_number_from_name_8(complete.pointer, $0.baseAddress)
    }
    // A name may belong to several groups: the one that matched is inserted.
    return number > 0 || number == PCRE2_ERROR_NOUNIQUESUBSTRING
  }
}
