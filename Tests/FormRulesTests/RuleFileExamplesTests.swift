import Foundation
import FormRules
import RuleCompiler
import RuleSyntax
import Testing

/// Every rule file of the project: what it accepts and rejects, its tests, the data beside it.
@Suite struct RuleFileExamplesTests {
  static func ruleFiles(in folder: String) -> [String] {
    let path = projectRoot.appending(path: folder).path()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(".rules") }.sorted().map { "\(folder)/\($0)" }
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
  func `every example of a rule holds`(_ file: String) throws {
    let source = try source(file)
    let parsed = RuleParser.parse(source)
    #expect(parsed.diagnostics.isEmpty)
    var examples: [(call: String, statement: ExamplesStatement)] = []
    for case .rule(let rule) in parsed.tree.declarations {
      var count = 0
      for case .examples(let statement) in rule.body {
        let call = call(of: rule.name.text, with: statement.arguments, in: source)
        examples.append((call, statement))
        count += statement.values.count
      }
      #expect(count > 1, "\(rule.name.text) has too few examples")
    }
    let judges = try judges(of: examples.map(\.call), in: file, source)
    for (judge, (call, statement)) in zip(judges, examples) {
      for value in statement.values {
        #expect(
          judge(Value(value)) == (statement.verdict == .accepts),
          "\(call) \(statement.verdict) \(source.text(in: value.range))"
        )
      }
    }
  }

  private func call(of rule: String, with arguments: [Argument]?, in source: SourceText) -> String {
    guard let arguments else { return rule }
    let texts = arguments.map { source.text(in: $0.range) }
    return "\(rule)(\(texts.joined(separator: ", ")))"
  }

  /// What answers whether each call holds of a value; all are loaded at once.
  ///
  /// A standard rule is in scope everywhere, a file's own only in the file.
  private func judges(
    of calls: [String],
    in file: String,
    _ source: SourceText
  ) throws -> [(Value) -> Bool] {
    let own = file.hasPrefix("Rules/Standard") ? "" : String(decoding: source.bytes, as: UTF8.self)
    func forms(_ type: String, _ calls: [String]) throws -> [Form] {
      let texts = calls.enumerated().map { index, call in
        "form example_\(index) { field value: \(type) { \(call) } }"
      }
      let rules = try RuleFile(text: "\(own)\n\(texts.joined(separator: "\n"))")
      return try calls.indices.map { try #require(rules.form("example_\($0)")) }
    }
    let texts = try forms("text", calls)
    return zip(calls, texts).map { call, text in
      { value in
        // Not every rule judges numbers.
        if case .number = value, let number = try? forms("number", [call])[0] {
          return number.validate(["value": value]).isValid
        }
        return text.validate(["value": value]).isValid
      }
    }
  }

  @Test(arguments: exampleFiles)
  func `every test of an example form passes`(_ file: String) throws {
    let compilation = Compilation(try source(file))
    #expect(
      compilation.diagnostics.isEmpty,
      "\(RuleFileError(diagnostics: compilation.diagnostics))"
    )
    let rules = try RuleFile(try source(file))
    #expect(!compilation.checked.tests.isEmpty)
    for test in compilation.checked.tests {
      guard case .form(let values) = test.given else { continue }
      let clock = FormClock.system
      let instant = test.now.map { clock.instant(of: $0) }
      let options = ValidationOptions(clock: instant.map { .fixed($0) } ?? clock)
      let report = rules.forms[test.form].validate(values, options)
      #expect(report.verdict.rawValue == test.expected.rawValue, "\(file): \(test.title)")
      var found = report.violations.filter { $0.severity == .error }.map {
        "\($0.path): \($0.rule)"
      }
      found += report.undecided.map { "\($0.path): \($0.rule)" }
      let expected = test.expectations.map { "\($0.path): \($0.rule)" }
      if !expected.isEmpty { #expect(Set(found) == Set(expected), "\(file): \(test.title)") }
    }
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
    for case .form(let record) in records {
      let report = form.validate(record)
      #expect(
        report.isValid == isValid,
        "\(data): \(report.violations.map { "\($0.path): \($0.rule)" })"
      )
    }
  }
}

extension Value {
  /// The value that a rule file writes.
  fileprivate init(_ literal: Literal) {
    switch literal {
    case .string(let text): self = .text(text.value)
    case .number(let text, _): self = Number(text).map { .number($0) } ?? .null
    case .boolean(let value, _): self = .boolean(value)
    case .null: self = .null
    case .array(let items, _): self = .list(items.map { Value($0) })
    case .object(let object):
      self = .form(
        Dictionary(
          object.entries.map { entry in
            let names = entry.path.components.map { component in
              if case .name(let name) = component { name.text } else { "" }
            }
            return (names.joined(separator: "."), Value(entry.value))
          },
          uniquingKeysWith: { _, last in last }
        )
      )
    }
  }
}
