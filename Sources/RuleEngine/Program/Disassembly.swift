/// A program as readable text: forms with their slots, numbered code, and the tables.
///
/// The same program always gives the same text. Operands are shown as values or fields, a rule's
/// parameters as `$0`, `$1`; `-> 17` is the number of the instruction to jump to.
package enum Disassembly {
  /// The text of the whole program, or of one form and everything that its code calls.
  ///
  /// Every line ends with a line feed.
  ///
  /// - Complexity: n log n in the size of the program.
  package static func text(_ program: Program, of form: FormIndex? = nil) -> String {
    let parts = form.map { ProgramCalls(from: $0, in: program) } ?? ProgramCalls(allOf: program)
    var disassembler = Disassembler(program: program)
    disassembler.addSources()
    for index in parts.externals.sorted() { disassembler.add(index) }
    for index in parts.forms.sorted() { disassembler.add(index) }
    for index in parts.rules.sorted() { disassembler.add(index) }
    if form == nil { disassembler.addTables() }
    return disassembler.text
  }
}

/// Builds the text of a program.
struct Disassembler {
  let program: Program
  private(set) var text = ""
  /// The form whose code is being shown, for the names of fields.
  var form: FormLayout?

  // MARK: Parts

  fileprivate mutating func addSources() {
    addLine("sources")
    for (index, name) in program.sources.enumerated() {
      addLine("  \(index)  \(DumpText.escaped(name))")
    }
  }

  fileprivate mutating func add(_ index: ExternalIndex) {
    let external = program.externals[index]
    let parameters = external.parameters.joined(separator: ", ")
    addLine()
    addLine(
      "external \(index.position) \(external.name)(\(parameters))"
        + words(message: external.message) + words(at: external.place)
    )
    if let debounce = external.debounce { addLine("  debounce \(debounce.ruleLiteral)") }
    if let timeout = external.timeout { addLine("  timeout \(timeout.ruleLiteral)") }
    if let cache = external.cache { addLine("  cache \(cache.ruleLiteral)") }
    addLine("  retry \(external.retries)")
    addLine("  undecided \(external.undecided)")
  }

  fileprivate mutating func add(_ index: RuleIndex) {
    let rule = program.rules[index]
    addLine()
    addLine(
      "rule \(index.position) \(rule.name)/\(rule.parameterCount)"
        + words(message: rule.message) + words(at: rule.place)
    )
    addCode(from: rule.entry, indent: 2)
  }

  fileprivate mutating func add(_ index: FormIndex) {
    let layout = program.forms[index]
    form = layout
    addLine()
    addLine(
      (layout.isClosed ? "closed " : "") + (layout.isExact ? "exact " : "")
        + "form \(index.position) \(layout.name)"
        + DumpText.words(label: layout.label)
        + DumpText.words(annotations: layout.annotations) + words(at: layout.place)
    )
    for index in layout.contexts ?? [] {
      guard let context = program.contexts?[index].field else { continue }
      addLine("  context \(words(for: context))")
    }
    for step in layout.steps ?? [] {
      addLine(
        "  step \(step.name): slots \(words(slots: step.slots))" + DumpText.words(label: step.label)
          + DumpText.words(annotations: step.annotations) + words(at: step.place)
      )
    }
    addLine("  slots \(layout.slotCount)")
    for parameter in layout.parameters ?? [] {
      let value = parameter.defaultValue.map { " = " + words(for: $0) } ?? ""
      addLine(
        "  parameter \(parameter.name): \(words(for: parameter.type))\(value), slot \(parameter.slot.position)"
      )
    }
    for field in layout.fields {
      guard let arguments = field.arguments else { continue }
      let operands = arguments.map { words(for: $0.operand) }.joined(separator: ", ")
      addLine("  arguments \(path(of: field))(\(operands))")
    }
    for line in slotLines(of: layout) { addLine(line) }
    addConditions(of: layout)
    if let decisions = layout.decisions {
      addLine("  decisions")
      addCode(from: decisions, indent: 4)
    }
    for field in layout.fields {
      guard let filter = field.filter else { continue }
      addLine("  filter \(path(of: field))")
      addCode(from: filter, indent: 4)
    }
    addLine("  checks")
    addCode(from: layout.checks, indent: 4)
    form = nil
  }

