import CPCRE2

// Texts are UTF-8 wherever the engine hands them on; whoever builds one from foreign bytes checks
// them. PCRE2 is told not to check again, which would take a third of a typical match. Unoptimised
// builds do check.

extension CompiledPattern {
  /// Whether a text matches, and nothing more: the shortest way to that answer.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8, a precondition.
  ///   - scratch: where to match, and under which limits.
  /// - Returns: `.match`, `.noMatch` or `.failed`.
  package func matches(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> PatternOutcome {
    if isAskedSeldom(), let outcome = interpretBriefly(text, with: &scratch) { return outcome }
    if let judgement = automaton?.judge(text) { return judgement.now }
    guard text.count <= scratch.limits.subjectLength else { return .failed(.subjectTooLong) }
    return unsafe text.withUnsafeBufferPointer { bytes in
      PatternOutcome(status: unsafe run(complete, on: bytes, with: &scratch))
    }
  }

  /// What PCRE2's interpreter answers to a short text; nil where it takes long or reaches a limit.
  ///
  /// Whatever it answers, what is made for the pattern later answers too.
  @inline(never)
  private func interpretBriefly(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> PatternOutcome? {
    let mostBytes = 256
    let mostSteps = 1000
    guard text.count <= min(mostBytes, scratch.limits.subjectLength) else { return nil }
    scratch.limit(steps: min(mostSteps, scratch.limits.matchLimit))
    let outcome = unsafe text.withUnsafeBufferPointer { bytes in
      PatternOutcome(status: unsafe interpret(complete, on: bytes, options: 0, with: scratch))
    }
    if case .failed = outcome { return nil }
    return outcome
  }

  /// What PCRE2 answers to one of its three questions, on bytes that may be anything.
  ///
  /// For comparing with PCRE2 itself; `judge` is the question that rules ask. `.partialHard` is
  /// always interpreted.
  func outcome(
    of text: borrowing Span<UInt8>,
    mode: PatternMode,
    with scratch: inout PatternScratch
  ) -> PatternOutcome {
    guard text.count <= scratch.limits.subjectLength else { return .failed(.subjectTooLong) }
    return unsafe text.withUnsafeBufferPointer { bytes in
      guard unsafe isUTF8(bytes) else { return .failed(.badText) }
      let status =
        switch mode {
        case .complete: unsafe run(complete, on: bytes, with: &scratch)
        case .partialSoft:
          unsafe run(partial, on: bytes, options: PCRE2_PARTIAL_SOFT, with: &scratch)
        case .partialHard:
          unsafe run(partial, on: bytes, options: PCRE2_PARTIAL_HARD, with: &scratch)
        }
      return PatternOutcome(status: status)
    }
  }

  /// Runs code on bytes that are UTF-8; the result is PCRE2's.
  ///
  /// What does not end soon is run again by code that counts its work.
  @inline(__always)
  func run(
    _ code: borrowing PatternCode,
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32 = 0,
    with scratch: inout PatternScratch
  ) -> Int32 {
    assert(unsafe isUTF8(bytes), "a pattern is run on UTF-8 only")
    let steps = scratch.limits.uncountedSteps(on: bytes.count, isSearch: !isAnchored)
    if steps > 0 {
      scratch.limit(steps: steps)
      let status = unsafe runUncounted(code, on: bytes, options: options, with: &scratch)
      if status != PCRE2_ERROR_MATCHLIMIT { return status }
    }
    return unsafe runCounted(on: bytes, options: options, with: scratch)
  }

  @inline(__always)
  private func runUncounted(
    _ code: borrowing PatternCode,
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    with scratch: inout PatternScratch
  ) -> Int32 {
    guard options & PCRE2_PARTIAL_HARD == 0, code.usesMachineCode() else {
      return unsafe interpret(code, on: bytes, options: options, with: scratch)
    }
    guard let matchData = unsafe scratch.matchData, let context = unsafe scratch.context else {
      return PCRE2_ERROR_NOMEMORY
    }
    // PCRE2 does without null, even where nothing is read.
    let start = unsafe bytes.baseAddress ?? UnsafePointer(matchData)
    var status: Int32
    repeat {
      status = unsafe pcre2_jit_match_8(
        code.pointer,
        start,
        bytes.count,
        0,
        options,
        matchData,
        context
      )
    } while status == PCRE2_ERROR_JIT_STACKLIMIT && scratch.growStack()
    return status
  }

  /// Has the interpreter run code, whether or not there is machine code of it.
  @inline(never)
  private func interpret(
    _ code: borrowing PatternCode,
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    with scratch: borrowing PatternScratch
  ) -> Int32 {
    guard let matchData = unsafe scratch.matchData, let context = unsafe scratch.context else {
      return PCRE2_ERROR_NOMEMORY
    }
    return unsafe withNonNull(bytes) { start in
      unsafe pcre2_match_8(
        code.pointer,
        start,
        bytes.count,
        0,
        options | PCRE2_NO_JIT | PCRE2_NO_UTF_CHECK,
        matchData,
        context
      )
    }
  }

  @inline(never)
  private func runCounted(
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    with scratch: borrowing PatternScratch
  ) -> Int32 {
    // A pattern that is too large with a callout before each item has had its limit.
    guard let counted else { return PCRE2_ERROR_MATCHLIMIT }
    guard let matchData = unsafe scratch.matchData else { return PCRE2_ERROR_NOMEMORY }
    return unsafe withNonNull(bytes) { start in
      unsafe scratch.counting(comparesGroups: counted.comparesGroups) { context in
        unsafe pcre2_match_8(
          counted.code.pointer,
          start,
          bytes.count,
          0,
          options | PCRE2_NO_JIT | PCRE2_NO_UTF_CHECK,
          matchData,
          context
        )
      }
    }
  }

  private func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe String(validating: bytes, as: UTF8.self) != nil
  }
}

extension PatternOutcome {
  /// Reads what PCRE2 returned; 0 is a match whose groups were not all recorded.
  @inline(__always)
  init(status: Int32) {
    if status >= 0 {
      self = .match
    } else if status == PCRE2_ERROR_NOMATCH {
      self = .noMatch
    } else if status == PCRE2_ERROR_PARTIAL {
      self = .partial
    } else {
      self = .failed(PatternFailure(status: status))
    }
  }
}

extension PatternFailure {
  init(status: Int32) {
    self =
      switch status {
      case PCRE2_ERROR_MATCHLIMIT: .matchLimit
      case PCRE2_ERROR_CALLOUT: .cancelled
      case PCRE2_ERROR_DEPTHLIMIT: .depthLimit
      case PCRE2_ERROR_HEAPLIMIT: .heapLimit
      case PCRE2_ERROR_JIT_STACKLIMIT: .jitStack
      case PCRE2_ERROR_RECURSELOOP: .endlessRecursion
      case PCRE2_ERROR_NOMEMORY: .outOfMemory
      case PCRE2_ERROR_UTF8_ERR21...PCRE2_ERROR_UTF8_ERR1: .badText
      default: .internal(code: status)
      }
  }
}
