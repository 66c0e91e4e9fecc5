import ArgumentParser

/// The command `formrules repl`.
struct Repl: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "repl",
    abstract: "Try rules and forms interactively.",
    discussion: """
      Enter an expression, then values to test with it. Define rules and forms, and fill them in. \
      Enter ':help' for more. If standard input is not a terminal, it is read as a script.

        formrules repl
        formrules repl registration.rules
        formrules repl --echo < session.txt

      Exit codes: 0 success; 1 an entry of a script failed; 2 the rule file of a script has \
      errors; 66 the rule file can't be opened; 70 output can't be written; 130 interrupted.
      """
  )

  @ArgumentParser.Argument(help: "A rule file to load first.")
  var rules: String?

  @Flag(help: "Print each entry of a script before its result.")
  var echo = false

  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if rules == "-" {
      throw ValidationError("standard input can't be the rule file, because it holds the entries")
    }
  }

  func run() throws {
    let draft = RuleDraft(importingFrom: importOptions.folders)
    var workbench = Workbench(colors: colorOptions.colors, draft: draft)
    let isInteractive = Descriptor.standardInput.isTerminal && Descriptor.standardOutput.isTerminal
    if isInteractive, !echo { return try runAtTerminal(&workbench) }
    if let rules { try load(rules, into: &workbench) }
    Interruption.listen()
    var script = WorkbenchScript(workbench: workbench, echoes: echo)
    let status = try script.run()
    if status != .success { throw Termination(status) }
  }

  private func runAtTerminal(_ workbench: inout Workbench) throws {
    var output = OutputStream()
    if let rules {
      // The user can fix the file and load it again.
      try output.write(workbench.enter(Entry(":load \(rules)")).text)
    } else {
      try output.write("Enter a rule, then values to test; ':help' shows what else you can do.\n")
    }
    try output.flush()
    guard let terminal = WorkbenchTerminal(workbench) else {
      throw Termination(.fault, "the terminal can't be used")
    }
    try terminal.run()
  }

  private func load(_ rules: String, into workbench: inout Workbench) throws(Termination) {
    try Termination.opening(rules) { () throws(SystemError) in
      try FileSystem.checkReadable(rules)
    }
    do throws(Refusal) {
      _ = try workbench.load(rules)
    } catch {
      let text = error.text(Colors(isOn: colorOptions.color.apply(to: .standardError)))
      StandardError.write(raw: text)
      throw Termination(.brokenRules)
    }
  }
}
