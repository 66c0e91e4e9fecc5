import ArgumentParser
import FormRules

/// The command `formrules test`.
struct RunTests: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run the tests of rule files.",
    usage: "formrules test [<options>] <rules> ...",
    discussion: """
      Runs the 'accepts', 'rejects' and 'test' declarations of the files and of the files they \
      import. Prints each failure with the expected and the actual result, and how each part of \
      the checks was evaluated.

        formrules test registration.rules
        formrules test *.rules --coverage --fail-under 100
        formrules test registration.rules --filter password
        formrules test registration.rules --watch
        formrules test *.rules --output junit > results.xml

      Exit codes: 0 all tests pass; 1 a test fails, no test matches, or the coverage is too low; \
      2 a rule file has errors; 66 a file can't be opened; 70 output can't be written; 130 --watch \
      was interrupted.
      """
  )

  /// The output format.
  enum Output: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, junit
  }

  @ArgumentParser.Argument(help: "Rule files, folders of rule files, or '-' for standard input.")
  var rules: [String]

  @Flag(help: "Run again when one of the files, or a file they import, changes.")
  var watch = false

  @Flag(help: "Show which parts of the rules no test covers.")
  var coverage = false

  @Option(
    help: ArgumentHelp(
      "Run only tests whose name contains this text, such as 'person.age: rejects 17'.",
      valueName: "name"
    )
  )
  var filter: String?

  @Flag(name: .shortAndLong, help: "List all tests in text output, including those that pass.")
  var verbose = false

  @OptionGroup var quietOption: QuietOption

  @Option(help: "The output format.")
  var output: Output = .text

  @Option(
    name: [.customLong("fail-under")],
    help: ArgumentHelp("Fail if coverage is below this percentage.", valueName: "percent")
  )
  var leastCoverage: Int?

  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if let leastCoverage {
      if !coverage { throw ValidationError("--fail-under requires --coverage") }
      if !(0...100).contains(leastCoverage) {
        throw ValidationError("--fail-under must be from 0 to 100")
      }
    }
    if rules.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once")
    }
    if watch, rules.contains("-") {
      throw ValidationError("--watch needs files: standard input does not change")
    }
  }

  mutating func run() throws {
    rules = try RuleFolders.expanding(rules)
    if watch { try FileWatch.repeating(with: importOptions) { try runTests(of: $0) } }
    try runTests(of: importOptions.files)
  }

  private func runTests(of files: SourceFiles) throws {
    let run = try TestRun(
      rules,
      files: files,
      color: colorOptions.color,
      isQuiet: quietOption.quiet
    )
    let report = run.report(filter: filter, measuresCoverage: coverage)
    try write(report)
    if report.results.isEmpty {
      let reason =
        filter.map { "no test name contains '\($0)'" }
        ?? "there are no tests: add 'accepts', 'rejects' or 'test' declarations"
      throw Termination(.refused, reason)
    }
    if !quietOption.quiet { StandardError.write(report.summary) }
    if report.failed > 0 { throw Termination(.refused) }
    if let leastCoverage, let count = report.coverage?.count, count.percent < leastCoverage {
      throw Termination(
        .refused,
        "\(count.percent)% of the rules are covered, less than \(leastCoverage)%"
      )
    }
  }

  private func write(_ report: TestReport) throws(Termination) {
    let colors = colorOptions.colors
    switch output {
    case .text:
      let coverage = report.coverage.map { CoverageText(colors: colors).text(of: $0) } ?? ""
      try OutputStream.write(
        result: TestText(colors: colors, isVerbose: verbose).text(of: report) + coverage
      )
    case .json:
      try OutputStream.write(result: TestJSON.text(of: report))
    case .github:
      writeCoverage(of: report)
      try OutputStream.write(result: TestGitHub.text(of: report))
    case .junit:
      writeCoverage(of: report)
      try OutputStream.write(result: TestJUnit.text(of: report))
    }
  }

  /// Writes the coverage to standard error, as formats for other tools have no place for it.
  private func writeCoverage(of report: TestReport) {
    guard let coverage = report.coverage else { return }
    StandardError.write(raw: CoverageText(colors: Colors(isOn: false)).text(of: coverage))
  }
}
