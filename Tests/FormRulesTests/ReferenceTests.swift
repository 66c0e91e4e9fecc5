import Foundation
import FormRules
import TestSupport
import Testing

/// What the pages of the documentation say of their examples is so.
@Suite struct ReferenceTests {
  @Test func `there are pages of each kind`() {
    for folder in ["Reference", "Reference/rules", "Cookbook", "ComingFrom"] {
      let pages = DocumentationPages.paths.filter { $0.hasPrefix("Grammar/\(folder)/") }
      #expect(pages.count > 5, "\(folder)")
    }
  }

  @Test(arguments: DocumentationPages.paths)
  func `the tests of a page's examples pass`(_ page: String) throws {
    for example in try DocumentationPages.ruleFiles(in: page) {
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

  @Test(arguments: DocumentationPages.paths.filter { $0.hasPrefix("Grammar/Cookbook/") })
  func `each example of the cookbook has tests`(_ page: String) throws {
    for example in try DocumentationPages.ruleFiles(in: page) {
      #expect(example.contains("\ntest "), "\(example)")
    }
  }
}
