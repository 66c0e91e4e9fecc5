/// Answers of the host that are kept for as long as their rules' `cache` says.
final class AnswerCache: Sendable {
  /// Most answers that are kept; the one that would be dropped soonest makes place for another.
  static let capacity = 1_024

  private struct Key: Hashable {
    var rule: String
    var value: Value
    var arguments: [Value]
  }

  private struct Entry {
    var answer: HostAnswer
    /// When it is to be dropped, by the timer of the rules.
    var end: Duration
  }

  private let entries = Guarded<[Key: Entry]>([:])

  /// The answer to a question about a rule, if it is kept.
  func answer(to question: HostQuestion, of rule: String, at now: Duration) -> HostAnswer? {
    let key = Key(rule: rule, value: question.value, arguments: question.arguments)
    return entries.withState { entries in
      guard let entry = entries[key], now < entry.end else { return nil }
      return entry.answer
    }
  }

  /// Keeps an answer until the given time.
  func keep(_ answer: HostAnswer, to question: HostQuestion, of rule: String, until end: Duration) {
    let key = Key(rule: rule, value: question.value, arguments: question.arguments)
    entries.withState { entries in
      if entries.count >= AnswerCache.capacity, entries[key] == nil,
        let first = entries.min(by: { $0.value.end < $1.value.end })
      {
        entries[first.key] = nil
      }
      entries[key] = Entry(answer: answer, end: end)
    }
  }
}
