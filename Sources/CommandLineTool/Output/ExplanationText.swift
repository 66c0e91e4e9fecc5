import RuleEngine
import RuleSyntax

/// An explanation for people: fields, and below each its checks with their parts.
struct ExplanationText {
  /// Width of an answer with its gap; the longest is `not applicable`.
  private static let answerWidth = 16
  /// Longest reading of a pattern, in characters.
  private static let readingLength = 200
  /// Maximum width of a text with a caret below it, in columns: it must not wrap.
  private static let widestText = 72
  /// Longest excerpt of a rule file, in characters.
  private static let excerptLength = 60
  /// How many consecutive failing conditions or patterns are listed.
  private static let mostOfMany = 3
  /// Maximum length of a value that is shown in full, in characters.
  private static let valueLength = 200

  let colors: Colors
  /// The displayed location of a step.
  var relocated: (RulePlace) -> RulePlace = { $0 }

  func text(of explanation: Explanation, file: String) -> String {
    "\(file.visible), record \(explanation.record): \(colors.paint(explanation.verdict))\n"
      + details(of: explanation)
  }

  /// The conditions and fields, without the record; begins with an empty line.
  func details(of explanation: Explanation) -> String {
    var text = explanation.decisions.isEmpty ? "" : "\n"
    for decision in explanation.decisions {
      let path = decision.path.components.isEmpty ? "" : "\(decision.path): "
      add(decision.step, prefix: path, depth: 0, to: &text)
    }
    for field in explanation.fields { text += "\n" + self.text(of: field) }
    if let ending = explanation.ending {
      text += "\n" + colors.cyan(ending.visible) + ": nothing after this was validated\n"
    }
    return text
  }

  /// The field with its checks below it, indented by `depth` steps.
  func text(of field: ExplainedField, depth: Int = 0) -> String {
    let path = field.path.components.isEmpty ? "the whole form" : field.path.description
    var text = String(repeating: "  ", count: depth) + colors.bold(path.visible)
    if let value = field.value { text += " = " + shortened(value) }
    if let skipped = field.skipped {
      text += ": " + colors.cyan("skipped") + ", because " + skipped.visible
    }
    text += "\n"
    add(field.steps, depth: depth + 1, to: &text)
    return text
  }

  /// Adds the steps.
  ///
  /// Of many false conditions, or many patterns that all fail, only the first is listed.
  private func add(
    _ steps: [ExplainedStep],
    depth: Int,
    isOfProblem: Bool = true,
    to text: inout String
  ) {
    let most = ExplanationText.mostOfMany
    var rest = steps[...]
    while let step = rest.popFirst() {
      add(step, depth: depth, isOfProblem: isOfProblem, to: &text)
      guard step.isOneOfMany else { continue }
      let others = rest.prefix { $0.isOneOfMany && $0.isCondition == step.isCondition }
      guard others.count >= most else { continue }
      rest = rest.dropFirst(others.count)
      let remark = ExplainedStep(
        answer: .fails,
        text: "\(others.count) more " + (step.isCondition ? "conditions" : "patterns"),
        isCondition: step.isCondition
      )
      add(remark, depth: depth, isOfProblem: isOfProblem, to: &text)
    }
  }

  private func add(
    _ step: ExplainedStep,
    prefix: String = "",
    depth: Int,
    isOfProblem: Bool = true,
    to text: inout String
  ) {
    let isProblem = isOfProblem && step.isProblem
    let answer = step.isCondition ? words(for: step.answer) : step.answer.rawValue
    text += String(repeating: "  ", count: depth)
    text +=
      step.answer == .fails && !isProblem ? colors.faint(answer) : paint(answer, as: step.answer)
    text += String(repeating: " ", count: ExplanationText.answerWidth - answer.count)
    text += prefix.visible + VisibleText.of(step.text, limit: ExplanationText.excerptLength)
    if let result = step.result { text += " = " + shortened(result) }
    if !step.notes.isEmpty {
      text += ": " + step.notes.map { shortened($0) }.joined(separator: ", ")
    }
    if let message = step.message { text += " → " + message.visible }
    if let place = step.place.map(relocated) {
      text += colors.faint(" [\(place.shown)]")
    }
    text += "\n"
    if step.answer == .fails { addPattern(of: step, depth: depth, to: &text) }
    // A failure inside something that holds, as under 'not', or inside a condition is not an error.
    add(step.parts, depth: depth + 1, isOfProblem: isProblem, to: &text)
  }

  /// The answer of a condition.
  private func words(for answer: ExplainedStep.Answer) -> String {
    switch answer {
    case .holds: "true"
    case .fails: "false"
    case .unknown, .skipped, .notApplicable, .computed, .empty: answer.rawValue
    }
  }

  /// Describes a failing pattern, with a caret below the position up to which it matched.
  private func addPattern(of step: ExplainedStep, depth: Int, to text: inout String) {
    let indent = String(repeating: " ", count: 2 * depth + ExplanationText.answerWidth)
    if let reading = step.reading {
      text += "\(indent)matches \(VisibleText.of(reading, limit: ExplanationText.readingLength))\n"
    }
    guard let reach = step.reach else { return }
    let start = "\"" + reach.start.visible
    let shown = start + reach.rest.visible + "\""
    guard DisplayWidth.of(shown) <= ExplanationText.widestText else { return }
    text += indent + shown + "\n" + indent
    text += String(repeating: " ", count: DisplayWidth.of(start)) + colors.red("^") + "\n"
  }

  private func paint(_ text: String, as answer: ExplainedStep.Answer) -> String {
    switch answer {
    case .holds, .computed: colors.green(text)
    case .fails: colors.red(text)
    case .unknown: colors.yellow(text)
    case .skipped: colors.cyan(text)
    case .notApplicable, .empty: colors.faint(text)
    }
  }

  private func shortened(_ text: String) -> String {
    VisibleText.of(text, limit: ExplanationText.valueLength)
  }
}
