import ArgumentParser
import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// What records are judged under besides the rules: context, clock and host.
struct CircumstanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON object with the values that the form declares as 'context'.",
      valueName: "file"
    )
  )
  var context: String?

  @Option(
    help: ArgumentHelp(
      "What 'now' and 'today' are: a date, or a date with time. (default: the system's time)",
      valueName: "instant"
    )
  )
  var now: String?

  @Option(
    help: ArgumentHelp(
      """
      A JSON object with what external rules answer, such as {"name_free": "rejected"}: accepted, \
      rejected, pending or failed.
      """,
      valueName: "file"
    )
  )
  var answers: String?

  func validate() throws {
    if let now, FormClock.showing(now) == nil {
      throw ValidationError(
        "--now must be a date or a date with time, such as 2026-01-31 or 2026-01-31T14:30Z"
      )
    }
    if context == "-" || answers == "-" {
      throw ValidationError("--context and --answers can't be read from standard input")
    }
  }

  /// What 'now' and 'today' are.
  var clock: FormClock { now.flatMap { FormClock.showing($0) } ?? .system }

  /// Adds to a request what the files say.
  func apply(
    to request: inout EvaluationRequest,
    for form: FormIndex,
    of program: Program
  ) throws(Termination) {
    if let context {
      request.context = try ContextFile(path: context).values(for: form, of: program, request)
    }
    if let answers { request.answers = try AnswersFile(path: answers).answers(to: program) }
  }
}
