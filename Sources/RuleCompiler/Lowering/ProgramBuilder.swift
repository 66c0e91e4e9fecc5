import RuleEngine
import RuleSyntax

/// The program under construction, with the state shared by all parts of lowering.
///
/// Each part is an extension in its own file. The only state that depends on the current place is
/// the frame, which determines the meaning of fields and parameters, and the enclosing condition.
struct ProgramBuilder {
  let checked: CheckedFile
  let shapes: [FormShape]
  let contexts: ContextTable
  /// The hidden parameters of each rule.
  let hiddenParameters: [HiddenParameters]
  var program = Program()
  var code = CodeBuffer()
  var constants = ConstantTable()
  var computations: [Computation: UInt32] = [:]
  var patterns: [Pattern: PatternIndex] = [:]
  /// Positions of the character sets, by notation.
  var sets: [ExactText: UInt32] = [:]
  var frame = Frame.declaration
  /// The position of the form being emitted; nil in the code of rules.
  var form: Int?
  /// The innermost `when` of the field being lowered.
  var condition: ConditionIndex?
  /// Whether a `check` condition is being lowered; its questions skip empty values.
  var isChecked = false

  /// Determines what fields and parameters refer to.
  enum Frame {
    /// An external declaration or a rule's message: only parameters are available.
    case declaration
    /// A form's code; the subject is the field being checked, if any.
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

/// The constants of a program, each value once, in order of first use.
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
