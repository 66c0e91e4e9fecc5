import Foundation
import Testing

/// What users read is plain US English: some words and spellings are out.
@Suite struct WordingTests {
  /// Literary words, and British spellings. A `*` takes any ending; "stands for" is plain English.
  private static let excluded = [
    "stands", "told", "whoever", "whatever", "whichever", "brought", "beside", "heeded", "amiss",
    "whilst", "amongst", "in vain", "anew", "any more", "seldom", "what is no", "colour*",
    "behaviour*", "favour*", "honour*", "centre*",
    "licence*", "catalogue*", "judgement*", "labelled", "modelled", "normalis*", "recognis*",
    "organise*", "organisa*", "initialis*", "serialis*", "optimise*", "optimisa*", "analyse*",
    "neighbour*", "judge*", "judging", "of which", "all else", "gives out", "mends",
    "mended", "lest", "is no", "at hand", "fulfil", "fulfils", "asks nothing", "passes over",
    "passed over", "there twice", "back-quote*", "of that name too", "came of",
  ]

  /// What may be around an excluded word, as conditions of the expression: "stands for" and "there is no" are fine.
  private static let exceptions = [
    "stands": "stands(?! for)", "is no": "(?<!there )is no(?! longer| more)",
    "came of": "came of(?! age)",
  ]

  private static let expression: NSRegularExpression? = {
    let words = excluded.map { word in
      exceptions[word] ?? word.replacingOccurrences(of: "*", with: "[a-z]*")
    }
    // No letter before or after the word.
    let pattern = "(?<![A-Za-z_])(\(words.joined(separator: "|")))(?![A-Za-z_])"
    return try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
  }()

  /// Pages for users; the long one with measurements for contributors is not among them.
  static let pages: [String] = {
    let notes: Set = ["Grammar/Performance.md"]
    let grammar = SourceTree.paths(in: "Grammar", ending: ".md").filter { !notes.contains($0) }
    let articles = SourceTree.paths(in: "Sources/FormRules/FormRules.docc", ending: ".md")
    let rules = SourceTree.paths(in: "Rules", ending: ".rules")
    let others = [
      "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "Editors/README.md",
      "Web/README.md", "Web/formrules.d.ts",
    ]
    return grammar + articles + rules + others
  }()

  /// The lines that hold an excluded word, with their numbers; code in backquotes and interpolations don't count.
  private static func findings(in lines: [(number: Int, text: String)]) -> [String] {
    lines.compactMap { number, line in
      let text = line.replacing(/`[^`]*`|\\\((?:[^()]|\([^()]*\))*\)/, with: "")
      let range = NSRange(text.startIndex..., in: text)
      guard let match = expression?.firstMatch(in: text, range: range),
        let place = Range(match.range, in: text)
      else { return nil }
      return "\(number): '\(text[place])' in \(text.prefix(120))"
    }
  }

  private static func lines(_ path: String) throws -> [(number: Int, text: String)] {
    let text = try SourceTree.text(of: path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { ($0.offset + 1, String($0.element)) }
  }

  @Test func `an excluded word is found, and only as a word`() {
    #expect(
      Self.findings(in: [(1, "It Stands here."), (2, "`stands`, \\(stands.next), standstill")])
        .count == 1
    )
    #expect(Self.findings(in: [(1, "colours"), (2, "behaviour"), (3, "normalised")]).count == 3)
    #expect(
      Self.findings(in: [(1, "a key of what is no map"), (2, "nothing any more")]).count == 2
    )
    #expect(
      Self.findings(in: [(1, "a text that is no number"), (2, "what came of it")]).count == 2
    )
    #expect(Self.findings(in: [(1, "many more, what is not")]).isEmpty)
    #expect(
      Self.findings(in: [(1, "There is no such field. It is no longer needed; she came of age.")])
        .isEmpty
    )
    #expect(Self.findings(in: [(1, "color, besides, analysis, withstands, organic")]).isEmpty)
  }

  @Test(arguments: pages)
  func `a page holds no excluded word`(path: String) throws {
    #expect(Self.findings(in: try Self.lines(path)) == [])
  }

  @Test(arguments: SourceTree.paths(in: "Sources", ending: ".swift"))
  func `messages and public documentation hold no excluded word`(path: String) throws {
    var documentation: [(number: Int, text: String)] = []
    var seen: [(number: Int, text: String)] = []
    var isInText = false
    for line in try Self.lines(path) {
      let text = line.text.drop { $0 == " " }
      if text.hasPrefix("///") {
        documentation.append((line.number, String(text)))
        continue
      }
      if text.contains(#/^(@[A-Za-z]+(\([^)]*\))? *)*public /#) { seen += documentation }
      if !text.hasPrefix("@") { documentation = [] }
      // The listing of a program names instructions by the words of the compiled form.
      if text.hasPrefix("//") || path.hasSuffix("DisassemblyInstructions.swift") { continue }
      if text.contains("\"\"\"") {
        isInText.toggle()
      } else if isInText {
        seen.append((line.number, String(text)))
      } else {
        seen += text.matches(of: #/"(?:[^"\\]|\\.)*"/#).map { (line.number, String($0.output)) }
      }
    }
    #expect(Self.findings(in: seen) == [])
  }
}
