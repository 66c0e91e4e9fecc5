package import RuleEngine

extension Program {
  /// Adds ECMA-262 translations of patterns that the program's automata cannot answer.
  ///
  /// Patterns whose matches are replaced need one too, since automata find no match positions. A
  /// pattern without an exact translation of bounded cost gets none.
  ///
  /// - Complexity: linear in the patterns, with called groups inlined.
  package func withTranslatedPatterns() -> Program {
    var program = withAutomata()
    let replaced = self.replaced
    for scope in PatternScope.allCases {
      for position in program.patterns(testedAs: scope).union(scope == .anywhere ? replaced : []) {
        let entry = program.patterns[position]
        let isReplaced = scope == .anywhere && replaced.contains(position)
        if !isReplaced, entry.tables?[scope]?.answersAll ?? false { continue }
        let syntax = PatternSyntax(text: entry.pattern.text, flags: entry.pattern.flags)
        guard let node = try? ECMATranslation.translate(syntax) else { continue }
        if let table = entry.tables?[scope], !table.answersAll {
          program.patterns[position].sets = node.setTexts
        }
        guard let translation = PatternTranslation(node, scope: scope) else { continue }
        var translations = entry.ecma ?? [:]
        translations[scope] = translation
        program.patterns[position].ecma = translations
      }
    }
    return program
  }

  /// The patterns whose matches `normalize` replaces.
  private var replaced: Set<Int> {
    var found: Set<Int> = []
    for case .replace(let pattern, _) in forms.flatMap(\.fields).flatMap(\.normalization) {
      found.insert(pattern.position)
    }
    return found
  }
}

extension PatternTranslation {
  /// Writes a tree; nil if matching it has no bounded cost.
  fileprivate init?(_ node: ECMANode, scope: PatternScope) {
    guard let degree = node.degree, node.optionalParts <= PatternTranslation.mostOptionalParts
    else { return nil }
    let text = ECMAPattern(node, matchesWhole: scope == .whole).text
    // A search may start at every character.
    self.init(text: text, degree: scope == .whole ? degree : degree + 1)
  }

  /// Every optional part doubles the number of ways to match.
  private static let mostOptionalParts = 8
}

extension ECMANode {
  /// The sets of characters in it as classes, each once.
  fileprivate var setTexts: [String] {
    var texts: Set<String> = []
    collectSets(into: &texts)
    return texts.sorted()
  }

  private func collectSets(into texts: inout Set<String>) {
    switch self {
    case .set: texts.insert(ECMAPattern(self, matchesWhole: false).text)
    case .sequence(let nodes), .alternation(let nodes):
      for node in nodes { node.collectSets(into: &texts) }
    case .group(let inner), .atomic(let inner), .look(let inner, _, _),
      .repetition(let inner, _, _, _):
      inner.collectSets(into: &texts)
    case .wordBoundary: ECMANode.set(.wordCharacters).collectSets(into: &texts)
    case .start, .end: break
    }
  }

  /// The exponent of the matching cost in the text's length; nil if the cost is exponential.
  ///
  /// A repetition can end at each character, so it adds one. A repetition within another one has
  /// exponentially many divisions, unless the text determines where each repetition ends.
  fileprivate var degree: Int? {
    switch self {
    case .set, .start, .end, .wordBoundary: return 0
    case .group(let inner), .atomic(let inner), .look(let inner, _, _): return inner.degree
    case .sequence(let nodes): return nodes.sum { $0 + $1 }
    case .alternation(let nodes): return nodes.sum { max($0, $1) }
    case .repetition(let inner, let least, let most, _):
      if (least, most) == (0, 1) || (least, most) == (1, 1) { return inner.degree }
      guard inner.isFixed || inner.isTakenOneWay else { return nil }
      guard least != most || !inner.isFixed else { return inner.degree }
      return inner.degree.map { $0 + 1 }
    }
  }

  /// The number of optional parts.
  fileprivate var optionalParts: Int {
    switch self {
    case .set, .start, .end, .wordBoundary: 0
    case .group(let inner), .atomic(let inner), .look(let inner, _, _): inner.optionalParts
    case .sequence(let nodes), .alternation(let nodes):
      nodes.reduce(0) { $0 + $1.optionalParts }
    case .repetition(let inner, let least, let most, _):
      inner.optionalParts + ((least, most) == (0, 1) ? 1 : 0)
    }
  }

  /// Whether it matches in at most one way at any position.
  private var isFixed: Bool {
    switch self {
    case .set, .start, .end, .wordBoundary: true
    case .group(let inner), .atomic(let inner), .look(let inner, _, _): inner.isFixed
    case .sequence(let nodes): nodes.allSatisfy(\.isFixed)
    case .alternation: false
    case .repetition(let inner, let least, let most, _): least == most && inner.isFixed
    }
  }
}

extension [ECMANode] {
  /// Combines the degrees of all nodes; nil if one has none.
  fileprivate func sum(_ combine: (Int, Int) -> Int) -> Int? {
    var sum = 0
    for node in self {
      guard let degree = node.degree else { return nil }
      sum = combine(sum, degree)
    }
    return sum
  }
}
