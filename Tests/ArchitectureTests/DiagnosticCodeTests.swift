import Foundation
import Testing

@Suite struct DiagnosticCodeTests {
  /// The codes in the files that declare problems.
  private static func declaredCodes() throws -> Set<String> {
    let folders = ["RuleSyntax/Diagnostics", "RuleCompiler/Checking/Problems"]
    var codes: Set<String> = []
    for path in folders.flatMap({ SourceTree.paths(in: "Sources/\($0)", ending: ".swift") })
    where URL(filePath: path).lastPathComponent.contains("Problem") {
      let text = try SourceTree.text(of: path)
      codes.formUnion(text.matches(of: /"([EW][0-9]{4})"/).map { String($0.1) })
    }
    return codes
  }

  @Test func `every code has a page and every page a code`() throws {
    let pages = SourceTree.paths(in: "Grammar/Diagnostics", ending: ".md")
    let names = pages.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }
    #expect(try Self.declaredCodes() == Set(names))
  }
}
