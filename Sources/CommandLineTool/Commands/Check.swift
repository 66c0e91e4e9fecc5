import ArgumentParser
import GrammarPages
import FormRules
import RuleSyntax

/// The command `formrules check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check rule files for errors.",
    discussion: """
      Prints the errors and warnings of the files and of the files they import, with their \
      location and, where possible, a fix.

        formrules check registration.rules
        formrules check --strict --output sarif *.rules > rules.sarif
        formrules check --explain E0301

      Exit codes: 0 success; 2 a file has errors, or warnings with --strict; 66 a file can't be \
      opened.
      """
  )

  /// The output format.
  enum Output: String, CaseIterable, ExpressibleByArgument {
    case text, json, sarif
  }

  @ArgumentParser.Argument(help: "Rule files, or '-' for standard input.")
  var rules: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Option(help: "The output format.")
  var output: Output = .text

  @Option(
    help: ArgumentHelp("Print the page that explains a diagnostic's code.", valueName: "code")
  )
  var explain: String?

  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if explain == nil, rules.isEmpty { throw ValidationError("missing rule files") }
    if explain != nil, !rules.isEmpty {
      throw ValidationError("--explain can't be combined with rule files")
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
    let text =
      switch output {
      case .text: report.text(isColored: colorOptions.colors.isOn)
      case .json: DiagnosticJSON(report: report).text
      case .sarif: DiagnosticSARIF(report: report).text
      }
    try OutputStream.write(result: text)
    if let summary = report.summary(fileCount: rules.count) { StandardError.write(summary) }
    if report.errorCount > 0 || strict && report.warningCount > 0 {
      throw Termination(.brokenRules)
    }
  }

  private func printPage(of code: String) throws {
    guard let page = ReferencePage(code: code) else {
      let hint = Suggestion.closest(to: code.uppercased(), among: ReferencePage.codes)
        .map { ": did you mean '\($0)'?" }
      throw Termination(.wrongUsage, "unknown diagnostic code '\(code)'\(hint ?? "")")
    }
    try OutputStream.write(result: page.text)
  }
}
