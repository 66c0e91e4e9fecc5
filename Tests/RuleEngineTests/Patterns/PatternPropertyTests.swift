import TestSupport
import Testing

@testable import RuleEngine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Random patterns, and every text over three characters: what is promised of more typing is kept.
@Suite(.timeLimit(.minutes(20))) struct PatternPropertyTests {
  /// How many patterns each seed gives; `FORMRULES_RANDOM_PATTERNS` asks for more.
  private static let patternsOfSeed: Int =
    unsafe getenv("FORMRULES_RANDOM_PATTERNS").flatMap { unsafe Int(String(cString: $0)) }
    ?? TestEffort.of(150)

  private static let depth = 5

  @Test(arguments: [PatternScope.whole, .anywhere], 1...5)
  func `no continuation contradicts what was promised`(scope: PatternScope, seed: Int) throws {
    var random = RandomPatterns(seed: UInt64(seed))
    var tried = 0
    var refusals = 0
    for _ in 0..<Self.patternsOfSeed {
      let alphabet = random.alphabet()
      let flags = PatternFlags(rawValue: UInt8(random.number(below: 16)))
      let source = PatternSource(
        text: random.pattern(over: alphabet),
        flags: random.number(below: 2) == 0 ? [] : flags,
        scope: scope
      )
      guard let pattern = try? CompiledPattern(source) else { continue }
      tried += 1
      let tree = TextTree(over: alphabet, depth: Self.depth)
      let answers = Answers(of: pattern, on: tree)
      let interpreted = Answers(
        of: try CompiledPattern(source, runner: .interpreter),
        on: tree
      )
      refusals += answers.judgments.compactMap { try? $0.get() }
        .count { !$0.canHold || !$0.canFail }
      // The interpreter gives back a repeated \X wrongly where flags of two letters follow each
      // other.
      let differs =
        source.text.contains("\\X") ? nil : answers.difference(from: interpreted, in: tree)
      let finding =
        answers.contradiction(in: tree) ?? interpreted.contradiction(in: tree) ?? differs
      if let finding {
        Issue.record("/\(source.text)/\(source.flags.rawValue) \(scope) \(finding)")
      }
    }
    #expect(tried > Self.patternsOfSeed / 2, "most random patterns should compile")
    #expect(refusals > Self.patternsOfSeed * 5, "many texts should be settled for good")
  }
}

/// What a pattern answers on every text of a tree.
private struct Answers {
  var matches: [Result<Bool, PatternFailure>] = []
  var judgments: [Result<Answer, PatternFailure>] = []

  init(of pattern: CompiledPattern, on tree: TextTree) {
    var limits = PatternLimits()
    limits.matchLimit = 5_000
    var scratch = PatternScratch(limits: limits)
    for text in tree.texts {
      let bytes = Array(text.utf8)
      matches.append(pattern.matches(bytes.span, with: &scratch))
      judgments.append(pattern.judge(bytes.span, with: &scratch))
    }
  }

  /// Where an answer is broken by the answer to the same text, or to one that continues it.
  func contradiction(in tree: TextTree) -> String? {
    let holdsLater = tree.spread(matches.map { $0 == .success(true) })
    let failsLater = tree.spread(matches.map { $0 == .success(false) })
    for (index, text) in tree.texts.enumerated() {
      if case .failure(.internal(let code)) = judgments[index] {
        return "breaks with \(code): \(text.debugDescription)"
      }
      let matches = judgments[index].map { $0.now == .holds }
      guard matches == self.matches[index] else {
        return "says \(matches) for \(self.matches[index]): \(text.debugDescription)"
      }
      guard let answer = try? judgments[index].get() else { continue }
      if holdsLater[index], !answer.canHold {
        return "refuses what can still match: \(text.debugDescription)"
      } else if failsLater[index], !answer.canFail {
        return "promises what can still fail: \(text.debugDescription)"
      }
    }
    return nil
  }

  /// Where two ways of running a pattern give different verdicts.
  func difference(from other: Answers, in tree: TextTree) -> String? {
    for (index, text) in tree.texts.enumerated() {
      let pair = [matches[index], other.matches[index]]
      if pair == [.success(true), .success(false)] || pair == [.success(false), .success(true)] {
        return "is \(pair[0]) as machine code, else \(pair[1]): \(text.debugDescription)"
      }
    }
    return nil
  }
}
