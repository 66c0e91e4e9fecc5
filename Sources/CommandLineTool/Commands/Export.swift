public import ArgumentParser
public import FormInterchange
import FormRules
import RuleEngine

/// The command `formrules export`.
struct Export: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Convert a form to another format.",
    usage: "formrules export --to <format> [<options>] <rules>",
    discussion: """
      Writes a JSON Schema (draft 2020-12), an HTML page, an ECMAScript module or its TypeScript \
      declarations. Reports on standard error what the other format can't express.

        formrules export --to json-schema registration.rules -o schema.json
        formrules export --to html registration.rules -o page.html
        formrules export --to html --assets static registration.rules -o page.html
        formrules export --to javascript registration.rules -o registration.js
        formrules export --to typescript registration.rules -o registration.d.ts

      A module contains all forms of the file; '--form' selects its default export.

      Exit codes: 0 success; 2 the rule file has errors; 66 the file can't be opened; 70 a file \
      can't be written.
      """
  )

  @Option(
    name: [.customLong("to")],
    help: ArgumentHelp("The format to write.", valueName: "format")
  )
  var format: ExportFormat

  @ArgumentParser.Argument(help: "The rule file, or '-' for standard input.")
  var rules: String

  @Option(
    help: ArgumentHelp(
      """
      Write the page's script, style and rules to files in this folder, for a strict content \
      security policy.
      """,
      valueName: "folder"
    )
  )
  var assets: String?

  @OptionGroup var outputFile: OutputFileOption
  @OptionGroup var formOptions: FormOptions
  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var colorOptions: ColorOptions

  func run() throws {
    let loaded = try LoadedRules(argument: rules, files: importOptions.files)
    let program = try loaded.program(color: colorOptions.color)
    let name = try formName(in: program)
    let scope = RuleScope(loaded.compilation.checked)
    guard let exported = format.export(form: name, in: scope, assets: assets) else {
      throw Termination(
        .wrongUsage,
        "'\(rules)' imports the form '\(name ?? "")': export its own file"
      )
    }
    if assets != nil, format != .html {
      throw Termination(.wrongUsage, "--assets requires '--to html'")
    }
    try write(exported.assets)
    try outputFile.write(exported.text)
    for note in exported.notes {
      StandardError.write(note.text(in: SourceFiles.name(ofArgument: rules)))
    }
  }

  /// Writes the files that the page refers to.
  private func write(_ files: [String: String]) throws(Termination) {
    guard let assets, !files.isEmpty else { return }
    do throws(SystemError) {
      try FileSystem.makeFolder(assets)
    } catch {
      throw Termination(.fault, "cannot create '\(assets)': \(error)")
    }
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = OutputFile(path: "\(assets)/\(name)")
      try file.write(Array(text.utf8), existing: .isReplaced)
    }
  }

  /// The form to write; nil if all are written and none is the main form.
  private func formName(in program: Program) throws(Termination) -> String? {
    do {
      return program.forms[try program.form(named: formOptions.form, rules: rules)].name
    } catch {
      if format.holdsAllForms, formOptions.form == nil { return nil }
      throw error
    }
  }
}

extension ExportFormat: ExpressibleByArgument {}
