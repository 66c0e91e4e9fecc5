public import ArgumentParser
public import FormInterchange
import RuleSyntax

/// The command `formrules import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Convert a form from another format to a rule file.",
    discussion: """
      Writes a rule file. Reports on standard error, with line and column, everything that was left \
      out or whose meaning changed.

        formrules import --from pureform Login.json -o login.rules
        formrules import --from thedistance --exact Register.json -o register.rules
        formrules import --from json-schema --lossy order.schema.json -o order.rules

      Exit codes: 0 success; 65 the form can't be read or imported; 66 the file can't be opened; \
      70 the output can't be written.
      """
  )

  @Option(
    name: [.customLong("from")],
    help: ArgumentHelp("The format to read.", valueName: "format")
  )
  var format: ImportFormat

  @ArgumentParser.Argument(help: "The form, or '-' for standard input.")
  var file: String

  @Option(
    name: [.customLong("form")],
    help: "The form's name, if the input has none. (default: from the file name)"
  )
  var name: String?

  @Flag(help: "Reproduce the exact behavior of the original library's validators.")
  var exact = false

  @Flag(help: "Leave out and report what a rule file can't express, instead of failing.")
  var lossy = false

  @OptionGroup var outputFile: OutputFileOption

  func validate() throws {
    if let name, !Name.canBe(name) { throw ValidationError("--form must be a valid name") }
  }

  func run() throws {
    let source = try SourceFiles().load(argument: file)
    var options = ImportFormat.Options()
    options.nameForm(afterFile: file == "-" ? "" : file)
    if let name { options.formName = name }
    options.isExact = exact
    options.isLossy = lossy
    do {
      let form = try format.form(from: Array(source.bytes), options)
      try outputFile.write(form.text)
      say(form.notes, in: source)
    } catch let error as ImportError {
      say(error.notes, in: source)
      throw Termination(.unreadableData)
    }
  }

  private func say(_ notes: [InterchangeNote], in source: SourceText) {
    for note in notes { StandardError.write(note.text(in: source.name)) }
  }
}

extension ImportFormat: ExpressibleByArgument {}
