import CPCRE2

// Why PCRE2's partial matching can tell whether a text can still match: matching a text, and
// matching the same text with more after it, take the same steps until one of them inspects the end
// of the text. A failed match is reported as partial if it inspected the end. Where PCRE2 does not
// report that, the answer here is "it can", without asking:
// - in an empty text, or if a search goes on to start at the very end of the text: nothing has been
//   read, and PCRE2 requires that a character was read;
// - `^` at the start of a line does not match at the end of a text, and PCRE2 does not report that
//   inspection of the end;
// - PCRE2 refuses partial matching with the option that `PatternEnding.option` needs;
// - `\X` does not report that more might join it at the end, nor does a repeated `\R` that a line
//   feed might still join a carriage return;
// - line ends of two characters involve more such inspections, so patterns that select them are not
//   asked.
//   not asked.

extension CompiledPattern {
  /// Answers whether a text matches *now*, and what more typing can change *later*.
  ///
  /// - Parameters:
  ///   - text: must be valid UTF-8.
  ///   - scratch: memory and limits for matching.
  /// - Returns: the answer. It is exact if the pattern has an automaton. Otherwise `canFail` is
  ///   false only for a match that can't be undone: that of a pattern with the scope `.anywhere`
  ///   that reads nothing after its match.
  package func judge(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Result<Answer, PatternFailure> {
    let answer = run(.nowAndLater, on: text, with: &scratch)
    guard case .failure(let failure) = answer, failure != .cancelled, canAskPartially(text) else {
      return answer
    }
    // Partial matching lacks optimizations, so without it the simpler question may still be
    // answered.
    return matches(text, with: &scratch).map { .plain($0) }
  }

  /// Interprets PCRE2's result for a text; 0 is a match without room for groups.
  @inline(__always)
  func answer(status: Int32, isPartial: Bool) -> Result<Answer, PatternFailure> {
    if status >= 0 { return .success(Answer(.holds, canHold: true, canFail: canBeUndone)) }
    switch status {
    case PCRE2_ERROR_NOMATCH: return .success(Answer(.fails, canHold: !isPartial, canFail: true))
    case PCRE2_ERROR_PARTIAL: return .success(.plain(false))
    default: return .failure(PatternFailure(status: status))
    }
  }

  /// The length in bytes of the longest prefix that can still be completed to a match.
  ///
  /// Cost: one match with an automaton; otherwise as many as the length has binary digits.
  ///
  /// - Parameters:
  ///   - text: must be valid UTF-8. Without an automaton, only the first
  ///     `PatternLimits.subjectLength` bytes are examined.
  ///   - scratch: memory and limits for matching.
  /// - Returns: 0 to the length of the text, never within a character's bytes. A search can be
  ///   completed from any text, so it gives the whole length, unless it must start at the start of
  ///   the text (`/^a/`). A prefix on which matching fails with an error counts as one that can be
  ///   completed. If the evaluation is canceled, the result may be shorter.
  package func progress(
    in text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Int {
    if let progress = automaton?.progress(in: text) { return progress }
    var upper = startOfCharacter(
      in: text,
      notAfter: min(text.count, scratch.limits.subjectLength)
    )
    if canComplete(text.extracting(first: upper), with: &scratch) { return upper }
    // Prefixes of a completable text are completable, so binary search applies.
    var lower = 0
    while true {
      var middle = startOfCharacter(in: text, notAfter: lower + (upper - lower) / 2)
      if middle == lower { middle = startOfCharacter(in: text, after: lower) }
      if middle >= upper || scratch.isCancelled() { return lower }
      if canComplete(text.extracting(first: middle), with: &scratch) {
        lower = middle
      } else {
        upper = middle
      }
    }
  }

  /// Whether `progress` is meaningful.
  ///
  /// It is not if PCRE2 refuses to answer: `progress` then gives the whole length of any text.
  package var tellsProgress: Bool { automaton != nil || ending != .option }

  /// Whether appending to a matching text can make it fail.
  private var canBeUndone: Bool {
    switch source.scope {
    case .whole: true
    case .anywhere: traits.dependsOnWhatFollows || !endsLinesWithLineFeed
    }
  }

  /// Whether partial matching reports every inspection of the end of this text.
  func canAskPartially(_ text: borrowing Span<UInt8>) -> Bool {
    guard isAnchored, endsLinesWithLineFeed, !text.isEmpty else { return false }
    if ending == .option || traits.mayMatchCluster { return false }
    let last = text[text.count - 1]
    if last == UInt8(ascii: "\n"), traits.mayMatchAtLineStart { return false }
    if last == UInt8(ascii: "\r"), traits.mayMatchLineEnd { return false }
    return true
  }

  private func canComplete(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Bool {
    guard canAskPartially(text) else { return true }
    return (try? run(.nowAndLater, on: text, with: &scratch).get().canHold) ?? true
  }

  /// The last offset not after the given one at which a character's bytes begin.
  private func startOfCharacter(in text: borrowing Span<UInt8>, notAfter offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < text.count, isContinuation(text[offset]) { offset -= 1 }
    return offset
  }

  /// The first offset after the given one at which a character's bytes begin, or the end.
  private func startOfCharacter(in text: borrowing Span<UInt8>, after offset: Int) -> Int {
    var offset = offset + 1
    while offset < text.count, isContinuation(text[offset]) { offset += 1 }
    return offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }
}
