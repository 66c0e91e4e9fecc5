import RuleEngine

/// Builds a tree from the steps in a trace.
struct ExplanationBuilder {
  private(set) var explanation: Explanation
  private let program: Program
  private let excerpts: RuleExcerpts
  private let values: ExplainedValues
  private let wording: InstructionWording
  private let computations: ComputationWording
  private var fields: ExplainedFields
  /// Position of the field whose checks run; nil while conditions are decided.
  private var field: Int?
  private var open = OpenSteps()
  /// The conditions that are steps of each field.
  private var conditions: [Int: Set<ExplainedStep>] = [:]
  private var decisions: DecidedConditions
  private var found: [Found] = []
  /// How fields were computed.
  private var computed: [ComputedKey: ExplainedStep] = [:]
  /// Positions in `found` of computed values that are not fields.
  private var positions: [ComputedKey: Int] = [:]

  /// A decision of the form's instance whose first slot is the base.
  private struct Found {
    var decision: ExplainedDecision
    var base: Int
    var isShownWithField = false
  }

  /// A computed value of the form's instance whose first slot is the base.
  private struct ComputedKey: Hashable {
    var value: ComputedIndex
    var base: Int
  }

  /// Processes the trace of an outcome; the values are those that the evaluation left.
  init(
    _ outcome: EvaluationOutcome,
    number: Int = 1,
    values: ExplainedValues,
    excerpts: RuleExcerpts
  ) {
    program = excerpts.program
    self.excerpts = excerpts
    self.values = values
    computations = ComputationWording(excerpts)
    wording = InstructionWording(excerpts, computations)
    fields = ExplainedFields(values)
    explanation = Explanation(record: number, verdict: outcome.verdict)
    decisions = DecidedConditions(program: program)
    for event in outcome.trace?.events ?? [] { take(event) }
    let paths = fields.instancePaths
    for found in found where !found.isShownWithField {
      var decision = found.decision
      decision.path = paths[found.base] ?? FieldPath()
      explanation.decisions.append(decision)
    }
    fields.attachMessages(of: outcome)
    explanation.fields = fields.fields
  }

  private mutating func take(_ event: EvaluationTrace.Event) {
    switch event {
    case .entered(let path):
      enter(path)
    case .skipped(let path, let skip):
      enter(path)
      explain(skip, of: path)
    case .tested(let instruction, let answer, let observation):
      open.append(test(instruction, answer, observation))
    case .opened(let instruction):
      open.begin(
        OpenSteps.Step(
          text: wording.name(of: instruction),
          written: wording.written(at: instruction),
          place: wording.place(of: instruction)
        )
      )
    case .called(let instruction, let observation):
      open.begin(call(instruction, observation))
    case .item(let index):
      open.beginItem(index)
    case .closed(let answer):
      open.end(answer)
    case .negated(let instruction, let answer):
      negate(at: instruction, answer)
    case .branched(let instruction, let answer):
      branch(at: instruction, answer)
    case .decided(let decision, let base, let answer):
      decide(decision, base: base, answer)
    case .computed(let value, let base, let observation):
      compute(value, base: base, observation)
    case .checked(let check, let answer):
      conclude(check, answer)
    case .omitted(let instructions, let reason):
      omit(checksIn: instructions, reason)
    case .halted(let reason):
      explanation.ending = reason.words
    case .reported:
      // Messages are taken from the violations themselves.
      break
    }
  }

  // MARK: Fields

  private mutating func enter(_ path: FieldPath) {
    open = OpenSteps()
    let position = fields.position(of: path)
    field = position
    if fields[position].steps.isEmpty, let step = computation(at: path) {
      fields[position].steps = [step]
    }
  }

  /// How the field at the path was computed; nil if it is not computed.
  private func computation(at path: FieldPath) -> ExplainedStep? {
    guard let (layout, base) = values.field(at: path), let value = layout.computed else {
      return nil
    }
    return computed[ComputedKey(value: value, base: base)]
  }

