/// Words of the language that are names where nothing else can be meant.
protocol ContextualWord: RawRepresentable<String>, CaseIterable {}

extension ContextualWord {
  /// The word at the token `count` places on, if it is one of these.
  init?(at count: Int, in parser: Parser) {
    let word = Self.allCases.first { parser.at(word: $0.rawValue, ahead: count) }
    guard let word else { return nil }
    self = word
  }
}

/// The words that begin declarations.
enum DeclarationWord: String, ContextualWord {
  case `import`, rule, external, closed, exact, form, test
}

/// The words that make what begins with them no check, unless they stand in back-quotes.
enum StatementWord: String, ContextualWord {
  case field, context, group, step, `let`, check, normalize, filter, mask, option, accepts, rejects

  /// Whether what begins with it stands in forms and groups, not in blocks of statements.
  var beginsItem: Bool { [.field, .context, .group, .step].contains(self) }
}

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
    let meant =
      ForeignTestWords.meaning(of: written, among: words)
      ?? Suggestion.closest(to: written, among: words)
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
