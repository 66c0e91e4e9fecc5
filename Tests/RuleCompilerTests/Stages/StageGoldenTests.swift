import Foundation
import RuleCompiler
import RuleEngine
import RuleSyntax
import Testing

/// Case files that follow one source through every stage: beside `x.rules` lies what each stage
/// makes of it, as `formrules dump` shows it. `RECORD_GOLDENS=1` writes those texts anew.
@Suite struct `Stages of rule files` {
  enum Stage: String, CaseIterable {
    case tokens, tree, checked, program
  }

  static let folder = "Grammar/Cases/Stages"
  static let cases = CheckingFixture.paths(in: folder, ending: ".rules")
    .filter { $0 != standIns }
  /// What takes the place of the standard rules, whose changes are no concern of these cases.
  static let standIns = folder + "/Standard/contact.rules"

  @Test func `there are cases`() {
    #expect(!Self.cases.isEmpty)
  }

  @Test(arguments: cases)
  func `every stage makes of a file what is written beside it`(_ path: String) throws {
    let parsed = RuleParser.parse(try CheckingFixture.source(path))
    let (checked, diagnostics) = try RuleChecker.check(parsed, in: Self.environment())
    let errors = diagnostics.filter { $0.severity == .error }
    #expect(errors.map(CheckingFixture.short) == [])
    let program = Lowering.program(for: checked)
    #expect(ProgramInvariants(program).violations == [])
    for stage in Stage.allCases {
      let text =
        switch stage {
        case .tokens: TokenDump.text(parsed)
        case .tree: TreeDump.text(parsed.tree)
        case .checked: CheckedDump.text(checked)
        case .program: Disassembly.text(program)
        }
      try hold(text, to: path.replacing(".rules", with: ".\(stage.rawValue)"))
    }
  }

  @Test(arguments: CheckingFixture.paths(in: "Rules", ending: ".rules"))
  func `the programs of shipped files keep the invariants of programs`(_ path: String) throws {
    let parsed = RuleParser.parse(try CheckingFixture.source(path))
    let (checked, _) = RuleChecker.check(parsed, in: CheckingFixture.environment())
    let program = Lowering.program(for: checked)
    #expect(ProgramInvariants(program).violations == [])
    #expect(program.forms.count == checked.forms.count)
    #expect(program.rules.count == checked.rules.count)
  }

  private static func environment() throws -> CheckingEnvironment {
    let standard = try CheckingFixture.source(standIns)
    let names = RuleParser.parse(standard).tree.declarations.compactMap { declaration in
      if case .rule(let rule) = declaration { rule.name.text } else { nil }
    }
    return CheckingEnvironment(
      standardNames: names,
      standardFile: { names.contains($0) ? standard : nil },
      loadImport: { path, _ in
        guard let source = try? CheckingFixture.source("\(folder)/\(path)") else {
          return .failure(.notFound(path: path))
        }
        return .success(source)
      }
    )
  }

  /// Compares with the file, or writes it; a difference is told by its first line.
  private func hold(_ text: String, to path: String) throws {
    let file = CheckingFixture.root.appending(path: path)
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    if text == golden { return }
    let made = text.split(separator: "\n", omittingEmptySubsequences: false)
    let written = golden.split(separator: "\n", omittingEmptySubsequences: false)
    let same = zip(made, written).prefix { $0 == $1 }.count
    let found = same < made.count ? String(made[same]) : "the end"
    let expected = same < written.count ? String(written[same]) : "the end"
    Issue.record("\(path):\(same + 1): expected '\(expected)', found '\(found)'")
  }
}
