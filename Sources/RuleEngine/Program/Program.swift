/// Rule files, compiled: flat instructions and the tables that they point into.
///
/// Input: what the compiler has checked and lowered. Output: plain data, without a tree or names to look
/// up, that any number of threads can read at once. ``ExecutableProgram`` prepares it to run, the
/// disassembly prints it, exporters read it.
///
/// Instructions come in runs that end with `stop`: the checks of a form, its decisions, the filter of a
/// field, the body of a rule. ``Instruction`` describes the machine that runs them, ``FormLayout`` where
/// a form's values are.
///
/// Cost: as long as the rules that are used; a rule is compiled once, however often it is called.
package struct Program: Sendable, Codable {
  package var instructions: [Instruction] = []
  /// For each instruction that answers, or acts on an answer, how it is written in the rule file.
  ///
  /// Of `and`, `or` and `each` that is the instruction that opens them. Without an entry are those
  /// that the rule file does not have, such as the `and` between the checks of a rule.
  package var calls: [CallIndex?] = []
  package var callTable: [CallInfo] = []
  package var forms: [FormLayout] = []
  /// The contexts of the forms; nil for none.
  package var contexts: [ContextLayout]?
  /// Named rules; those of the standard library that nothing uses are not among them.
  package var rules: [RuleCode] = []
  package var externals: [ExternalRule] = []
  package var checks: [CheckInfo] = []
  /// Conditions of `when`s around checks of a field.
  package var conditions: [ConditionInfo] = []
  package var decisions: [Decision] = []
  /// What forms compute once for each record.
  package var computed: [ComputedValue] = []
  package var messages: [MessageTemplate] = []
  /// Constants as slots, in a buffer of their own.
  package var constants = RecordBuffer()
  package var computations: [Computation] = []
  package var operands: [Operand] = []
  package var itemPaths: [ItemPath] = []
  package var patterns: [PatternEntry] = []
  package var sets: [ScalarSet] = []
  /// Names of the source texts that places refer to.
  package var sources: [String] = []

  package init() {}
}

/// A place in the rule files.
package struct SourcePlace: Sendable, Hashable {
  /// Position in the program's list of sources.
  package var source: UInt32
  /// Byte offsets.
  package var start: UInt32
  package var end: UInt32
  /// Line and column (in code points) of the start, from 1.
  package var line: UInt32
  package var column: UInt32

  package init(source: UInt32, start: UInt32, end: UInt32, line: UInt32, column: UInt32) {
    self.source = source
    self.start = start
    self.end = end
    self.line = line
    self.column = column
  }
}

/// A check: what is reported when the expression before its instruction does not hold.
package struct CheckInfo: Sendable, Hashable, Codable {
  /// First instruction of its expression.
  package var start: InstructionIndex
  package var place: SourcePlace
  package var isWarning = false
  package var message: MessageIndex?
  /// Fields that the check itself reads besides its subject, relative to the same base, in file order.
  ///
  /// For all that it depends on see ``Program/reads(of:)``.
  package var reads: [SlotOffset] = []
  /// The contexts that the check itself reads; nil for none.
  package var contexts: [ContextIndex]?
  /// The innermost `when` of the field around it.
  package var condition: ConditionIndex?
  /// Whether it is the condition of a `check`, which reads its own field only if that is in `reads`.
  package var isCondition = false
  /// Names that lead from its field to the one in that field's form at which a failure is reported, and keys
  /// of maps on from there.
  package var target: [TargetStep] = []
  /// Fields of the previous item that it reads, relative to that item's base; nil for none.
  package var readsOfPrevious: [SlotOffset]?
  /// Whether it asks an external rule, directly or through a rule.
  package var isExternal = false

  package init(start: InstructionIndex, place: SourcePlace) {
    self.start = start
    self.place = place
  }
}

