/// Compiled rule files: a flat list of instructions, and the tables that they refer to.
///
/// Input: what the compiler has checked and lowered. Output: plain data without trees or names to
/// resolve, which any number of threads can read at once. ``ExecutableProgram`` prepares it to run,
/// ``Disassembly`` prints it, and exporters read it.
///
/// Code consists of regions that end with `stop`: the checks of a form, its decisions, the body of
/// an aggregate, the filter of a field, and the body of a rule. ``Instruction`` describes the
/// machine, ``FormLayout`` the slots of a form's values.
///
/// Cost: linear in the rules that are used. A rule is compiled once, however often it is called.
package struct Program: Sendable, Codable {
  package var instructions: [Instruction] = []
  /// For each instruction that sets or changes the answer, its source in the rule file.
  ///
  /// For `and`, `or` and `each`, only the opening instruction has an entry. Instructions that the
  /// compiler added have none, such as the `and` between the checks of a rule.
  package var calls: [CallIndex?] = []
  package var callTable: [CallInfo] = []
  package var forms: [FormLayout] = []
  /// The contexts of all forms; nil for none.
  package var contexts: [ContextLayout]?
  /// Named rules, without rules of the standard library that nothing uses.
  package var rules: [RuleCode] = []
  package var externals: [ExternalRule] = []
  package var checks: [CheckInfo] = []
  /// Conditions of `when`s around the checks of a field.
  package var conditions: [ConditionInfo] = []
  package var decisions: [Decision] = []
  /// Values that forms compute once for each record.
  package var computed: [ComputedValue] = []
  package var messages: [MessageTemplate] = []
  /// Constants, as slots of a buffer of their own.
  package var constants = RecordBuffer()
  package var computations: [Computation] = []
  package var operands: [Operand] = []
  package var itemPaths: [ItemPath] = []
  package var patterns: [PatternEntry] = []
  package var sets: [ScalarSet] = []
  /// The names of the source files that places refer to.
  package var sources: [String] = []

  package init() {}

  /// The types of the values that a context can have, by name: those of the form's contexts and of
  /// its parameters, which no form around it sets.
  package func contextTypes(of form: FormIndex) -> [String: FieldType] {
    let contexts = (forms[form].contexts ?? []).compactMap { self.contexts?[$0].field }
    let parameters = forms[form].parameters ?? []
    let types = contexts.map { ($0.name, $0.type) } + parameters.map { ($0.name, $0.type) }
    return Dictionary(types) { context, _ in context }
  }
}

