import Synchronization
import Testing

@testable import RuleEngine

@Suite(.timeLimit(.minutes(20))) struct PatternLimitTests {
  private func outcome(
    _ text: String,
    _ scope: PatternScope,
    on value: String,
    runner: CompiledPattern.Runner = .machineCode,
    _ change: (inout PatternLimits) -> Void = { _ in }
  ) throws -> Result<Bool, PatternFailure> {
    var limits = PatternLimits()
    change(&limits)
    var scratch = PatternScratch(limits: limits)
    let source = PatternSource(text: text, scope: scope)
    let pattern = try CompiledPattern(source, runner: runner)
    return pattern.matches(Array(value.utf8).span, with: &scratch)
  }

  private func compiled(_ text: String, _ scope: PatternScope) throws -> CompiledPattern {
    try CompiledPattern(PatternSource(text: text, scope: scope), runner: .machineCode)
  }

  private func letters(_ count: Int) -> String { String(repeating: "a", count: count) }

  @Test(
    arguments: ["^(a+)+$", "(a|a)*", "(a*)*", "([a-z]+\\s?)+"],
    [CompiledPattern.Runner.machineCode, .interpreter]
  )
  func `a pattern that explodes is stopped`(text: String, runner: CompiledPattern.Runner) throws {
    let outcome = try outcome(text, .whole, on: letters(40) + "!", runner: runner)
    #expect(outcome == .failure(.matchLimit))
  }

  @Test(arguments: ["^(a+)+$", "(a|a)*", "(a*)*", "([a-z]+\\s?)+", "(?>(?:a|aa)+)+b"])
  func `an automaton does not explode, nor does it have limits`(text: String) throws {
    let value = letters(100_000) + "!"
    #expect(try outcome(text, .whole, on: value, runner: .fastest) == .success(false))
  }

  @Test(arguments: [CompiledPattern.Runner.machineCode, .interpreter])
  func `the limit of steps is heeded`(runner: CompiledPattern.Runner) throws {
    let run = { (limit: Int) in
      try outcome("(a|b)*[cd]", .whole, on: letters(100), runner: runner) {
        $0.matchLimit = limit
      }
    }
    #expect(try run(10) == .failure(.matchLimit))
    #expect(try run(10_000) == .success(false))
  }

  @Test(arguments: [CompiledPattern.Runner.machineCode, .interpreter])
  func `the limit of work is that of a search from all places`(
    runner: CompiledPattern.Runner
  ) throws {
    let run = { (limit: Int) in
      try outcome("(?:a|b)+$", .anywhere, on: letters(100) + "!", runner: runner) {
        $0.matchLimit = limit
      }
    }
    #expect(try run(1_000) == .failure(.matchLimit))
    #expect(try run(1_000_000) == .success(false))
  }

  @Test func `one scratch gives each match its own work`() throws {
    var limits = PatternLimits()
    limits.matchLimit = 100_000
    var scratch = PatternScratch(limits: limits)
    let search = try compiled("(?:a|b)+$", .anywhere)
    let whole = try compiled("(?:a|b)+", .whole)
    let long = Array((letters(1_000) + "!").utf8)
    let short = Array(letters(1_000).utf8)
    #expect(search.matches(long.span, with: &scratch) == .failure(.matchLimit))
    #expect(whole.matches(short.span, with: &scratch) == .success(true))
    #expect(search.matches(long.span, with: &scratch) == .failure(.matchLimit))
  }

  @Test(arguments: ["(\\w+)\\1[!0]$", "(?<word>\\w+)\\k<word>[!0]$"])
  func `what a back-reference compares is work`(text: String) throws {
    let value = letters(10_000)
    #expect(try outcome(text, .anywhere, on: value) == .failure(.matchLimit))
    // A step at each place of two thousand letters, so 8 million at most, but each compares.
    #expect(
      try outcome(text, .anywhere, on: letters(2_000)) { $0.matchLimit = 8_000_000 }
        == .failure(.matchLimit)
    )
    #expect(try outcome(text, .anywhere, on: letters(200)) == .success(false))
    #expect(try outcome(text, .anywhere, on: letters(200) + "!") == .success(true))
  }

  @Test func `what a possessive repeat passes over is work`() throws {
    let text = "(?:\\w++!|a)*+b"
    let value = letters(20_000)
    #expect(try outcome(text, .whole, on: value) == .failure(.matchLimit))
    #expect(try outcome(text, .whole, on: letters(1_000)) == .success(false))
  }

  @Test func `what a character of several looks back over is work`() throws {
    let flags = { String(repeating: "🇩🇪", count: $0) }
    for count in [1_000, 8_000] {
      #expect(try outcome("\\X*[!?]", .anywhere, on: flags(count)) == .failure(.matchLimit))
    }
    #expect(try outcome("\\X*[!?]", .anywhere, on: flags(20)) == .success(false))
    #expect(try outcome("\\X*[!?]", .anywhere, on: flags(20) + "!") == .success(true))
  }

  @Test(arguments: ["sr", "script_run", "asr", "atomic_script_run"])
  func `what is checked to be of one script is work`(name: String) throws {
    let text = "(*\(name):a*)[b-c]"
    #expect(try outcome(text, .anywhere, on: letters(20_000)) == .failure(.matchLimit))
    #expect(try outcome(text, .anywhere, on: letters(20)) == .success(false))
    #expect(try outcome(text, .anywhere, on: letters(20) + "c") == .success(true))
  }

  @Test func `what a character is compared with is work`() throws {
    let text = "[\(String(repeating: "\\pN", count: 2_000))]*\\b!"
    let short = String(repeating: "1", count: 100)
    #expect(try outcome(text, .whole, on: short + "!") == .success(true))
    #expect(try outcome(text, .whole, on: short) == .success(false))
    let long = String(repeating: "1", count: 20_000) + "!1"
    #expect(try outcome(text, .whole, on: long) == .failure(.matchLimit))
  }

  @Test func `what an item reads and gives up is work`() throws {
    // Three thousand numbers and no more: each place is tried, and each takes all that follow.
    let text = "(?=.|\\b)\\pN{3001}"
    let value = String(repeating: String(repeating: "1", count: 3_000) + "-", count: 10)
    let outcome = try outcome(text, .anywhere, on: value) { $0.matchLimit = 1_000_000 }
    #expect(outcome == .failure(.matchLimit))
  }

  @Test func `a keystroke may take a part of the work`() throws {
    let pattern = try compiled("(\\w+)\\1[!0]$", .anywhere)
    let text = Array(letters(500).utf8)
    var scratch = PatternScratch()
    #expect(pattern.matches(text.span, with: &scratch) == .success(false))
    scratch.isTyping = true
    #expect(pattern.matches(text.span, with: &scratch) == .failure(.matchLimit))
    scratch.isTyping = false
    #expect(pattern.matches(text.span, with: &scratch) == .success(false))
  }

  @Test(arguments: [PatternScope.whole, .anywhere])
  func `counted work gives the same answers`(scope: PatternScope) throws {
    let rows = [
      ("(\\w+) \\1", "ab ab"), ("(\\w+) \\1", "ab cd"), ("\\bab\\b", "ab"), ("(?<=a)b", "ab"),
      ("(?R)?a", "aa"), ("a(*ACCEPT)b", "a"), ("\\X+", "e\u{301}"), ("", ""), ("(?C1)a", "a"),
    ]
    for (text, value) in rows {
      let plain = try outcome(text, scope, on: value)
      let counted = try outcome(text, scope, on: value) { $0.uncountedBytes = 0 }
      #expect(counted == plain, "/\(text)/ on \(value)")
    }
  }

  @Test(arguments: [PatternScope.whole, .anywhere])
  func `one match can be stopped`(scope: PatternScope) throws {
    let pattern = try compiled("(\\w+)+\\1[!0]", scope)
    let text = Array(letters(3_000).utf8)
    let polls = Atomic<Int>(0)
    // More work than any machine does, so that only stopping ends it.
    var limits = PatternLimits()
    limits.matchLimit = .max
    var scratch = PatternScratch(limits: limits)
    let ask: @Sendable () -> Bool = { polls.add(1, ordering: .relaxed).newValue == 5 }
    scratch.isCancelled = ask
    #expect(pattern.matches(text.span, with: &scratch) == .failure(.cancelled))
    #expect(polls.load(ordering: .relaxed) == 5)
  }

  @Test func `partial matching and replacing can be stopped`() throws {
    var limits = PatternLimits()
    limits.matchLimit = .max
    var scratch = PatternScratch(limits: limits)
    scratch.isCancelled = { true }
    let text = Array((letters(3_000) + "-").utf8)
    let whole = try compiled("(\\w+)+\\1[!0]", .whole)
    #expect(
      whole.judge(text.span, with: &scratch)
        == .failure(.cancelled)
    )
    let anywhere = try compiled("(\\w+)+\\1[!0]", .anywhere)
    #expect(anywhere.replacing(in: text.span, with: [], with: &scratch) == .failure(.cancelled))
  }

  @Test func `a pattern too large to be counted has an answer where it ends soon`() throws {
    var limits = PatternLimits()
    let text = String(repeating: "(a)", count: 2_700) + "\\1"
    let pattern = try compiled(text, .whole)
    let value = Array(letters(2_701).utf8)
    var scratch = PatternScratch(limits: limits)
    #expect(pattern.matches(value.span, with: &scratch) == .success(true))
    limits.uncountedBytes = 0
    scratch = PatternScratch(limits: limits)
    #expect(pattern.matches(value.span, with: &scratch) != .success(false))
  }

  @Test func `the interpreter's depth and memory are limited`() throws {
    let text = letters(5_000)
    #expect(
      try outcome("(?:a|b)*", .whole, on: text, runner: .interpreter) { $0.depthLimit = 100 }
        == .failure(.depthLimit)
    )
    #expect(
      try outcome("(?:a|b)*", .whole, on: text, runner: .interpreter) { $0.heapLimit = 30 }
        == .failure(.heapLimit)
    )
    #expect(try outcome("(?:a|b)*", .whole, on: text, runner: .interpreter) == .success(true))
  }

  @Test func `machine code gets more memory when it needs it, up to its limit`() throws {
    let text = letters(20_000)
    #expect(try outcome("(?:a|b)*", .whole, on: text) == .success(true))
    #expect(
      try outcome("(?:a|b)*", .whole, on: text) {
        $0.jitStackBytes = 65_536
        $0.uncountedBytes = .max
      } == .failure(.jitStack)
    )
    #expect(
      try outcome("(?:a|b)*", .whole, on: text) {
        $0.jitStackBytes = 0
        $0.uncountedBytes = .max
      } == .failure(.jitStack)
    )
  }

  @Test func `the length of a text is limited`() throws {
    let shorten = { (limits: inout PatternLimits) in limits.subjectLength = 3 }
    #expect(try outcome("a*", .whole, on: "aaa", shorten) == .success(true))
    #expect(try outcome("a*", .whole, on: "aaaa", shorten) == .failure(.subjectTooLong))
    let pattern = try compiled("a*", .whole)
    var limits = PatternLimits()
    shorten(&limits)
    var scratch = PatternScratch(limits: limits)
    let text = Array("aaaa".utf8)
    let judgment = pattern.judge(text.span, with: &scratch)
    #expect(judgment == .failure(.subjectTooLong))
    #expect(pattern.replacing(in: text.span, with: [], with: &scratch) == .failure(.subjectTooLong))
  }

  @Test(arguments: [CompiledPattern.Runner.machineCode, .interpreter])
  func `a pattern that calls itself for ever comes back`(runner: CompiledPattern.Runner) throws {
    for text in ["(?R)", "a?(?R)?", "(a?(?1))"] {
      let outcome = try outcome(text, .whole, on: "aaa", runner: runner)
      guard case .failure = outcome else {
        Issue.record("/\(text)/ should have no answer, not \(outcome)")
        continue
      }
    }
  }

  @Test func `each failure says in words what it is`() {
    let failures: [PatternFailure] = [
      .matchLimit, .recordLimit, .cancelled, .depthLimit, .heapLimit, .jitStack, .subjectTooLong,
      .replacementTooLong,
      .endlessRecursion, .badText, .outOfMemory, .internal(code: -44),
    ]
    for failure in failures {
      let words = failure.description
      #expect(words.first?.isLowercase == true && words.last != ".", "\(words)")
    }
  }
}
