import RuleEngine
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
  case option(of: Symbol, ExactText)
  case builtInRule(String)
  case standardRule(String)
  case builtInParameter(rule: String, String)
  /// A word of the language: a type, a step of `normalize`, a function, an annotation.
  case word(SymbolKind, String)
}

/// The kind of thing that a name refers to.
enum SymbolKind: Hashable {
  case rule, external, form
  case field, context, group, step, parameter, binding, option
  case builtInRule, standardRule
  case type, normalization, function, annotation, unit
}

/// A name in a text, and its meaning.
struct Occurrence: Hashable {
  /// The notation of a name.
  enum Spelling: Hashable {
    /// As a name, perhaps in backquotes, which are part of the range.
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

/// All names in a file that have a meaning, in text order.
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

  /// Where the file mentions the symbol.
  subscript(symbol: Symbol) -> [Occurrence] {
    (positions[symbol] ?? []).map { occurrences[$0] }
  }

  /// The name that contains the offset, or ends at it.
  ///
  /// - Complexity: logarithmic in the number of names.
  func occurrence(at offset: Int) -> Occurrence? {
    // A name that begins at the offset takes precedence over one that ends there.
    let index = occurrences.lastLeadingIndex(where: { $0.range.start <= offset })
    guard let index, offset <= Int(occurrences[index].range.end) else { return nil }
    return occurrences[index]
  }
}
