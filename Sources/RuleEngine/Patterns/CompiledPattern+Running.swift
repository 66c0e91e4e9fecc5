import CPCRE2

// Texts in the engine are always valid UTF-8; bytes from outside are checked when they become
// texts. PCRE2 does not check again, which would take a third of a typical match. Debug builds do
// check.

/// A question to a pattern about a text.
enum PatternQuestion: Sendable, Hashable {
  /// Does the text match?
  case now
  /// Does the text match, and can some continuation of it match?
  case nowAndLater
}

extension CompiledPattern {
  /// Answers a question with the cheapest suitable runner.
  ///
  /// This is the only place that chooses one.
  ///
  /// All runners give the same answers, apart from the limits that they reach.
  @inline(__always)
  func run(
    _ question: PatternQuestion,
    on text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Result<Answer, PatternFailure> {
    // 1. PCRE2's interpreter, for the first 64 questions, with short texts and up to 1,000 steps.
    //    It needs no preparation: automata and machine code took a sixth of the time from start to
    //    one verdict. `judge` asks other questions, because its answers have to be exact from the
    //    first keystroke on.
    if question == .now, readingCost.isModest, demand.isLow(prepare: { _ = automaton }),
      let answer = interpretBriefly(text, with: &scratch)
    {
      return .success(answer)
    }
    // 2. The automaton, if the pattern is regular and its table is not too large. It needs one
    //    look-up for every two bytes, or for each byte if pairs of classes would take more than
    //    32,768 cells. Its answers to both questions are exact, and it needs no limits. It leaves
    //    texts to PCRE2 that have characters beyond ASCII in a class such as `\w`. (The evaluator
    //    runs automata that are already built directly, and comes here for the rest.)
    if let answer = automaton?.answer(to: text), answer != .unknown { return .success(answer) }
    guard text.count <= scratch.limits.subjectLength else { return .failure(.subjectTooLong) }
    guard scratch.workLeft > 0 else { return .failure(.recordLimit) }
    let isPartial = question == .nowAndLater && canAskPartially(text)
    let options = isPartial ? PCRE2_PARTIAL_SOFT : 0
    let status = unsafe text.withUnsafeBufferPointer { bytes -> Int32 in
      assert(unsafe isUTF8(bytes), "patterns run on UTF-8 only")
      let code = isPartial ? unsafe partial.pointer : unsafe complete.pointer
      var uncounted = unsafe UncountedRuns(of: self, on: bytes, scratch.limits)
      while uncounted.allowsNext(with: &scratch) {
        let status: Int32
        if isPartial ? partial.usesMachineCode() : complete.usesMachineCode() {
          // 3. Machine code, generated on first use. That takes three times as long as compiling
          //    the pattern; matching then takes a fraction of the interpreter's time.
          status = unsafe runMachineCode(code, on: bytes, options: options, with: &scratch)
        } else {
          // 4. The interpreter, if machine code would answer wrongly (`PatternTraits`), if PCRE2
          //    has none for the pattern or processor, or if a test requests it.
          status = unsafe interpret(
            code,
            on: bytes,
            options: options,
            in: scratch.context,
            scratch.matchData
          )
        }
        if status != PCRE2_ERROR_MATCHLIMIT { return status }
      }
      // 5. The interpreter again, for a match that runs long, with a callout before each item that
      //    counts the work and polls for cancellation. Counting takes several times as long as
      //    matching.
      return unsafe runCounted(on: bytes, options: options, with: &scratch)
    }
    if status == PCRE2_ERROR_MATCHLIMIT, scratch.workLeft <= 0 { return .failure(.recordLimit) }
    return answer(status: status, isPartial: isPartial)
  }

  /// Whether a text matches, by the fastest way to that answer alone.
  ///
  /// - Parameters:
  ///   - text: must be valid UTF-8.
  ///   - scratch: memory and limits for matching.
  /// - Returns: whether the text matches, or why that is unknown.
  package func matches(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Result<Bool, PatternFailure> {
    run(.now, on: text, with: &scratch).map { $0.now == .holds }
  }

  /// The interpreter's answer for a short text; nil if it takes long or reaches a limit.
  @inline(never)
  private func interpretBriefly(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Answer? {
    let mostBytes = 256
    let mostSteps = 1000
    guard text.count <= min(mostBytes, scratch.limits.subjectLength) else { return nil }
    scratch.limit(steps: min(mostSteps, scratch.limits.matchLimit))
    let status = unsafe text.withUnsafeBufferPointer { bytes in
      unsafe interpret(
        complete.pointer,
        on: bytes,
        options: 0,
        in: scratch.context,
        scratch.matchData
      )
    }
    return try? answer(status: status, isPartial: false).get()
  }

  @inline(__always)
  private func runMachineCode(
    _ code: OpaquePointer,
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    with scratch: inout PatternScratch
  ) -> Int32 {
    guard let matchData = unsafe scratch.matchData, let context = unsafe scratch.context else {
      return PCRE2_ERROR_NOMEMORY
    }
    // PCRE2 rejects a null pointer, even for an empty text.
    let start = unsafe bytes.baseAddress ?? UnsafePointer(matchData)
    var status: Int32
    repeat {
      status = unsafe pcre2_jit_match_8(code, start, bytes.count, 0, options, matchData, context)
    } while status == PCRE2_ERROR_JIT_STACKLIMIT && scratch.growStack()
    return status
  }

  /// Runs code in the interpreter, even if there is machine code for it.
  @inline(never)
  private func interpret(
    _ code: OpaquePointer,
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    in context: OpaquePointer?,
    _ matchData: OpaquePointer?
  ) -> Int32 {
    guard let matchData = unsafe matchData, let context = unsafe context else {
      return PCRE2_ERROR_NOMEMORY
    }
    let options = options | PCRE2_NO_JIT | PCRE2_NO_UTF_CHECK
    return unsafe withNonNull(bytes) { start in
      unsafe pcre2_match_8(code, start, bytes.count, 0, options, matchData, context)
    }
  }

  @inline(never)
  private func runCounted(
    on bytes: UnsafeBufferPointer<UInt8>,
    options: UInt32,
    with scratch: inout PatternScratch
  ) -> Int32 {
    // A pattern that is too large with callouts counts as having reached its limit.
    guard let counted else { return PCRE2_ERROR_MATCHLIMIT }
    return unsafe scratch.counting(
      comparesGroups: counted.comparesGroups,
      cost: readingCost,
      on: bytes
    ) { context, matchData in
      unsafe interpret(
        counted.code.pointer,
        on: bytes,
        options: options,
        in: context,
        matchData
      )
    }
  }

  private func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    unsafe String(validating: bytes, as: UTF8.self) != nil
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
