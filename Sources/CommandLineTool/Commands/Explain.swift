import ArgumentParser
import FormData
import RuleEngine

/// The command `formrules explain`.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Subcommand.explain.rawValue,
    _superCommandName: FormRulesCommand.name,
    abstract: "Shows what ran for one record: what held, failed, was skipped, and why.",
    discussion: """
      Prints each field with its checks in the order in which they ran, with the answers of their \
      parts and the values that these saw. Secret values are never shown.

        formrules explain registration.rules person.json
        formrules explain registration.rules people.csv --record 12 --report all

      Exit codes: those of 'validate', for that one record.
      """
  )

  /// How the explanation is written.
  enum Output: String, ArgumentChoice {
    case text, json
  }

  @Argument(help: "The rule file; '-' reads it from standard input.")
  var rules: String

  @Argument(help: "The file of records; standard input where there is none, or for '-'.")
  var data: String?

  @Option(.form) var form: String?
  @Option(.input) var input: RecordFormat?

  @Option(help: ArgumentHelp("The record to explain, counted from 1.", valueName: "number"))
  var record = 1

  @Option(.report) var report: ReportMode?
  @Flag(.strictTypes) var areTypesStrict = false

  @Option(help: "How the explanation is written: for people or as data.")
  var output: Output = .text

  @Option(.colour) var colours: ColourChoice?

  func validate() throws {
    if record < 1 { throw ValidationError("--record counts from 1.") }
    if rules == "-", data == nil || data == "-" {
      throw ValidationError("Standard input can't hold both the rules and the data.")
    }
  }

  func run() throws {
    let loaded = try LoadedRules(argument: rules)
    let program = try loaded.program(colours: colours)
    let form = try program.form(named: form, rules: rules)
    guard let input = try DataInput.named(data.map { [$0] } ?? [], format: input).first else {
      return
    }
    var request = EvaluationRequest(report: report, areTypesStrict: areTypesStrict)
    request.tracing = true
    let run = ExplanationRun(program, form: form, request: request, files: loaded.files)
    let explanation = try run.explain(record: record, of: input)
    var stream = OutputStream.standard()
    switch output {
    case .text:
      let colours = Colours(isOn: colours.apply(to: .standardOutput))
      try stream.write(ExplanationText(colours: colours).text(of: explanation, file: input.name))
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
