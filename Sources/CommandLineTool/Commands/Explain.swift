import ArgumentParser
import RuleCompiler
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
        formrules explain registration.rules people.csv --record 12 --failed

      Exit codes: as for 'validate'.
      """
  )

  @OptionGroup var file: RecordFileArguments

  @Option(
    help: ArgumentHelp("The number of the record to explain, starting at 1.", valueName: "number")
  )
  var record = 1

  @Flag(help: "Show only the checks that failed or could not be decided.")
  var failed = false

  @OptionGroup var circumstances: CircumstanceOptions
  @OptionGroup var reportOptions: ReportOptions

  @Option(help: "The output format.")
  var output: TextOrJSON = .text

  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if record < 1 { throw ValidationError("--record must be at least 1") }
  }

  func run() throws {
    let loaded = try file.form(limitedBy: circumstances, color: colorOptions.color)
    let input = try file.input()
    var request = EvaluationRequest(file.recordOptions, report: reportOptions.report)
    request.tracing = true
    try circumstances.apply(to: &request, for: loaded.form, of: loaded.executable)
    let run = ExplanationRun(
      executable: loaded.executable,
      form: loaded.form,
      request: request,
      clock: circumstances.clock,
      files: loaded.files
    )
    let whole = try run.explain(record: record, of: input)
    let explanation = failed ? whole.ofProblems : whole
    switch output {
    case .text:
      let text = ExplanationText(colors: colorOptions.colors)
      try OutputStream.write(result: text.text(of: explanation, file: input.name))
    case .json:
      try OutputStream.write(result: ExplanationJSON.text(of: explanation))
    }
    if explanation.verdict != .valid { throw Termination(.refused) }
  }
}
