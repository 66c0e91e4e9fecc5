import Testing

@testable import RuleEngine

/// Answers to both questions that must be exact, not only safe.
@Suite struct PatternJudgmentTests {
  @Test(
    arguments: [
      ("\\d{5}", "", false, true), ("\\d{5}", "12", false, true),
      ("\\d{5}", "1a", false, false), ("\\d{5}", "12345", true, true),
      ("\\d{5}", "123456", false, false),
      ("[a-z]+@[a-z]+", "ann@", false, true), ("[a-z]+@[a-z]+", "@", false, false),
      ("[a-z]+@[a-z]+", "ann@b@", false, false),
      ("a|ab", "a", true, true), ("ab|b", "a", false, true), ("ab|b", "c", false, false),
      ("(?=.*\\d).{3,}", "ab", false, true), ("(?!\\d).{3,}", "1", false, false),
      ("(?!a$)a.", "a", false, true), ("(?<=x)a", "b", false, false),
      ("a\\b.", "a", false, true), ("a\\bc", "ac", false, false),
      ("(a+)-\\1", "aa-a", false, true), ("(a+)-\\1", "aa-b", false, false),
      ("(?i)(é)\\1x", "éÉ", false, true), ("\\R", "\r", true, true), ("\\R\\n", "\r", false, true),
      ("a\\Kbc", "ab", false, true), ("a\\Kbc", "b", false, false),
      ("(?1)(ab)", "aba", false, true), ("(?1)(ab)", "aa", false, false),
      ("[é-ü]{2}", "é", false, true), ("[é-ü]{2}", "e", false, false),
    ],
    CompiledPattern.Runner.allCases
  )
  func `a pattern for the whole value knows what can still match`(
    row: (pattern: String, text: String, now: Bool, canHold: Bool),
    runner: CompiledPattern.Runner
  ) throws {
    let source = PatternSource(text: row.pattern, scope: .whole)
    let pattern = try CompiledPattern(source, runner: runner)
    var scratch = PatternScratch()
    let answer = try pattern.judge(Array(row.text.utf8).span, with: &scratch).get()
    #expect(answer == Answer(row.now ? .holds : .fails, canHold: row.canHold, canFail: true))
  }

  @Test(
    arguments: [
      // Found for good.
      ("[0-9]", "a1", true, false), ("[0-9]", "a", false, true), ("a*", "", true, false),
      ("(?<=a)b", "ab", true, false), ("^ab?", "a", true, false), ("\\p{Lu}+", "A", true, false),
      ("(a)\\1", "aa", true, false), ("[a+]+", "+", true, false), ("\\$", "$", true, false),
      ("a{2}?", "aa", true, false), ("(?i)x", "X", true, false), ("(?<n>x)", "x", true, false),
      // Found for now.
      ("a$", "a", true, true), ("a\\b", "a", true, true), ("a(?!b)", "a", true, true),
      ("a\\z", "a", true, true),
      ("(a)(?1)?", "a", true, true), ("\\R", "\r", true, true), ("(*CRLF)a", "a", true, true),
      // A search that must begin at the start can be lost.
      ("^ab", "a", false, true), ("^ab", "b", false, false), ("\\Aab", "b", false, false),
    ],
    CompiledPattern.Runner.allCases
  )
  func `a search knows what can still be found or lost`(
    row: (pattern: String, text: String, now: Bool, other: Bool),
    runner: CompiledPattern.Runner
  ) throws {
    let source = PatternSource(text: row.pattern, scope: .anywhere)
    let pattern = try CompiledPattern(source, runner: runner)
    var scratch = PatternScratch()
    let answer = try pattern.judge(Array(row.text.utf8).span, with: &scratch).get()
    #expect(answer.now == (row.now ? .holds : .fails))
    #expect((row.now ? answer.canFail : answer.canHold) == row.other)
  }

  @Test(arguments: [
    ("a++", "a"), ("(?>a|ab)c?", "a"), ("a*+", ""), ("(?>a|b)(?:cd)?+", "xb"),
  ])
  func `what gives up ways may still be found for good, as an automaton knows`(
    pattern: String,
    text: String
  ) throws {
    let source = PatternSource(text: pattern, scope: .anywhere)
    var scratch = PatternScratch()
    for runner in CompiledPattern.Runner.allCases {
      let compiled = try CompiledPattern(source, runner: runner)
      let answer = try compiled.judge(Array(text.utf8).span, with: &scratch).get()
      #expect(answer.now == .holds)
      #expect(answer.canFail == (runner != .fastest))
    }
  }

  /// Each of these would be refused if PCRE2's partial matching were taken at its word.
  @Test(
    arguments: [
      ("a\\n^b", "a\n", "b"), ("(?m)a\\n^b", "a\n", "b"),
      ("\\R{1,2}(?<=\\n)", "\r", "\n"), ("\\X(?<=\\n)", "\r", "\n"),
      ("a(*ACCEPT)b|c", "", "a"), ("(a(?R)?b)", "a", "b"),
      ("ab*?", "a", "b"),
    ],
    CompiledPattern.Runner.allCases
  )
  func `what PCRE2 does not report as partial is allowed`(
    row: (pattern: String, text: String, rest: String),
    runner: CompiledPattern.Runner
  ) throws {
    let source = PatternSource(text: row.pattern, flags: .multiline, scope: .whole)
    let pattern = try CompiledPattern(source, runner: runner)
    var scratch = PatternScratch()
    #expect(try pattern.judge(Array(row.text.utf8).span, with: &scratch).get().canHold)
    let whole = Array((row.text + row.rest).utf8)
    #expect(pattern.matches(whole.span, with: &scratch) == .success(true))
  }

  @Test func `a failure is no answer`() throws {
    let pattern = try CompiledPattern(
      PatternSource(text: "^(a+)+$", scope: .whole),
      runner: .machineCode
    )
    var limits = PatternLimits()
    limits.matchLimit = 1_000
    var scratch = PatternScratch(limits: limits)
    let text = Array(String(repeating: "a", count: 40).utf8) + [UInt8(ascii: "!")]
    #expect(pattern.judge(text.span, with: &scratch) == .failure(.matchLimit))
  }

  @Test(arguments: [
    ("\\d{5}", PatternScope.whole, "12a45", 2), ("\\d{5}", .whole, "", 0),
    ("\\d{5}", .whole, "a", 0), ("\\d{5}", .whole, "1234567", 5), ("\\d{5}", .whole, "123", 3),
    ("[é]+x", .whole, "ééy", 4), ("[é]+x", .whole, "éè", 2), ("a|bcd", .whole, "bcx", 2),
    ("[0-9]", .anywhere, "abc", 3), ("^ab", .anywhere, "acb", 1), ("^ab", .anywhere, "xab", 0),
    ("^ab", .anywhere, "abc", 3), ("x", .whole, "🇩🇪", 0),
  ])
  func `progress ends where nothing can be completed`(
    text: String,
    scope: PatternScope,
    value: String,
    length: Int
  ) throws {
    let pattern = try CompiledPattern(PatternSource(text: text, scope: scope))
    var scratch = PatternScratch()
    #expect(pattern.progress(in: Array(value.utf8).span, with: &scratch) == length)
  }

  @Test func `progress in a text beyond the limit stays within it`() throws {
    var limits = PatternLimits()
    limits.subjectLength = 5
    var scratch = PatternScratch(limits: limits)
    let pattern = try CompiledPattern(
      PatternSource(text: "é*", scope: .whole),
      runner: .machineCode
    )
    #expect(pattern.progress(in: Array("ééééé".utf8).span, with: &scratch) == 4)
  }
}
