import RuleEngine

extension EvaluationRequest {
  /// What the options of a command ask for.
  init(report: ReportMode = .firstPerField, areTypesStrict: Bool) {
    self.init()
    mode = report
    parsesTexts = !areTypesStrict
  }
}
