import CPCRE2

/// The input and options for compiling a pattern with PCRE2.
struct PatternCompilation {
  let source: PatternSource
  let text: [UInt8]
  let ending: PatternEnding
  /// Whether a search may skip positions at which the pattern can't begin.
  let skipsHopelessStarts: Bool
  /// Whether PCRE2 may make repetitions possessive where it finds that to make no difference.
  ///
  /// With atomic groups it does so wrongly (10.42: `/[ac]+(?:(?:b)?+(?>.|c))/` does not match all
  /// of `aa`).
  let makesPossessive: Bool
  /// Whether to add a callout before each item, from which `PatternMeter` counts work.
  let isCounted: Bool

  init(of source: PatternSource, ending: PatternEnding, traits: PatternTraits, isCounted: Bool) {
    self.source = source
    text = Array(source.text.utf8)
    self.ending = ending
    skipsHopelessStarts = !traits.repeatsBesideAlternatives || traits.needsInterpreter
    makesPossessive = !traits.needsInterpreter
    self.isCounted = isCounted
  }

  /// Compiles the pattern, without machine code.
  ///
  /// - Returns: code that the caller has to free.
  /// - Throws: the first error in the pattern.
  func code() throws(PatternError) -> OpaquePointer {
    guard let context = unsafe pcre2_compile_context_create_8(nil) else {
      throw PatternError.outOfMemory
    }
    defer { unsafe pcre2_compile_context_free_8(context) }
    // The meaning of a rule file must not depend on how the system's library was built.
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

  /// Inserts the flag `m` into the pattern, because as an option it would also affect the added
  /// `$`.
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

  /// PCRE2's message for an error.
  private static func message(of code: Int32) -> String {
    let capacity = 256
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      // A negative result means that the message was cut off, or that the error is unknown.
      let written = unsafe pcre2_get_error_message_8(code, buffer.baseAddress, capacity)
      count = max(Int(written), 0)
    }
    return bytes.isEmpty ? "error \(code)" : String(decoding: bytes, as: UTF8.self)
  }
}

/// How to make a pattern match up to the end of a text.
///
/// PCRE2 has an option for it, `PCRE2_ENDANCHORED`, but not for partial matching: `pcre2_match`
/// refuses the two together, and `pcre2_jit_match`, which does no checks, answers wrongly (10.42:
/// `/ab*?/` would not match `ab`). Machine code and interpreter also disagree on the option after
/// `(*ACCEPT)` and `(*SKIP)`.
enum PatternEnding: Sendable, Hashable {
  /// A match may end anywhere.
  case open
  /// The pattern is enclosed in `^(?:` and `)$`, by an option of PCRE2.
  case dollar
  /// `PCRE2_ENDANCHORED`, always in the interpreter and without partial matching.
  ///
  /// Needed for verbs, because `(*ACCEPT)` skips a `$` after the pattern, and for `(?R)`, which
  /// would include that `$` in the recursion.
  case option

  init(of source: PatternSource, traits: PatternTraits) {
    switch source.scope {
    case .anywhere: self = .open
    case .whole: self = traits.mayMoveTheEnd ? .option : .dollar
    }
  }
}

/// Passes the start of the bytes, or a pointer to something else if there are none.
///
/// PCRE2 does not accept null.
@inline(__always)
func withNonNull<Result>(
  _ bytes: UnsafeBufferPointer<UInt8>,
  _ body: (UnsafePointer<UInt8>) -> Result
) -> Result {
  if let start = bytes.baseAddress { return unsafe body(start) }
  var nothing: UInt8 = 0
  return unsafe withUnsafePointer(to: &nothing) { unsafe body($0) }
}
