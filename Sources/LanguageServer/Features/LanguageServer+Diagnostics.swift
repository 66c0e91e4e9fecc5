import FormData
import FormInterchange
import FormRules
import RuleSyntax

/// A failed example or test.
struct TestFailure {
  var range: SourceRange
  var message: String
}

extension LanguageServer {
  /// The diagnostics of a document and of its imports.
  func diagnostics(of name: String) -> [JSONNode] {
    guard let analysis = workspace.analysis(of: name) else { return [] }
    let positions = TextPositions(source: analysis.source, encoding: encoding)
    let found = analysis.compilation(in: workspace).diagnostics
    var nodes = found.filter { $0.file == name }.map { node($0, positions) }
    nodes += faultsOfImports(found.filter { $0.file != name }, of: analysis, positions)
    for failure in testFailures[name] ?? [] {
      nodes.append([
        "range": positions.node(of: failure.range), "severity": 1, "source": "formrules test",
        "message": .text(failure.message),
      ])
    }
    return nodes
  }

  func pulledDiagnostics(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    return ["kind": "full", "items": .list(diagnostics(of: subject.name))]
  }

  private func node(_ diagnostic: Diagnostic, _ positions: TextPositions) -> JSONNode {
    var node: JSONObject = [
      "range": positions.node(of: diagnostic.range),
      "severity": diagnostic.severity == .error ? 1 : 2,
      "code": .text(diagnostic.code),
      "source": "formrules",
      "message": .text(text(of: diagnostic)),
    ]
    if let pages = client.pages {
      node["codeDescription"] = ["href": .text("\(pages)\(diagnostic.code).md")]
    }
    if diagnostic.isUnused { node["tags"] = [1] }
    if !diagnostic.labels.isEmpty {
      let address = workspace.address(of: diagnostic.file)
      node["relatedInformation"] = .list(
        diagnostic.labels.map { label in
          [
            "location": ["uri": .text(address), "range": positions.node(of: label.range)],
            "message": .text(label.text),
          ]
        }
      )
    }
    return .object(node)
  }

  private func text(of diagnostic: Diagnostic) -> String {
    let lines =
      [diagnostic.message] + diagnostic.notes.map { "note: \($0)" }
      + diagnostic.fixes.map { "help: \($0.text)" }
    return lines.joined(separator: "\n")
  }

  /// The errors of imported files, each at the line that imports the file.
  private func faultsOfImports(
    _ found: [Diagnostic],
    of analysis: Analysis,
    _ positions: TextPositions
  ) -> [JSONNode] {
    var byFile: [String: [Diagnostic]] = [:]
    for diagnostic in found where diagnostic.severity == .error {
      byFile[diagnostic.file, default: []].append(diagnostic)
    }
    return byFile.sorted { $0.key < $1.key }.compactMap { file, errors -> JSONNode? in
      let direct = analysis.imports.first {
        ImportPath.resolved($0.path.value, importedBy: analysis.source.name) == file
      }
      guard let declaration = direct ?? analysis.imports.first, let first = errors.first else {
        return nil
      }
      let shown = file.split(separator: "/").last.map(String.init) ?? file
      let count = errors.count == 1 ? "an error" : "\(errors.count) errors"
      var node: JSONObject = [
        "range": positions.node(of: declaration.path.range), "severity": 1,
        "code": .text(first.code), "source": "formrules",
        "message": .text("'\(shown)' has \(count): \(first.message)"),
      ]
      node["relatedInformation"] = .list(
        errors.prefix(10).compactMap { error in
          location(error.range, in: file).map {
            ["location": $0, "message": .text(error.message)]
          }
        }
      )
      return .object(node)
    }
  }
}

extension Diagnostic {
  /// Whether it marks something as unused.
  fileprivate var isUnused: Bool {
    ["W0701", "W0702", "W0703", "W0704", "W0755"].contains(code)
  }
}
