/// How a text that is being entered may go on: what Tab answers.
struct Completion: Hashable {
  /// The beginning of a word that was typed; empty between words.
  var typed = ""
  /// The words that begin like that, in the order of the alphabet.
  var candidates: [String] = []

  /// What all candidates go on with behind what was typed.
  var addition: String {
    guard let first = candidates.first, let last = candidates.last else { return "" }
    // What the first and the last in order have in common, all have.
    let common = zip(first, last).prefix { $0 == $1 }.count
    return String(first.prefix(common).dropFirst(typed.count))
  }
}

extension Completion {
  /// Those of the words that begin with what was typed.
  init(_ typed: some StringProtocol, among words: some Sequence<String>) {
    self.typed = String(typed)
    candidates = Set(words.filter { $0.hasPrefix(typed) && $0 != typed }).sorted()
  }
}