  private mutating func explain(_ skip: EvaluationTrace.Skip, of path: FieldPath) {
    guard let field else { return }
    switch skip {
    case .mistyped:
      fields[field].skipped = "its value has the wrong type"
    case .beyond(let limit):
      fields[field].skipped = "its value exceeds the limit '\(limit.rawValue)'"
    case .inactive, .undecided:
      fields[field].value = nil
      if let reason = reason(forSkipping: path) {
        fields[field].steps = []
        fields[field].skipped = reason
      } else if fields[field].steps.first?.answer == .unknown {
        fields[field].skipped = "it could not be computed"
      } else {
        fields[field].skipped = "its branch does not apply"
      }
    }
  }

  private mutating func reason(forSkipping path: FieldPath) -> String? {
    guard let (layout, base) = values.field(at: path),
      let (decision, answer) = decisions.settling(layout, base: base)
    else { return nil }
    let place = program.decisions[decision].place
    let condition = excerpts.excerpt(at: place) ?? "its condition"
    return "'\(condition)' " + DecidedConditions.verb(for: answer)
  }

  /// Lists the checks that were not run, with the reason.
  private mutating func omit(
    checksIn instructions: Range<Int>,
    _ reason: EvaluationTrace.Omission
  ) {
    guard let field else { return }
    // The branch around the last check ends with a jump over the branches after it. Of a condition
    // that is omitted itself, neither branch is known to apply.
    var endOfOtherBranches = 0
    var endOfOmittedBranches = 0
    for position in instructions {
      switch program.instructions[position] {
      case .branch(_, let end): endOfOmittedBranches = max(endOfOmittedBranches, end.position)
      case .jump(let target) where position >= endOfOmittedBranches:
        endOfOtherBranches = max(endOfOtherBranches, target.position)
      case _: break
      }
      guard case .check(let index) = program.instructions[position] else { continue }
      let check = program.checks[index]
      fields[field].steps.append(
        ExplainedStep(
          answer: .skipped,
          text: excerpts.excerpt(at: check.place) ?? "a check",
          isWarning: check.isWarning,
          place: excerpts.place(check.place),
          notes: [position < endOfOtherBranches ? "its branch does not apply" : reason.words]
        )
      )
    }
  }

  // MARK: Conditions and computed values

  private mutating func decide(_ index: DecisionIndex, base: Int, _ answer: Answer?) {
    decisions.note(index, base: base, answer)
    guard let condition = open.takeLast(), let answer else { return }
    let step = self.condition(condition, answer, at: program.decisions[index].place)
    found.append(Found(decision: ExplainedDecision(kind: .condition, step: step), base: base))
  }

  private mutating func compute(
    _ value: ComputedIndex,
    base: Int,
    _ observation: EvaluationTrace.ComputedObservation
  ) {
    var step = computations.step(value, observation)
    let key = ComputedKey(value: value, base: base)
    guard observation.value.field != nil else {
      positions[key] = found.count
      found.append(Found(decision: ExplainedDecision(kind: .value, step: step), base: base))
      return
    }
    // A field that is only an aggregate is explained by that aggregate.
    if let aggregate = observation.inputs.first?.computed,
      computations.name(of: aggregate) == step.text,
      let position = positions[ComputedKey(value: aggregate, base: base)]
    {
      step.notes = found[position].decision.step.notes
      found[position].isShownWithField = true
    }
    computed[key] = step
  }

  private mutating func branch(at instruction: InstructionIndex, _ answer: Answer) {
    guard let last = open.takeLast() else { return }
    let condition = condition(last, answer, at: wording.sourcePlace(of: instruction))
    // Each branch of a chain repeats the questions of the branches before it.
    if let field, conditions[field]?.contains(condition) == true { return }
    if let field, open.isEmpty { conditions[field, default: []].insert(condition) }
    open.append(condition: condition)
  }

