import ArgumentParser
import FormRules

/// The command `formrules test`.
struct RunTests: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.test.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Runs the tests of rule files.",
    discussion: """
      Runs 'accepts' and 'rejects' of rules and fields, and every 'test', of the files and of what \
      they import. Prints each failure with what was expected, what came instead, and the answers \
      of all parts of the checks.

        formrules test registration.rules
        formrules test *.rules --coverage --fail-under 100
        formrules test registration.rules --filter password
        formrules test *.rules --output junit > results.xml

      Exit codes: 0 all tests pass; 1 a test fails, none is run, or the coverage is too low; 2 a \
      rule file has errors; 66 a file can't be opened.
      """
  )

  /// How results are written.
  enum Output: String, ArgumentChoice {
    case text, json, junit
  }

  @ArgumentParser.Argument(help: "Rule files; '-' reads one from standard input.")
  var rules: [String]

  @Flag(help: "Show which parts of the rules no test has seen to hold or to fail.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Run only tests of whose name, such as 'person.age: rejects 17', this is a part.",
      valueName: "name"
    )
  )
  var filter: String?

  @Option(help: "How results are written: for people, as data, or for build servers.")
  var output: Output = .text

  @Option(
    name: [.customLong("fail-under")],
    help: ArgumentHelp("Fail if less of the rules is covered.", valueName: "percent")
  )
  var leastCoverage: Int?

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    if let leastCoverage {
      if !coverage { throw ValidationError("--fail-under needs --coverage.") }
      if !(0...100).contains(leastCoverage) {
        throw ValidationError("--fail-under takes a number from 0 to 100.")
      }
    }
    if rules.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    let run = try TestRun(rules, colours: colours)
    let report = run.report(filter: filter, measuresCoverage: coverage)
    try write(report)
    if report.results.isEmpty {
      let reason = filter.map { "no test has '\($0)' in its name" } ?? "there are no tests"
      throw Termination(.refused, reason)
    }
    StandardError.write(report.summary)
    if report.failed > 0 { throw Termination(.refused) }
    if let leastCoverage, let count = report.coverage?.count, count.percent < leastCoverage {
      throw Termination(
        .refused,
        "\(count.percent) % of the rules are covered, fewer than \(leastCoverage) %"
      )
    }
  }

  private func write(_ report: TestReport) throws(OutputFailure) {
    var stream = OutputStream.standard()
    switch output {
    case .text:
      let colours = Colours(isOn: colours.apply(to: .standardOutput))
      try stream.write(TestText(colours: colours).text(of: report))
      if let coverage = report.coverage {
        try stream.write(CoverageText(colours: colours).text(of: coverage))
      }
    case .json:
      try stream.write(TestJSON.bytes(of: report))
    case .junit:
      try stream.write(TestJUnit.text(of: report))
      if let coverage = report.coverage {
        // JUnit's format has no place for it.
        let text = CoverageText(colours: Colours(isOn: false)).text(of: coverage)
        StandardError.write(lines: Array(text.utf8))
      }
    }
    try stream.flush()
  }
}
