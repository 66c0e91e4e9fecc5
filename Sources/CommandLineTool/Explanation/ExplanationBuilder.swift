import RuleEngine

/// Makes a tree of the steps that a trace lists.
struct ExplanationBuilder {
  private(set) var explanation: Explanation
  private let program: Program
  private let excerpts: RuleExcerpts
  private let values: ExplainedValues
  /// Positions of the explanation's fields by their paths.
  private var positions: [FieldPath: Int] = [:]
  /// Position of the field whose checks run; nil while conditions are decided.
  private var field: Int?
  /// What has begun and not yet answered, outermost first; the first holds finished steps.
  private var open: [OpenStep] = [OpenStep()]
  private var decisions: DecidedConditions
  /// For each condition of the explanation, the first slot of its form's instance.
  private var conditionBases: [Int] = []

  /// An `and`, `or`, `each` or rule that runs, with its parts so far.
  private struct OpenStep {
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
  }

  /// Goes through the trace of an outcome; the values are those that the evaluation left.
  init(
    _ outcome: EvaluationOutcome,
    number: Int = 1,
    values: ExplainedValues,
    excerpts: RuleExcerpts
  ) {
    program = excerpts.program
    self.excerpts = excerpts
    self.values = values
    explanation = Explanation(record: number, verdict: outcome.verdict)
    decisions = DecidedConditions(program: program)
    for event in outcome.trace?.events ?? [] { take(event) }
    attachPaths()
    attachMessages(of: outcome)
  }

  private mutating func take(_ event: EvaluationTrace.Event) {
    switch event {
    case .entered(let path):
      enter(path)
    case .skipped(let path, let skip):
      enter(path)
      explain(skip, of: path)
    case .tested(let instruction, let answer, let observation):
      append(test(instruction, answer, observation))
    case .opened(let instruction):
      let text = name(of: program.instructions[instruction.position])
      let written = written(at: instruction)
      open.append(OpenStep(text: text, written: written, place: place(of: instruction)))
    case .called(let instruction, let observation):
      open.append(call(instruction, observation))
    case .item(let index):
      closeItem()
      open.append(OpenStep(text: "item \(index)", isItem: true))
    case .closed(let answer):
      closeItem()
      close(answer)
    case .negated(let instruction, let answer):
      negate(at: instruction, answer)
    case .branched(let instruction, let answer):
      guard let condition = takeLastPart() else { return }
      append(self.condition(condition, answer, at: callPlace(of: instruction)))
    case .decided(let decision, let base, let answer):
      decide(decision, base: base, answer)
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
    open = [OpenStep()]
    field = position(of: path)
  }

  /// Position of the explanation's field at the path, which is added if there is none yet.
  private mutating func position(of path: FieldPath) -> Int {
    if let position = positions[path] { return position }
    let position = explanation.fields.count
    explanation.fields.append(ExplainedField(path: path, value: values.text(at: path)))
    positions[path] = position
    return position
  }

  private mutating func explain(_ skip: EvaluationTrace.Skip, of path: FieldPath) {
    guard let field else { return }
    switch skip {
    case .mistyped:
      explanation.fields[field].skipped = "its value is not of its type"
    case .beyond(let limit):
      explanation.fields[field].skipped = "its value is beyond the limit '\(limit.rawValue)'"
    case .inactive, .undecided:
      explanation.fields[field].value = nil
      explanation.fields[field].skipped = reason(forSkipping: path) ?? "its branch does not apply"
    }
  }

  private func reason(forSkipping path: FieldPath) -> String? {
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
    for position in instructions {
      guard case .check(let index) = program.instructions[position] else { continue }
      let check = program.checks[index]
      explanation.fields[field].steps.append(
        ExplainedStep(
          answer: .skipped,
          text: excerpts.excerpt(at: check.place) ?? "a check",
          isWarning: check.isWarning,
          place: excerpts.place(check.place),
          notes: [reason.words]
        )
      )
    }
  }

  // MARK: Steps

  private mutating func append(_ step: ExplainedStep) {
    open[open.count - 1].parts.append(step)
  }

  private mutating func takeLastPart() -> ExplainedStep? {
    open[open.count - 1].parts.popLast()
  }

  private mutating func close(_ answer: Answer) {
    guard open.count > 1 else { return }
    var step = open.removeLast()
    if step.parts.count == 1, step.isRule, step.parts[0].isConjunction {
      // That the checks of a rule are taken together need not be said.
      step.parts = step.parts[0].parts
    }
    let closed = ExplainedStep(
      answer: ExplainedStep.Answer(answer),
      text: step.text,
      place: step.place,
      notes: step.notes,
      parts: step.parts
    )
    append(closed.joiningComparisons(as: step.written))
  }

  /// Ends the item of `each` that is open, if one is.
  private mutating func closeItem() {
    guard let item = open.last, item.isItem else { return }
    open.removeLast()
    let answer = item.parts.last?.answer ?? .notApplicable
    let isPlain = item.parts.count == 1 && item.parts[0].isConjunction
    let parts = isPlain ? item.parts[0].parts : item.parts
    append(ExplainedStep(answer: answer, text: item.text, parts: parts))
  }

  private mutating func negate(at instruction: InstructionIndex, _ answer: Answer) {
    guard let part = takeLastPart() else { return }
    let step = ExplainedStep(
      answer: ExplainedStep.Answer(answer),
      text: "not",
      place: place(of: instruction) ?? part.place,
      parts: [part]
    )
    append(step.joiningComparisons(as: written(at: instruction)))
  }

  private mutating func decide(_ index: DecisionIndex, base: Int, _ answer: Answer?) {
    decisions.note(index, base: base, answer)
    guard let condition = takeLastPart(), let answer else { return }
    let step = self.condition(condition, answer, at: program.decisions[index].place)
    explanation.conditions.append(ExplainedCondition(step: step))
    conditionBases.append(base)
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
      place: place.map { excerpts.place($0) } ?? step.place
    )
    if step.parts.isEmpty {
      condition.notes = step.notes
    } else {
      // An `and` or `or` that is the whole condition need not be said twice.
      condition.parts = step.place == condition.place ? step.parts : [step]
    }
    return condition
  }