  /// Adds the conditions of `when`s around checks of the form, each once.
  private mutating func addConditions(of layout: FormLayout) {
    var conditions: Set<ConditionIndex> = []
    for case .check(let check) in program.code(from: layout.checks) {
      var next = program.checks[check].condition
      while let condition = next, conditions.insert(condition).inserted {
        next = program.conditions[condition].outer
      }
    }
    if !conditions.isEmpty { addLine("  conditions") }
    for index in conditions.sorted() {
      let condition = program.conditions[index]
      let outer = condition.outer.map { ", condition \($0.position)" } ?? ""
      addLine("    \(index.position)\(words(reads: condition.reads))\(outer)")
    }
  }

  fileprivate mutating func addTables() {
    addTable("constants", program.constants.slots.indices.map { words(constant: UInt32($0)) })
    addTable(
      "computations",
      program.computations.indices.map { words(computation: UInt32($0)) }
    )
    addTable(
      "patterns",
      program.patterns.map { DumpText.words(for: $0.pattern) + words(at: $0.place) }
    )
  }

  private mutating func addTable(_ title: String, _ lines: [String]) {
    guard !lines.isEmpty else { return }
    addLine()
    addLine(title)
    for (index, line) in lines.enumerated() {
      addLine("  " + padded(index, to: 3) + "  " + line)
    }
  }

  /// Adds the code from an entry up to its `stop`.
  private mutating func addCode(from entry: InstructionIndex, indent: Int) {
    let indent = String(repeating: " ", count: indent)
    var position = entry.position
    while position < program.instructions.count {
      let instruction = program.instructions[position]
      var line = indent + padded(position, to: 4) + "  " + words(for: instruction)
      if let call = program.calls[position] {
        line += "  # " + words(for: program.callTable[call])
      }
      addLine(line)
      if instruction == .stop { return }
      position += 1
    }
  }

  private mutating func addLine(_ line: String = "") {
    text += line
    text += "\n"
  }

  // MARK: Slots

  /// One line for each slot of the form's own layout, followed by notes on the field.
  private func slotLines(of layout: FormLayout) -> [String] {
    var lines: [(slot: SlotOffset, text: [String])] = []
    for object in layout.objects {
      let words =
        object.name.isEmpty
        ? "form"
        : "group \(object.name)" + DumpText.words(label: object.label)
          + DumpText.words(annotations: object.annotations)
      lines.append((object.slot, [words]))
    }
    for field in layout.fields {
      lines.append((field.slot, [words(for: field)] + notes(on: field)))
    }
    for case .decide(let index) in layout.decisions.map({ program.code(from: $0) }) ?? [] {
      let decision = program.decisions[index]
      let words =
        "when \(index.position): main \(self.words(slots: decision.main)), "
        + "otherwise \(self.words(slots: decision.otherwise))\(self.words(at: decision.place))"
      lines.append((decision.slot, [words]))
    }
    for case .form(let slot, let end) in program.code(from: layout.checks) {
      // The unit's check is its last instruction.
      guard case .check(let check) = program.instructions[end.position - 1] else { continue }
      lines.append((slot, ["check of the form" + words(at: program.checks[check].place)]))
    }
    lines.sort { $0.slot < $1.slot }
    return lines.flatMap { slot, text in
      [padded(slot.position, to: 7) + "  " + text[0]]
        + text.dropFirst().map { String(repeating: " ", count: 11) + $0 }
    }
  }

  private func words(for field: FieldLayout) -> String {
    var words = "\(path(of: field)): \(self.words(for: field.type))"
    words += DumpText.words(label: field.label) + DumpText.words(annotations: field.annotations)
    if field.isSecret { words += ", secret" }
    if let value = field.computed { words += ", computed \(value.position)" }
    if let decision = field.decision { words += ", under when \(decision.position)" }
    return words + self.words(at: field.place)
  }

  private func notes(on field: FieldLayout) -> [String] {
    var notes: [String] = []
    if !field.normalization.isEmpty {
      notes.append("normalize " + field.normalization.map(words(for:)).joined(separator: ", "))
    }
    if let notation = field.notation { notes.append("as \(DumpText.quoted(notation.text))") }
    if let mask = field.mask { notes.append("mask \(DumpText.quoted(mask))") }
    for option in field.options {
      notes.append(
        "option \(DumpText.quoted(option.value))" + DumpText.words(label: option.label)
          + DumpText.words(annotations: option.annotations)
      )
    }
    return notes
  }

  private func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.utf8.count)) + digits
  }
}
