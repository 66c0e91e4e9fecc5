import Foundation
import RuleCompiler
import RuleSyntax
import Testing

/// The examples of the reference are rule files without a fault.
struct ReferenceExamplesTests {
  @Test(arguments: CheckingFixture.paths(in: "Grammar/Reference", ending: ".md"))
  func `the examples of a page have neither errors nor warnings`(path: String) throws {
    let url = CheckingFixture.root.appending(path: path)
    let pieces = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```rules\n")
    for piece in pieces.dropFirst() {
      let example = piece.components(separatedBy: "\n```")[0] + "\n"
      let file = RuleParser.parse(SourceText(name: path, text: example))
      var environment = CheckingFixture.environment()
      environment.loadImport = { path, _ in .success(SourceText(name: path, text: "")) }
      let (_, diagnostics) = RuleChecker.check(file, in: environment)
      #expect(diagnostics.map(CheckingFixture.short) == [], "\(example)")
    }
  }
}