  private mutating func conclude(_ index: CheckIndex, _ answer: Answer) {
    let check = program.checks[index]
    var step = takeLastPart() ?? ExplainedStep(answer: ExplainedStep.Answer(answer), text: "")
    if let text = excerpts.excerpt(at: check.place) { step.text = text }
    step.place = excerpts.place(check.place)
    step.isWarning = check.isWarning
    if step.answer != .skipped { step.answer = ExplainedStep.Answer(answer) }
    guard let field else { return }
    explanation.fields[field].steps += open[open.count - 1].parts + [step]
    open[open.count - 1].parts = []
  }

  // MARK: Tests and calls

  private func callPlace(of instruction: InstructionIndex) -> SourcePlace? {
    program.calls[instruction.position].map { program.callTable[$0.position].place }
  }

  private func place(of instruction: InstructionIndex) -> RulePlace? {
    callPlace(of: instruction).map { excerpts.place($0) }
  }

  private func written(at instruction: InstructionIndex) -> String? {
    callPlace(of: instruction).flatMap { excerpts.excerpt(at: $0) }
  }

  private func text(of instruction: InstructionIndex) -> String {
    guard let index = program.calls[instruction.position] else {
      return name(of: program.instructions[instruction.position])
    }
    return written(at: instruction) ?? program.callTable[index.position].name
  }

  private func name(of instruction: Instruction) -> String {
    if case .beginAnd = instruction { return "and" }
    if case .beginAll = instruction { return "and" }
    if case .beginOr = instruction { return "or" }
    if case .beginAny = instruction { return "or" }
    if case .beginEach = instruction { return "each" }
    return ExplainedStep.comparison
  }

  private func call(
    _ instruction: InstructionIndex,
    _ observation: EvaluationTrace.Observation
  ) -> OpenStep {
    let text = text(of: instruction)
    return OpenStep(
      text: text,
      place: place(of: instruction),
      notes: notes(on: observation, text: text),
      subject: observation.subject
    )
  }

