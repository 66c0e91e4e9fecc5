import Foundation
import FormRules
import RuleSyntax
import Testing

/// Every rule file of the project: what it accepts and rejects, its tests, the data beside it.
@Suite struct RuleFileExamplesTests {
  static func ruleFiles(in folder: String) -> [String] {
    let path = projectRoot.appending(path: folder).path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let files = names.filter { $0.hasSuffix(".rules") }.sorted().map { "\(folder)/\($0)" }
    precondition(!files.isEmpty, "without rule files in '\(folder)', tests try nothing")
    return files
  }

  static let standardFiles = ruleFiles(in: "Rules/Standard")
  static let exampleFiles = ruleFiles(in: "Rules/Examples")

  private func source(_ file: String) throws -> SourceText {
    let data = try Data(contentsOf: projectRoot.appending(path: file))
    return SourceText(name: file, bytes: Array(data))
  }

  @Test func `there are rule files to test`() {
    #expect(Self.standardFiles.count >= 14)
    #expect(Self.exampleFiles.count >= 6)
  }

  @Test(arguments: standardFiles + exampleFiles)
  func `every test of a rule file passes, and leaves no part of it unseen`(
    _ file: String
  ) throws {
    let compilation = Compilation(try source(file))
    let suite = try #require(
      TestSuite(compilation),
      "\(RuleFileError(diagnostics: compilation.diagnostics))"
    )
    #expect(!suite.cases.isEmpty)
    var runner = TestRunner(suite)
    var recorder = CoverageRecorder(suite)
    for testCase in suite.cases {
      let result = runner.run(testCase)
      recorder.note(result)
      #expect(result.passes, "\(result)")
    }
    var report = CoverageReport()
    report.add(recorder)
    let missing = report.files.flatMap(\.owners).flatMap(\.items).filter { !$0.missing.isEmpty }
    #expect(
      missing.isEmpty,
      "\(file): \(missing.map { "\($0.place.line): \($0.text) never \($0.missing.names)" })"
    )
  }

  @Test(arguments: exampleFiles, [true, false])
  func `the data beside an example is judged as its name says`(_ file: String, _ isValid: Bool)
    throws
  {
    let data = file.replacing(".rules", with: isValid ? ".valid.json" : ".invalid.json")
    let json = try Value(json: Data(contentsOf: projectRoot.appending(path: data)))
    let rules = try RuleFile(try source(file))
    let name = try #require(file.split(separator: "/").last?.split(separator: ".").first)
    let form = try #require(rules.form(String(name)))
    let records: [Value] = if case .list(let items) = json { items } else { [json] }
    #expect(!records.isEmpty)
    let given = projectRoot.appending(path: file.replacing(".rules", with: "_context.json"))
    let context = (try? Data(contentsOf: given)).flatMap { try? Value(json: $0) }
    let values: [String: Value] = if case .form(let values) = context { values } else { [:] }
    for case .form(let record) in records {
      let report = form.validate(record, context: values)
      #expect(
        report.isValid == isValid,
        "\(data): \(report.violations.map { "\($0.path): \($0.rule)" })"
      )
    }
  }
}
