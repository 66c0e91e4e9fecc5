import Foundation
import RuleCompiler
import RuleSyntax
import Testing

/// The corrected examples of the pages about diagnostics are rule files without a fault.
struct DiagnosticPageTests {
  private static let heading = "\n## What to do\n"

  /// The pages that show how their example is corrected.
  private static let corrected = CheckingFixture.paths(in: "Grammar/Diagnostics", ending: ".md")
    .filter { path in
      let page = try? String(
        contentsOf: CheckingFixture.root.appending(path: path),
        encoding: .utf8
      )
      return page?.range(of: heading).map { page?[$0.upperBound...].contains("```rules") } == true
    }

  @Test(arguments: corrected)
  func `the corrected example has neither errors nor warnings`(path: String) throws {
    let url = CheckingFixture.root.appending(path: path)
    let page = try String(contentsOf: url, encoding: .utf8)
    let advice = try #require(page.components(separatedBy: DiagnosticPageTests.heading).last)
    for piece in advice.components(separatedBy: "```rules\n").dropFirst() {
      let example = piece.components(separatedBy: "\n```")[0] + "\n"
      var environment = CheckingFixture.environment()
      environment.loadImport = { path, _ in
        .success(SourceText(name: path, text: DiagnosticPageTests.imported))
      }
      let file = RuleParser.parse(SourceText(name: path, text: example))
      let (_, diagnostics) = RuleChecker.check(file, in: environment)
      #expect(diagnostics.map(CheckingFixture.short) == [], "\(example)")
    }
  }

  /// What the files hold that examples import.
  private static let imported = "rule house_number { regex(/[0-9]+[a-z]?/) }\n"
}
