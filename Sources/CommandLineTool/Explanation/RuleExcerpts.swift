import FormRules
import RuleEngine
import RuleSyntax

/// What rule files say at a place, on one line.
struct RuleExcerpts {
  private let program: Program
  private let texts: [SourceText?]

  init(of program: Program, files: SourceFiles) {
    self.program = program
    var standard: [String: SourceText] = [:]
    for rule in program.rules {
      guard let text = StandardLibrary.file(declaring: rule.name) else { continue }
      standard[text.name] = text
    }
    texts = program.sources.map { files.text(named: $0) ?? standard[$0] }
  }

  /// The text at the place, with white space collapsed; nil where nobody has the file.
  func excerpt(at place: SourcePlace) -> String? {
    guard let text = texts[Int(place.source)], place.start < place.end,
      place.end <= text.bytes.count
    else { return nil }
    let bytes = text.bytes[Int(place.start)..<Int(place.end)]
    let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    // A long argument stands on lines of its own between the parentheses.
    return words.joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")")
  }

  func place(_ place: SourcePlace) -> RulePlace {
    RulePlace(
      file: program.sources[Int(place.source)],
      line: Int(place.line),
      column: Int(place.column)
    )
  }
}
