// The command line, a thin layer over the libraries.
//
// Input: arguments, rule files, and records from files or standard input. Output: results on standard
// output, diagnostics and summaries on standard error, and an exit status.
//
// - `Commands`: one type per subcommand, which parses its arguments and calls the folders below;
//   `Options` has the options they share.
// - `Input` opens files and loads rules; `Output` renders results, one file per format.
// - `Validation` runs `validate`, on one thread or several; `Explanation`, `Measurement` and `Testing`
//   run `explain`, `bench` and `test`; `Serving` answers the requests of `serve`.
// - `Workbench` is the REPL as a value, from an entry to its text; `Terminal` connects it to a terminal.
// - `Process` has the exit status, interruption and the number of processors.
//
// Validation takes time linear in its input, and memory for a few blocks of records per thread.

import ArgumentParser
import RuleSyntax

/// The command `formrules`.
@main
struct FormRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "formrules",
    abstract: "Check, test and run validation rules for forms.",
    discussion: """
      A rule file describes what the values of a form must be. To try it:

        formrules init
        formrules check contact.rules
        formrules test contact.rules --coverage
        formrules validate contact.rules contact.invalid.json --summary
        formrules explain contact.rules contact.invalid.json --record 3

      Results are written to standard output, diagnostics and summaries to standard error. Text is \
      colored on a terminal unless NO_COLOR is set, and everywhere if FORCE_COLOR is set.

      'formrules --generate-completion-script' with 'bash', 'zsh' or 'fish' prints completions for \
      the shell. Installed packages include them, and manual pages: 'man formrules'.

      Exit codes: 0 success; 1 a record is invalid or undecided, a test failed, or 'fmt --check' \
      found an unformatted file; 2 a rule file has errors; 64 incorrect usage; 65 data can't be \
      read; 66 a file can't be opened; 70 output can't be written, or an internal error; 130 \
      interrupted.
      """,
    version: "formrules \(versionNumber), rule language version 1",
    subcommands: [
      Initialize.self, Check.self, Format.self, RunTests.self, Validate.self, Explain.self,
      Bench.self, Repl.self,
      Import.self, Export.self, Compile.self, Serve.self, LanguageServerCommand.self, Dump.self,
    ]
  )

  static let versionNumber = "1.0.0"

  static func main() {
    Descriptor.openMissingStreams()
    Signals.ignoreFailedWrites()
    // The argument parser wraps lines at this width, even if that makes no sense.
    let columns = Environment.value(of: "COLUMNS").map { Int($0) ?? 0 }
    if let columns, !(20...1000).contains(columns) { Environment.remove("COLUMNS") }
    var command: any ParsableCommand
    do {
      // For an unknown command, the parser would show the main help.
      if let mistake = misspelledCommand(in: CommandLine.arguments) { throw mistake }
      let isVersionAsked = CommandLine.arguments.dropFirst() == ["-V"]
      command = try parseAsRoot(isVersionAsked ? ["--version"] : nil)
    } catch let mistake as Termination {
      exit(withError: mistake.reported())
    } catch {
      end(with: error)
    }
    do {
      try command.run()
    } catch let termination as Termination {
      exit(withError: termination.reported())
    } catch  where exitCode(for: error) == .success {
      // A request for help.
      end(with: error)
    } catch {
      let termination = Termination(.fault, "unexpected error: \(error). \(Termination.request)")
      exit(withError: termination.reported())
    }
  }

  /// Reports the parser's result: help goes to standard output, everything else is a message.
  private static func end(with error: any Error) -> Never {
    let status = exitCode(for: error)
    let text = fullMessage(for: error)
    guard status == .success else {
      StandardError.write(withCommonPrefix(text))
      exit(withError: status)
    }
    do throws(Termination) {
      try OutputStream.write(result: text + "\n")
    } catch {
      exit(withError: error.reported())
    }
    exit(withError: status)
  }

  /// The parser's message with the prefix of all other messages.
  private static func withCommonPrefix(_ text: String) -> String {
    let label = "Error: "
    guard text.hasPrefix(label) else { return text }
    let message = withSuggestedValue(String(text.dropFirst(label.count)))
      .replacing("'. Did you mean '", with: "': did you mean '", maxReplacements: 1)
    return "formrules: " + message.prefix(1).lowercased() + message.dropFirst()
  }

  /// The parser's message about an invalid value, with the value that was probably meant.
  private static func withSuggestedValue(_ message: String) -> String {
    let parts = message.split(separator: ". Please provide one of ", maxSplits: 1)
    guard parts.count == 2 else { return message }
    // The values are in quotes on one line, or each on a line of its own; help follows.
    let lines = parts[1].split(separator: "\n")
    let items = lines.dropFirst().prefix { $0.hasPrefix("  - ") }
    let quoted = lines[0].split(separator: "'").enumerated().filter { $0.offset.isMultiple(of: 2) }
    let values = items.isEmpty ? quoted.map(\.element) : items.map { $0.dropFirst(4) }
    let known = values.joined(separator: ", ")
    let given = parts[0].split(separator: "'").dropFirst().first.map(String.init) ?? ""
    let hint = Suggestion.hint(for: given, among: values.map(String.init))
    let words = hint.map { "\($0) The values are \(known)" } ?? ": the values are \(known)"
    return ([parts[0] + words] + lines.dropFirst(1 + items.count).map(String.init))
      .joined(separator: "\n")
  }

  /// The error for a first argument, or one after `help`, that is neither a command nor an option.
  private static func misspelledCommand(in arguments: [String]) -> Termination? {
    let commands = configuration.subcommands.map { $0.configuration }
    let names = commands.compactMap(\.commandName) + commands.flatMap(\.aliases) + ["help"]
    let words = arguments.dropFirst()
    guard let name = words.first == "help" ? words.dropFirst().first : words.first,
      !names.contains(name)
    else { return nil }
    if name.hasPrefix("-") {
      let options = ["--version", "--help"]
      let hint = name == "-v" ? ": did you mean '-V'?" : Suggestion.hint(for: name, among: options)
      guard let hint, !options.contains(name) else { return nil }
      return Termination(.wrongUsage, "unknown option '\(name)'\(hint)")
    }
    var hint = ": 'formrules --help' lists the commands"
    if let suggestion = Suggestion.hint(for: name, among: names + ["--version"]) {
      hint = suggestion
    } else if let meant = commandsOfOtherTools[name] {
      hint = ": did you mean '\(meant)'?"
    } else if name.hasSuffix(".rules") {
      hint = ": to check a rule file, write 'formrules check \(name)'"
    }
    return Termination(.wrongUsage, "unknown command '\(name)'\(hint)")
  }

  /// Words from other tools, and the command that does the same here.
  private static let commandsOfOtherTools = [
    "completion": "--generate-completion-script", "completions": "--generate-completion-script",
    "lint": "check", "vet": "check", "eval": "validate", "run": "validate", "new": "init",
    "generate": "export", "build": "compile", "server": "serve", "shell": "repl",
  ]
}
