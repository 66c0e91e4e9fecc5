import CPCRE2

// Why "can still match" may be answered by PCRE2's partial matching: a match of a text and a match
// of the same text with more after it take the same steps until one of them looks at the end of
// the text. Partial matching reports a failed match as partial when it looked there. Where PCRE2
// leaves that out, the answer here is "it can" without asking:
// - in an empty text, or where a search goes on to start at the very end of the text, nothing has
//   been read, and PCRE2 wants a character read;
// - `^` at a line's start does not match at the end of a text, and that look at the end is not
//   noted;
// - where `PatternEnding.option` makes the pattern reach the end, partial matching is refused;
// - `\X` does not say that more might join it at the end, nor does a repeated `\R` that a line feed
//   might still join a carriage return;
// - with line ends of two characters there are more such looks, so patterns that choose them are
//   not asked.

extension CompiledPattern {
  /// Answers both questions about a text: does it match now, and what can more typing change.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8, a precondition.
  ///   - scratch: where to match, and under which limits.
  /// - Returns: the answers. All are exact where the pattern has an automaton. Else `canFail` is so
  ///   only where a match cannot be undone: a pattern of the scope `.anywhere` that reads nothing
  ///   after its match.
  package func judge(
    _ text: borrowing Span<UInt8>,
    with scratch: inout PatternScratch
  ) -> Result<Answer, PatternFailure> {
    let answer = run(.nowAndLater, on: text, with: &scratch)
    guard case .failure(let failure) = answer, failure != .cancelled, canAskPartially(text) else {
      return answer
    }
    // Partial matching does without shortcuts that may still settle the simpler question.
    return matches(text, with: &scratch).map { .plain($0) }
  }

  /// What PCRE2's result says of a text and its continuations; 0 is a match without room for groups.
  @inline(__always)
  func answer(status: Int32, isPartial: Bool) -> Result<Answer, PatternFailure> {
    if status >= 0 { return .success(Answer(.holds, canHold: true, canFail: canBeUndone)) }
    switch status {
    case PCRE2_ERROR_NOMATCH: return .success(Answer(.fails, canHold: !isPartial, canFail: true))
    case PCRE2_ERROR_PARTIAL: return .success(.plain(false))
    default: return .failure(PatternFailure(status: status))
    }
  }

  /// The length in bytes of the longest start of a text that can still be completed to a match.
  ///
  /// - Parameters:
  ///   - text: valid UTF-8, a precondition. Of more than `PatternLimits.subjectLength` bytes, the
  ///     first are judged where the pattern has no automaton.
  ///   - scratch: where to match, and under which limits.
  /// - Returns: 0 to the length of the text, never within a character's bytes. A search can be
  ///   completed from any text, so it gives the whole length; only one that must begin at the start
  ///   (`/^a/`) can give less. Starts on which the pattern fails count as such that can be
  ///   completed. Cost: that of one match with an automaton, else of as many as the length has binary
  ///   digits; less, and with a shorter start, where the question has been canceled.
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
    // What can be completed has no start that cannot, so halving finds the border.
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

  /// Whether `progress` knows how far a text can still be completed.
  ///
  /// Not where PCRE2 refuses to answer: `progress` then gives the whole of any text.
  package var tellsProgress: Bool { automaton != nil || ending != .option }

  /// Whether a text that matches can be continued to one that does not.
  private var canBeUndone: Bool {
    switch source.scope {
    case .whole: true
    case .anywhere: traits.dependsOnWhatFollows || !endsLinesWithLineFeed
    }
  }

  /// Whether partial matching sees every look at the end of this text.
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

  /// The nearest place at or before an offset where a character's bytes begin.
  private func startOfCharacter(in text: borrowing Span<UInt8>, notAfter offset: Int) -> Int {
    var offset = offset
    while offset > 0, offset < text.count, isContinuation(text[offset]) { offset -= 1 }
    return offset
  }

  /// The nearest place after an offset where a character's bytes begin, or the end.
  private func startOfCharacter(in text: borrowing Span<UInt8>, after offset: Int) -> Int {
    var offset = offset + 1
    while offset < text.count, isContinuation(text[offset]) { offset += 1 }
    return offset
  }

  private func isContinuation(_ byte: UInt8) -> Bool {
    byte & 0b1100_0000 == 0b1000_0000
  }
}
