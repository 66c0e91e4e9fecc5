import RuleEngine
import RuleSyntax

/// Describes instructions in the words of the rule file, with the values that they read.
struct InstructionWording {
  /// Maximum length of a value's name, in characters, if there is a shorter one.
  private static let longestName = 40

  let excerpts: RuleExcerpts
  let computations: ComputationWording
  private let readings = Readings()
  private var program: Program { excerpts.program }

  init(_ excerpts: RuleExcerpts, _ computations: ComputationWording) {
    self.excerpts = excerpts
    self.computations = computations
  }

  // MARK: Texts

  func sourcePlace(of instruction: InstructionIndex) -> SourcePlace? {
    program.calls[instruction.position].map { program.callTable[$0.position].place }
  }

  func place(of instruction: InstructionIndex) -> RulePlace? {
    sourcePlace(of: instruction).map { excerpts.place($0) }
  }

  func written(at instruction: InstructionIndex) -> String? {
    sourcePlace(of: instruction).flatMap { excerpts.excerpt(at: $0) }
  }

  func text(of instruction: InstructionIndex) -> String {
    guard let index = program.calls[instruction.position] else { return name(of: instruction) }
    return written(at: instruction) ?? program.callTable[index.position].name
  }

  /// The rule name of an instruction that combines answers; all others compare.
  func name(of instruction: InstructionIndex) -> String {
    let instruction = program.instructions[instruction.position]
    if case .beginAnd = instruction { return "and" }
    if case .beginAll = instruction { return "and" }
    if case .beginOr = instruction { return "or" }
    if case .beginAny = instruction { return "or" }
    if case .beginEach = instruction { return "each" }
    return ExplainedStep.comparison
  }

  // MARK: Values

  /// The values to hide in the text and around it.
  ///
  /// - Parameters:
  ///   - observation: the values that the instruction read.
  ///   - text: the source text of the instruction.
  ///   - subject: the name of the tested value; nil if it need not be named.
  /// - Returns: a text for each of the values.
  func notes(
    on observation: EvaluationTrace.Observation,
    text: String,
    subject: String?
  ) -> [String] {
    var notes: [String] = []
    if let subject { notes.append("\(subject) = \(observation.subject.text)") }
    if observation.arguments.isEmpty { return notes }
    let (sides, words) = readings.reading(of: text)
    for argument in observation.arguments {
      if let name = computations.name(of: argument.value) ?? sides[argument.name] {
        // A long name is replaced by the side of the comparison.
        let isLong = sides[argument.name] != nil && name.count > InstructionWording.longestName
        let name = isLong ? "\(argument.name) side" : name
        notes.append("\(name) = \(argument.value.text)")
      } else if !InstructionWording.isWritten(argument.value.text, in: text, words) {
        notes.append("\(argument.name) = \(argument.value.text)")
      }
    }
    return notes
  }

  /// Whether the value is a literal in the rule file, where a pattern can be a quoted text and the
  /// name of an option has no quotes.
  ///
  /// An empty text counts as one: it is a parameter that has its default.
  private static func isWritten(_ value: String, in text: String, _ words: Set<String>) -> Bool {
    if words.contains(value) { return true }
    switch value.first {
    case "/": return text.contains("/") || text.contains("\"")
    case "\"":
      let inner = String(value.dropFirst().dropLast())
      return inner.isEmpty || words.contains(inner) || words.contains("/\(inner)/")
    // A range is more than one token.
    case _: return value.contains("...") && text.contains(value)
    }
  }
}

/// What the texts of instructions consist of, read once: each item of a list tests the same ones.
private final class Readings {
  /// For each text, the sides of a comparison by their names.
  private var sides: [String: [String: String]] = [:]
  /// For each text, its tokens: a list may have as many values as the text has words.
  private var words: [String: Set<String>] = [:]

  func reading(of text: String) -> (sides: [String: String], words: Set<String>) {
    if let sides = sides[text], let words = words[text] { return (sides, words) }
    let file = RuleParser.parse(SourceText(name: "", text: text))
    let reading = (
      ComparedSides.texts(of: text), Set(file.tokens.map { file.source.excerpt(of: $0.range) })
    )
    (sides[text], words[text]) = reading
    return reading
  }
}

/// The source texts of the two sides of a comparison.
private enum ComparedSides {
  /// The texts by the names of the sides in a trace; none if it is not a comparison.
  static func texts(of condition: String) -> [String: String] {
    let source = SourceText(name: "", text: "check " + condition)
    guard case .condition(let inner, _)? = RuleParser.parseExpression(source).check?.expression
    else { return [:] }
    switch inner {
    case .comparison(let left, _, let right, _):
      return [
        "left": source.excerpt(of: left.range), "right": source.excerpt(of: right.range),
      ]
    case .membership(let operand, _, _, _):
      return ["left": source.excerpt(of: operand.range)]
    case .inclusion(let operand, let list, _, _):
      return ["left": source.excerpt(of: operand.range), "right": source.excerpt(of: list.range)]
    case .call, .not, .and, .or, .parenthesized, .each, .keys, .member, .condition, .asks:
      return [:]
    }
  }
}