extension CheckInfo {
  /// What leads from its field to the one in that field's form that shows a failure; nil for its field itself.
  package var targetField: FieldPath? {
    let names = target.prefix { if case .name = $0 { true } else { false } }
    return names.isEmpty ? nil : FieldPath(names.map(\.component))
  }
}

/// The condition of a `when` around checks of a field, on which all these checks depend.
package struct ConditionInfo: Sendable, Hashable, Codable {
  /// The `when` of the field around it.
  package var outer: ConditionIndex?
  /// Fields that the condition reads besides the subject, relative to the same base, in file order.
  package var reads: [SlotOffset]
  /// The contexts that the condition reads; nil for none.
  package var contexts: [ContextIndex]?
  /// Fields of the previous item that it reads, relative to that item's base; nil for none.
  package var readsOfPrevious: [SlotOffset]?

  package init(outer: ConditionIndex?, reads: [SlotOffset]) {
    self.outer = outer
    self.reads = reads
  }
}

extension Program {
  /// The code from an entry up to its `stop`; nothing where the entry is beyond the program.
  func code(from entry: InstructionIndex) -> ArraySlice<Instruction> {
    let start = min(entry.position, instructions.count)
    return instructions[start...].prefix { $0 != .stop }
  }

  /// How the rule file writes what the instruction does; nil for what it does not have.
  func call(at instruction: InstructionIndex) -> CallInfo? {
    calls[instruction.position].map { callTable[$0] }
  }

  /// Fields that a check depends on besides its subject: its own and those of the conditions around.
  ///
  /// - Returns: slots relative to the same base, in file order, each once.
  /// - Complexity: linear in what is read but for sorting.
  package func reads(of check: CheckInfo) -> [SlotOffset] {
    guard check.condition != nil else { return check.reads }
    var slots = Set(check.reads)
    var next = check.condition
    while let condition = next {
      slots.formUnion(conditions[condition].reads)
      next = conditions[condition].outer
    }
    return slots.sorted()
  }
}

/// A part of an expression or condition as it is written, for reports.
package struct CallInfo: Sendable, Hashable, Codable {
  /// The rule's name as written: `min_length`, `strong_password`; of what is no call, its keyword.
  package var name: String
  /// The parameters' names and what was given for them, defaults included.
  package var arguments: [NamedOperand]
  package var place: SourcePlace

  package init(name: String, arguments: [NamedOperand] = [], place: SourcePlace) {
    self.name = name
    self.arguments = arguments
    self.place = place
  }
}

/// A parameter's name with its argument.
package struct NamedOperand: Sendable, Hashable, Codable {
  package var name: String
  package var operand: Operand

  package init(_ name: String, _ operand: Operand) {
    self.name = name
    self.operand = operand
  }
}

/// A named rule's code, which judges its caller's subject.
package struct RuleCode: Sendable, Hashable, Codable {
  package var name: String
  package var entry: InstructionIndex
  package var parameterCount: Int
  /// The message of the rule's declaration.
  package var message: MessageIndex?
  package var place: SourcePlace

  package init(
    name: String,
    entry: InstructionIndex,
    parameterCount: Int,
    message: MessageIndex? = nil,
    place: SourcePlace
  ) {
    self.name = name
    self.entry = entry
    self.parameterCount = parameterCount
    self.message = message
    self.place = place
  }
}

/// A `when` of a form: which slots its two branches hold, as ranges relative to the base.
///
/// It has a slot itself, inside its parent's branch, which carries whether it is to be decided at all.
package struct Decision: Sendable, Hashable, Codable {
  package var slot: SlotOffset
  package var main: Range<Int>
  package var otherwise: Range<Int>
  /// Fields that the condition reads, relative to the same base.
  package var reads: [SlotOffset]
  /// Fields of the previous item that it reads, relative to that item's base; nil for none.
  package var readsOfPrevious: [SlotOffset]?
  /// The condition's place.
  package var place: SourcePlace

  package init(
    slot: SlotOffset,
    main: Range<Int>,
    otherwise: Range<Int>,
    reads: [SlotOffset],
    place: SourcePlace
  ) {
    self.slot = slot
    self.main = main
    self.otherwise = otherwise
    self.reads = reads
    self.place = place
  }
}

