import Foundation
import FormRules
import Testing

/// What the pages of the reference say of their examples is so.
@Suite struct ReferenceTests {
  static let pages: [String] = {
    let folder = projectRoot.appending(path: "Grammar/Reference")
    let files = FileManager.default.enumerator(atPath: folder.path())?.compactMap { $0 as? String }
    return (files ?? []).filter { $0.hasSuffix(".md") }.sorted()
  }()

  @Test func `there are pages`() {
    #expect(Self.pages.count > 50)
  }

  @Test(arguments: pages)
  func `the tests of a page's examples pass`(_ page: String) throws {
    let url = projectRoot.appending(path: "Grammar/Reference/\(page)")
    let pieces = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```rules\n")
    for piece in pieces.dropFirst() {
      let example = piece.components(separatedBy: "\n```")[0] + "\n"
      let imports = ImportResolver { path, _ in SourceText(name: path, text: "") }
      let compilation = Compilation(SourceText(name: page, text: example), imports: imports)
      let suite = try #require(TestSuite(compilation), "\(example)")
      var runner = TestRunner(suite)
      for testCase in suite.cases {
        let difference = runner.run(testCase).difference
        #expect(difference == nil, "\(page), \(testCase.name)")
      }
    }
  }
}
