import ArgumentParser
import RuleEngine

/// What may stand for a value of a type.
struct TypeOptions: ParsableArguments {
  @Flag(
    name: [.customLong("strict-types")],
    help: "Take no text for a number, a date or a truth value."
  )
  var areStrict = false

  var request: EvaluationRequest {
    var request = EvaluationRequest()
    request.parsesTexts = !areStrict
    return request
  }
}
