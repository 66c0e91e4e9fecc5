import FormInterchange
import RuleEngine

/// An explanation as data: one object.
enum ExplanationJSON {
  static func text(of explanation: Explanation) -> String {
    var object: JSONObject = [
      "record": .integer(explanation.record), "verdict": .text(explanation.verdict.rawValue),
    ]
    object["conditions"] = list(of: .condition, in: explanation)
    object["values"] = list(of: .value, in: explanation)
    object["fields"] = list(of: explanation.fields)
    object["ending"] = explanation.ending.map { .text($0) }
    return JSONNode.object(object).compactText + "\n"
  }

  private static func list(
    of kind: ExplainedDecision.Kind,
    in explanation: Explanation
  ) -> JSONNode {
    .list(
      explanation.decisions.filter { $0.kind == kind }.map { decision in
        .object(object(of: decision.step, in: ["path": .text("\(decision.path)")]))
      }
    )
  }

  static func list(of fields: [ExplainedField]) -> JSONNode {
    .list(
      fields.map { field in
        var object: JSONObject = ["path": .text("\(field.path)")]
        object["value"] = field.value.map { .text($0) }
        object["skipped"] = field.skipped.map { .text($0) }
        object["checks"] = .list(field.steps.map { .object(self.object(of: $0)) })
        return .object(object)
      }
    )
  }

  /// The object with the members of a step added to it.
  private static func object(of step: ExplainedStep, in object: JSONObject = [:]) -> JSONObject {
    var object = object
    object["answer"] = .text(step.answer.rawValue)
    object["check"] = .text(step.text + (step.result.map { " = \($0)" } ?? ""))
    object["severity"] = step.isWarning ? "warning" : "error"
    if let place = step.place { OutputPlace(place).add(to: &object) }
    object["reading"] = step.reading.map { .text($0) }
    object["message"] = step.message.map { .text($0) }
    object["notes"] = .texts(step.notes)
    object["parts"] = .list(step.parts.map { .object(self.object(of: $0)) })
    return object
  }
}
