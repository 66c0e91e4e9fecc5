import ArgumentParser
import GrammarPages
import FormRules
import RuleSyntax

/// The command `formrules check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.check.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Loads rule files and says what is wrong with them.",
    discussion: """
      Prints every error and warning of the files and of what they import, in the order of their \
      texts, with the place and, where there is one, the fix.

        formrules check registration.rules
        formrules check --strict --output sarif *.rules > rules.sarif
        formrules check --explain E0301

      Exit codes: 0 the files can be used; 2 some file has errors, or warnings with --strict; \
      66 a file can't be opened.
      """
  )

  /// How diagnostics are written.
  enum Output: String, ArgumentChoice {
    case text, json, sarif
  }

  @ArgumentParser.Argument(help: "Rule files; '-' reads one from standard input.")
  var rules: [String] = []

  @Flag(help: "Count warnings as errors.")
  var strict = false

  @Option(help: "How diagnostics are written: for people, as data, or for code hosts.")
  var output: Output = .text

  @Option(help: ArgumentHelp("Print the page of a diagnostic's code instead.", valueName: "code"))
  var explain: String?

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    if explain == nil, rules.isEmpty { throw ValidationError("Which rule files?") }
    if explain != nil, !rules.isEmpty {
      throw ValidationError("--explain prints a page and checks no files.")
    }
  }

  func run() throws {
    if let explain { return try printPage(of: explain) }
    let files = SourceFiles()
    var diagnostics: [Diagnostic] = []
    for path in rules {
      diagnostics += try LoadedRules(argument: path, files: files).compilation.diagnostics
    }
    let report = DiagnosticReport(diagnostics, files: files)
    try write(report)
    let count = DiagnosticCount(report, fileCount: rules.count)
    if let text = count.text { StandardError.write(text) }
    if report.errorCount > 0 || strict && report.warningCount > 0 {
      throw Termination(.brokenRules)
    }
  }

  private func write(_ report: DiagnosticReport) throws(OutputFailure) {
    var stream = OutputStream.standard()
    switch output {
    case .text:
      let isColoured = colours.apply(to: .standardOutput)
      try stream.write(report.text(isColoured: isColoured))
    case .json: try stream.write(DiagnosticJSON.bytes(of: report))
    case .sarif: try stream.write(DiagnosticSARIF.bytes(of: report))
    }
    try stream.flush()
  }

  private func printPage(of code: String) throws {
    guard let page = DiagnosticPage(code: code) else {
      let hint = Suggestion.closest(to: code.uppercased(), among: DiagnosticPage.codes)
        .map { ": did you mean '\($0)'?" }
      throw Termination(.wrongUsage, "there is no diagnostic '\(code)'\(hint ?? "")")
    }
    var stream = OutputStream.standard()
    try stream.write(page.text)
    try stream.flush()
  }
}
