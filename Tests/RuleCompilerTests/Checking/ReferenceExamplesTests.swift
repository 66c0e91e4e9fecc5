import Foundation
import RuleCompiler
import RuleSyntax
import TestSupport
import Testing

/// The examples of the documentation are rule files without a fault.
struct ReferenceExamplesTests {
  @Test(arguments: DocumentationPages.paths)
  func `the examples of a page have neither errors nor warnings`(path: String) throws {
    for example in try DocumentationPages.ruleFiles(in: path) {
      let file = RuleParser.parse(SourceText(name: path, text: example))
      var environment = CheckingFixture.environment()
      environment.loadImport = { path, _ in .success(SourceText(name: path, text: "")) }
      let (_, diagnostics) = RuleChecker.check(file, in: environment)
      #expect(diagnostics.map(CheckingFixture.short) == [], "\(example)")
    }
  }
}
