import ArgumentParser
import FormData
import FormRules
import RuleEngine
import RuleSyntax

/// The inputs of validation in addition to the rules: context, clock and host.
struct CircumstanceOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A JSON object with the values of the form's contexts and parameters.",
      valueName: "file"
    )
  )
  var context: String?

  @Option(
    help: ArgumentHelp(
      "The value of 'now' and 'today': a date, or a date with time. (default: the system's time)",
      valueName: "instant"
    )
  )
  var now: String?

  @Option(
    help: ArgumentHelp(
      """
      A JSON object with the answers of external rules, such as {"name_free": "rejected"}: \
      accepted, rejected, pending or failed.
      """,
      valueName: "file"
    )
  )
  var answers: String?

  @Option(help: "Validate only this step of the form and those before it.")
  var step: String?

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

  /// The values of 'now' and 'today'.
  var clock: FormClock { now.flatMap { FormClock.showing($0) } ?? .system }

  /// The program with the part of the form to validate.
  func limited(_ program: Program, to form: FormIndex) throws(Termination) -> Program {
    guard let name = step else { return program }
    let steps = program.forms[form].steps ?? []
    if let step = steps.first(where: { $0.name == name }) {
      return program.limited(to: step, of: form)
    }
    let names = steps.map(\.name)
    let meant = Suggestion.hint(for: name, among: names)
    let known = names.isEmpty ? "" : " (\(names.joined(separator: ", ")))"
    throw Termination(
      .wrongUsage,
      "the form '\(program.forms[form].name)' has no step '\(VisibleText.of(name))'\(meant ?? known)"
    )
  }

  /// Adds the contents of the files to a request.
  func apply(
    to request: inout EvaluationRequest,
    for form: FormIndex,
    of executable: ExecutableProgram
  ) throws(Termination) {
    let program = executable.program
    if let context {
      request.context = try ContextFile(file: GivenFile(path: context)).values(
        for: form,
        of: executable,
        request
      )
    }
    if let missing = program.missingParameter(of: form, in: request.context) {
      throw Termination(
        .wrongUsage,
        "the form '\(program.forms[form].name)' needs the parameter '\(missing)' from an enclosing form: "
          + "give its value in the file of --context, or validate a form that contains it"
      )
    }
    if let answers {
      request.answers = try AnswersFile(file: GivenFile(path: answers)).answers(to: program)
    }
  }
}

extension Program {
  /// The first parameter of the form that has no default and is not among the values; nil if none.
  func missingParameter(of form: FormIndex, in values: [String: Value]) -> String? {
    (forms[form].parameters ?? []).first { parameter in
      parameter.defaultValue == nil && values[parameter.name] == nil
    }?.name
  }
}
