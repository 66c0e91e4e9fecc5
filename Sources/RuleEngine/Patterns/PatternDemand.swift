import Synchronization

/// Counts the questions to a pattern, to decide when preparing a faster runner pays off.
///
/// An automaton takes as long to make as PCRE2's interpreter takes for hundreds of short texts, and
/// many a process judges a single record.
struct PatternDemand: ~Copyable, Sendable {
  /// Enough that few make an automaton in vain, and few enough not to be felt where many follow.
  private static let questionsInVain = 64

  private let questions = Atomic(0)
  private let isMet: Atomic<Bool>

  /// - Parameter isMet: true where nothing is to be put off.
  init(isMet: Bool) {
    self.isMet = Atomic(isMet)
  }

  /// Takes in one more question.
  ///
  /// - Parameter prepare: makes the pattern fast; called once, by the question that makes it worth
  ///   that. Those of other threads meanwhile need not wait for it.
  /// - Returns: whether the question is to be answered by what needs no preparation.
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
