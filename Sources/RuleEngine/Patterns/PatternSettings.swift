/// The settings that PCRE2 lets a pattern begin with, such as `(*CRLF)`, and which of them are
/// refused.
///
/// A rule file may say what a line end is (`(*LF) (*CR) (*CRLF) (*ANYCRLF) (*ANY) (*NUL)`) and what
/// `\R` is (`(*BSR_…)`), and may do without optimisations that change no answer. What bounds the
/// cost, what text is made of, and whether an empty match counts are the engine's to say
/// (`pcre2_jit_match` does not even heed `(*NOTEMPTY)`). Every other `(*…)` is a part of the
/// pattern itself.
enum PatternSettings {
  private static let allowed = [
    "CR)", "LF)", "CRLF)", "ANYCRLF)", "ANY)", "NUL)", "BSR_ANYCRLF)", "BSR_UNICODE)",
    "NO_AUTO_POSSESS)", "NO_START_OPT)", "NO_DOTSTAR_ANCHOR)",
  ]

  /// Settings with a value keep their `=`, without which PCRE2 does not take them for settings
  /// either.
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
      message: "a pattern may not set '\(setting.dropLast())'",
      offset: offset
    )
  }

  /// Where the allowed settings at the start of a pattern end and the pattern itself begins.
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
