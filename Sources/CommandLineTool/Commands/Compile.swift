import ArgumentParser
import FormRules

/// The command `formrules compile`.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a rule file to a portable program.",
    discussion: """
      Writes JSON that 'validate', 'explain', 'bench' and apps load in place of the rule file.

        formrules compile registration.rules -o registration.json
        formrules validate registration.json people.ndjson

      Exit codes: 0 success; 2 the rule file has errors; 66 the file can't be opened; 70 the output \
      can't be written.
      """
  )

  @ArgumentParser.Argument(help: "The rule file, or '-' for standard input.")
  var rules: String

  @Flag(
    help: "Omit the text of the rule files. 'explain' then names rules instead of quoting them."
  )
  var noText = false

  @OptionGroup var outputFile: OutputFileOption
  @OptionGroup var importOptions: ImportOptions
  @OptionGroup var colorOptions: ColorOptions

  func run() throws {
    let loaded = try LoadedRules(argument: rules, files: importOptions.files)
    let program = try loaded.program(color: colorOptions.color)
    let texts = noText ? [:] : RuleExcerpts(of: program, files: loaded.files).texts
    let json = try CompiledRules(program, texts: texts).json()
    try outputFile.write(String(decoding: json, as: UTF8.self) + "\n")
  }
}
