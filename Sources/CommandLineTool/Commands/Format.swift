import ArgumentParser
import RuleSyntax

/// The command `formrules fmt`.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.fmt.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Writes rule files in the one canonical layout.",
    discussion: """
      Comments stay, and so does the meaning. A file is written only if that changes it, and not \
      at all if it has syntax errors.

        formrules fmt *.rules
        formrules fmt --check *.rules
        formrules fmt --diff registration.rules
        formrules fmt - < registration.rules

      Exit codes: 0 fine; 1 --check found a file to change; 2 a file has syntax errors; \
      66 a file can't be opened.
      """
  )

  @ArgumentParser.Argument(help: "Rule files; '-' formats standard input to standard output.")
  var rules: [String]

  @Flag(help: "Write nothing but the names of the files that are not in the canonical layout.")
  var check = false

  @Flag(help: "Write nothing but what would change, as a unified diff.")
  var diff = false

  @Option(.colour) var colours: ColourChoice?

  func run() throws {
    var stream = OutputStream.standard()
    let files = SourceFiles()
    var areBroken = false
    var isChanged = false
    for path in rules {
      let source = try files.load(argument: path)
      let parsed = RuleParser.parse(source)
      switch RulePrinter.formatting(of: parsed) {
      case .hasErrors:
        areBroken = true
        sayDiagnostics(of: parsed, in: files)
      case .fault(let reason):
        throw Termination(.fault, "'\(path)' can't be formatted: \(reason). \(Faults.request)")
      case .text(let formatted):
        let original = String(decoding: source.bytes, as: UTF8.self)
        if try write(formatted, for: path, insteadOf: original, to: &stream) { isChanged = true }
      }
    }
    try stream.flush()
    if areBroken { throw Termination(.brokenRules) }
    if check, isChanged { throw Termination(.refused) }
  }

  /// Writes what the options ask for; answers whether the layout was another.
  private func write(
    _ formatted: String,
    for path: String,
    insteadOf original: String,
    to stream: inout OutputStream
  ) throws -> Bool {
    let differs = !original.utf8.elementsEqual(formatted.utf8)
    let name = SourceFiles.name(ofArgument: path)
    if check, differs { try stream.write("\(name)\n") }
    if diff { try stream.write(UnifiedDiff.text(from: original, to: formatted, name: name)) }
    if check || diff { return differs }
    if path == "-" {
      try stream.write(formatted)
    } else if differs {
      try FileReplacement(path: path).write(Array(formatted.utf8))
    }
    return differs
  }

  private func sayDiagnostics(of parsed: ParsedFile, in files: SourceFiles) {
    let report = DiagnosticReport(parsed.diagnostics, files: files)
    let text = report.text(isColoured: colours.apply(to: .standardError))
    StandardError.write(lines: Array(text.utf8))
  }
}
