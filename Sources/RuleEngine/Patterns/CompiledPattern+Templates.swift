import CPCRE2

extension CompiledPattern {
  /// What is wrong with a replacement's template, found before there is a text to replace in.
  ///
  /// `$1`, `${1}`, `$name` and `${name}` stand for what that group matched, for nothing where it
  /// matched nothing; `$0` for the whole match; `$*MARK` for the name of the last verb passed; `$$`
  /// for a dollar sign. All else stands for itself. The notation is that of `pcre2_substitute`
  /// without its extensions.
  ///
  /// - Parameter template: any bytes.
  /// - Returns: the first error, with its place in the template, or nil when there is none.
  package func validateTemplate(_ template: [UInt8]) -> PatternError? {
    guard String(validating: template, as: UTF8.self) != nil else {
      return PatternError(.template, message: "the template is not UTF-8", offset: 0)
    }
    var rest = template[...]
    while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
      rest = rest[(dollar + 1)...]
      guard rest.first != UInt8(ascii: "$") else {
        rest.removeFirst()
        continue
      }
      let isBraced = rest.first == UInt8(ascii: "{")
      if isBraced { rest.removeFirst() }
      if let error = takeReference(from: &rest, at: dollar) { return error }
      guard isBraced else { continue }
      guard rest.first == UInt8(ascii: "}") else {
        return PatternError(
          .template,
          code: PCRE2_ERROR_REPMISSINGBRACE,
          message: "'}' is missing after '${'",
          offset: rest.startIndex
        )
      }
      rest.removeFirst()
    }
    return nil
  }

  /// Reads what stands behind `$` or `${`, and looks for the group that it means.
  private func takeReference(from rest: inout ArraySlice<UInt8>, at dollar: Int) -> PatternError? {
    if rest.first == UInt8(ascii: "*") {
      let mark = Array("*MARK".utf8)
      let word = rest.dropFirst().prefix(while: isWordByte)
      guard [UInt8(ascii: "*")] + word == mark else { return malformed(at: dollar) }
      rest = rest.dropFirst(mark.count)
      return nil
    }
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let name = digits.isEmpty ? rest.prefix(while: isWordByte) : digits
    rest = rest[name.endIndex...]
    guard !name.isEmpty, !digits.isEmpty || name.count <= maximumNameLength else {
      return malformed(at: dollar)
    }
    guard digits.isEmpty ? hasGroup(named: name) : hasGroup(numbered: digits) else {
      return PatternError(
        .template,
        code: PCRE2_ERROR_NOSUBSTRING,
        message: "the pattern has no group '\(String(decoding: name, as: UTF8.self))'",
        offset: dollar
      )
    }
    return nil
  }

  private var maximumNameLength: Int { 32 }

  private func malformed(at dollar: Int) -> PatternError {
    PatternError(
      .template,
      code: PCRE2_ERROR_BADREPLACEMENT,
      message: "'$' must be followed by a group's number or name, or by another '$'",
      offset: dollar
    )
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
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
    // Several groups of one name are no error: the one that matched is meant.
    return number > 0 || number == PCRE2_ERROR_NOUNIQUESUBSTRING
  }
}
