import ArgumentParser
import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// The command `formrules dump`.
struct Dump: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.dump.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Shows what a stage of the way from text to verdict makes of a rule file.",
    discussion: """
      The stages are tokens, tree, checked file and program.

        formrules dump registration.rules --stage program

      Exit codes: 0 fine; 2 the file has errors that the stage, or one before it, stops at; \
      66 the file can't be opened.
      """
  )

  /// A stage of the pipeline.
  enum Stage: String, ArgumentChoice {
    case tokens, tree, checked, program
  }

  @ArgumentParser.Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @Option(help: "The stage whose result is shown.")
  var stage: Stage

  @Option(.colour) var colours: ColourChoice?

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    var stream = OutputStream.standard()
    switch stage {
    case .tokens: try stream.write(TokenDump.text(loaded.compilation.parsed))
    case .tree: try stream.write(TreeDump.text(loaded.compilation.parsed.tree))
    case .checked:
      _ = try loaded.program(colours: colours)
      try stream.write(CheckedDump.text(loaded.compilation.checked))
    case .program:
      let program = try loaded.program(colours: colours)
      try stream.write(Disassembly.text(program))
    }
    try stream.flush()
    if loaded.compilation.parsed.hasErrors {
      loaded.sayDiagnostics(colours: colours)
      throw Termination(.brokenRules)
    }
  }
}
