import CPCRE2

/// What PCRE2 is asked to compile for a pattern.
struct PatternCompilation {
  let source: PatternSource
  let text: [UInt8]
  let ending: PatternEnding
  /// Whether a search may skip places by a look at what the pattern can begin with.
  let skipsHopelessStarts: Bool
  /// Whether repeats may be made possessive where PCRE2 finds that this changes nothing.
  ///
  /// Beside atomic groups it finds too much (10.42: `/[ac]+(?:(?:b)?+(?>.|c))/` does not match all
  /// of `aa`).
  let makesPossessive: Bool
  /// Whether a callout comes before each item of the pattern, by which `PatternMeter` counts.
  let isCounted: Bool

  init(of source: PatternSource, ending: PatternEnding, traits: PatternTraits, isCounted: Bool) {
    self.source = source
    text = Array(source.text.utf8)
    self.ending = ending
    skipsHopelessStarts = !traits.repeatsBesideAlternatives || traits.needsInterpreter
    makesPossessive = !traits.needsInterpreter
    self.isCounted = isCounted
  }

  /// Compiles the pattern, and leaves machine code to others.
  ///
  /// - Returns: code that the caller has to free.
  /// - Throws: the first error in the pattern.
  func code() throws(PatternError) -> OpaquePointer {
    guard let context = unsafe pcre2_compile_context_create_8(nil) else {
      throw PatternError.outOfMemory
    }
    defer { unsafe pcre2_compile_context_free_8(context) }
    // How the system's library was built must not change what a rule file means.
    unsafe pcre2_set_newline_8(context, UInt32(PCRE2_NEWLINE_LF))
    unsafe pcre2_set_bsr_8(context, UInt32(PCRE2_BSR_UNICODE))
    if ending == .dollar {
      unsafe pcre2_set_compile_extra_options_8(context, PCRE2_EXTRA_MATCH_LINE)
    }
    var text = text
    let insertion = multilineInsertion
    text.insert(contentsOf: insertion.bytes, at: insertion.offset)
    var error: Int32 = 0
    var offset = 0
    let code = unsafe text.withUnsafeBufferPointer { bytes in
      unsafe withNonNull(bytes) { start in
        unsafe pcre2_compile_8(start, bytes.count, options, &error, &offset, context)
      }
    }
    if let code = unsafe code { return unsafe code }
    guard error != PCRE2_ERROR_HEAP_FAILED else { throw PatternError.outOfMemory }
    if offset > insertion.offset {
      offset = max(offset - insertion.bytes.count, insertion.offset)
    }
    throw PatternError(kind: .syntax, code: error, message: Self.message(of: error), offset: offset)
  }

  /// The flag `m` written into the pattern, where as an option it would apply to the `$` after it
  /// too.
  private var multilineInsertion: (bytes: [UInt8], offset: Int) {
    guard ending == .dollar, source.flags.contains(.multiline) else { return ([], 0) }
    return (Array("(?m)".utf8), PatternSettings.end(in: text))
  }

  private var options: UInt32 {
    let flags = source.flags
    var options = PCRE2_UTF | PCRE2_UCP | PCRE2_DOLLAR_ENDONLY | PCRE2_NEVER_BACKSLASH_C
    if flags.contains(.caseless) { options |= PCRE2_CASELESS }
    if flags.contains(.extended) { options |= PCRE2_EXTENDED }
    if flags.contains(.dotAll) { options |= PCRE2_DOTALL }
    if flags.contains(.multiline), ending != .dollar { options |= PCRE2_MULTILINE }
    if !makesPossessive { options |= PCRE2_NO_AUTO_POSSESS }
    if isCounted { options |= PCRE2_AUTO_CALLOUT }
    switch ending {
    case .open: if !skipsHopelessStarts { options |= PCRE2_NO_START_OPTIMIZE }
    case .dollar: options |= PCRE2_ANCHORED
    case .option: options |= PCRE2_ANCHORED | PCRE2_ENDANCHORED
    }
    return options
  }

  /// PCRE2's own words for one of its errors.
  private static func message(of code: Int32) -> String {
    let capacity = 256
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // A negative result means that the words were cut, or that there are none for this number.
      let written = unsafe pcre2_get_error_message_8(code, buffer.baseAddress, capacity)
      count = max(Int(written), 0)
    }
    return bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }
}

/// How a pattern is made to end where it must.
///
/// PCRE2 has an option for it, `PCRE2_ENDANCHORED`, but not for partial matching: `pcre2_match`
/// refuses the two together, and `pcre2_jit_match`, which checks nothing, answers wrongly (10.42:
/// `/ab*?/` would not match `ab`). Nor do machine code and interpreter agree on what the option
/// means after `(*ACCEPT)` and `(*SKIP)`.
enum PatternEnding: Sendable, Hashable {
  /// A match may end anywhere.
  case open
  /// The pattern is put between `^(?:` and `)$`, by PCRE2's option for that.
  case dollar
  /// `PCRE2_ENDANCHORED`, always interpreted and without partial matching.
  ///
  /// For verbs, since `(*ACCEPT)` skips a `$` after the pattern, and for `(?R)`, which would
  /// call that too.
  case option

  init(of source: PatternSource, traits: PatternTraits) {
    switch source.scope {
    case .anywhere: self = .open
    case .whole: self = traits.mayMoveTheEnd ? .option : .dollar
    }
  }
}

/// Hands on where bytes begin; some place or other when there are none, since PCRE2 does without
/// null.
@inline(__always)
func withNonNull<Result>(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafePointer<UInt8>) -> Result
) -> Result {
  if let start = bytes.baseAddress { return unsafe body(start) }
  var nothing: UInt8 = 0
  return unsafe withUnsafePointer(to: &nothing) { unsafe body($0) }
}
