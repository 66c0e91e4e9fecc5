import ArgumentParser
import FormInterchange
import RuleSyntax

/// The command `formrules import`.
struct Import: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.import.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Writes a rule file from a form of another format.",
    discussion: """
      The rule file goes to standard output. What was left out or means something else is said on \
      standard error, with line and column; nothing is dropped silently.

        formrules import --from pureform Login.json > login.rules
        formrules import --from thedistance --exact RegisterForm.json > register.rules
        formrules import --from json-schema --lossy order.schema.json > order.rules

      Exit codes: 0 fine; 65 the form can't be read or brought; 66 a file can't be opened.
      """
  )

  @Option(
    name: [.customLong("from")],
    help: ArgumentHelp("The format of the form: \(formatNames).", valueName: "format"),
    transform: Import.format
  )
  var format: ImportFormat

  @ArgumentParser.Argument(help: "The form; '-' reads it from standard input.")
  var file: String

  @Option(
    name: [.customLong("form")],
    help: "What to call a form that has no name; by default what its file is called."
  )
  var name: String?

  @Flag(help: "Keep what validators mean in their own library, by rules of its name.")
  var exact = false

  private static let formatNames =
    ImportFormat.allCases.map(\.rawValue).joined(separator: ", ")

  private static func format(named name: String) throws -> ImportFormat {
    if let format = ImportFormat(rawValue: name) { return format }
    let hint = Suggestion.closest(to: name, among: ImportFormat.allCases.map(\.rawValue))
      .map { "Did you mean '\($0)'?" }
    throw ValidationError(hint ?? "Formats are \(formatNames).")
  }

  @Flag(help: "Leave out what a rule file cannot say, and tell it, instead of giving up.")
  var lossy = false

  func validate() throws {
    if let name, !Name.canBe(name) { throw ValidationError("--form takes a name.") }
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
      var stream = OutputStream.standard()
      try stream.write(form.text)
      try stream.flush()
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
