import RuleEngine

/// The part of a program that records can reach.
///
/// `telephone` without a region calls `numbering_plan`, with the patterns of all countries, only `when region is filled`.
/// A condition such as this one is decided by constants if all calls of the rule pass the same constant. What only its other
/// branch needs is left out of pages and modules, which can't call a rule by itself.
///
/// Cost: linear in the program for each parameter of a rule that turns out to vary.
struct ReachableCode {
  private let program: Program
  private var reached: Set<Int> = []
  /// For each rule that is called, the constant that all calls pass for each parameter; nil if they differ.
  private var arguments: [Int: [UInt32?]] = [:]
  /// Instructions to visit, with the rule that they belong to; nil for forms.
  private var open: [(instruction: Int, rule: Int?)] = []

  init(of program: Program) {
    self.program = program
    for form in program.forms {
      let entries = [form.checks, form.decisions] + form.fields.map(\.filter)
      open += entries.compactMap(\.self).map { ($0.position, nil) }
    }
    for case .aggregate(let aggregate) in program.computed.map(\.source) {
      if let body = aggregate.body { open.append((body.position, nil)) }
    }
    while let (instruction, rule) = open.popLast() { visit(instruction, in: rule) }
  }

  // MARK: Following the code

  private mutating func visit(_ position: Int, in rule: Int?) {
    guard reached.insert(position).inserted else { return }
    let instruction = program.instructions[position]
    var next = [InstructionIndex(position + 1)] + instruction.targets
    switch instruction {
    case .stop: return
    case .jump: next.removeFirst()
    case .branch(let otherwise, _):
      if let holds = condition(before: position, in: rule) {
        next = [holds ? next[0] : otherwise]
      }
    case .rule(let called, let operands): call(called.position, operands, in: rule)
    case _: break
    }
    open += next.map { ($0.position, rule) }
  }

  /// Notes what a rule is given; its code is visited again if that makes a parameter vary.
  private mutating func call(_ called: Int, _ operands: OperandList, in rule: Int?) {
    let given = program.operands[operands.range].map { constant($0, in: rule) }
    let known = arguments[called] ?? given
    let joined = zip(known, given).map { $0 == $1 ? $0 : nil }
    guard arguments.updateValue(joined, forKey: called) != joined else { return }
    let entry = program.rules[called].entry.position
    let code = program.instructions[entry...].prefix { $0 != .stop }
    reached.subtract(code.indices)
    open.append((entry, called))
  }

  /// The constant that an operand is in all calls of the rule.
  private func constant(_ operand: Operand, in rule: Int?) -> UInt32? {
    switch operand {
    case .constant(let position): position
    case .parameter(let position): rule.flatMap { arguments[$0]?[Int(position)] }
    case .none, .field, .computed, .item, .context, .previous, .previousItem, .computation,
      .itemPath:
      nil
    }
  }

  private func text(_ operand: Operand, in rule: Int?) -> String? {
    guard let position = constant(operand, in: rule),
      case .value(.text(let text)) = program.constants.constant(at: Int(position))
    else { return nil }
    return text
  }

  /// What a condition of a rule comes to that compares a constant text, or asks whether it is filled; nil for others.
  private func condition(before branch: Int, in rule: Int?) -> Bool? {
    guard let rule, branch >= 3 else { return nil }
    let code = program.instructions
    if case .test(let test) = code[branch - 1], case .compare(let comparison) = test.question,
      comparison == .equal || comparison == .notEqual, !test.ignoresCase
    {
      let texts = program.operands[test.operands.range].compactMap { text($0, in: rule) }
      guard texts.count == 2 else { return nil }
      return texts[0].utf8.elementsEqual(texts[1].utf8) == (comparison == .equal)
    }
    guard case .popSubject = code[branch - 1], case .test(let test) = code[branch - 2],
      case .rule(.filled) = test.question, case .pushSubject(let operand) = code[branch - 3],
      let text = text(operand, in: rule)
    else { return nil }
    // Of white space, the engine decides.
    return text.isEmpty ? false : text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f } ? true : nil
  }

  // MARK: Leaving out the rest

  /// The program without the code, calls, messages and patterns of its rules that no record can reach.
  ///
  /// Positions are unchanged: what is left out is empty, and missing at the end of a table.
  var reduced: Program {
    var reduced = program
    let start = program.rules.map(\.entry.position).min() ?? program.instructions.count
    for position in program.instructions.indices
    where position >= start && !reached.contains(position) {
      reduced.instructions[position] = .stop
      reduced.calls[position] = nil
    }
    let nowhere = SourcePlace(source: 0, start: 0, end: 0, line: 0, column: 0)
    let calls = Set(reduced.calls.compactMap { $0?.position })
    reduced.callTable.keep(calls, else: CallInfo(name: "", place: nowhere))
    var messages = Set(program.externals.compactMap { $0.message?.position })
    messages.formUnion(program.checks.compactMap { $0.message?.position })
    messages.formUnion(arguments.keys.compactMap { program.rules[$0].message?.position })
    for case .message(let message) in reduced.instructions { messages.insert(message.position) }
    reduced.messages.keep(
      messages,
      else: MessageTemplate(source: "", arguments: [], place: nowhere)
    )
    for position in reduced.rules.indices where arguments[position] == nil {
      reduced.rules[position].message = nil
    }
    reduced.patterns.keep(patterns, else: PatternEntry(Pattern(text: ""), place: nowhere))
    let end = (reached.max() ?? -1) + 1
    reduced.instructions.removeSubrange(max(start, end)...)
    reduced.calls.removeSubrange(max(start, end)...)
    return reduced
  }

  /// The patterns that are an operand somewhere.
  private var patterns: Set<Int> {
    var found: Set<Int> = []
    for case .constant(let constant) in reached.flatMap({ operands(of: program.instructions[$0]) })
    {
      guard case .pattern(let pattern) = program.constants.constant(at: Int(constant)) else {
        continue
      }
      found.insert(pattern.position)
    }
    for case .replace(let pattern, _) in program.forms.flatMap(\.fields).flatMap(\.normalization) {
      found.insert(pattern.position)
    }
    return found
  }

  private func operands(of instruction: Instruction) -> ArraySlice<Operand> {
    if case .test(let test) = instruction {
      program.operands[test.operands.range]
    } else if case .rule(_, let operands) = instruction {
      program.operands[operands.range]
    } else {
      []
    }
  }
}

extension Array {
  /// Replaces the elements at other positions by another, and removes those at the end.
  fileprivate mutating func keep(_ positions: Set<Int>, else other: Element) {
    for position in indices where !positions.contains(position) { self[position] = other }
    removeSubrange(((positions.max() ?? -1) + 1)...)
  }
}
