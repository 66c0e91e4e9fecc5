import Foundation
import RuleCompiler
import RuleSyntax
import Testing

/// The corrected examples of the pages about diagnostics are rule files without a fault.
struct DiagnosticPageTests {
  private static let heading = "\n## What to do\n"

  private static let pages = CheckingFixture.paths(in: "Grammar/Diagnostics", ending: ".md")

  /// Pages whose mistake is not in the text of a rule file, so that a command shows the correction.
  private static let correctedByCommand: Set = ["E0101", "E0102", "E0803"]

  @Test(arguments: pages)
  func `a page says what to do and shows the corrected example`(path: String) throws {
    let url = CheckingFixture.root.appending(path: path)
    let parts = try String(contentsOf: url, encoding: .utf8)
      .components(separatedBy: DiagnosticPageTests.heading)
    try #require(parts.count == 2)
    let code = url.deletingPathExtension().lastPathComponent
    let isCommand = DiagnosticPageTests.correctedByCommand.contains(code)
    #expect(parts[1].contains("```rules\n") != isCommand)
    #expect(parts[1].contains("```sh\n") == isCommand)
  }

  @Test(arguments: pages)
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
  private static let imported =
    "rule house_number { regex(/[0-9]+[a-z]?/) }\nrule reachable { telephone or email }\n"
}
