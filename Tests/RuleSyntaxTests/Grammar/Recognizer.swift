@testable import RuleSyntax

/// Whether a list of tokens is a sentence of the grammar, found without the parser.
///
/// Every production is tried at every place, with memory; slow, but for any grammar without left
/// recursion right by construction. Sets of places are bits, so there are 127 tokens at most.
struct Recognizer {
  struct Symbol {
    var kind: TokenKind
    var text: String
  }

  static let maximumCount = 127

  private let grammar: Grammar
  private let symbols: [Symbol]
  private var memory: [String: [Int: UInt128]] = [:]

  private init(_ grammar: Grammar, _ symbols: [Symbol]) {
    self.grammar = grammar
    self.symbols = symbols
  }

  static func accepts(_ symbols: [Symbol], as production: String, _ grammar: Grammar) -> Bool {
    var recognizer = Recognizer(grammar, symbols)
    return recognizer.ends(of: production, at: 0) >> symbols.count & 1 == 1
  }

  /// The places at which a sentence of `production` that begins at `start` may end.
  private mutating func ends(of production: String, at start: Int) -> UInt128 {
    if let known = memory[production]?[start] { return known }
    var ends: UInt128 = 0
    if let node = grammar.productions[production], mayBegin(production, at: start) {
      ends = self.ends(of: node, from: 1 << UInt128(start))
    }
    memory[production, default: [:]][start] = ends
    return ends
  }

  private func mayBegin(_ production: String, at start: Int) -> Bool {
    if production == "expression", start > 0, start < symbols.count,
      symbols[start - 1].text == "warn"
    {
      return symbols[start].kind != .name || symbols[start].text != "check"
    }
    guard production == "check", start < symbols.count else { return true }
    return symbols[start].kind != .name || !grammar.statementWords.contains(symbols[start].text)
  }

  private mutating func ends(of node: Grammar.Node, from starts: UInt128) -> UInt128 {
    if starts == 0 { return 0 }
    switch node {
    case .terminal(let text):
      return advance(starts) { $0.text == text && $0.kind != .quotedName && $0.kind != .string }
    case .token(let name):
      return advance(starts) { matches($0, name) }
    case .production(let name):
      var ends: UInt128 = 0
      for start in 0...symbols.count where starts >> UInt128(start) & 1 == 1 {
        ends |= self.ends(of: name, at: start)
      }
      return ends
    case .sequence(let items):
      return items.reduce(starts) { self.ends(of: $1, from: $0) }
    case .choice(let alternatives):
      return alternatives.reduce(0) { $0 | self.ends(of: $1, from: starts) }
    case .optional(let inner):
      return starts | ends(of: inner, from: starts)
    case .repeated(let inner, let atLeastOnce):
      var reached = atLeastOnce ? ends(of: inner, from: starts) : starts
      var new = reached
      while new != 0 {
        new = ends(of: inner, from: new) & ~reached
        reached |= new
      }
      return reached
    }
  }

  private func advance(_ starts: UInt128, _ matches: (Symbol) -> Bool) -> UInt128 {
    var ends: UInt128 = 0
    for start in symbols.indices where starts >> UInt128(start) & 1 == 1 && matches(symbols[start])
    {
      ends |= 1 << UInt128(start + 1)
    }
    return ends
  }

  private func matches(_ symbol: Symbol, _ token: String) -> Bool {
    switch token {
    case "NAME":
      symbol.kind == .quotedName || symbol.kind == .name && !grammar.reserved.contains(symbol.text)
    case "INTEGER": symbol.kind == .integer
    case "NUMBER": symbol.kind == .integer || symbol.kind == .number
    case "DURATION": symbol.kind == .duration
    case "SIZE": symbol.kind == .size
    case "STRING": symbol.kind == .string
    case "PATTERN": symbol.kind == .pattern
    case "SEPARATOR": symbol.kind == .separator
    default: false
    }
  }
}
