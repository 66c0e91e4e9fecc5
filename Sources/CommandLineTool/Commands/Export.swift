public import ArgumentParser
public import FormInterchange
import FormRules

/// The command `formrules export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Convert a form to another format.",
    discussion: """
      Writes a JSON Schema (draft 2020-12) or an HTML page to standard output. Reports on standard \
      error what the other format can't express.

        formrules export --to json-schema registration.rules > registration.schema.json
        formrules export --to html registration.rules > registration.html

      Exit codes: 0 success; 2 the rule file has errors; 66 the file can't be opened.
      """
  )

  @Option(
    name: [.customLong("to")],
    help: ArgumentHelp("The format to write.", valueName: "format")
  )
  var format: ExportFormat

  @ArgumentParser.Argument(help: "The rule file, or '-' for standard input.")
  var rules: String

  @OptionGroup var formOptions: FormOptions
  @OptionGroup var colorOptions: ColorOptions

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(color: colorOptions.color)
    let name = program.forms[try program.form(named: formOptions.form, rules: rules)].name
    guard let exported = format.export(form: name, in: RuleScope(loaded.compilation.checked)) else {
      throw Termination(.wrongUsage, "'\(rules)' imports the form '\(name)': export its own file")
    }
    try OutputStream.write(result: exported.text)
    for note in exported.notes {
      StandardError.write(note.text(in: SourceFiles.name(ofArgument: rules)))
    }
  }
}

extension ExportFormat: ExpressibleByArgument {}
