import RuleSyntax

/// A declaration at the top of a file.
struct DeclarationKey: Hashable {
  var file: String
  var name: String
}

/// What a name means.
indirect enum Symbol: Hashable {
  /// A rule, an external rule or a form.
  case declaration(DeclarationKey)
  /// A field, group, context, parameter or `let` of a form, by its path.
  case member(of: DeclarationKey, [String])
  case step(of: DeclarationKey, String)
  /// A parameter of a rule, or of an external one.
  case parameter(of: DeclarationKey, String)
  /// A `let` of a rule.
  case binding(of: DeclarationKey, String)
  /// An option of a field.
  case option(of: Symbol, String)
  case builtInRule(String)
  case standardRule(String)
  case builtInParameter(rule: String, String)
  /// A word of the language in its place: a type, a step of `normalize`, a function, an annotation.
  case word(SymbolKind, String)
}

/// What sort of thing a name is the name of.
enum SymbolKind: Hashable {
  case rule, external, form
  case field, context, group, step, parameter, binding, option
  case builtInRule, standardRule
  case type, normalization, function, annotation, unit
}

/// A name in a text, and what it means.
struct Occurrence: Hashable {
  /// How a name is written.
  enum Spelling: Hashable {
    /// As a name, perhaps in back-quotes, which are part of the range.
    case name
    /// As a text in quotes, which are part of the range.
    case text
    /// In the braces of a message, which are not part of the range.
    case placeholder
  }

  var range: SourceRange
  var symbol: Symbol
  var kind: SymbolKind
  var isDeclaration = false
  var spelling = Spelling.name
}

/// All names of a file that mean something, in the order of the text.
struct NameIndex {
  let occurrences: [Occurrence]
  private let positions: [Symbol: [Int]]

  init(_ found: [Occurrence]) {
    var seen: Set<SourceRange> = []
    let sorted = found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    occurrences = sorted.filter { seen.insert($0.range).inserted }
    var positions: [Symbol: [Int]] = [:]
    for (position, occurrence) in occurrences.enumerated() {
      positions[occurrence.symbol, default: []].append(position)
    }
    self.positions = positions
  }

  /// Where the file names the symbol.
  subscript(symbol: Symbol) -> [Occurrence] {
    (positions[symbol] ?? []).map { occurrences[$0] }
  }

  /// The name that holds the offset, or ends at it.
  ///
  /// - Complexity: logarithmic in the number of names.
  func occurrence(at offset: Int) -> Occurrence? {
    var low = 0
    var high = occurrences.count
    while low < high {
      let middle = (low + high) / 2
      if Int(occurrences[middle].range.start) <= offset { low = middle + 1 } else { high = middle }
    }
    // One that begins at the offset goes before one that ends there.
    guard low > 0 else { return nil }
    let last = occurrences[low - 1]
    return offset <= Int(last.range.end) ? last : nil
  }
}
