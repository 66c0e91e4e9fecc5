import RuleEngine

/// What has begun and not yet answered, with the steps that have.
struct OpenSteps {
  /// An `and`, `or`, `each` or rule that runs, with its parts so far.
  struct Step {
    var text = ""
    /// What the rule file has there.
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

  /// Adds a condition, unless what is open innermost has it already.
  mutating func append(condition: ExplainedStep) {
    guard steps[steps.count - 1].conditions.insert(condition).inserted else { return }
    append(condition)
  }

  mutating func takeLast() -> ExplainedStep? {
    steps[steps.count - 1].parts.popLast()
  }

  /// Takes all steps that have ended within what is open innermost.
  mutating func takeAll() -> [ExplainedStep] {
    defer { steps[steps.count - 1].parts = [] }
    return steps[steps.count - 1].parts
  }

  /// Ends what was begun last, with its answer.
  mutating func end(_ answer: Answer) {
    endItem()
    guard steps.count > 1 else { return }
    var step = steps.removeLast()
    if step.parts.count == 1, step.isRule, step.parts[0].isConjunction {
      // That the checks of a rule are taken together need not be said.
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

  /// Whether what is open tests the value, so that it need not be named again.
  func test(_ subject: EvaluationTrace.ShownValue) -> Bool {
    steps.contains { $0.subject == subject }
  }
}
