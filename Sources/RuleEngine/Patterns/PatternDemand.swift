import Synchronization

/// Counts the questions to a pattern, to decide when it pays to build a faster runner.
///
/// Building an automaton takes as long as PCRE2's interpreter takes for hundreds of short texts,
/// and many processes judge a single record.
struct PatternDemand: ~Copyable, Sendable {
  /// High enough that few automata are built in vain, low enough not to matter if many questions
  /// follow.
  private static let questionsInVain = 64

  private let questions = Atomic(0)
  private let isMet: Atomic<Bool>

  /// - Parameter isMet: true to prepare at once.
  init(isMet: Bool) {
    self.isMet = Atomic(isMet)
  }

  /// Counts one more question.
  ///
  /// - Parameter prepare: builds the faster runner. It is called once, by the question that reaches
  ///   the threshold; other threads don't wait for it.
  /// - Returns: whether to answer the question without preparation.
  @inline(__always)
  func isLow(prepare: () -> Void) -> Bool {
    if isMet.load(ordering: .relaxed) { return false }
    return count(prepare)
  }

  @inline(never)
  private func count(_ prepare: () -> Void) -> Bool {
    let earlier = questions.wrappingAdd(1, ordering: .relaxed).oldValue
    guard earlier == PatternDemand.questionsInVain else { return true }
    prepare()
    isMet.store(true, ordering: .relaxed)
    return false
  }
}
