import FormRules
import RuleEngine
import Testing

/// The patterns of the standard rules take work that grows with the text and no faster.
///
/// So much for each character of a text of 100,000 must do, whatever the text is made of.
@Suite(.timeLimit(.minutes(20))) struct LinearPatternTests {
  private static let length = 100_000
  private static let workForEachCharacter = 40

  private static let limits: PatternLimits = {
    var limits = PatternLimits()
    limits.subjectLength = 2 * length
    limits.matchLimit = workForEachCharacter * length
    limits.uncountedBytes = 0
    limits.depthLimit = 4 * length
    limits.heapLimit = 1 << 20
    return limits
  }()

  @Test(arguments: HostileTextTests.names)
  func `a hundred thousand characters are judged by so much work for each`(
    _ name: String
  ) throws {
    let rules = try RuleFile(text: "form f { field a { \(name) } }")
    let program = try #require(rules.form("f")).program
    var scratch = PatternScratch(limits: Self.limits)
    for source in Self.sources(of: program) {
      let pattern = try CompiledPattern(source, runner: .interpreter)
      for beginning in HostileTextTests.beginnings {
        for piece in HostileTextTests.pieces {
          let body = String(repeating: piece, count: Self.length / piece.utf8.count)
          let text = Array((beginning + body + "\u{7F}").utf8)
          let outcome = pattern.matches(text.span, with: &scratch)
          if case .failure(let failure) = outcome {
            Issue.record(
              "\(name): \(failure) of \(beginning)\(piece)… by \(source.text.prefix(200))"
            )
          }
        }
      }
    }
  }

  /// The constant patterns of a program's tests, with the scope of the test.
  private static func sources(of program: Program) -> Set<PatternSource> {
    var sources: Set<PatternSource> = []
    for case .test(let test) in program.instructions {
      guard let scope = test.patternScope,
        case .constant(let constant)? = program.operands[test.operands.range].first
      else { continue }
      let index = PatternIndex(Int(program.constants.slots[Int(constant)].payload))
      sources.insert(PatternSource(program.patterns[index].pattern, scope: scope))
    }
    return sources
  }
}
