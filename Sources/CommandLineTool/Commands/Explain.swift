import ArgumentParser
import FormData
import RuleEngine

/// The command `formrules explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Explain the verdict on one record.",
    discussion: """
      Prints the checks of each field in the order in which they ran, with the answers of their \
      parts and the values they used. Secret values are never shown.

        formrules explain registration.rules person.json
        formrules explain registration.rules people.csv --record 12 --report all

      Exit codes: as for 'validate'.
      """
  )

  /// The output format.
  enum Output: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  @Argument(help: "The rule file, or '-' for standard input.")
  var rules: String

  @Argument(help: "The file of records. '-' or no file reads standard input.")
  var data: String?

  @OptionGroup var formOptions: FormOptions
  @OptionGroup var recordOptions: RecordOptions

  @Option(
    help: ArgumentHelp("The number of the record to explain, starting at 1.", valueName: "number")
  )
  var record = 1

  @OptionGroup var reportOptions: ReportOptions

  @Option(help: "The output format.")
  var output: Output = .text

  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if record < 1 { throw ValidationError("--record must be at least 1") }
    if rules == "-", data == nil || data == "-" {
      throw ValidationError("standard input can't hold both the rules and the records")
    }
  }

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(color: colorOptions.color)
    let form = try program.form(named: formOptions.form, rules: rules)
    guard
      let input = try DataInput.named(data.map { [$0] } ?? [], format: recordOptions.input).first
    else {
      return
    }
    var request = EvaluationRequest(recordOptions, report: reportOptions.report)
    request.tracing = true
    let run = ExplanationRun(program, form: form, request: request, files: loaded.files)
    let explanation = try run.explain(record: record, of: input)
    var stream = OutputStream.standard()
    switch output {
    case .text:
      try stream.write(
        ExplanationText(colors: colorOptions.colors).text(of: explanation, file: input.name)
      )
    case .json:
      try stream.write(ExplanationJSON.bytes(of: explanation))
    }
    try stream.flush()
    switch explanation.verdict {
    case .valid: return
    case .invalid, .undecided: throw Termination(.refused)
    }
  }
}