  private func test(
    _ instruction: InstructionIndex,
    _ answer: Answer,
    _ observation: EvaluationTrace.Observation
  ) -> ExplainedStep {
    let text = text(of: instruction)
    var step = ExplainedStep(
      answer: observation.isGuarded ? .skipped : ExplainedStep.Answer(answer),
      text: text,
      place: place(of: instruction),
      notes: notes(on: observation, text: text)
    )
    if observation.isGuarded { step.notes.append("the length was refused before") }
    if let reach = observation.reach { explain(reach, in: &step) }
    if let pattern = observation.pattern {
      step.reading = PatternReading.words(for: pattern) ?? "more than there are words for"
    }
    if let reason = observation.reason { step.notes.append("\(reason)") }
    return step
  }

  /// Describes how far a pattern matched the text.
  private func explain(_ reach: EvaluationTrace.Reach, in step: inout ExplainedStep) {
    switch reach {
    case .text("", _), .hidden(characters: 0):
      step.notes.append("fails from the first character on")
    case .text(let start, let rest):
      step.notes.append("got as far as \"\(start)\"")
      step.reach = ExplainedStep.Reach(start: start, rest: rest)
    case .hidden(let characters):
      step.notes.append("got as far as character \(characters)")
    }
  }

  /// The values that are not to be seen in the text or in what is around it.
  private func notes(
    on observation: EvaluationTrace.Observation,
    text: String
  ) -> [String] {
    var notes: [String] = []
    let isKnown = open.contains { $0.subject == observation.subject }
    if !isKnown, let name = observation.subject.field, name != fieldName {
      notes.append("\(name) = \(observation.subject.text)")
    }
    for argument in observation.arguments {
      if let name = argument.value.field {
        notes.append("\(name) = \(argument.value.text)")
      } else if !ExplanationBuilder.isWritten(argument.value.text, in: text) {
        notes.append("\(argument.name) = \(argument.value.text)")
      }
    }
    return notes
  }

  /// Whether the value is a literal in the rule file, where a pattern may be a quoted text.
  private static func isWritten(_ value: String, in text: String) -> Bool {
    switch value.first {
    case "/": text.contains("/") || text.contains("\"")
    case "\"": text.contains(value) || text.contains(value.dropFirst().dropLast())
    case _: text.contains(value)
    }
  }

  /// The path, inside its form, of the field whose checks run.
  private var fieldName: String? {
    guard let field, let (layout, _) = values.field(at: explanation.fields[field].path) else {
      return nil
    }
    return (layout.groups + [layout.name]).joined(separator: ".")
  }

  // MARK: What is known at the end

  /// Finds the form of each condition from the fields of that form.
  private mutating func attachPaths() {
    var paths: [Int: FieldPath] = [:]
    for field in explanation.fields {
      guard let (layout, base) = values.field(at: field.path), paths[base] == nil else { continue }
      let own = layout.groups.count + 1
      paths[base] = FieldPath(Array(field.path.components.dropLast(own)))
    }
    for (position, base) in conditionBases.enumerated() {
      explanation.conditions[position].path = paths[base] ?? FieldPath()
    }
  }

  /// Puts each message to the check that it is of; what no check found is a step by itself.
  private mutating func attachMessages(of outcome: EvaluationOutcome) {
    for violation in outcome.violations {
      if attach(violation, at: violation.path) { continue }
      // A check of a whole list may speak of one item.
      let list = FieldPath(Array(violation.path.components.dropLast()))
      switch violation.path.components.last {
      case .index?, .key?: if attach(violation, at: list) { continue }
      case .name?, nil: break
      }
      let step = ExplainedStep(
        answer: .fails,
        text: violation.rule,
        isWarning: violation.severity == .warning,
        place: violation.place,
        message: violation.message
      )
      explanation.fields[position(of: violation.path)].steps.append(step)
    }
  }

  private mutating func attach(_ violation: Violation, at path: FieldPath) -> Bool {
    guard let field = positions[path],
      let step = explanation.fields[field].steps.firstIndex(where: { step in
        step.place == violation.place && step.message == nil && step.answer == .fails
      })
    else { return false }
    explanation.fields[field].steps[step].message = violation.message
    return true
  }
}

extension EvaluationTrace.Omission {
  /// Why checks were not run, in words.
  fileprivate var words: String {
    switch self {
    case .mode(let mode): "stopped by the mode \(mode.rawValue)"
    case .moment(let moment): "runs on \(moment) alone"
    case .host: "the host is asked only where all else holds"
    case .reason(let reason): "\(reason)"
    }
  }
}
