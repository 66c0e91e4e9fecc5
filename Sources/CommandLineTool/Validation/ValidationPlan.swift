import FormData
import RuleEngine

/// What to do with each record; made once and shared by all threads.
struct ValidationPlan: Sendable {
  let executable: ExecutableProgram
  let form: FormIndex
  let records: RecordPlan
  let request: EvaluationRequest
  let output: RecordOutput
  /// Whether findings are counted by field and rule.
  let isSummarized: Bool
  let isColored: Bool
  /// Records to skip before the first that is validated.
  let skipped: Int

  var renderer: any RecordRenderer {
    switch output {
    case .text: RecordText(colors: Colors(isOn: isColored))
    case .json: RecordJSON(isList: true, first: skipped + 1)
    case .ndjson: RecordJSON(isList: false, first: skipped + 1)
    case .none: NoRecords()
    }
  }
}
