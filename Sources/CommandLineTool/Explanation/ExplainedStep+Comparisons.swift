extension ExplainedStep {
  /// What a comparison is called that no rule file has: one of those that `in (…)` is made of.
  static let comparison = "comparison"

  /// The step as the one question that it is, if all of its parts are such comparisons.
  ///
  /// - Parameter written: What the rule file has for the step; nil if it is but a part of a question
  ///   itself, as the `in` of a `not in` is.
  /// - Returns: The question, or the step as it was.
  func joiningComparisons(as written: String?) -> ExplainedStep {
    guard !parts.isEmpty, parts.allSatisfy({ $0.isBareComparison }) else { return self }
    var question = self
    question.text = written ?? ExplainedStep.comparison
    question.parts = []
    // The values are those of one field or parameter, whatever each is compared with.
    for note in parts.flatMap(\.notes) where !question.notes.contains(note) {
      question.notes.append(note)
    }
    return question
  }

  private var isBareComparison: Bool {
    text == ExplainedStep.comparison && place == nil && parts.isEmpty
  }
}
