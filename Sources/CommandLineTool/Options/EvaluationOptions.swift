public import ArgumentParser
import RuleEngine

/// How records are judged.
struct EvaluationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How much of what fails is reported: the first failing check of each field, all of them, or \
      the first of the record.
      """,
      valueName: "mode"
    )
  )
  var report: ReportMode = .firstPerField

  @Flag(
    name: [.customLong("strict-types")],
    help: "Take no text for a number, a date or a truth value."
  )
  var usesStrictTypes = false

  var request: EvaluationRequest {
    var request = EvaluationRequest()
    request.mode = report
    request.parsesTexts = !usesStrictTypes
    return request
  }
}

extension ReportMode: ExpressibleByArgument {}
