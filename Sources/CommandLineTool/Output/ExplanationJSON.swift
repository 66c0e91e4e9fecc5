import FormData
import RuleEngine

/// An explanation as data: one object.
enum ExplanationJSON {
  static func bytes(of explanation: Explanation) -> [UInt8] {
    var json = JSONWriter()
    json.object { json in
      json.member("record", explanation.record)
      json.member("verdict", explanation.verdict.rawValue)
      json.list("conditions") { json in
        for condition in explanation.conditions {
          json.object { json in
            json.member("path", condition.path.description)
            writeMembers(of: condition.step, to: &json)
          }
        }
      }
      write(explanation.fields, to: &json)
      if let ending = explanation.ending { json.member("ending", ending) }
    }
    json.endLine()
    return json.bytes
  }

  /// Writes the member `fields`.
  static func write(_ fields: [ExplainedField], to json: inout JSONWriter) {
    json.list("fields") { json in
      for field in fields { write(field, to: &json) }
    }
  }

  private static func write(_ field: ExplainedField, to json: inout JSONWriter) {
    json.object { json in
      json.member("path", field.path.description)
      if let value = field.value { json.member("value", value) }
      if let skipped = field.skipped { json.member("skipped", skipped) }
      json.list("checks") { json in
        for step in field.steps { write(step, to: &json) }
      }
    }
  }

  private static func write(_ step: ExplainedStep, to json: inout JSONWriter) {
    json.object { writeMembers(of: step, to: &$0) }
  }

  private static func writeMembers(of step: ExplainedStep, to json: inout JSONWriter) {
    json.member("answer", step.answer.rawValue)
    json.member("check", step.text)
    json.member("severity", step.isWarning ? "warning" : "error")
    if let place = step.place {
      json.member("file", place.file)
      json.member("line", place.line)
      json.member("column", place.column)
    }
    if let reading = step.reading { json.member("reading", reading) }
    if let message = step.message { json.member("message", message) }
    json.list("notes") { json in
      for note in step.notes { json.text(note) }
    }
    json.list("parts") { json in
      for part in step.parts { write(part, to: &json) }
    }
  }
}
