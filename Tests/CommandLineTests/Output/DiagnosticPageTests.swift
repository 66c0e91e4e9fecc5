import GrammarPages
import Foundation
import Testing

struct DiagnosticPageTests {
  private static func codes() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: PackageFolder.pages.path)
      .filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }

  @Test func `every page of the reference is in the binary`() throws {
    #expect(ReferencePage.codes == (try DiagnosticPageTests.codes()))
  }

  @Test func `a page begins with its code and a title`() throws {
    for code in ReferencePage.codes {
      let page = try #require(ReferencePage(code: code.lowercased()))
      #expect(page.text.hasPrefix("# \(code): "))
      #expect(!page.title.isEmpty)
    }
  }
}
