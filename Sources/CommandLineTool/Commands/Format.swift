import ArgumentParser
import RuleSyntax

/// The command `formrules fmt`.
struct Format: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fmt",
    abstract: "Format rule files.",
    discussion: """
      Rewrites the files in the canonical layout. Comments are kept. Files that are already \
      formatted or have syntax errors are left unchanged.

        formrules fmt *.rules
        formrules fmt --check forms
        formrules fmt --diff registration.rules
        formrules fmt - < registration.rules

      Exit codes: 0 success; 1 --check found an unformatted file; 2 a file has syntax errors; \
      66 a file can't be opened; 70 a file or output can't be written.
      """,
    aliases: ["format"]
  )

  @ArgumentParser.Argument(
    help: "Rule files, or folders of rule files. '-' formats standard input to standard output."
  )
  var rules: [String]

  @Flag(help: "List unformatted files instead of rewriting them.")
  var check = false

  @Flag(help: "Print changes as a unified diff instead of rewriting files.")
  var diff = false

  @OptionGroup var quietOption: QuietOption
  @OptionGroup var colorOptions: ColorOptions

  mutating func run() throws {
    rules = try RuleFolders.expanding(rules)
    var stream = OutputStream()
    let files = SourceFiles()
    var areBroken = false
    var (changed, unchanged) = (0, 0)
    var unopened = UnopenedFiles()
    for path in rules {
      guard let source = unopened.load(path, from: files) else { continue }
      let parsed = RuleParser.parse(source)
      switch RulePrinter.formatting(of: parsed) {
      case .hasErrors:
        areBroken = true
        DiagnosticReport(parsed.diagnostics, files: files).print(color: colorOptions.color)
      case .fault(let reason):
        throw Termination(.fault, "'\(path)' can't be formatted: \(reason). \(Termination.request)")
      case .text(let formatted):
        let original = String(decoding: source.bytes, as: UTF8.self)
        let seen = files.status(of: path)
        if try write(formatted, for: path, seen, insteadOf: original, to: &stream) {
          changed += 1
        } else {
          unchanged += 1
        }
      }
    }
    try stream.flush()
    if !quietOption.quiet, !diff, !rules.contains("-"), changed + unchanged > 0 {
      StandardError.write(summary(changed: changed, unchanged: unchanged))
    }
    try unopened.check()
    if areBroken { throw Termination(.brokenRules) }
    if check, changed > 0 { throw Termination(.refused) }
  }

  /// `1 file formatted, 6 files unchanged`.
  private func summary(changed: Int, unchanged: Int) -> String {
    let done = changed.counted("file") + (check ? " would be formatted" : " formatted")
    let rest = unchanged.counted("file") + " unchanged"
    return [(changed, done), (unchanged, rest)].filter { $0.0 > 0 }.map(\.1).joined(separator: ", ")
  }

  /// Writes the output that the options select; returns whether the layout differed.
  private func write(
    _ formatted: String,
    for path: String,
    _ seen: FileStatus?,
    insteadOf original: String,
    to stream: inout OutputStream
  ) throws -> Bool {
    let differs = !original.utf8.elementsEqual(formatted.utf8)
    let name = SourceFiles.name(ofArgument: path)
    if check, differs { try stream.write(name.visible + "\n") }
    if diff { try stream.write(UnifiedDiff.shown(from: original, to: formatted, name: name)) }
    if check || diff { return differs }
    if path == "-" {
      try stream.write(formatted)
    } else if differs {
      let file = OutputFile(path: path)
      try file.write(Array(formatted.utf8), existing: .isReplacedIfSame(seen))
    }
    return differs
  }
}
