import ArgumentParser
import FormData
import RuleCompiler
import RuleEngine
import RuleSyntax

/// The output formats of verdicts.
enum RecordOutput: String, CaseIterable, ExpressibleByArgument {
  /// For people: the problems, with their positions in the data.
  case text
  /// One list of objects.
  case json
  /// One object per line.
  case ndjson
  /// A row for each violation.
  case csv
  /// Formats for build servers and code hosts.
  case github, junit, sarif
  /// Only the number of valid records.
  case none
}

/// The command `formrules validate`.
struct Validate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate",
    abstract: "Validate records.",
    discussion: """
      Prints the records that are not valid: the fields with a problem, their values and \
      positions, and the messages. Secret values are never shown. A record that can't be read is \
      reported and counts as undecided.

        formrules validate registration.rules people.ndjson --summary
        formrules validate registration.rules people.csv --output ndjson > out.ndjson
        formrules validate registration.rules people.csv --delimiter ';' --all
        formrules validate registration.rules people.ndjson --skip 2000000 --summary
        curl -s example.org/orders | formrules validate shop.rules --input ndjson

      Exit codes: 0 all records are valid; 1 a record is invalid or undecided; 2 the rule file has \
      errors; 65 some records can't be read; 66 a file can't be opened; 70 output can't be written; \
      130 interrupted.
      """
  )

  @ArgumentParser.Argument(help: "A rule file or compiled rules, or '-' for standard input.")
  var rules: String

  @ArgumentParser.Argument(
    help: "Files of records. Without a file, or with '-', standard input is read."
  )
  var data: [String] = []

  @OptionGroup(title: "Input options") var formOptions: FormOptions
  @OptionGroup(title: "Input options") var importOptions: ImportOptions
  @OptionGroup(title: "Input options") var recordOptions: RecordOptions
  @OptionGroup(title: "Validation options") var circumstances: CircumstanceOptions
  @OptionGroup(title: "Validation options") var reportOptions: ReportOptions

  @Option(help: "The output format. 'none' prints only the number of valid records.")
  var output: RecordOutput = .text

  @Flag(
    help: "In text output, show all records that are not valid, instead of only the first 100."
  )
  var all = false

  @Option(
    help: ArgumentHelp(
      """
      A field whose value is shown in text output to identify a record. Can be repeated. \
      (default: 'id', or the form's first field)
      """,
      valueName: "field"
    )
  )
  var key: [FieldPath] = []

  @Option(
    help: ArgumentHelp(
      "Threads for NDJSON input. (default: the number of processors)",
      valueName: "n"
    )
  )
  var jobs: Int?

  @Option(
    name: [.customLong("max-failures")],
    help: ArgumentHelp("Stop after N invalid or undecided records.", valueName: "n")
  )
  var maxFailures: Int?

  @Option(
    help: ArgumentHelp(
      """
      Skip the first N records, for example to resume an interrupted run. Record numbers are \
      unchanged.
      """,
      valueName: "n"
    )
  )
  var skip: Int?

  @Flag(
    help:
      "Print the number of records by verdict, and of violations by field and rule, on standard error."
  )
  var summary = false

  @OptionGroup var quietOption: QuietOption
  @OptionGroup var colorOptions: ColorOptions

  func validate() throws {
    if let jobs, !(1...ValidationRun.mostJobs).contains(jobs) {
      throw ValidationError("--jobs must be from 1 to \(ValidationRun.mostJobs)")
    }
    if let maxFailures, maxFailures < 1 {
      throw ValidationError("--max-failures must be at least 1")
    }
    if let skip, skip < 0 { throw ValidationError("--skip can't be negative") }
    if rules == "-", data.isEmpty || data.contains("-") {
      throw ValidationError("standard input can't hold both the rules and the records")
    }
    if data.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("standard input can be read only once")
    }
  }

  func run() throws {
    let loaded = try LoadedForm(
      argument: rules,
      form: formOptions,
      imports: importOptions,
      limitedBy: circumstances,
      color: colorOptions.color,
      isQuiet: quietOption.quiet
    )
    let form = loaded.form
    var request = EvaluationRequest(recordOptions, report: reportOptions.report)
    if output == .none, !summary {
      // The first failure settles the verdict, and the output doesn't name failures.
      request.details = false
      request.mode = .first
    }
    try circumstances.apply(to: &request, for: form, of: loaded.executable)
    let plan = ValidationPlan(
      executable: loaded.executable,
      form: form,
      records: loaded.records,
      request: request,
      clock: circumstances.clock,
      output: output,
      isSummarized: summary,
      isColored: colorOptions.colors.isOn,
      skipped: skip ?? 0,
      shown: ValidationPlan.ShownParts(
        rules: SourceFiles.name(ofArgument: rules),
        key: try recordKey(of: form, in: loaded.program),
        isComplete: all,
        isQuiet: quietOption.quiet
      )
    )
    let inputs = try DataInput.named(data, recordOptions)
    let run = ValidationRun(plan: plan, wantedJobs: jobs, maxFailures: maxFailures)
    let status = try run.run(inputs)
    if status != .success { throw Termination(status) }
  }

  /// The fields of `--key`, which must exist in the form.
  private func recordKey(of form: FormIndex, in program: Program) throws(Termination) -> RecordKey {
    let layout = program.forms[form]
    let unknown = key.first { path in
      program.forms.steps(along: path, from: form).count < path.components.count
    }
    if let unknown {
      let names = layout.fields.map { "\($0.path)" }
      let hint = Suggestion.hint(for: "\(unknown)", among: names)
      throw Termination(
        .wrongUsage,
        "the form '\(layout.name)' has no field \(quoted: "\(unknown)")\(hint ?? "")"
      )
    }
    return RecordKey(key, of: layout)
  }
}
