import Testing

@testable import RuleEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What automata answer, held against PCRE2's interpreter.
@Suite(.timeLimit(.minutes(20))) struct PatternAutomatonTests {
  /// How many patterns each seed gives; `FORMRULES_RANDOM_PATTERNS` asks for more. Each is tried on
  /// the 364 texts of up to five characters.
  private static let patternsOfSeed: Int =
    unsafe getenv("FORMRULES_RANDOM_PATTERNS").flatMap { unsafe Int(String(cString: $0)) } ?? 30

  @Test(arguments: [PatternScope.whole, .anywhere], [false, true])
  func `an automaton answers both questions as PCRE2 does`(
    scope: PatternScope,
    isRegular: Bool
  ) throws {
    var random = RandomPatterns(seed: isRegular ? 1 : 2)
    var compared = 0
    for _ in 0..<Self.patternsOfSeed {
      let alphabet = random.alphabet()
      let flags = PatternFlags(rawValue: UInt8(random.number(below: 16)))
      let text =
        isRegular
        ? random.regularPattern(over: alphabet, depth: 2) : random.pattern(over: alphabet)
      let source = PatternSource(
        text: text,
        flags: random.number(below: 2) == 0 ? [] : flags,
        scope: scope
      )
      guard let reference = try? CompiledPattern(source, runner: .interpreter),
        let automaton = AutomatonConstruction.table(of: source).map({ PatternAutomaton($0) })
      else { continue }
      defer { automaton.deallocate() }
      let comparison = Comparison(of: automaton, with: reference, over: alphabet)
      compared += comparison.compared
      if let difference = comparison.difference {
        Issue.record("/\(source.text)/\(source.flags.rawValue) \(scope) \(difference)")
      }
    }
    #expect(compared > Self.patternsOfSeed * 50, "many patterns should have automata")
  }

  @Test(arguments: [
    "a(?=b)", "a(?!b)", "(?<=a)b", "\\bab", "(a)\\1", "(?1)(a)", "(*LF)a", "(*ACCEPT)a", "\\Ra",
    "\\Xa", "\\Ka", "(?C1)a", "a{,3}", "a{2}{3}", "(?i)é", "(?i)[é]", "(?i)\\p{Lu}", "\\p{Greek}",
    "(?x)a+ +", "(?m)a$", "[\\w-z]", "[[:punct:]]", "[[.a.]]", "(?:^a|b)+", "$^", "\\1",
    "(?(?=a)a|b)", "(?:(?:a|)*b)*+", "{1", "(?i)[[:upper:]]", "(a|b)*a(a|b){14}", "a{5000}",
  ])
  func `what is not regular, or too large, is left to PCRE2`(text: String) {
    let source = PatternSource(text: text, scope: .whole)
    #expect(AutomatonConstruction.table(of: source) == nil)
  }

  @Test(arguments: [
    ("(?:a|ab)c", "abc", true), ("(?>a|ab)c", "abc", false), ("a*+a", "aaa", false),
    ("(?>a*?)a", "a", true), ("(?>a??)a", "aa", false), ("(?>(?>a|ab)c|abd)", "abd", true),
    ("(?:a++b?)*+", "aabab", true), ("(?>a|b++)+c", "abbac", true),
    ("(?i)kelvin", "\u{212A}ELVIN", true),
    ("(?i)[^k]", "\u{212A}", false), ("(?i)[a-z]", "ſ", true), (".", "\n", false),
    ("(?s).", "\n", true), (".", "\r", true), ("[^a]", "🇩", true), ("[à-ü]+", "éü", true),
    ("[à-ü]+", "ÿ", false), ("[\\x{10000}-\\x{10FFFF}]", "𝄞", true), ("[]a]+", "a]", true),
    ("[^]a]", "]", false), ("[a\\-z]+", "a-z", true), ("[\\b]", "\u{8}", true),
    ("a$", "a\n", false),
    ("(?<n>a)(?'m'b)(?P<o>c)", "abc", true), ("(?|a|b)", "b", true), ("\\x41\\x{e9}", "Aé", true),
    ("\\w+\\d", "ab1", true), ("(?i:a)b", "AB", false), ("a(?i)b|c", "C", true), ("", "", true),
    ("(?x)a b # c", "ab", true), ("\\Qa+b\\E+", "a+bb", true), ("a{b}", "a{b}", true),
    ("\\N{U+61}\\141\\o{141}\\cA", "aaa\u{1}", true), ("(?U)(?>a*)a", "a", true),
    ("(?n)(a)(?^i:B)", "ab", true), ("[[:alnum:]]+", "a1", true),
  ])
  func `an automaton reads what PCRE2 reads`(text: String, value: String, matches: Bool) throws {
    let source = PatternSource(text: text, scope: .whole)
    let automaton = PatternAutomaton(try #require(AutomatonConstruction.table(of: source)))
    defer { automaton.deallocate() }
    let bytes = Array(value.utf8)
    #expect(automaton.answer(to: bytes.span).now == (matches ? .holds : .fails))
    var scratch = PatternScratch()
    let reference = try CompiledPattern(source, runner: .interpreter)
    #expect(reference.matches(bytes.span, with: &scratch) == .success(matches))
  }

  @Test(arguments: ["\\w", "\\d", "\\s", "\\p{L}", "[[:alpha:]]", "[^\\W]", "[\\wé]"])
  func `characters beyond ASCII are asked of PCRE2's tables`(text: String) throws {
    let source = PatternSource(text: text, scope: .whole)
    let automaton = PatternAutomaton(try #require(AutomatonConstruction.table(of: source)))
    defer { automaton.deallocate() }
    #expect(automaton.answer(to: Array("é".utf8).span) == .unknown)
    #expect(automaton.answer(to: Array("!".utf8).span) != .unknown)
    // Once it is settled otherwise, no one needs to be asked.
    #expect(automaton.answer(to: Array("!é".utf8).span).now == .fails)
  }

  @Test func `every scalar takes the way of its class`() throws {
    let ranges: [ClosedRange<UInt32>] = [
      0x7E...0x81, 0x7FF...0x800, 0xD7FF...0xE000, 0xFFFF...0x10000, 0x10FFFE...0x10FFFF,
      0x345...0x2345, 0x3FFF...0x10_0001,
    ]
    for range in ranges {
      let low = String(range.lowerBound, radix: 16)
      let high = String(range.upperBound, radix: 16)
      let source = PatternSource(text: "[\\x{\(low)}-\\x{\(high)}]", scope: .whole)
      let automaton = PatternAutomaton(try #require(AutomatonConstruction.table(of: source)))
      defer { automaton.deallocate() }
      for value in stride(from: UInt32(0), through: 0x10FFFF, by: 61) {
        for bound in [value, range.lowerBound, range.upperBound, range.upperBound &+ 1] {
          guard let scalar = Unicode.Scalar(bound) else { continue }
          let bytes = Array(String(Character(scalar)).utf8)
          let outcome = automaton.answer(to: bytes.span).now
          if outcome != (range.contains(bound) ? .holds : .fails) {
            Issue.record(
              "\(source.text) on \(String(bound, radix: 16)): \(outcome)"
            )
          }
        }
      }
    }
  }
}

/// How an automaton and PCRE2 answer on every text over an alphabet.
private struct Comparison {
  private(set) var compared = 0
  private(set) var difference: String?

  init(of automaton: PatternAutomaton, with reference: CompiledPattern, over alphabet: [String]) {
    let tree = TextTree(over: alphabet, depth: 5)
    var scratch = PatternScratch()
    // Unknown where PCRE2 fails.
    var expected: [Answer] = []
    for text in tree.texts {
      let judged = reference.judge(Array(text.utf8).span, with: &scratch)
      expected.append((try? judged.get()) ?? .unknown)
    }
    let holdsLater = tree.spread(expected.map { $0.now == .holds })
    let failsLater = tree.spread(expected.map { $0.now == .fails })
    for (index, text) in tree.texts.enumerated() {
      let found = automaton.answer(to: Array(text.utf8).span)
      if found == .unknown || expected[index] == .unknown { continue }
      compared += 1
      // What PCRE2 refuses for good is refused; the automaton may see more than PCRE2, and says no
      // more than continuations bear out.
      if found.now != expected[index].now || (found.canHold && !expected[index].canHold)
        || (found.canFail && !expected[index].canFail) || (holdsLater[index] && !found.canHold)
        || (failsLater[index] && !found.canFail)
      {
        difference = "\(found), not \(expected[index]): \(text.debugDescription)"
        return
      }
    }
  }
}
