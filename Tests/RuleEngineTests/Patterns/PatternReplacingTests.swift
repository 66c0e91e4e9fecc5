import Testing

@testable import RuleEngine

@Suite struct PatternReplacingTests {
  @Test(
    arguments: [
      ("[ -]", "", "12 34-56", "123456"), ("a", "b", "aaa", "bbb"), ("a", "b", "ccc", nil),
      ("(\\d+)-(\\d+)", "$2-$1", "1-2 3-4", "2-1 4-3"), ("(?<y>\\d)", "<${y}>", "1a2", "<1>a<2>"),
      ("a", "$$", "a", "$"), ("a", "[$0]", "ba", "b[a]"), ("(a)|(b)", "[$1$2]", "ab", "[a][b]"),
      ("x*", "-", "ab", "-a-b-"), ("", "é", "", "é"), ("\\s+", " ", "a \n b", "a b"),
      ("é", "e", "café", "cafe"), ("^", ">", "a", ">a"), ("a\\Kb", "c", "ab", "ac"),
      ("(*MARK:m)a", "$*MARK", "a", "m"),
    ],
    [CompiledPattern.Runner.machineCode, .interpreter]
  )
  func `each match is replaced`(
    row: (pattern: String, template: String, text: String, result: String?),
    runner: CompiledPattern.Runner
  ) throws {
    let source = PatternSource(text: row.pattern, scope: .anywhere)
    let pattern = try CompiledPattern(source, runner: runner)
    var scratch = PatternScratch()
    let template = Array(row.template.utf8)
    #expect(pattern.validateTemplate(template) == nil)
    let result = try pattern.replacing(
      in: Array(row.text.utf8).span,
      with: template,
      with: &scratch
    )
    .get()
    #expect(result == row.result.map { Array($0.utf8) })
  }

  @Test func `a result longer than the first guess is given in full`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "a", scope: .anywhere))
    var scratch = PatternScratch()
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 1_000)
    let template = [UInt8](repeating: UInt8(ascii: "b"), count: 100)
    let result = try pattern.replacing(in: text.span, with: template, with: &scratch).get()
    #expect(result == [UInt8](repeating: UInt8(ascii: "b"), count: 100_000))
  }

  @Test func `a result may be as long as the limit, and no longer`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "a", scope: .anywhere))
    var limits = PatternLimits()
    limits.replacementLength = 6
    var scratch = PatternScratch(limits: limits)
    let template = Array("bb".utf8)
    let fits = try pattern.replacing(in: Array("aaa".utf8).span, with: template, with: &scratch)
      .get()
    #expect(fits == Array("bbbbbb".utf8))
    let exceeds = pattern.replacing(in: Array("aaab".utf8).span, with: template, with: &scratch)
    #expect(exceeds == .failure(.replacementTooLong))
  }

  @Test(arguments: [CompiledPattern.Runner.machineCode, .interpreter])
  func `limits hold while replacing`(runner: CompiledPattern.Runner) throws {
    let source = PatternSource(text: "(?:a+)+$", scope: .anywhere)
    let pattern = try CompiledPattern(source, runner: runner)
    var scratch = PatternScratch()
    let text = Array((String(repeating: "a", count: 40) + "!").utf8)
    #expect(pattern.replacing(in: text.span, with: [], with: &scratch) == .failure(.matchLimit))
  }

  @Test func `machine code gets more memory for replacing too`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "(?:a|b)+", scope: .anywhere))
    var scratch = PatternScratch()
    let text = [UInt8](repeating: UInt8(ascii: "a"), count: 9_000)
    #expect(try pattern.replacing(in: text.span, with: [], with: &scratch).get() == [])
  }

  @Test(arguments: [
    ("$", 0), ("a$", 1), ("$2", 0), ("$-", 0), ("${1", 3), ("${}", 0), ("$nope", 0),
    ("$*MARKS", 0), ("$*", 0), ("${1 }", 3), ("${a b}", 3), ("$99999999999999999999", 0),
    ("x$1x", -1),
    ("$1$$${n}", -1), ("${01}", -1), ("$é", 0), ("$nb", 0), ("${*MARK}", -1), ("$001", -1),
    ("$abcdefghijklmnopqrstuvwxyzabcdefg", 0),
  ])
  func `a template is judged as PCRE2 would`(text: String, offset: Int) throws {
    let pattern = try CompiledPattern(PatternSource(text: "(?<n>a)", scope: .anywhere))
    var scratch = PatternScratch()
    let template = Array(text.utf8)
    let result = pattern.replacing(in: Array("a".utf8).span, with: template, with: &scratch)
    let error = pattern.validateTemplate(template)
    #expect((error?.offset ?? -1) == offset)
    #expect(error == nil || error?.kind == .template)
    #expect(((try? result.get()) != nil) == (error == nil))
  }

  @Test func `random templates are judged as PCRE2 would`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "(a)(?<n>b)", scope: .anywhere))
    var scratch = PatternScratch()
    var random = RandomPatterns(seed: 7)
    let text = Array("ab".utf8)
    for _ in 0..<20_000 {
      let length = random.number(below: 7)
      let template = (0..<length).map { _ in
        random.pick(Array("$${}*123n0MARK".utf8) + [UInt8(ascii: "$")])
      }
      let isGood = pattern.validateTemplate(template) == nil
      let result = pattern.replacing(in: text.span, with: template, with: &scratch)
      let works = (try? result.get()) != nil
      if works != isGood {
        Issue.record("\(String(decoding: template, as: UTF8.self)): \(result)")
      }
    }
  }

  @Test func `a template that is not UTF-8 is refused`() throws {
    let pattern = try CompiledPattern(PatternSource(text: "a", scope: .anywhere))
    #expect(pattern.validateTemplate([0xFF])?.kind == .template)
  }
}
