import RuleCompiler
import RuleEngine
import RuleSyntax

/// Programs of sound rule files.
enum LoweringFixture {
  /// A rule file of a test has errors, in short.
  struct Unsound: Error {
    var report: [String]
  }

  static func program(_ text: String) throws(Unsound) -> Program {
    let (file, diagnostics) = CheckingFixture.check(text)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { throw Unsound(report: errors.map(CheckingFixture.short)) }
    return Lowering.program(for: file)
  }

  /// The slots that each check reads, beside that of its own field.
  static func reads(_ text: String) throws(Unsound) -> [[Int]] {
    try program(text).checks.map { $0.reads.map(\.position) }
  }
}
