import Foundation
import TestSupport
import Testing

@testable import RuleSyntax

/// What each diagnostic looks like, from the case files in `Grammar/Cases/Diagnostics`.
@Suite struct DiagnosticGoldenTests {
  private static let folder = "Grammar/Cases/Diagnostics"
  private static let cases = Repository.paths(in: folder, ending: ".rules").filter {
    DiagnosticGoldenTests.codes.contains(code(of: $0))
  }

  /// The codes with a page that the lexer and the parser give.
  static let codes = Repository.paths(in: "Grammar/Diagnostics", ending: ".md").map(code)
    .filter { code in ["E01", "E02", "E080", "W01"].contains { code.hasPrefix($0) } }

  @Test(arguments: cases)
  func `a case shows what it is for`(path: String) throws {
    var limits = SyntaxLimits()
    if path.hasSuffix("E0801.rules") { limits.sourceBytes = 64 }
    let bytes = try Array(Data(contentsOf: Repository.url(path)))
    let source = SourceText(name: URL(filePath: path).lastPathComponent, bytes: bytes)
    let parsed = RuleParser.parse(source, limits: limits)
    #expect(parsed.diagnostics.contains { $0.code == Self.code(of: path) })
    let text = DiagnosticText(source: source).text(of: parsed.diagnostics)
    #expect(
      Golden.difference(
        text,
        from: Repository.url(path.replacingOccurrences(of: ".rules", with: ".txt"))
      ) == nil
    )
  }

  @Test(arguments: codes)
  func `every code has a case`(code: String) {
    #expect(Self.cases.contains("\(Self.folder)/\(code).rules"))
  }

  /// `E0203` of `Grammar/Cases/Diagnostics/E0203-indentation.rules`.
  private static func code(of path: String) -> String {
    String(URL(filePath: path).lastPathComponent.prefix(5))
  }
}
