import Testing

@testable import RuleEngine

/// What is answered before a pattern has been asked so often that it is made fast.
@Suite(.timeLimit(.minutes(20))) struct PatternDemandTests {
  /// As often as makes anything.
  private static let often = 200

  @Test(arguments: [
    ("[a-z]+@[a-z]+(\\.[a-z]+)*", PatternScope.whole), ("b+$", .anywhere), ("", .whole),
    ("(.).*\\1", .whole), ("\\p{L}+", .whole), ("(a+)+c", .whole), ("(?:a|aa)+(?>a*)b", .anywhere),
    ("((a*)*)*\\1x", .whole),
  ])
  func `the first questions are answered as the later ones`(
    text: String,
    scope: PatternScope
  ) throws {
    let subjects = [
      "", "a", "ab", "a@b.c", "a@b.", "é", "anna", "ß\u{301}", String(repeating: "a", count: 30),
      String(repeating: "a", count: 5000) + "b",
    ]
    for subject in subjects {
      let pattern = try CompiledPattern(PatternSource(text: text, scope: scope))
      var scratch = PatternScratch()
      let bytes = Array(subject.utf8)
      let first = pattern.matches(bytes.span, with: &scratch)
      for _ in 0..<PatternDemandTests.often {
        #expect(pattern.matches(bytes.span, with: &scratch) == first, "/\(text)/ on \(subject)")
      }
    }
  }

  @Test func `an automaton is made once enough have asked`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "[a-z]+", scope: .whole))
    var scratch = PatternScratch()
    let text = Array("name".utf8)
    #expect(pattern.matches(text.span, with: &scratch) == .success(true))
    #expect(pattern.madeAutomaton == nil)
    for _ in 0..<PatternDemandTests.often { _ = pattern.matches(text.span, with: &scratch) }
    #expect(pattern.madeAutomaton != nil)
  }

  @Test func `a table that is known answers from the first question on`() throws {
    let digits = PatternSource(text: "[0-9]+", scope: .whole)
    let table = try #require(AutomatonConstruction.table(of: digits))
    let letters = PatternSource(text: "[a-z]+", scope: .whole)
    let pattern = try CompiledPattern(letters, table: table)
    var scratch = PatternScratch()
    #expect(pattern.matches(Array("12".utf8).span, with: &scratch) == .success(true))
    #expect(pattern.matches(Array("ab".utf8).span, with: &scratch) == .success(false))
  }

  @Test func `an automaton is made at once for what takes the interpreter long`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "(a|a)*", scope: .whole))
    var scratch = PatternScratch()
    let text = Array((String(repeating: "a", count: 40) + "!").utf8)
    #expect(pattern.matches(text.span, with: &scratch) == .success(false))
    #expect(pattern.madeAutomaton != nil)
  }

  @Test func `threads that ask at once get the same answers`() async throws {
    let pattern = try CompiledPattern(PatternSource(text: "(?:ab|a)*c", scope: .whole))
    await withTaskGroup(of: [Result<Bool, PatternFailure>].self) { group in
      for _ in 0..<8 {
        group.addTask {
          var scratch = PatternScratch()
          return (0..<PatternDemandTests.often).map { number in
            let text = String(repeating: "ab", count: number % 5) + (number % 2 == 0 ? "c" : "d")
            return pattern.matches(Array(text.utf8).span, with: &scratch)
          }
        }
      }
      for await answers in group {
        for (number, answer) in answers.enumerated() {
          #expect(answer == .success(number % 2 == 0))
        }
      }
    }
  }
}
