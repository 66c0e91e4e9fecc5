import RuleEngine

/// The steps that have begun but not ended, with their finished parts.
struct OpenSteps {
  /// An `and`, `or`, `each` or rule that runs, with its parts so far.
  struct Step {
    var text = ""
    /// The source text.
    var written: String?
    var place: RulePlace?
    var notes: [String] = []
    /// The value that it tests; parts that test the same value don't repeat it.
    var subject: EvaluationTrace.ShownValue?
    /// Whether it is an item of `each`, which ends where the next begins.
    var isItem = false
    /// Whether it is a rule that is called.
    var isRule: Bool { subject != nil }
    var parts: [ExplainedStep] = []
    /// The conditions among the parts.
    var conditions: Set<ExplainedStep> = []
  }

  /// Outermost first; the first only holds steps that have ended.
  private var steps = [Step()]

  /// Whether nothing is open.
  var isEmpty: Bool { steps.count == 1 }

  mutating func begin(_ step: Step) {
    steps.append(step)
  }

  /// Begins an item of `each`, which ends the item before it.
  mutating func beginItem(_ index: Int) {
    endItem()
    begin(Step(text: "item \(index)", isItem: true))
  }

  mutating func append(_ step: ExplainedStep) {
    steps[steps.count - 1].parts.append(step)
  }

  /// Adds a condition, unless the innermost open step already has it.
  mutating func append(condition: ExplainedStep) {
    guard steps[steps.count - 1].conditions.insert(condition).inserted else { return }
    append(condition)
  }

  mutating func takeLast() -> ExplainedStep? {
    steps[steps.count - 1].parts.popLast()
  }

  /// Removes and returns all finished steps of the innermost open step.
  mutating func takeAll() -> [ExplainedStep] {
    defer { steps[steps.count - 1].parts = [] }
    return steps[steps.count - 1].parts
  }

  /// Ends the innermost open step with its answer.
  mutating func end(_ answer: Answer) {
    endItem()
    guard steps.count > 1 else { return }
    var step = steps.removeLast()
    if step.parts.count == 1, step.isRule, step.parts[0].isConjunction {
      // That a rule requires all of its checks need not be shown.
      step.parts = step.parts[0].parts
    }
    let ended = ExplainedStep(
      answer: ExplainedStep.Answer(answer),
      text: step.text,
      place: step.place,
      notes: step.notes,
      parts: step.parts
    )
    append(ended.joiningComparisons(as: step.written))
  }

  /// Ends the item of `each` that is open, if one is.
  private mutating func endItem() {
    guard let item = steps.last, item.isItem else { return }
    steps.removeLast()
    let answer = item.parts.last?.answer ?? .notApplicable
    let isPlain = item.parts.count == 1 && item.parts[0].isConjunction
    let parts = isPlain ? item.parts[0].parts : item.parts
    append(ExplainedStep(answer: answer, text: item.text, parts: parts))
  }

  /// Whether the open steps test this value, so that it need not be named again.
  func test(_ subject: EvaluationTrace.ShownValue) -> Bool {
    steps.contains { $0.subject == subject }
  }
}
