import FormData
import FormInterchange
import FormRules
import RuleEngine
import RuleSyntax

/// The command that runs tests, which code lenses pass to the client.
///
/// Its arguments are the address of the document, and the name of a rule or the title of a test;
/// without one, all tests of the document run.
enum TestCommand {
  static let name = "formrules.runTests"
}

extension LanguageServer {
  func codeLenses(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    var lenses: [JSONNode] = []
    func add(_ title: String, _ name: String, at range: SourceRange) {
      lenses.append([
        "range": subject.positions.node(of: range),
        "command": [
          "title": .text(title), "command": .text(TestCommand.name),
          "arguments": [.text(subject.address), .text(name)],
        ],
      ])
    }
    for declaration in subject.analysis.parsed.tree.declarations {
      switch declaration {
      case .test(let test): add("Run test", test.title.value, at: test.title.range)
      case .rule(let rule):
        let count = rule.body.map(\.exampleCount).reduce(0, +)
        guard count > 0 else { continue }
        add(
          count == 1 ? "Run 1 example" : "Run \(count) examples",
          rule.name.text,
          at: rule.name.range
        )
      case .importFile, .external, .form: break
      }
    }
    return .list(lenses)
  }

  func execute(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard let command = params?["command"]?.text else { throw .missing("command") }
    guard command == TestCommand.name else {
      throw RequestError(.invalidParams, "there is no command '\(command)'")
    }
    let arguments = params?["arguments"]?.items ?? []
    guard let address = arguments.first?.text else { throw .missing("arguments") }
    let wanted = arguments.count > 1 ? arguments[1].text : nil
    return try runTests(of: DocumentAddress.name(of: address), named: wanted)
  }

  /// Runs tests and shows failures as diagnostics until something changes.
  private func runTests(
    of name: String,
    named wanted: String?
  ) throws(RequestError) -> JSONNode {
    guard let analysis = workspace.analysis(of: name) else {
      throw RequestError(.requestFailed, "there is no document '\(name)'")
    }
    guard let suite = TestSuite(analysis.compilation(in: workspace)) else {
      let message = "The tests can't be run while the file has errors."
      notify("window/showMessage", ["type": 1, "message": .text(message)])
      return .null
    }
    var runner = TestRunner(suite)
    var failures: [TestFailure] = []
    var count = 0
    for testCase in suite.cases where testCase.place.file == name {
      guard wanted == nil || testCase.title == wanted || testCase.owner == wanted else { continue }
      count += 1
      guard let difference = runner.run(testCase).difference else { continue }
      let range = range(of: testCase.place, in: analysis)
      let message = "expected \(difference.expected), found \(difference.actual)"
      failures.append(TestFailure(range: range, message: message))
    }
    testFailures[name] = failures
    noteTestResults(of: name)
    let passed = count - failures.count
    notify(
      "window/showMessage",
      [
        "type": failures.isEmpty ? 3 : 1,
        "message": .text("\(passed) of \(count) \(count == 1 ? "test passes" : "tests pass")."),
      ]
    )
    return ["passed": .integer(passed), "failed": .integer(failures.count)]
  }

  /// The token at a place.
  private func range(of place: RulePlace, in analysis: Analysis) -> SourceRange {
    let positions = TextPositions(source: analysis.source, encoding: .utf32)
    let position = TextPosition(line: place.line - 1, character: place.column - 1)
    let start = UInt32(positions.offset(of: position))
    let token = analysis.parsed.tokens.first { $0.range.start == start }
    return token?.range ?? SourceRange(start: start, end: start)
  }
}

extension Statement {
  /// The number of values in the statement's examples.
  fileprivate var exampleCount: Int {
    if case .examples(let examples) = self { examples.values.count } else { 0 }
  }
}
