import Foundation
import FormRules

/// What is loaded and judged: what `workloads.py`, which knows it, says of it.
struct Workloads: Decodable {
  /// Rules that are loaded.
  struct Loading: Decodable {
    var title: String
    var rules: String
  }

  /// A record of a form `f`, and how much is reported of it.
  struct Judging: Decodable {
    var title: String
    var rules: String
    /// The record as JSON.
    var record: String
    var isValid: Bool
    var modes: [ReportMode]
  }

  var loading: [Loading]
  var judging: [Judging]

  /// Asks `workloads.py`.
  static func all() -> Workloads {
    let script = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../workloads.py")
    let python = Process()
    let output = Pipe()
    python.executableURL = URL(filePath: "/usr/bin/env")
    python.arguments = ["python3", script.path]
    python.standardOutput = output
    do {
      try python.run()
      let text = try output.fileHandleForReading.readToEnd() ?? Data()
      return try JSONDecoder().decode(Workloads.self, from: text)
    } catch {
      fatalError("\(script.path): \(error)")
    }
  }
}

extension Workloads.Judging {
  /// The record's verdict is not the one that it should have.
  struct WrongVerdict: Error {
    var report: Report
  }

  /// The form and the record's values.
  func opened() throws -> (RuleForm, [String: Value]) {
    let form = try RuleForm(declaredBy: rules)
    let values = try JSONDecoder().decode([String: Value].self, from: Data(record.utf8))
    let report = form.validate(values)
    guard report.isValid == isValid else { throw WrongVerdict(report: report) }
    return (form, values)
  }
}

extension ReportMode: @retroactive Decodable {}