/// A place in the rule files.
package struct SourcePlace: Sendable, Hashable {
  /// Index in the program's list of sources.
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

/// A check: an expression and what to report if it does not hold.
package struct CheckInfo: Sendable, Hashable, Codable {
  /// First instruction of its expression.
  package var start: InstructionIndex
  package var place: SourcePlace
  package var isWarning = false
  package var message: MessageIndex?
  /// Fields that the check itself reads besides its subject, as offsets in file order.
  ///
  /// ``Program/reads(of:)`` gives everything that it depends on.
  package var reads: [SlotOffset] = []
  /// The contexts that the check itself reads; nil for none.
  package var contexts: [ContextIndex]?
  /// The innermost enclosing `when` within the field.
  package var condition: ConditionIndex?
  /// Whether it is the condition of a `check`, which reads its own field only if `reads` has it.
  package var isCondition = false
  /// Names from its field to the nested field at which to report a failure, then keys of maps.
  package var target: [TargetStep] = []
  /// Fields of the previous item that it reads, relative to that item; nil for none.
  package var readsOfPrevious: [SlotOffset]?
  /// Whether it asks an external rule, directly or through a rule that it calls.
  package var isExternal = false

  package init(start: InstructionIndex, place: SourcePlace) {
    self.start = start
    self.place = place
  }
}

extension CheckInfo {
  /// The path from its field to the nested field that shows a failure; nil for its field itself.
  package var targetField: FieldPath? {
    let names = target.prefix { if case .name = $0 { true } else { false } }
    return names.isEmpty ? nil : FieldPath(names.map(\.component))
  }
}

/// The condition of a `when` within a field, on which the checks inside depend.
package struct ConditionInfo: Sendable, Hashable, Codable {
  /// The enclosing `when` within the field.
  package var outer: ConditionIndex?
  /// Fields that the condition reads besides the subject, as offsets in file order.
  package var reads: [SlotOffset]
  /// The contexts that the condition reads; nil for none.
  package var contexts: [ContextIndex]?
  /// Fields of the previous item that it reads, relative to that item; nil for none.
  package var readsOfPrevious: [SlotOffset]?

  package init(outer: ConditionIndex?, reads: [SlotOffset]) {
    self.outer = outer
    self.reads = reads
  }
}

extension Program {
  /// The code from an entry up to its `stop`; empty if the entry is out of range.
  func code(from entry: InstructionIndex) -> ArraySlice<Instruction> {
    let start = min(entry.position, instructions.count)
    return instructions[start...].prefix { $0 != .stop }
  }

  /// The instructions from an entry to its `stop`, without those to which no jump leads, such as what
  /// `limited(to:of:)` skips.
  func reachableCode(from entry: InstructionIndex) -> [Instruction] {
    let code = code(from: entry)
    var targets: Set<Int> = []
    var isReached = true
    return code.indices.compactMap { position in
      if targets.contains(position) { isReached = true }
      guard isReached else { return nil }
      targets.formUnion(code[position].targets.map(\.position))
      if case .jump = code[position] { isReached = false }
      return code[position]
    }
  }

  /// The source of an instruction in the rule file; nil for one that the compiler added.
  func call(at instruction: InstructionIndex) -> CallInfo? {
    calls[instruction.position].map { callTable[$0] }
  }

  /// The fields that a check depends on besides its subject, directly or through enclosing
  /// conditions.
  ///
  /// - Returns: slot offsets in file order, each once.
  /// - Complexity: linear in the slots, but for sorting.
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

/// The source of a call or another part of an expression, for reports.
package struct CallInfo: Sendable, Hashable, Codable {
  /// The rule's name as written: `min_length`, `strong_password`; for other parts, the keyword.
  package var name: String
  /// The parameters' names with their arguments, defaults included.
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

/// The code of a named rule, which judges the caller's subject.
package struct RuleCode: Sendable, Hashable, Codable {
  package var name: String
  package var entry: InstructionIndex
  package var parameterCount: Int
  /// The message from the rule's declaration.
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

/// A `when` of a form, with the ranges of slots of its two branches.
///
/// It has a slot of its own within the enclosing branch, which carries whether the `when` applies.
package struct Decision: Sendable, Hashable, Codable {
  package var slot: SlotOffset
  package var main: Range<Int>
  package var otherwise: Range<Int>
  /// Fields that the condition reads, as offsets.
  package var reads: [SlotOffset]
  /// Fields of the previous item that it reads, relative to that item; nil for none.
  package var readsOfPrevious: [SlotOffset]?
  /// The place of the condition.
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

/// A value that is computed whenever it is read.
///
/// Its operands may refer to earlier computations in the table.
package indirect enum Computation: Sendable, Hashable {
  /// The deepest nesting of computations: as deep as operands nest, plus one for a range.
  package static let depthLimit = 256
  /// The most operands of a computation, including those of nested computations.
  package static let mostParts = 4096

  case today
  case now
  /// The key of the map entry that the innermost loop judges.
  case key
  /// The operand, shifted by a duration or by months.
  case offset(Operand, MomentShift)
  /// The result of the operation on the operands.
  case operation(Operation, [Operand])
  /// A range with a computed bound; `none` for a missing bound.
  ///
  /// It is only for reports: tests and rules get its bounds as separate operands.
  case range(lower: Operand, upper: Operand)
  /// A look-up in a map by a constant key: the slot at the offset in the entry's value.
  case entry(Operand, key: Operand, SlotOffset)
}

/// The path to a value in each item of a list.
package struct ItemPath: Sendable, Hashable, Codable {
  /// Offsets, each relative to the first slot of an item.
  ///
  /// Each one but the last leads to a list, whose items the next one starts from.
  package var steps: [SlotOffset]
  /// The number of slots of the value: more than one for a form.
  package var slotCount: Int
  /// The first list of the path, unless it is in the current instance.
  package var start: Operand?

  package init(steps: [SlotOffset], slotCount: Int, start: Operand? = nil) {
    self.steps = steps
    self.slotCount = slotCount
    self.start = start
  }
}

/// A pattern of the program, and its place.
package struct PatternEntry: Sendable, Hashable, Codable {
  package var pattern: Pattern
  package var place: SourcePlace
  /// Its automata by scope, if a compiled rule file contains them.
  package var tables: [PatternScope: AutomatonTable]?
  /// Equivalent ECMA-262 patterns, for texts that the automata can't answer.
  package var ecma: [PatternScope: PatternTranslation]?
  /// The sets of characters that the pattern distinguishes, as ECMA-262 classes.
  ///
  /// Present if the automata can't answer for all texts. Two characters in the same sets are
  /// interchangeable: they lead to the same states.
  package var sets: [String]?

  package init(_ pattern: Pattern, place: SourcePlace) {
    self.pattern = pattern
    self.place = place
  }
}

/// A pattern in the syntax of ECMA-262, with the flag `u`.
package struct PatternTranslation: Sendable, Hashable, Codable {
  package var text: String
  /// The exponent of the cost: matching `n` characters takes about `n` to this power steps at most.
  package var degree: Int

  package init(text: String, degree: Int) {
    self.text = text
    self.degree = degree
  }
}

/// An external rule as declared.
package struct ExternalRule: Sendable, Hashable, Codable {
  /// What it means for the form if the rule is undecided: block it, warn, or let it pass.
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

/// A message: a template with placeholders.
package struct MessageTemplate: Sendable, Hashable, Codable {
  /// The template as written.
  package var source: String
  /// The values of its placeholders for a rule's parameters, as operands of that rule.
  ///
  /// The arguments of a variadic parameter are consecutive entries with the same name.
  package var arguments: [NamedOperand]
  package var place: SourcePlace

  package init(source: String, arguments: [NamedOperand], place: SourcePlace) {
    self.source = source
    self.arguments = arguments
    self.place = place
  }
}
