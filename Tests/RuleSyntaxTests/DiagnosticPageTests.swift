import Foundation
import Testing

@testable import RuleSyntax

/// The pages of the reference about the diagnostics of this module.
@Suite struct DiagnosticPageTests {
  /// Codes whose shortest source is too large for a page or cannot be text.
  private static let withoutSource: Set = [
    "E0101", "E0102", "E0801", "E0802", "E0803", "E0804", "E0805",
    "E0814",
  ]

  @Test(arguments: DiagnosticGoldenTests.codes)
  func `the page of a code has a title and a source that triggers it`(code: String) throws {
    let page = try Repository.text("Grammar/Diagnostics/\(code).md")
    #expect(page.hasPrefix("# \(code): "))
    #expect(page.contains("\n## What to do\n"))
    let source = fencedSource(of: page)
    #expect((source == nil) == Self.withoutSource.contains(code))
    guard let source else { return }
    let parsed = RuleParser.parse(SourceText(name: "page", text: source))
    #expect(parsed.diagnostics.map(\.code) == [code])
  }

  /// The block of rules above the advice of a page, with `<U+…>` replaced by the character.
  private func fencedSource(of page: String) -> String? {
    let parts = page.components(separatedBy: "\n## What to do\n")[0]
      .components(separatedBy: "```rules\n")
    guard parts.count > 1 else { return nil }
    var source = parts[1].components(separatedBy: "\n```")[0]
    while let range = source.range(of: "<U\\+[0-9A-F]+>", options: .regularExpression) {
      let digits = source[range].dropFirst(3).dropLast()
      let scalar = UInt32(digits, radix: 16).flatMap { Unicode.Scalar($0) }
      source.replaceSubrange(range, with: scalar.map { String($0) } ?? "")
    }
    return source
  }
}