/// A value that is computed when it is read.
///
/// Its operands may be computations before it in the table.
package indirect enum Computation: Sendable, Hashable {
  /// Most computations one inside the other: those of an operand with its nesting, and a range.
  package static let depthLimit = 256
  /// Most operands of a computation, those of the computations in it included.
  package static let mostParts = 4096

  case today
  case now
  /// The key of the entry of a map that the innermost loop judges.
  case key
  /// The operand, moved by a duration or by months.
  case offset(Operand, MomentShift)
  /// What the operation makes of the operands.
  case operation(Operation, [Operand])
  /// A range with a bound that is no constant; `none` for the bound that is left out.
  ///
  /// It is only shown: its bounds are passed to tests and rules as operands by themselves.
  case range(lower: Operand, upper: Operand)
  /// What a map has for a key, a constant text: the value, or what is so many slots behind its first.
  case entry(Operand, key: Operand, SlotOffset)
}

/// Where a value lies in each item of a list.
package struct ItemPath: Sendable, Hashable, Codable {
  /// Slots counted from the first of an item; each but the last holds a list, and the next one is
  /// counted from the first slot of each of that list's items.
  package var steps: [SlotOffset]
  /// How many slots the value takes: more than one if it is a form's.
  package var slotCount: Int
  /// Where the first list is that the path goes through, if not in the instance that is judged.
  package var start: Operand?

  package init(steps: [SlotOffset], slotCount: Int, start: Operand? = nil) {
    self.steps = steps
    self.slotCount = slotCount
    self.start = start
  }
}

/// A pattern of the program and the place of its text.
package struct PatternEntry: Sendable, Hashable, Codable {
  package var pattern: Pattern
  package var place: SourcePlace
  /// Its automata by what they must match, where a compiled rule file carries them.
  package var tables: [PatternScope: AutomatonTable]?
  /// The patterns of ECMA-262 that match the same, for what the automata do not answer.
  package var ecma: [PatternScope: PatternTranslation]?
  /// The sets of characters that the pattern tells apart, as classes of ECMA-262, where its automata do not
  /// answer for all texts: a character in the same of them as another leads to the same states.
  package var sets: [String]?

  package init(_ pattern: Pattern, place: SourcePlace) {
    self.pattern = pattern
    self.place = place
  }
}

/// A pattern in the notation of ECMA-262, with its flag `u`.
package struct PatternTranslation: Sendable, Hashable, Codable {
  package var text: String
  /// A text of `n` characters is matched in at most about `n` to the power of this many steps.
  package var degree: Int

  package init(text: String, degree: Int) {
    self.text = text
    self.degree = degree
  }
}

/// An external rule as declared.
package struct ExternalRule: Sendable, Hashable, Codable {
  package enum Policy: String, Sendable, Hashable, Codable {
    case blocks, warns, passes
  }

  package var name: String
  package var parameters: [String]
  package var message: MessageIndex?
  package var debounce: Duration?
  package var timeout: Duration?
  package var cache: Duration?
  package var retries = 0
  package var undecided = Policy.blocks
  package var place: SourcePlace

  package init(name: String, parameters: [String], place: SourcePlace) {
    self.name = name
    self.parameters = parameters
    self.place = place
  }
}

/// A message: a text with placeholders.
package struct MessageTemplate: Sendable, Hashable, Codable {
  /// The template as written.
  package var source: String
  /// The parameters of rules that it names, with where their values are in the message's own frame.
  ///
  /// Those of a variadic parameter have the same name, in their order.
  package var arguments: [NamedOperand]
  package var place: SourcePlace

  package init(source: String, arguments: [NamedOperand], place: SourcePlace) {
    self.source = source
    self.arguments = arguments
    self.place = place
  }
}
