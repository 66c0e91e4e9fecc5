/// Formats instructions.
extension Disassembler {
  func words(for instruction: Instruction) -> String {
    switch instruction {
    case .field(let field, let end):
      "field \(form.map { path(of: $0.fields[field]) } ?? "#\(field.position)") \(arrow(end))"
    case .recordValue(let end): "recordValue \(arrow(end))"
    case .form(let slot, let end): "form slot \(slot.position) \(arrow(end))"
    case .check(let check): "check " + words(for: check)
    case .moment(let moment, let end): "moment \(moment) \(arrow(end))"
    case .unlessHeld(let end): "unless_held \(arrow(end))"
    case .whenInactive(let slot, let otherwise):
      "when_inactive slot \(slot.position), otherwise \(arrow(otherwise))"
    case .itemTypes: "item_types"
    case .nested(let form): "nested \(program.forms[form].name)"
    case .items(let places, let end): "items\(places.words) \(arrow(end))"
    case .itemContents(let end): "item_contents \(arrow(end))"
    case .nextItem(let start): "next_item \(start.position)"
    case .decide(let decision): "decide \(decision.position)"
    case .compute(let value): "compute \(value.position)"
    case .jump(let target): "jump \(arrow(target))"
    case .branch(let otherwise, let end): "branch otherwise \(arrow(otherwise)), end \(arrow(end))"
    case .stop: "stop"
    case .beginAnd: "begin_and"
    case .beginOr: "begin_or"
    case .beginAll: "begin_all"
    case .beginAny: "begin_any"
    case .combine(let end): "combine \(arrow(end))"
    case .end: "end"
    case .not: "not"
    case .message(let message): "message" + words(message: message)
    case .warn(let check): "warn " + words(for: check)
    case .beginEach(let places, let end): "begin_each\(places.words) \(arrow(end))"
    case .nextEach(let start): "next_each \(start.position)"
    case .pushSubject(let operand): "push_subject \(words(for: operand))"
    case .ignoring(let operand, let end): "ignoring \(words(for: operand)) \(arrow(end))"
    case .popSubject: "pop_subject"
    case .pushMember(let name, let end): "push_member \(words(for: name)) \(arrow(end))"
    case .popMember: "pop_member"
    case .rule(let rule, let list): "rule \(program.rules[rule].name)(\(words(for: list)))"
    case .test(let test): words(for: test)
    }
  }

  private func words(for test: Test) -> String {
    switch test.question {
    case .rule(let rule):
      rule.rawValue + (test.operands.isEmpty ? "" : " " + words(for: test.operands))
        + (test.ignoresCase ? ", ignoring case" : "")
    case .compare(let comparison): "compare " + words(for: test.operands, comparison)
    case .compareFilled(let comparison): "compare_filled " + words(for: test.operands, comparison)
    case .external(let external):
      "external \(program.externals[external].name)(\(words(for: test.operands)))"
    }
  }

  private func words(for operands: OperandList, _ comparison: Comparison) -> String {
    program.operands[operands.range].map { words(for: $0) }
      .joined(separator: " \(comparison.symbol) ")
  }

  /// The call as written: its name, its arguments by parameter, and its place.
  func words(for call: CallInfo) -> String {
    let arguments = call.arguments.map { "\($0.name): \(words(for: $0.operand))" }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return call.name + list + words(at: call.place)
  }

  private func words(for index: CheckIndex) -> String {
    let check = program.checks[index]
    var words = "\(index.position) from \(check.start.position)"
    if check.isWarning { words += ", warning" }
    if check.isExternal { words += ", external" }
    words += self.words(reads: check.reads)
    if let condition = check.condition { words += ", condition \(condition.position)" }
    if check.message != nil { words += "," + self.words(message: check.message) }
    return words + self.words(at: check.place)
  }

  private func arrow(_ target: InstructionIndex) -> String { "-> \(target.position)" }
}

extension Comparison {
  /// The operator as rule files write it.
  package var symbol: String {
    switch self {
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .among: "in"
    }
  }
}
