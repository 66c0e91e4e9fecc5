/// Settings at the start of a PCRE2 pattern, such as `(*CRLF)`, and which of them are refused.
///
/// A rule file may choose what a line end is (`(*LF) (*CR) (*CRLF) (*ANYCRLF) (*ANY) (*NUL)`) and
/// what `\R` matches (`(*BSR_…)`), and may turn off optimizations that change no answer. The engine
/// decides about limits, about the encoding, and about whether an empty match counts
/// (`pcre2_jit_match` even ignores `(*NOTEMPTY)`). Every other `(*…)` is part of the pattern
/// itself.
enum PatternSettings {
  private static let allowed = [
    "CR)", "LF)", "CRLF)", "ANYCRLF)", "ANY)", "NUL)", "BSR_ANYCRLF)", "BSR_UNICODE)",
    "NO_AUTO_POSSESS)", "NO_START_OPT)", "NO_DOTSTAR_ANCHOR)",
  ]

  /// Settings with a value include their `=`, without which PCRE2 does not treat them as settings.
  private static let refused = [
    "UTF)", "UCP)", "NO_JIT)", "NOTEMPTY)", "NOTEMPTY_ATSTART)",
    "LIMIT_MATCH=", "LIMIT_DEPTH=", "LIMIT_RECURSION=", "LIMIT_HEAP=",
  ]

  /// The first refused setting at the start of a pattern.
  static func firstRefusal(in pattern: [UInt8]) -> PatternError? {
    let offset = end(in: pattern)
    let rest = pattern[offset...]
    guard rest.starts(with: opening),
      let setting = refused.first(where: { rest.dropFirst(opening.count).starts(with: $0.utf8) })
    else { return nil }
    return PatternError(
      kind: .refusedSetting,
      message: "a pattern can't set '\(setting.dropLast())'",
      offset: offset
    )
  }

  /// The end of the allowed settings at the start of a pattern.
  static func end(in pattern: [UInt8]) -> Int {
    var rest = pattern[...]
    while rest.starts(with: opening) {
      let name = rest.dropFirst(opening.count)
      guard let setting = allowed.first(where: { name.starts(with: $0.utf8) }) else { break }
      rest = name.dropFirst(setting.utf8.count)
    }
    return rest.startIndex
  }

  private static let opening = Array("(*".utf8)
}
