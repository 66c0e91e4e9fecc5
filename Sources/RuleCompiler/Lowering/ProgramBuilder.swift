import RuleEngine
import RuleSyntax

/// The program while it is made, with what the parts of the lowering share.
///
/// Each part is an extension in a file of its own; the state that changes with the place is the
/// frame, which says what fields and parameters mean, and the conditions around.
struct ProgramBuilder {
  let checked: CheckedFile
  let shapes: [FormShape]
  let facts: RuleFacts
  /// For each rule.
  let hiddenParameters: [HiddenParameters]
  var program = Program()
  var code = CodeBuffer()
  var constants = ConstantTable()
  var computations: [Computation: UInt32] = [:]
  var patterns: [Pattern: PatternIndex] = [:]
  /// Positions of the sets of characters by their notations.
  var sets: [ExactText: UInt32] = [:]
  var places: PlaceFinder
  var frame = Frame.declaration
  var surroundings = Surroundings()

  /// What fields and parameters refer to.
  enum Frame {
    /// Of an external rule or of a rule's message: there are parameters only.
    case declaration
    /// The position of the form, and the field whose checks these are, if they are a field's.
    case form(Int, subject: SlotOffset?)
    /// The position of the rule.
    case rule(Int)
  }

  /// What the conditions around a check add to what it depends on.
  struct Surroundings {
    var reads: [SlotOffset] = []
    var isExternal = false
  }

  init(_ checked: CheckedFile) {
    self.checked = checked
    shapes = FormShape.shapes(of: checked.forms)
    let mentions = checked.rules.map { Mentions(of: $0.body) }
    facts = RuleFacts(mentions)
    hiddenParameters = HiddenParameters.all(
      of: checked.rules,
      mentions: mentions,
      formMentions: Mentions(of: checked.forms)
    )
    places = PlaceFinder(checked.sources)
    program.sources = checked.sources.map(\.name)
  }

  consuming func finish() -> Program {
    program.instructions = code.resolved()
    program.calls = code.calls
    program.constants = constants.buffer
    return program
  }
}
