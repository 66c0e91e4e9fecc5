import Testing

@testable import RuleEngine

@Suite struct PatternErrorTests {
  @Test(arguments: [
    ("[a-", PatternError.Kind.syntax, 106, 3),
    ("a(b", .syntax, 114, 3),
    ("a)b", .syntax, 122, 1),
    ("é)", .syntax, 122, 2),
    ("x{3,1}", .syntax, 104, 5),
    ("\\C", .syntax, 183, 2),
    ("(?=\\K)", .syntax, 199, 6),
    ("(*UTF)a", .refusedSetting, 0, 0),
    ("(*CRLF)(*UCP)a", .refusedSetting, 0, 7),
    ("(*LIMIT_MATCH=9)a", .refusedSetting, 0, 0),
    ("(*LIMIT_DEPTH=9)a", .refusedSetting, 0, 0),
    ("(*LIMIT_HEAP=9)a", .refusedSetting, 0, 0),
    ("(*LIMIT_RECURSION=9)a", .refusedSetting, 0, 0),
    ("(*NO_JIT)a", .refusedSetting, 0, 0),
    ("(*NOTEMPTY)a", .refusedSetting, 0, 0),
    ("(*NOSUCH)a", .syntax, 160, 8),
  ])
  func `a bad pattern is refused with its place`(
    text: String,
    kind: PatternError.Kind,
    code: Int32,
    offset: Int
  ) {
    for scope in PatternScope.allCases {
      for flags: PatternFlags in [[], .multiline] {
        let source = PatternSource(text: text, flags: flags, scope: scope)
        let error = #expect(throws: PatternError.self) { try CompiledPattern(source) }
        #expect(error?.kind == kind)
        #expect(error?.code == code)
        #expect(error?.offset == offset)
        #expect(error?.message.isEmpty == false)
      }
    }
  }

  @Test func `PCRE2's own words explain an error`() {
    let error = #expect(throws: PatternError.self) {
      try CompiledPattern(PatternSource(text: "[a", scope: .whole))
    }
    #expect(error?.message == "missing terminating ] for character class")
  }

  @Test func `a pattern may be as long as the limit, and no longer`() throws {
    var limits = PatternLimits()
    limits.patternLength = 3
    _ = try CompiledPattern(PatternSource(text: "aé", scope: .whole), limits: limits)
    let error = #expect(throws: PatternError.self) {
      try CompiledPattern(PatternSource(text: "aéa", scope: .whole), limits: limits)
    }
    #expect(error?.kind == .patternTooLong)
    #expect(error?.offset == 3)
  }

  @Test func `a pattern that would take too much code is an error`() {
    let text = "((((a{1,200}){1,200}){1,200}){1,200})"
    let error = #expect(throws: PatternError.self) {
      try CompiledPattern(PatternSource(text: text, scope: .whole))
    }
    #expect(error?.kind == .syntax)
  }

  @Test func `parentheses nested too deeply are an error`() {
    let text = String(repeating: "(", count: 2_000) + String(repeating: ")", count: 2_000)
    #expect(throws: PatternError.self) {
      try CompiledPattern(PatternSource(text: text, scope: .whole))
    }
  }

  @Test func `the letters of flags are read`() {
    #expect(PatternFlags(letter: "i") == .caseless)
    #expect(PatternFlags(letter: "x") == .extended)
    #expect(PatternFlags(letter: "s") == .dotAll)
    #expect(PatternFlags(letter: "m") == .multiline)
    #expect(PatternFlags(letter: "g") == nil)
  }
}
