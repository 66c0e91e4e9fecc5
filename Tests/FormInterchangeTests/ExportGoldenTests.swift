import EmbeddedFiles
import FormInterchange
import FormRules
import Foundation
import RuleSyntax
import TestSupport
import Testing

/// Forms of rule files under `Grammar/Cases/Interchange/export`, beside each what it is exported to.
/// `RECORD_GOLDENS=1` writes those anew.
@Suite struct ExportGoldenTests {
  static let folder = Fixtures.cases.appending(path: "export")
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return files.filter { $0.hasSuffix(".rules") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test(arguments: names, ExportFormat.allCases)
  func `a form becomes what is recorded`(name: String, format: ExportFormat) throws {
    let file = Self.folder.appending(path: "\(name).rules")
    let exported = try #require(try Exporting.export(file, as: format))
    let golden = Self.folder.appending(path: "\(name).\(format.ending)")
    let text = Exporting.withoutRuntime(exported.text)
    let notes = exported.notes.map { $0.text(in: "\(name).rules") + "\n" }.joined()
    #expect(Golden.difference(text, from: golden) == nil)
    #expect(Golden.difference(notes, from: golden.appendingPathExtension("notes")) == nil)
  }

  @Test func `there are forms`() {
    #expect(!Self.names.isEmpty)
  }
}

/// Rule files as the command line exports them.
enum Exporting {
  /// The last form of a file, which must be sound.
  static func export(_ file: URL, as format: ExportFormat) throws -> ExportedForm? {
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let rules = try RuleFile(text: text, name: file.lastPathComponent)
    let name = rules.forms.last?.name ?? ""
    // The script of a page, and the compiled rules, are tested where they are made.
    let folder = format == .html ? "assets" : nil
    let scope = scope(text, name: file.lastPathComponent)
    return format.export(form: name, in: scope, assets: folder)
  }

  /// A module or its declarations without those of the runtime, which are the same in all, and without the program,
  /// which has tests of its own.
  static func withoutRuntime(_ text: String) -> String {
    text.replacing(/\/\* The FormRules runtime.*\n.*\n/, with: "…\n")
      .replacing(EmbeddedFolder.runtimeDeclarations, with: "…\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("const compiledRules") ? "const compiledRules = …" : $0 }
      .joined(separator: "\n")
  }

  static func scope(_ text: String, name: String = "test.rules") -> RuleScope {
    RuleScope(SourceText(name: name, text: text))
  }
}

extension ExportFormat {
  /// The ending of files of the format.
  var ending: String {
    switch self {
    case .jsonSchema: "schema.json"
    case .html: "html"
    case .javaScript: "js"
    case .typeScript: "d.ts"
    }
  }
}
