import ArgumentParser
import FormData
import RuleCompiler
import RuleEngine

/// The command `formrules bench`.
struct Bench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure the cost of validating records.",
    discussion: """
      Validates records in memory repeatedly on one thread. Prints the time to load the rule \
      file, the time per record in each report mode, and the time that each check adds.

        formrules bench registration.rules people.ndjson
        formrules bench registration.rules people.ndjson --seconds 10 --output json

      Exit codes: 0 success; 2 the rule file has errors; 65 some records can't be read; 66 a file \
      can't be opened; 70 output can't be written; 130 interrupted.
      """
  )

  @OptionGroup var file: RecordFileArguments
  @OptionGroup var circumstances: CircumstanceOptions

  @Option(
    help: ArgumentHelp(
      "How long to measure, in seconds. Every record is validated at least a few times.",
      valueName: "number"
    )
  )
  var seconds = 3.0

  @Option(help: "The output format.")
  var output: TextOrJSON = .text

  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    guard seconds > 0, seconds <= MeasurementRun.mostSeconds else {
      throw ValidationError(
        "--seconds must be above 0 and at most \(Int(MeasurementRun.mostSeconds))"
      )
    }
  }

  func run() throws {
    let loading = ContinuousClock()
    let start = loading.now
    let loaded = try file.form(limitedBy: circumstances, color: colorOptions.color)
    let (form, program) = (loaded.form, loaded.program)
    let loadTime = loading.now - start
    var request = EvaluationRequest(file.recordOptions)
    try circumstances.apply(to: &request, for: form, of: loaded.executable)
    let input = try file.input()
    let records = try LoadedRecords(input, for: loaded.records)
    let run = MeasurementRun(
      executable: loaded.executable,
      form: form,
      request: request,
      clock: circumstances.clock,
      excerpts: RuleExcerpts(of: program, files: loaded.files)
    )
    let measurement = try run.measure(records, loadTime: loadTime, for: .seconds(seconds))
    let heading = "\(file.rules), form \(program.forms[form].name): \(input.name)"
    switch output {
    case .text:
      let text = MeasurementText(colors: colorOptions.colors)
      try OutputStream.write(result: text.text(of: measurement, heading: heading))
    case .json:
      try OutputStream.write(result: MeasurementJSON.text(of: measurement))
    }
    if records.unreadable > 0 { throw Termination(.unreadableData) }
  }
}
