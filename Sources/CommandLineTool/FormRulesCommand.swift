import ArgumentParser
import RuleSyntax

/// The command `formrules`.
@main
struct FormRulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Checks and tests rule files, and judges records by them.",
    discussion: """
      A rule file says what the values of a form must be. See it work:

        formrules check registration.rules
        formrules test registration.rules --coverage
        formrules validate registration.rules people.ndjson --summary
        formrules explain registration.rules people.ndjson --record 3

      Results go to standard output, what is said about them to standard error. '-' stands for \
      standard input.

      Exit codes: 0 fine; 1 some record is invalid or undecided, a test failed, or 'fmt --check' \
      found a file to change; 2 a rule file has errors; 64 wrong usage; 65 data that can't be read; \
      66 a file that can't be opened; 70 a fault of ours; 130 interrupted.
      """,
    version: "formrules \(versionNumber), rule language version 1",
    subcommands: Subcommand.allCases.map { $0.command }
  )

  /// What people type; also what the commands are said to be part of.
  ///
  /// A command that is part of another is not asked for completion scripts, which would be looked for
  /// before anything else, by parsing all arguments twice more.
  static let name = "formrules"
  static let versionNumber = "0.1.0"

  static func main() {
    Signals.ignoreBrokenPipes()
    Faults.announce()
    var command: any ParsableCommand
    do {
      command = try parse(Array(CommandLine.arguments.dropFirst()))
    } catch {
      if let message = misspelling(in: CommandLine.arguments) {
        StandardError.write("formrules: \(VisibleText.of(message, limit: .max))")
        exit(withError: ExitCode(ExitStatus.wrongUsage.rawValue))
      }
      exit(withError: error)
    }
    do {
      try command.run()
    } catch let termination as Termination {
      if let message = termination.message {
        StandardError.write("formrules: \(VisibleText.of(message, limit: .max))")
      }
      exit(withError: ExitCode(termination.status.rawValue))
    } catch let failure as OutputFailure {
      exit(withError: ExitCode(Faults.status(of: failure).rawValue))
    } catch  where exitCode(for: error) == .success {
      // A request for help comes this way too.
      exit(withError: error)
    } catch {
      StandardError.write("formrules: unexpected fault: \(error). \(Faults.request)")
      exit(withError: ExitCode(ExitStatus.fault.rawValue))
    }
  }

  /// Parses the arguments of the command that the first one names, as if there were no others.
  ///
  /// To take them for those of any command takes a third more time at every start. That is left to
  /// what is no command to run: help, the version, completions and mistakes.
  private static func parse(_ arguments: [String]) throws -> any ParsableCommand {
    let named = arguments.first.flatMap { Subcommand(rawValue: $0) }?.command
    guard let named, let command = try? named.parseAsRoot(Array(arguments.dropFirst())),
      type(of: command) == named
    else { return try parseAsRoot(arguments) }
    return command
  }

  /// What is said where the first argument is no command, which the parser takes for one too many.
  private static func misspelling(in arguments: [String]) -> String? {
    let names = Subcommand.allCases.map { $0.rawValue }
    guard arguments.count > 1, !arguments[1].hasPrefix("-"), arguments[1] != "help",
      !names.contains(arguments[1])
    else { return nil }
    let hint = Suggestion.closest(to: arguments[1], among: names).map { ": did you mean '\($0)'?" }
    return "there is no command '\(arguments[1])'\(hint ?? "")"
  }
}