  private func condition(
    _ step: ExplainedStep,
    _ answer: Answer,
    at place: SourcePlace?
  ) -> ExplainedStep {
    let text = place.flatMap { excerpts.excerpt(at: $0) } ?? step.text
    var condition = ExplainedStep(
      answer: ExplainedStep.Answer(answer),
      text: "when \(text)",
      isCondition: true,
      place: place.map { excerpts.place($0) } ?? step.place
    )
    if step.parts.isEmpty {
      condition.notes = step.notes
    } else {
      // An `and` or `or` that is the whole condition need not be shown twice.
      condition.parts = step.place == condition.place ? step.parts : [step]
    }
    return condition
  }

  // MARK: Checks

  private mutating func conclude(_ index: CheckIndex, _ answer: Answer) {
    let check = program.checks[index]
    var step = open.takeLast() ?? ExplainedStep(answer: ExplainedStep.Answer(answer), text: "")
    if let text = excerpts.excerpt(at: check.place) { step.text = text }
    step.place = excerpts.place(check.place)
    step.isWarning = check.isWarning
    if step.answer != .skipped { step.answer = ExplainedStep.Answer(answer) }
    guard let field else { return }
    fields[field].steps += open.takeAll()
    fields[field].steps.append(step)
  }

  private mutating func negate(at instruction: InstructionIndex, _ answer: Answer) {
    guard let part = open.takeLast() else { return }
    let step = ExplainedStep(
      answer: ExplainedStep.Answer(answer),
      text: "not",
      place: wording.place(of: instruction) ?? part.place,
      parts: [part]
    )
    open.append(step.joiningComparisons(as: wording.written(at: instruction)))
  }

  private func call(
    _ instruction: InstructionIndex,
    _ observation: EvaluationTrace.Observation
  ) -> OpenSteps.Step {
    let text = wording.text(of: instruction)
    return OpenSteps.Step(
      text: text,
      place: wording.place(of: instruction),
      notes: notes(on: observation, text: text),
      subject: observation.subject
    )
  }

  private func test(
    _ instruction: InstructionIndex,
    _ answer: Answer,
    _ observation: EvaluationTrace.Observation
  ) -> ExplainedStep {
    let text = wording.text(of: instruction)
    var step = ExplainedStep(
      answer: observation.isGuarded ? .skipped : ExplainedStep.Answer(answer),
      text: text,
      place: wording.place(of: instruction),
      notes: notes(on: observation, text: text)
    )
    if observation.isGuarded { step.notes.append("a length check rejected the text") }
    if let reach = observation.reach { step.explain(reach) }
    if let pattern = observation.pattern {
      step.reading = PatternReading.words(for: pattern) ?? "text too complex to describe"
    }
    if let reason = observation.reason { step.notes.append("\(reason)") }
    return step
  }

  private func notes(on observation: EvaluationTrace.Observation, text: String) -> [String] {
    let subject = observation.subject
    let isNamed = subject.field != fieldName && !open.test(subject)
    return wording.notes(on: observation, text: text, subject: isNamed ? subject.field : nil)
  }

  /// The path, inside its form, of the field whose checks run.
  private var fieldName: String? {
    guard let field, let (layout, _) = values.field(at: fields[field].path) else { return nil }
    return "\(layout.path)"
  }
}

extension ExplainedStep {
  /// Describes how far a pattern matched the text.
  fileprivate mutating func explain(_ reach: EvaluationTrace.Reach) {
    switch reach {
    case .text("", _), .hidden(characters: 0):
      notes.append("fails at the first character")
      failsAtStart = true
    case .text(let start, let rest):
      notes.append("got as far as \"\(start)\"")
      self.reach = Reach(start: start, rest: rest)
    case .hidden(let characters):
      notes.append("got as far as character \(characters)")
    }
  }
}

extension EvaluationTrace.Omission {
  /// Why checks were not run, in words.
  fileprivate var words: String {
    switch self {
    case .mode(.first): "an earlier check of the record failed"
    case .mode: "an earlier check of the field failed"
    case .moment(let moment): "runs only on \(moment)"
    case .host: "the host is asked only if all other checks hold"
    case .reason(let reason): "\(reason)"
    }
  }
}
