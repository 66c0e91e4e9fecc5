/// Keeps answers of the host for as long as their rules' `cache` says.
final class AnswerCache: Sendable {
  /// Maximum number of answers kept; the oldest is evicted.
  static let capacity = 1_024

  private struct Key: Hashable {
    var rule: String
    var value: Value
    var arguments: [Value]
  }

  private struct Entry {
    var answer: HostAnswer
    /// When it expires, by the timer of the rules.
    var end: Duration
  }

  private let entries = Guarded(BoundedDictionary<Key, Entry>(capacity: capacity))

  /// The cached answer to a question about a rule, if there is one.
  ///
  /// - Complexity: one hash of the question.
  func answer(to question: HostQuestion, of rule: String, at now: Duration) -> HostAnswer? {
    let key = Key(rule: rule, value: question.value, arguments: question.arguments)
    let entry = entries.withState { $0[key] }
    return entry.flatMap { now < $0.end ? $0.answer : nil }
  }

  /// Caches an answer until the given time.
  ///
  /// - Complexity: two hashes of questions: of this one, and of an evicted one.
  func keep(_ answer: HostAnswer, to question: HostQuestion, of rule: String, until end: Duration) {
    let key = Key(rule: rule, value: question.value, arguments: question.arguments)
    entries.withState { $0.set(Entry(answer: answer, end: end), for: key) }
  }
}
