import ArgumentParser
import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// The command `formrules dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump",
    abstract: "Show the output of a compiler stage.",
    discussion: """
        formrules dump registration.rules --stage program

      Exit codes: 0 success; 2 the file has errors in this stage or an earlier one; 66 the file \
      can't be opened; 70 output can't be written.
      """
  )

  /// A stage of the pipeline.
  enum Stage: String, CaseIterable, ExpressibleByArgument {
    case tokens, tree, checked, program
  }

  @ArgumentParser.Argument(help: "The rule file, or '-' for standard input.")
  var rules: String

  @Option(help: "The stage whose output to show.")
  var stage: Stage

  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var colorOptions: ColorOptions

  func run() throws {
    let loaded = try LoadedRules(argument: rules, files: importOptions.files)
    let text: String
    switch stage {
    case .tokens: text = TokenDump.text(loaded.compilation.parsed)
    case .tree: text = TreeDump.text(loaded.compilation.parsed.tree)
    case .checked:
      _ = try loaded.program(color: colorOptions.color)
      text = CheckedDump.text(loaded.compilation.checked)
    case .program: text = Disassembly.text(try loaded.program(color: colorOptions.color))
    }
    try OutputStream.write(result: text)
    if loaded.compilation.parsed.hasErrors {
      loaded.reportDiagnostics(color: colorOptions.color)
      throw Termination(.brokenRules)
    }
  }
}
