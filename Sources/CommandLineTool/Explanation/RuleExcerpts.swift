import FormRules
import RuleEngine
import RuleSyntax

/// The source text of rules at a place, on one line.
struct RuleExcerpts {
  let program: Program
  private let sources: [SourceText?]

  init(of program: Program, files: SourceFiles) {
    self.program = program
    var standard: [String: SourceText] = [:]
    for rule in program.rules {
      guard let text = StandardLibrary.file(declaring: rule.name) else { continue }
      standard[text.name] = text
    }
    sources = program.sources.map { files.text(named: $0) ?? standard[$0] }
  }

  /// The source with that position in the program; nil if it isn't available.
  func source(_ position: Int) -> SourceText? { sources[position] }

  /// The texts that are known, by their names.
  var texts: [String: String] {
    Dictionary(sources.compactMap(\.self).map { ($0.name, $0.content) }) { first, _ in first }
  }

  /// The text at the place; nil if the file isn't available.
  func excerpt(at place: SourcePlace) -> String? {
    sources[Int(place.source)]?.excerpt(of: SourceRange(start: place.start, end: place.end))
  }

  func place(_ place: SourcePlace) -> RulePlace { RulePlace(place, in: program) }
}
