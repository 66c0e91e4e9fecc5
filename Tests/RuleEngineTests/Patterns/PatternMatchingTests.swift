import Testing

@testable import RuleEngine

/// A pattern on a text, and whether it matches: the same with and without machine code.
struct MatchingRow: Sendable, CustomTestStringConvertible {
  var pattern: String
  var flags: PatternFlags
  var scope: PatternScope
  var text: String
  var matches: Bool

  init(
    _ pattern: String,
    _ flags: PatternFlags = [],
    _ scope: PatternScope = .whole,
    on text: String,
    _ matches: Bool
  ) {
    self.pattern = pattern
    self.flags = flags
    self.scope = scope
    self.text = text
    self.matches = matches
  }

  var source: PatternSource { PatternSource(text: pattern, flags: flags, scope: scope) }
  var testDescription: String {
    "/\(pattern)/ \(scope) on \(text.debugDescription) \(matches)"
  }
}

@Suite struct PatternMatchingTests {
  @Test(
    arguments: [
      // The whole value, with backtracking to reach its end.
      MatchingRow("a|ab", on: "ab", true),
      MatchingRow("a|ab", on: "abc", false),
      MatchingRow("a?", on: "", true),
      MatchingRow("", on: "", true),
      MatchingRow("", on: "a", false),
      MatchingRow("b", on: "ab", false),
      MatchingRow("b", [], .anywhere, on: "ab", true),
      MatchingRow("", [], .anywhere, on: "", true),
      MatchingRow("(a+)(b+)", on: "aabb", true),
      // A line end before the end is no end.
      MatchingRow("a$", on: "a\n", false),
      MatchingRow("a", on: "a\n", false),
      MatchingRow("a$", [], .anywhere, on: "a\n", false),
      MatchingRow("a\\Z", [], .anywhere, on: "a\n", true),
      MatchingRow("a$", [.multiline], .anywhere, on: "a\nb", true),
      MatchingRow("^b$", [.multiline], .anywhere, on: "a\nb\nc", true),
      MatchingRow("^b$", [.multiline], on: "a\nb\nc", false),
      MatchingRow("a$\\n^b", [.multiline], on: "a\nb", true),
      MatchingRow("a$\\n^b", on: "a\nb", false),
      // Flags.
      MatchingRow("straße", [.caseless], on: "STRAßE", true),
      MatchingRow("é", [.caseless], on: "É", true),
      MatchingRow("a.b", on: "a\nb", false),
      MatchingRow("a.b", [.dotAll], on: "a\nb", true),
      MatchingRow("a b # note", [.extended], on: "ab", true),
      MatchingRow("a # no bracket ) [ here", [.extended], on: "a", true),
      MatchingRow("\\Qa", on: "a", true),
      // Unicode.
      MatchingRow("\\w+", on: "Zoë", true),
      MatchingRow("\\d", on: "٣", true),
      MatchingRow(".", on: "🇩", true),
      MatchingRow("\\X", on: "🇩🇪", true),
      MatchingRow("[^a]", on: "\u{10FFFF}", true),
      MatchingRow("a\u{0}b", on: "a\u{0}b", true),
      // Groups, references, lookaround, calls.
      MatchingRow("(['\"])x\\1", on: "'x'", true),
      MatchingRow("(['\"])x\\1", on: "'x\"", false),
      MatchingRow("(?<q>a)\\k<q>", on: "aa", true),
      MatchingRow("(?=.*\\d).{3,}", on: "ab1", true),
      MatchingRow("(?!.*\\d).{3,}", on: "ab1", false),
      MatchingRow(".*(?<!b)", on: "ab", false),
      MatchingRow("\\((?:[^()]|(?R))*\\)", on: "(a(b)c)", true),
      MatchingRow("\\((?:[^()]|(?R))*\\)", on: "(a(bc)", false),
      MatchingRow("(\\((?:[^()]|(?1))*\\))", on: "(a(b)c)", true),
      MatchingRow("(?>a+)b", on: "aab", true),
      MatchingRow("(?>a|ab)", on: "ab", false),
      // What machine code of 10.42 gets wrong.
      MatchingRow("(?>a.*|a)a", [], .anywhere, on: "aaA", false),
      MatchingRow("(1|)b*1", [], .anywhere, on: "1", true),
      MatchingRow("(?:bA|b)[0-9]*A", [], .anywhere, on: "bA", true),
      MatchingRow("(a)*+a|a(?(1) a|b)", [], .anywhere, on: "a a", false),
      // \K moves only what is reported; (*ACCEPT) is final.
      MatchingRow("a\\Kb", on: "ab", true),
      MatchingRow("a\\K", on: "a", true),
      MatchingRow("a(*ACCEPT)b", on: "a", true),
      MatchingRow("a(*ACCEPT)b|ab", on: "ab", false),
      MatchingRow("a(*COMMIT)b|ac", on: "ac", false),
      // Callouts do nothing, line ends can be chosen.
      MatchingRow("a(?C1)b(?C\"x\")", on: "ab", true),
      MatchingRow("(*CRLF)(*BSR_ANYCRLF)a$\\R^b", [.multiline], on: "a\r\nb", true),
    ],
    CompiledPattern.Runner.allCases
  )
  func `a pattern matches what it should`(row: MatchingRow, runner: CompiledPattern.Runner) throws {
    let pattern = try CompiledPattern(row.source, runner: runner)
    var scratch = PatternScratch()
    let text = Array(row.text.utf8)
    #expect(pattern.matches(text.span, with: &scratch) == .success(row.matches))
    let answer = try pattern.judge(text.span, with: &scratch).get()
    #expect(answer.now == (row.matches ? .holds : .fails))
  }

  @Test func `a start moved behind the end by a called group is still a match`() throws {
    let source = PatternSource(text: "(?=ab(?&k))a(?(DEFINE)(?<k>\\K))", scope: .anywhere)
    let pattern = try CompiledPattern(source)
    var scratch = PatternScratch()
    #expect(pattern.matches(Array("ab".utf8).span, with: &scratch) == .success(true))
    let replaced = pattern.replacing(in: Array("ab".utf8).span, with: [], with: &scratch)
    #expect(throws: PatternFailure.self) { try replaced.get() }
  }

  @Test func `bytes that are not UTF-8 are an answer of their own`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "a", scope: .anywhere))
    var scratch = PatternScratch()
    let texts: [[UInt8]] = [
      [0xFF], [0x61, 0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80],
    ]
    for text in texts {
      #expect(pattern.replacing(in: text.span, with: [], with: &scratch) == .failure(.badText))
    }
  }

  @Test func `one scratch serves many patterns in turn`() throws {
    var scratch = PatternScratch()
    let patterns = try (1...50).map {
      try CompiledPattern(PatternSource(text: "a{\($0)}", scope: .whole))
    }
    for length in 1...50 {
      let text = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      let found = patterns.indices.filter {
        patterns[$0].matches(text.span, with: &scratch) == .success(true)
      }
      #expect(found == [length - 1])
    }
  }
}
