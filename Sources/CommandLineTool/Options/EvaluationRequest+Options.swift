import RuleEngine

extension EvaluationRequest {
  /// What the options of a command ask for.
  init(report: ReportMode? = nil, areTypesStrict: Bool) {
    self.init()
    if let report { mode = report }
    parsesTexts = !areTypesStrict
  }
}
