/// The possible continuations of a text that is being entered: what Tab offers.
struct Completion: Hashable {
  /// The beginning of the current word; empty between words.
  var typed = ""
  /// The words with that beginning, in alphabetical order.
  var candidates: [String] = []

  /// What all candidates have in common after the typed text.
  var addition: String {
    guard let first = candidates.first, let last = candidates.last else { return "" }
    // A common prefix of the first and the last in order is common to all.
    let common = zip(first, last).prefix { $0 == $1 }.count
    return String(first.prefix(common).dropFirst(typed.count))
  }
}

extension Completion {
  /// The words that begin with the typed text.
  init(_ typed: some StringProtocol, among words: some Sequence<String>) {
    self.typed = String(typed)
    candidates = Set(words.filter { $0.hasPrefix(typed) && $0 != typed }).sorted()
  }
}
