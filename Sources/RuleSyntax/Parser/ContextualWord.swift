/// Words of the language that can also be names.
package protocol ContextualWord: RawRepresentable<String>, CaseIterable {}

extension ContextualWord {
  /// The word at the token `count` positions ahead, if it is one of these.
  init?(at count: Int, in parser: Parser) {
    let word = Self.allCases.first { parser.at(word: $0.rawValue, ahead: count) }
    guard let word else { return nil }
    self = word
  }
}

/// The words that begin declarations.
package enum DeclarationWord: String, ContextualWord {
  case `import`, rule, external, closed, exact, form, test
}

/// Words that can't begin a check, unless they are in backquotes.
package enum StatementWord: String, ContextualWord {
  case field, context, group, step, `let`, check, normalize, filter, mask, option, accepts, rejects

  /// Whether its statement belongs in forms and groups, not in blocks of statements.
  package var beginsItem: Bool { [.field, .context, .group, .step].contains(self) }
}

/// The words that begin the clauses of a test.
enum ClauseWord: String, CaseIterable {
  case given, context, step, now, answer, expect
}

/// All words that have a meaning in their places, and can be names elsewhere.
package enum LanguageWords {
  package static let all =
    others.union(words(of: DeclarationWord.self)).union(words(of: StatementWord.self))
    .union(words(of: ClauseWord.self)).union(words(of: ExternalSetting.Name.self))
    .union(words(of: UndecidedPolicy.self)).union(words(of: MomentName.self))
    .union(words(of: ExternalAnswer.self)).union(words(of: ExpectedVerdict.self))

  private static func words<Word: RawRepresentable<String> & CaseIterable>(
    of sort: Word.Type
  ) -> [String] {
    sort.allCases.map(\.rawValue)
  }

  /// The words that are the only ones in their places.
  private static let others: Set = [
    "rules", "for", "list", "map", "of", "as", "at", "where", "member", "keys", "after",
    "previous", "item", "this",
  ]
}

extension Parser {
  /// The word of a fixed set that is here or was meant; it is not consumed.
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
