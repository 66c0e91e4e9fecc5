import Foundation
import GrammarPages
import RuleEngine
import Testing

@testable import CommandLineTool

struct ReferencePageTests {
  private static func names() throws -> [String] {
    let files = FileManager.default.enumerator(
      atPath: PackageFolder.root.appending(path: "Grammar/Reference").path
    )
    let paths = try #require(files).compactMap { $0 as? String }.filter { $0.hasSuffix(".md") }
    return paths.map { URL(filePath: $0).deletingPathExtension().lastPathComponent }.sorted()
  }

  @Test func `every page of the reference is in the binary`() throws {
    #expect(ReferencePage.names == (try ReferencePageTests.names()))
  }

  @Test(arguments: BuiltInRule.allCases)
  func `every built-in rule has a page`(_ rule: BuiltInRule) {
    #expect(ReferencePage(name: rule.rawValue) != nil)
  }

  @Test func `a page has a title and a text`() throws {
    for name in ReferencePage.names {
      let page = try #require(ReferencePage(name: name))
      #expect(page.text.hasPrefix("# "))
    }
    #expect(ReferencePage(name: "no_such_page") == nil)
  }

  @Test(arguments: WorkbenchCommand.allCases)
  func `every command has a section with its usage`(_ command: WorkbenchCommand) throws {
    let section = try #require(ReferencePage(name: "repl")?.section("`:\(command.rawValue)"))
    #expect(section.hasPrefix("## `\(command.usage)`\n"))
    #expect(section.count(where: { $0 == "\n" }) > 1)
  }
}
