import ArgumentParser
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

  @OptionGroup var types: TypeOptions

  var request: EvaluationRequest {
    var request = types.request
    request.mode = report
    return request
  }
}

extension ReportMode: ArgumentChoice {}
