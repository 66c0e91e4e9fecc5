import ArgumentParser
import FormInterchange
import FormRules
import RuleSyntax

/// The command `formrules export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.export.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Writes a form in another format.",
    discussion: """
      Writes a JSON Schema of draft 2020-12 or an HTML page, and on standard error a line for \
      everything that is left out or judged otherwise.

        formrules export --to json-schema registration.rules > registration.schema.json
        formrules export --to html registration.rules > registration.html

      Exit codes: 0 fine, whatever was left out; 2 the rule file has errors; 66 it can't be opened.
      """
  )

  @Option(
    name: [.customLong("to")],
    help: ArgumentHelp("The format to write: \(formatNames).", valueName: "format"),
    transform: Export.format
  )
  var format: ExportFormat

  @ArgumentParser.Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @Option(.form) var form: String?
  @Option(.colour) var colours: ColourChoice?

  private static let formatNames =
    ExportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  private static func format(named name: String) throws -> ExportFormat {
    if let format = ExportFormat(rawValue: name) { return format }
    let hint = Suggestion.closest(to: name, among: ExportFormat.allCases.map(\.rawValue))
      .map { "Did you mean '\($0)'?" }
    throw ValidationError(hint ?? "Formats are \(formatNames).")
  }

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(colours: colours)
    let name = program.forms[try program.form(named: form, rules: rules)].name
    guard let exported = format.export(form: name, in: loaded.scope) else {
      throw Termination(.wrongUsage, "'\(rules)' imports the form '\(name)': export its own file")
    }
    var stream = OutputStream.standard()
    try stream.write(exported.text)
    try stream.flush()
    for note in exported.notes {
      StandardError.write(note.text(in: SourceFiles.name(ofArgument: rules)))
    }
  }
}
