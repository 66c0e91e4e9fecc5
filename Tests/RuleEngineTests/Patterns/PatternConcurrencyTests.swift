import Testing

@testable import RuleEngine

@Suite(.timeLimit(.minutes(20))) struct PatternConcurrencyTests {
  /// The first match of each task may be the one that translates the pattern.
  @Test func `one pattern serves many threads from its first match on`() async throws {
    for round in 0..<50 {
      let source = PatternSource(text: "([a-z]+)@\\1{\(round % 3 + 1)}", scope: .whole)
      let pattern = try CompiledPattern(source)
      let texts = ["ann@ann", "ann@annann", "ann@annannann", "ann@", "@", ""]
      let expected = Self.answers(of: pattern, on: texts)
      let fresh = try CompiledPattern(source)
      await withTaskGroup { group in
        for _ in 0..<8 {
          group.addTask { Self.answers(of: fresh, on: texts) }
        }
        for await answers in group { #expect(answers == expected) }
      }
    }
  }

  private static func answers(of pattern: CompiledPattern, on texts: [String]) -> [String] {
    var scratch = PatternScratch()
    return texts.flatMap { text in
      let bytes = Array(text.utf8)
      return [
        "\(pattern.matches(bytes.span, with: &scratch))",
        "\(pattern.judge(bytes.span, with: &scratch))",
        "\(pattern.replacing(in: bytes.span, with: Array("$1".utf8), with: &scratch))",
      ]
    }
  }
}
