extension Parser {
  /// The word of a fixed set that stands here or was meant to; it is not passed.
  mutating func word<Word: RawRepresentable<String> & CaseIterable>(
    _ what: String,
    _ place: String
  ) -> Word? {
    let words = Word.allCases.map(\.rawValue)
    guard at(.name) else {
      reportExpected(what, notes: ["one of " + quoted(words)])
      return nil
    }
    let written = text(current)
    if let word = Word(rawValue: written) { return word }
    let meant = Suggestion.closest(to: written, among: words)
    report(
      .unknownWord(VisibleText.of(written), place: place),
      notes: meant == nil ? ["expected one of " + quoted(words)] : [],
      fixes: meant.map { [.didYouMean($0, at: current.range)] } ?? []
    )
    return meant.flatMap { Word(rawValue: $0) }
  }

  func quoted(_ words: [String]) -> String {
    words.map { "'\($0)'" }.joined(separator: " ")
  }
}
