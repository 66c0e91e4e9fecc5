import Foundation
import Testing

/// Who may import whom: the table of the project's layout. All else is a defect.
private let allowedImports: [String: Set<String>] = [
  "CPCRE2": ["SystemPCRE2", "BundledPCRE2"],
  "RuleSyntax": [],
  "RuleEngine": ["Synchronization", "Glibc", "Musl", "Darwin", "SwiftOverlayShims"],
  "RuleCompiler": ["RuleSyntax", "RuleEngine"],
  "FormRules": [
    "RuleCompiler", "RuleEngine", "RuleSyntax", "StandardRules", "Observation", "Synchronization",
    "Foundation", "FoundationEssentials",
  ],
  "FormRulesUI": ["FormRules", "Foundation", "FoundationEssentials"],
  "FormData": [
    "RuleEngine", "CSimdJSON", "CCSV", "Foundation", "FoundationEssentials", "Dispatch", "Glibc",
    "Musl", "Darwin",
  ],
  "FormInterchange": [
    "FormRules", "RuleSyntax", "RuleCompiler", "RuleEngine", "FormData", "StandardRules",
    "EmbeddedFiles", "Foundation", "FoundationEssentials",
  ],
  "EmbeddedFiles": ["CEmbeddedFiles"],
  "StandardRules": ["EmbeddedFiles"],
  "GrammarPages": ["EmbeddedFiles"],
  "LanguageServer": [
    "FormRules", "FormData", "FormInterchange", "RuleSyntax", "RuleCompiler", "RuleEngine",
    "GrammarPages",
  ],
  "WebServer": ["RuleEngine", "NIOConcurrencyHelpers", "NIOCore", "NIOHTTP1", "NIOPosix"],
  "CommandLineTool": [
    "FormRules", "FormData", "FormInterchange", "RuleSyntax", "RuleCompiler", "RuleEngine",
    "GrammarPages", "LanguageServer", "WebServer", "EmbeddedFiles", "ArgumentParser", "Dispatch",
    "Synchronization", "Glibc", "Musl", "Darwin", "SwiftOverlayShims",
  ],
]

/// What only some folders of a module may import.
private let allowedInFolders: [(folder: String, imports: Set<String>)] = [
  ("RuleEngine/Patterns/", ["CPCRE2"]),
  ("FormRulesUI/SwiftUI/", ["SwiftUI"]),
  ("FormRulesUI/UIKit/", ["UIKit"]),
  ("FormData/Bridging/", ["Glibc", "Musl", "Darwin"]),
  ("CommandLineTool/Terminal/LineEditor.swift", ["CEdit"]),
]

private struct ImportLine: CustomTestStringConvertible {
  var file: String
  var imported: String
  var testDescription: String { "\(file) imports \(imported)" }
}

@Suite struct ImportTests {
  @Test func `every module imports only what the layout allows`() throws {
    let lines = try importLines()
    #expect(!lines.isEmpty)
    for line in lines {
      let module = String(line.file.prefix { $0 != "/" })
      let inFolder = allowedInFolders.contains { rule in
        line.file.hasPrefix(rule.folder) && rule.imports.contains(line.imported)
      }
      let allowed = try #require(allowedImports[module], "unknown module \(module)")
      #expect(inFolder || allowed.contains(line.imported), "\(line.testDescription)")
    }
  }

  @Test func `every module of the layout is there`() throws {
    let modules = Set(try importLines().map { String($0.file.prefix { $0 != "/" }) })
    for module in ["RuleEngine", "RuleCompiler", "FormRules", "FormData", "CommandLineTool"] {
      #expect(modules.contains(module))
    }
  }

  @Test func `unsafe marks stay in the files that bridge to C`() throws {
    let bridging: Set<String> = [
      "RuleEngine/Values/SystemClock.swift", "CommandLineTool/Input/Descriptors.swift",
      "CommandLineTool/Input/FileSystem.swift", "CommandLineTool/Terminal/LineEditor.swift",
      "EmbeddedFiles/EmbeddedFolder.swift",
      // To the runtime's jobs, which only unowned executors can run.
      "WebServer/AnswerThreads.swift",
    ]
    let bridgingFolders = ["RuleEngine/Patterns/", "FormData/Bridging/"]
    for (file, text) in try sources() {
      if bridging.contains(file) || bridgingFolders.contains(where: { file.hasPrefix($0) }) {
        continue
      }
      let isMarked = text.split(separator: "\n").contains { line in
        let code = line.drop { $0 == " " }
        return !code.hasPrefix("//") && code.contains(#/(^|[ (=])unsafe /#)
      }
      #expect(!isMarked, "\(file) is marked unsafe")
    }
  }

  private func importLines() throws -> [ImportLine] {
    try sources().flatMap { file, text in
      text.split(separator: "\n").compactMap { line -> ImportLine? in
        let words = line.split(separator: " ").drop { word in
          ["public", "package", "internal", "@_exported", "@preconcurrency"].contains(word)
        }
        guard words.first == "import", words.count > 1 else { return nil }
        let name = words[words.startIndex + 1]
        return ImportLine(file: file, imported: String(name))
      }
    }
  }

  private func sources() throws -> [(file: String, text: String)] {
    try SourceTree.paths(in: "Sources", ending: ".swift").map { path in
      (String(path.dropFirst("Sources/".count)), try SourceTree.text(of: path))
    }
  }
}
