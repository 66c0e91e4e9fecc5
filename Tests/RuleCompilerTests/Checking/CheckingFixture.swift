import Foundation
import RuleCompiler
import RuleEngine
import RuleSyntax

/// Rule files as tests check them: with the repository's standard rules, and imports by name.
enum CheckingFixture {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Paths, seen from the root, of the files below `folder` whose names end in `ending`, in order.
  ///
  /// There must be some: tests would hold of none.
  static func paths(in folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder)
    let found = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
    let paths = (found ?? []).filter { $0.hasSuffix(ending) }.map { folder + "/" + $0 }.sorted()
    precondition(!paths.isEmpty, "without '\(ending)' files in '\(folder)', tests try nothing")
    return paths
  }

  static func source(_ path: String, named name: String? = nil) throws -> SourceText {
    let bytes = try Data(contentsOf: root.appending(path: path))
    return SourceText(name: name ?? path, bytes: Array(bytes))
  }

  /// Which standard file declares which rule.
  static let standardFiles: [String: SourceText] = {
    var files: [String: SourceText] = [:]
    for path in paths(in: "Rules/Standard", ending: ".rules") {
      guard let source = try? source(path) else { continue }
      for case .rule(let rule) in RuleParser.parse(source).tree.declarations {
        files[rule.name.text] = source
      }
    }
    return files
  }()

  static func environment(imports: [String: String] = [:]) -> CheckingEnvironment {
    let standardFiles = standardFiles
    return CheckingEnvironment(
      standardNames: Array(standardFiles.keys),
      standardFile: { standardFiles[$0] },
      loadImport: { path, _ in
        imports[path].map { .success(SourceText(name: path, text: $0)) }
          ?? .failure(.notFound(path: path))
      }
    )
  }

  static func check(
    _ text: String,
    imports: [String: String] = [:]
  ) -> (file: CheckedFile, diagnostics: [Diagnostic]) {
    let source = SourceText(name: "main.rules", text: text)
    return RuleChecker.check(RuleParser.parse(source), in: environment(imports: imports))
  }

  /// The diagnostics in short: `E0303 2:5 unknown rule 'x'`.
  static func report(_ text: String, imports: [String: String] = [:]) -> [String] {
    check(text, imports: imports).diagnostics.map { short($0) }
  }

  static func short(_ diagnostic: Diagnostic) -> String {
    let place = "\(diagnostic.location.line):\(diagnostic.location.column)"
    let file = diagnostic.file == "main.rules" ? "" : diagnostic.file + ":"
    return "\(diagnostic.code) \(file)\(place) \(diagnostic.message)"
  }
}
