import RuleEngine
import RuleSyntax

/// The program while it is made, with what the parts of the lowering share.
///
/// Each part is an extension in a file of its own; the state that changes with the place is the
/// frame, which says what fields and parameters mean, and the conditions around.
struct ProgramBuilder {
  let checked: CheckedFile
  let shapes: [FormShape]
  let contexts: ContextTable
  /// For each rule.
  let hiddenParameters: [HiddenParameters]
  var program = Program()
  var code = CodeBuffer()
  var constants = ConstantTable()
  var computations: [Computation: UInt32] = [:]
  var patterns: [Pattern: PatternIndex] = [:]
  /// Positions of the sets of characters by their notations.
  var sets: [ExactText: UInt32] = [:]
  var frame = Frame.declaration
  /// Position of the form whose code is made; nil in the code of rules.
  var form: Int?
  /// The `when` of the field around what is lowered.
  var condition: ConditionIndex?
  /// Whether the condition of a `check` is lowered, of which what is empty asks nothing.
  var isChecked = false

  /// What fields and parameters refer to.
  enum Frame {
    /// Of an external rule or of a rule's message: there are parameters only.
    case declaration
    /// Of a form: the field whose checks these are, if they are a field's.
    case form(subject: SlotOffset?)
    case rule(RuleIndex)
  }

  init(_ checked: CheckedFile) {
    self.checked = checked
    shapes = FormShape.shapes(of: checked.forms)
    hiddenParameters = checked.rules.map { HiddenParameters(of: $0) }
    contexts = ContextTable(checked, in: shapes)
    if !contexts.layouts.isEmpty { program.contexts = contexts.layouts }
    program.sources = checked.sources.map(\.name)
  }

  consuming func finish() -> Program {
    program.instructions = code.resolved()
    program.calls = code.calls
    program.constants = constants.buffer
    return program
  }
}

/// The constants of a program, each value once, in the order of their first use.
struct ConstantTable {
  private(set) var buffer = RecordBuffer()
  private var positions: [ProgramConstant: UInt32] = [:]

  /// The constant's position; equal constants share one.
  mutating func position(of constant: ProgramConstant) -> UInt32 {
    if let known = positions[constant] { return known }
    let position = UInt32(buffer.slots.count)
    buffer.append(constant)
    positions[constant] = position
    return position
  }
}
