import ArgumentParser
import FormData
import RuleEngine

/// The command `formrules validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.validate.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Judges records by a form.",
    discussion: """
      Prints a line for each violation with the value's place in the data, or with --output ndjson \
      an object for each record. A record that can't be read counts as undecided, and the run \
      goes on.

        formrules validate registration.rules people.ndjson --summary
        formrules validate registration.rules people.csv --output ndjson > verdicts.ndjson
        formrules validate registration.rules people.ndjson --skip 2000000 --summary
        curl -s example.org/orders | formrules validate shop.rules - --form order --input ndjson

      Exit codes: 0 all records are valid; 1 some record is invalid or undecided; 2 the rule file \
      has errors; 65 some data can't be read; 66 a file can't be opened; 130 interrupted.
      """
  )

  @Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @Argument(help: "Files of records; standard input where there are none, or for '-'.")
  var data: [String] = []

  @Option(.form) var form: String?
  @Option(.input) var input: RecordFormat?
  @Option(.report) var report: ReportMode?
  @Flag(.strictTypes) var areTypesStrict = false

  @Option(
    help: """
      How verdicts are written, by default as text; 'none' prints the number of valid records only.
      """
  )
  var output: RecordOutput?

  @Option(
    help: ArgumentHelp(
      "Threads that judge NDJSON; by default as many as there are processors.",
      valueName: "number"
    )
  )
  var jobs: Int?

  @Option(
    name: [.customLong("max-failures")],
    help: ArgumentHelp("Stop after that many records that are not valid.", valueName: "number")
  )
  var maxFailures: Int?

  @Option(
    help: ArgumentHelp(
      "Pass over that many records, as those that an interrupted run has judged; numbers stay.",
      valueName: "number"
    )
  )
  var skip: Int?

  @Flag(help: "Count, on standard error, by verdict and by field and rule.")
  var summary = false

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    if let jobs, !(1...ValidationRun.mostJobs).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(ValidationRun.mostJobs).")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures takes a number from 1 on.")
    }
    if let skip, skip < 0 { throw ValidationError("--skip takes a number from 0 on.") }
    if rules == "-", data.isEmpty || data.contains("-") {
      throw ValidationError("Standard input can't hold both the rules and the data.")
    }
    if data.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    let program = try LoadedRules(argument: rules).program(colours: colours)
    let plan = ValidationPlan(
      program,
      form: try program.form(named: form, rules: rules),
      request: EvaluationRequest(report: report, areTypesStrict: areTypesStrict),
      output: output ?? .text,
      isSummarized: summary,
      isColoured: colours.apply(to: .standardOutput),
      skipped: skip ?? 0
    )
    let inputs = try DataInput.named(data, format: input)
    let run = ValidationRun(plan, jobs: jobs, maxFailures: maxFailures)
    let status = try run.run(inputs)
    if status != .fine { throw Termination(status) }
  }
}
