import TestSupport
import Testing

@testable import RuleSyntax

/// Holds the parser to `Grammar/formrules.ebnf`.
@Suite(.timeLimit(.minutes(20))) struct GrammarTests {
  private let grammar: Grammar

  init() throws {
    grammar = try Grammar()
  }

  @Test func `the reserved words of the grammar are those of the lexer`() {
    let words = TokenKind.allCases.filter(\.isReservedWord).map { "\($0)" }
    #expect(grammar.reserved == Set(words))
  }

  @Test func `the statement words of the grammar are those of the parser`() {
    #expect(grammar.statementWords == Set(StatementWord.allCases.map(\.rawValue)))
  }

  @Test func `all other words of the grammar are words of the language`() {
    let terminals = Set(grammar.productions.values.flatMap(\.terminals))
    let words = terminals.filter { $0.contains(where: \.isLetter) }
    // Functions are names that the checker knows; these are words only to it.
    let functions = Set(AggregateTree.Function.allCases.map(\.rawValue))
    let known = LanguageWords.all.subtracting(["previous", "item", "this"]).union(grammar.reserved)
    #expect(words.subtracting(functions).subtracting(known) == [])
    #expect(known.subtracting(words) == [])
  }

  @Test(arguments: 0..<8 as Range<UInt64>)
  func `the parser accepts what the grammar derives`(seed: UInt64) {
    var generator = SentenceGenerator(grammar, seed: seed)
    var writer = SentenceWriter(seed: seed)
    for round in 0..<TestEffort.of(600) {
      let tokens = generator.sentence(of: "file", budget: 6 + round % 12)
      guard tokens.count < 2000 else { continue }
      let text = writer.text(of: tokens)
      let parsed = RuleParser.parse(SourceText(name: "sentence", text: text))
      #expect(parsed.diagnostics.map { "\($0.location): \($0.message)" } == [], "\(text)")
      let isRoundTrip = isRoundTrip(parsed)
      #expect(isRoundTrip, "\(text)")
    }
  }

  @Test(arguments: 0..<TestEffort.of(8 as UInt64))
  func `the parser accepts a changed sentence exactly when the grammar derives it`(seed: UInt64) {
    var generator = SentenceGenerator(grammar, seed: 1000 + seed)
    var random = SeededGenerator(seed: seed)
    var accepted = 0
    var refused = 0
    for round in 0..<250 {
      let tokens = generator.sentence(of: "file", budget: 7 + round % 9)
      guard (1...100).contains(tokens.count) else { continue }
      for _ in 0..<3 {
        let text = SentenceWriter.plainText(of: mutated(tokens, &random))
        let source = SourceText(name: "mutant", text: text)
        let lexed = Lexer(source, limits: .init())
        // Some token may swallow another, as a pattern does with what follows a lone slash.
        guard lexed.diagnostics.shown.isEmpty else { continue }
        let parsed = RuleParser.parse(source)
        let isDerived = Recognizer.accepts(symbols(of: lexed, source), as: "file", grammar)
        let problems = parsed.diagnostics.map { "\($0.location): \($0.message)" }
        #expect(problems.isEmpty == isDerived, "\(text) \(problems)")
        if isDerived { accepted += 1 } else { refused += 1 }
      }
    }
    // Both sorts must be among them for the comparison to mean something.
    #expect(accepted > 50 && refused > 50)
  }

  /// Whether the canonical layout of a text says the same and stays as it is.
  private func isRoundTrip(_ parsed: ParsedFile) -> Bool {
    guard case .text(let text) = RulePrinter.formatting(of: parsed) else { return false }
    let again = RuleParser.parse(SourceText(name: "again", text: text))
    return RulePrinter.format(again) == text && comments(of: again) == comments(of: parsed)
  }

  private func comments(of parsed: ParsedFile) -> [String] {
    parsed.tokens.filter { $0.kind == .comment }.map { parsed.source.text(in: $0.range) }
  }

  private func mutated(_ tokens: [String], _ random: inout SeededGenerator) -> [String] {
    var tokens = tokens
    let index = Int(random.next() % UInt64(tokens.count))
    switch random.next() % 3 {
    case 0: tokens.remove(at: index)
    case 1: tokens.insert(tokens[index], at: index)
    default: tokens.swapAt(index, Int(random.next() % UInt64(tokens.count)))
    }
    return tokens
  }

  private func symbols(of lexed: Lexer, _ source: SourceText) -> [Recognizer.Symbol] {
    lexed.tokens.filter { !$0.kind.isTrivia }.map {
      Recognizer.Symbol(kind: $0.kind, text: source.text(in: $0.range))
    }
  }
}
