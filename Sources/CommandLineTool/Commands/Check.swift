import ArgumentParser
import GrammarPages
import FormRules
import RuleSyntax

/// The command `formrules check`.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check rule files for errors.",
    usage: "formrules check [<options>] [<rules> ...]",
    discussion: """
      Prints the errors and warnings of the files and of the files they import, with their \
      location and, where possible, a fix.

        formrules check registration.rules
        formrules check forms
        formrules check --fix registration.rules
        formrules check --watch registration.rules
        formrules check --strict --output sarif forms > rules.sarif
        formrules check --explain E0301

      --fix changes only the files named on the command line, and only where the fix is certain. \
      It never leaves a file with more errors than before. '-' writes the fixed text to standard \
      output.

      In a folder, all '*.rules' files are checked, including those in subfolders, except hidden \
      ones.

      Exit codes: 0 success; 2 a file has errors, or warnings with --strict; 66 a file can't be \
      opened; 70 output can't be written; 130 --watch was interrupted.
      """
  )

  /// The output format.
  enum Output: String, CaseIterable, ExpressibleByArgument {
    case text, json, github, junit, sarif
  }

  @ArgumentParser.Argument(help: "Rule files, folders of rule files, or '-' for standard input.")
  var rules: [String] = []

  @Flag(help: "Treat warnings as errors.")
  var strict = false

  @Flag(help: "Apply the fixes that are certain, then check the result.")
  var fix = false

  @Flag(help: "Print what --fix would change as a unified diff, and change nothing.")
  var diff = false

  @Flag(help: "Check again when one of the files, or a file they import, changes.")
  var watch = false

  @Option(help: "The output format.")
  var output: Output = .text

  @Option(
    help: ArgumentHelp("Print the page that explains a diagnostic's code.", valueName: "code")
  )
  var explain: String?

  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var quietOption: QuietOption
  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if explain != nil, !rules.isEmpty {
      throw ValidationError("--explain can't be combined with rule files")
    }
    if diff, output != .text {
      throw ValidationError("--diff can't be combined with --output \(output.rawValue)")
    }
    if fix, rules.contains("-"), output != .text {
      throw ValidationError(
        "--fix writes the fixed text of '-' to standard output, so it can't be combined with "
          + "--output \(output.rawValue)"
      )
    }
    if watch, fix || diff {
      throw ValidationError("--watch can't be combined with --\(fix ? "fix" : "diff")")
    }
    if watch, rules.contains("-") {
      throw ValidationError("--watch needs files: standard input does not change")
    }
  }

  mutating func run() throws {
    if let explain { return try printPage(of: explain) }
    // Not earlier, so that an unknown option is reported first.
    if rules.isEmpty {
      let missing = "missing rule files: name files or folders, such as '.'"
      throw Termination(.wrongUsage, missing)
    }
    rules = try RuleFolders.expanding(rules)
    if watch {
      try FileWatch.repeating(with: importOptions) {
        try check($0, UnopenedFiles(), asRemarks: false)
      }
    }
    var files = importOptions.files
    var unopened = UnopenedFiles()
    if fix || diff { files = try fixFiles(files, &unopened) }
    // The fixed text of standard input, and differences, are the result.
    try check(files, unopened, asRemarks: diff || fix && rules.contains("-"))
  }

  /// Checks the files that the arguments name, and fails if they cannot be used.
  private func check(
    _ files: SourceFiles,
    _ unopened: consuming UnopenedFiles,
    asRemarks: Bool
  ) throws {
    var diagnostics: [Diagnostic] = []
    var count = 0
    for path in rules { files.allowFolder(of: path) }
    for path in rules {
      let known = files.text(named: SourceFiles.name(ofArgument: path))
      guard let source = known ?? unopened.load(path, from: files) else { continue }
      diagnostics += LoadedRules(source, files: files).compilation.diagnostics
      count += 1
    }
    if count == 0 { try unopened.check() }
    let report = DiagnosticReport(diagnostics, files: files)
    try write(report, of: count, asRemarks: asRemarks)
    try unopened.check()
    if report.errorCount > 0 || strict && report.warningCount > 0 {
      throw Termination(.brokenRules)
    }
  }

  /// Writes the report about so many files, and its summary.
  private func write(_ report: DiagnosticReport, of fileCount: Int, asRemarks: Bool) throws {
    if asRemarks {
      report.print(color: colorOptions.color)
    } else {
      let text =
        switch output {
        case .text: report.text(isColored: colorOptions.colors.isOn)
        case .json: DiagnosticJSON(report: report).text
        case .github: DiagnosticGitHub(report: report).text
        case .junit:
          DiagnosticJUnit(report: report, files: rules.map { SourceFiles.name(ofArgument: $0) })
            .text
        case .sarif: DiagnosticSARIF(report: report).text
        }
      try OutputStream.write(result: text)
    }
    // For programs, and next to differences, only problems are worth a line.
    let isForPeople = output == .text && !diff
    if !quietOption.quiet, isForPeople || !report.diagnostics.isEmpty {
      let fixable = asRemarks || fix ? 0 : report.fixableCount(in: rules)
      StandardError.write(report.summary(fileCount: fileCount, fixable: fixable))
    }
  }

  /// Fixes the files that the arguments name, or shows how.
  ///
  /// - Returns: the files, with the fixed texts.
  private func fixFiles(
    _ files: SourceFiles,
    _ unopened: inout UnopenedFiles
  ) throws -> SourceFiles {
    var files = files
    var stream = OutputStream()
    var fixCount = 0
    var fileCount = 0
    for path in rules { files.allowFolder(of: path) }
    for path in rules {
      guard let source = unopened.load(path, from: files) else { continue }
      let fixed = FixedRules(source, files: files)
      files = files.including([fixed.source])
      fixCount += fixed.count
      fileCount += fixed.isChanged ? 1 : 0
      if diff {
        let original = String(decoding: fixed.original.bytes, as: UTF8.self)
        let name = fixed.original.name
        try stream.write(UnifiedDiff.shown(from: original, to: fixed.text, name: name))
      } else if path == "-" {
        try stream.write(fixed.source.bytes)
      } else if fixed.isChanged {
        let file = OutputFile(path: path)
        try file.write(fixed.source.bytes, existing: .isReplacedIfSame(files.status(of: path)))
      }
    }
    try stream.flush()
    if fixCount > 0, !diff, !quietOption.quiet {
      StandardError.write("fixed \(fixCount.counted("problem")) in \(fileCount.counted("file"))")
    }
    return files
  }

  private func printPage(of code: String) throws {
    guard let page = ReferencePage(code: code) else {
      let hint = Suggestion.hint(for: code.uppercased(), among: ReferencePage.codes)
      throw Termination(.wrongUsage, "unknown diagnostic code '\(code)'\(hint ?? "")")
    }
    try OutputStream.write(result: page.text)
  }
}
