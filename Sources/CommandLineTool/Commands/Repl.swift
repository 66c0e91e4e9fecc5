import ArgumentParser
import RuleSyntax

/// The command `formrules repl`.
struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.repl.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Tries rules and forms by hand.",
    discussion: """
      Enter an expression, then values that it is to judge; define rules and forms, and fill them \
      in. ':help' says what else there is. Where standard input is no terminal it is read as a \
      script, and what comes of it is printed plainly.

        formrules repl
        formrules repl registration.rules
        formrules repl --echo < session.txt

      Exit codes: 0 fine; 1 something in a script could not be done; 2 the rule file has errors, \
      for a script; 66 the rule file can't be opened; 130 interrupted.
      """
  )

  @ArgumentParser.Argument(help: "A rule file to start with.")
  var rules: String?

  @Flag(help: "Print what a script enters before what comes of it, as a terminal shows it.")
  var echo = false

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    if rules == "-" { throw ValidationError("Standard input is what is entered, not a rule file.") }
  }

  func run() throws {
    var workbench = Workbench(colours: Colours(isOn: colours.apply(to: .standardOutput)))
    let isInteractive = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    if isInteractive, !echo { return try runAtTerminal(&workbench) }
    if let rules { try load(rules, into: &workbench) }
    Interruption.listen()
    var script = WorkbenchScript(workbench: workbench, echoes: echo)
    let status = try script.run()
    if status != .fine { throw Termination(status) }
  }

  private func runAtTerminal(_ workbench: inout Workbench) throws {
    var output = OutputStream.standard()
    if let rules {
      // Who is there can mend the file and load it again.
      try output.write(workbench.enter(Entry(":load \(rules)")).text)
    } else {
      try output.write("Enter a rule, then values for it; ':help' says what else there is.\n")
    }
    try output.flush()
    guard let terminal = WorkbenchTerminal(workbench) else {
      throw Termination(.fault, "the terminal can't be used")
    }
    try terminal.run()
  }

  private func load(_ rules: String, into workbench: inout Workbench) throws(Termination) {
    do throws(SystemError) {
      try FileSystem.checkReadable(rules)
    } catch {
      throw Termination(.missingFile, "cannot open '\(rules)': \(error)")
    }
    do throws(Refusal) {
      _ = try workbench.load(rules)
    } catch {
      let text = error.text(Colours(isOn: colours.apply(to: .standardError)))
      StandardError.write(lines: Array(text.utf8))
      throw Termination(.brokenRules)
    }
  }
}
