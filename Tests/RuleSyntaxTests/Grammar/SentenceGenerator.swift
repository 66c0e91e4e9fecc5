import TestSupport

/// Makes sentences of the grammar: lists of tokens as written.
struct SentenceGenerator {
  private let grammar: Grammar
  /// How many productions deep the shortest sentence of each production is.
  private let heights: [String: Int]
  private var random: SeededGenerator

  init(_ grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    random = SeededGenerator(seed: seed)
    heights = SentenceGenerator.heights(of: grammar)
  }

  /// A sentence of `production`, of about `budget` productions in one another at most.
  mutating func sentence(of production: String, budget: Int) -> [String] {
    guard let node = grammar.productions[production] else { return [] }
    var tokens = self.tokens(of: node, budget: budget)
    if production == "check", let first = tokens.first, grammar.statementWords.contains(first) {
      tokens[0] = "`\(first)`"
    }
    return tokens
  }

  private mutating func tokens(of node: Grammar.Node, budget: Int) -> [String] {
    switch node {
    case .terminal(let text): return [text]
    case .token(let name): return [token(name)]
    case .production(let name): return sentence(of: name, budget: budget - 1)
    case .sequence(let items): return items.flatMap { tokens(of: $0, budget: budget) }
    case .choice(let alternatives):
      let fitting = alternatives.filter { height($0) <= budget }
      let lowest = alternatives.min { height($0) < height($1) }
      let chosen = fitting.isEmpty ? lowest : random.element(of: fitting)
      return chosen.map { tokens(of: $0, budget: budget) } ?? []
    case .optional(let inner):
      return height(inner) <= budget && random.oneIn(2) ? tokens(of: inner, budget: budget) : []
    case .repeated(let inner, let atLeastOnce):
      var result = atLeastOnce ? tokens(of: inner, budget: budget) : []
      while height(inner) <= budget, random.oneIn(2) { result += tokens(of: inner, budget: budget) }
      return result
    }
  }

  private mutating func token(_ name: String) -> String {
    switch name {
    case "NAME": random.element(of: SentenceGenerator.names)
    case "INTEGER": random.element(of: ["0", "1", "42", "007"])
    case "NUMBER": random.element(of: ["0", "12.50", "3", "1.0"])
    case "DURATION": random.element(of: ["300ms", "2s", "1.5h", "30min", "7d", "2w", "6mo", "18y"])
    case "SIZE": random.element(of: ["5MB", "1KiB", "10B", "0.5GB"])
    case "STRING":
      random.element(of: [#""""#, #""text""#, #""a \"b\" \u{20AC} {value}""#, #""Größe""#])
    case "PATTERN":
      random.element(of: ["/a/", #"/[a-z\/]+(\d|[/])\//i"#, "/[]/]/xs", "/[[:alpha:]/]/"])
    case "SEPARATOR": ";"
    default: "?\(name)?"
    }
  }

  /// Names, most of which are words of the language in some place.
  private static let names = [
    "email", "a", "_", "x9", "`odd name`", "`when`", "`field`", "required", "min_length",
    "rules", "import", "rule", "external", "closed", "exact", "form", "test", "for", "field",
    "group", "list", "of", "as",
    "normalize", "filter", "mask", "option", "accepts", "rejects", "change", "blur", "submit",
    "debounce", "retry", "undecided", "blocks", "given", "answer", "expect", "valid", "invalid",
    "accepted", "pending", "after", "if", "else", "elif", "unless", "feild", "whn", "filtr",
  ]

  private func height(_ node: Grammar.Node) -> Int {
    SentenceGenerator.height(node, heights)
  }

  private static func height(_ node: Grammar.Node, _ heights: [String: Int]) -> Int {
    switch node {
    case .terminal, .token, .optional, .repeated(_, atLeastOnce: false): 0
    case .production(let name): (heights[name] ?? 1000) + 1
    case .sequence(let items): items.map { height($0, heights) }.max() ?? 0
    case .choice(let alternatives): alternatives.map { height($0, heights) }.min() ?? 0
    case .repeated(let inner, atLeastOnce: true): height(inner, heights)
    }
  }

  private static func heights(of grammar: Grammar) -> [String: Int] {
    var heights: [String: Int] = [:]
    for _ in grammar.productions {
      for (name, node) in grammar.productions { heights[name] = height(node, heights) }
    }
    return heights
  }
}

/// Writes tokens as a text that a person might have typed.
struct SentenceWriter {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// The tokens with white space, line ends and comments wherever these may stand.
  mutating func text(of tokens: [String]) -> String {
    var text = random.oneIn(4) ? "# first\n" : ""
    for (index, token) in tokens.enumerated() {
      if token == ";" {
        text += random.element(of: [";", "\n", "\r\n", " ; # c\n", "\n\n  # own line\n", "\r;"])
      } else {
        text += token
      }
      guard index + 1 < tokens.count else { break }
      text += gap(between: token, and: tokens[index + 1])
    }
    return text + (random.oneIn(2) ? "\n" : "  # end")
  }

  /// The tokens with single spaces, and `;` for every separator.
  static func plainText(of tokens: [String]) -> String { tokens.joined(separator: " ") }

  private mutating func gap(between left: String, and right: String) -> String {
    let after: Set = ["and", "or", "not", ",", "(", "[", "{", "+", "-", "*", "/"]
    let before: Set = ["and", "or", ")", "]"]
    let mayBreak = after.contains(left) || before.contains(right) || right.hasPrefix("\"")
    if mayBreak, left != ";", right != ";", random.oneIn(3) {
      return random.element(of: ["\n", " # broken\n\n  # again\n\t", "\r", "\r\n    "])
    }
    let needsSpace = isWord(left.last) && isWord(right.first)
    return needsSpace || random.oneIn(2) ? random.element(of: [" ", "  ", "\t"]) : ""
  }

  private func isWord(_ character: Character?) -> Bool {
    guard let character else { return false }
    return character.isLetter || character.isNumber || character == "_" || character == "/"
  }
}
