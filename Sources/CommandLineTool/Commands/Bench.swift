import ArgumentParser
import FormData
import RuleEngine

/// The command `formrules bench`.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.bench.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Measures what it costs to judge records by a form.",
    discussion: """
      Holds all records in memory and judges them again and again on one thread. Prints how long \
      the rule file takes to load, what a record costs in each report mode, and what each check \
      adds to that.

        formrules bench registration.rules people.ndjson
        formrules bench registration.rules people.ndjson --seconds 10 --output json

      Exit codes: 0 fine; 2 the rule file has errors; 65 some data can't be read; 66 a file can't \
      be opened; 130 interrupted.
      """
  )

  /// How the figures are written.
  enum Output: String, ArgumentChoice {
    case text, json
  }

  @Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @Argument(help: "The file of records; standard input where there is none, or for '-'.")
  var data: String?

  @Option(.form) var form: String?
  @Option(.input) var input: RecordFormat?
  @Flag(.strictTypes) var areTypesStrict = false

  @Option(
    help: ArgumentHelp(
      "How long to measure; the records are judged a few times in any case.",
      valueName: "number"
    )
  )
  var seconds = 3.0

  @Option(help: "How the figures are written: for people or as data.")
  var output: Output = .text

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    guard seconds > 0, seconds <= MeasurementRun.mostSeconds else {
      throw ValidationError(
        "--seconds takes a number above 0, and at most \(Int(MeasurementRun.mostSeconds))."
      )
    }
    if rules == "-", data == nil || data == "-" {
      throw ValidationError("Standard input can't hold both the rules and the data.")
    }
  }

  func run() throws {
    let loading = ContinuousClock()
    let start = loading.now
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(colours: colours)
    let executable = ExecutableProgram(program)
    let loadTime = loading.now - start
    let form = try program.form(named: form, rules: rules)
    guard let input = try DataInput.named(data.map { [$0] } ?? [], format: input).first else {
      return
    }
    let records = try LoadedRecords(input, for: RecordPlan(program, form: form))
    let run = MeasurementRun(
      executable,
      form: form,
      request: EvaluationRequest(areTypesStrict: areTypesStrict),
      excerpts: RuleExcerpts(of: program, files: loaded.files)
    )
    let measurement = try run.measure(records, loadTime: loadTime, for: .seconds(seconds))
    var stream = OutputStream.standard()
    switch output {
    case .text:
      let heading = "\(rules), form \(program.forms[form].name): \(input.name)"
      let colours = Colours(isOn: colours.apply(to: .standardOutput))
      try stream.write(MeasurementText(colours: colours).text(of: measurement, heading: heading))
    case .json:
      try stream.write(MeasurementJSON.bytes(of: measurement))
    }
    try stream.flush()
    if records.unreadable > 0 { throw Termination(.unreadableData) }
  }
}
