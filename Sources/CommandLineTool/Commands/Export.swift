import ArgumentParser
import FormInterchange
import FormRules

/// The command `formrules export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Writes a form in another format.",
    discussion: """
      Writes a JSON Schema of draft 2020-12, and on standard error a line for everything that it \
      leaves out or judges otherwise.

        formrules export --to json-schema registration.rules > registration.schema.json

      Exit codes: 0 fine, whatever was left out; 2 the rule file has errors; 66 it can't be opened.
      """
  )

  /// What the form is written as.
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case jsonSchema = "json-schema"
  }

  @Option(help: "What the form is written as.")
  var to: Format

  @ArgumentParser.Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @OptionGroup var form: FormOption
  @OptionGroup var colours: ColourOptions

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(colours: colours)
    let name = program.forms[try form.select(from: program, rules: rules)].name
    let scope = loaded.scope
    let exported =
      switch to {
      case .jsonSchema: JSONSchemaExporter.export(form: name, in: scope)
      }
    guard let exported else {
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
