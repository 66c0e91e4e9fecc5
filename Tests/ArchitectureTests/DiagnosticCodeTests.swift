import Foundation
import Testing

@Suite struct DiagnosticCodeTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The codes in the files that declare problems.
  private static func declaredCodes() throws -> Set<String> {
    let folders = ["RuleSyntax/Diagnostics", "RuleCompiler/Checking/Problems"]
    var codes: Set<String> = []
    for folder in folders.map({ root.appending(path: "Sources/\($0)") }) {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name.contains("Problem") {
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        codes.formUnion(text.matches(of: /"([EW][0-9]{4})"/).map { String($0.1) })
      }
    }
    return codes
  }

  @Test func `every code has a page and every page a code`() throws {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Self.root.appending(path: "Grammar/Diagnostics").path
    )
    #expect(try Self.declaredCodes() == Set(pages.map { String($0.dropLast(3)) }))
  }
}
