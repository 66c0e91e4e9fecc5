/// How the disassembly writes instructions.
extension Disassembler {
  func words(for instruction: Instruction) -> String {
    switch instruction {
    case .field(let field, let end):
      "field \(form.map { path(of: $0.fields[field]) } ?? "#\(field.position)") \(arrow(end))"
    case .form(let slot, let end): "form slot \(slot.position) \(arrow(end))"
    case .check(let check): "check " + words(for: check)
    case .moment(let moment, let end): "moment \(moment) \(arrow(end))"
    case .unlessHeld(let end): "unless_held \(arrow(end))"
    case .itemTypes: "item_types"
    case .nested(let form): "nested \(program.forms[form].name)"
    case .items(let places, let end): "items\(places.words) \(arrow(end))"
    case .itemContents(let end): "item_contents \(arrow(end))"
    case .nextItem(let start): "next_item \(start.position)"
    case .decide(let decision): "decide \(decision.position)"
    case .jump(let target): "jump \(arrow(target))"
    case .branch(let otherwise, let end): "branch otherwise \(arrow(otherwise)), end \(arrow(end))"
    case .stop: "stop"
    case .beginAnd: "begin_and"
    case .beginOr: "begin_or"
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
    case .external(let external, let list):
      "external \(program.externals[external].name)(\(words(for: list)))"
    case .compare(let left, let comparison, let right):
      "compare \(words(for: left)) \(comparison.symbol) \(words(for: right))"
    case .required, .present, .accepted, .empty, .filled, .equal, .different, .length, .magnitude,
      .multiple, .oneOf, .noneOf, .matches, .startsWith, .endsWith, .characters, .syntax, .before,
      .after, .luhn, .mod97, .weightedSum, .idna, .size, .unique, .exclusive, .fileSize, .mediaType,
      .kind, .anyFilled,
      .allFilled:
      words(forTest: instruction)
    }
  }

  /// A test of the subject; what is none has been dealt with.
  private func words(forTest instruction: Instruction) -> String {
    switch instruction {
    case .required: "required"
    case .present: "present"
    case .accepted: "accepted"
    case .empty: "empty"
    case .filled: "filled"
    case .equal(let operand): "equal \(words(for: operand))"
    case .different(let operand): "different \(words(for: operand))"
    case .length(let lower, let upper, let unit): "length \(words(lower, upper)) \(unit)"
    case .magnitude(let lower, let upper): "magnitude \(words(lower, upper))"
    case .multiple(let operand): "multiple_of \(words(for: operand))"
    case .oneOf(let list): "one_of \(words(for: list))"
    case .noneOf(let list): "none_of \(words(for: list))"
    case .matches(let operand): "matches \(words(for: operand))"
    case .startsWith(let operand): "starts_with \(words(for: operand))"
    case .endsWith(let operand): "ends_with \(words(for: operand))"
    case .characters(let operand): "characters \(words(for: operand))"
    case .syntax(let syntax): "syntax \(syntax)"
    case .before(let operand): "before \(words(for: operand))"
    case .after(let operand): "after \(words(for: operand))"
    case .luhn(let operand): operand == .none ? "luhn" : "luhn \(words(for: operand))"
    case .mod97: "mod97"
    case .weightedSum(let list): "weighted_sum \(words(for: list))"
    case .idna(let operand): operand == .none ? "idna" : "idna after \(words(for: operand))"
    case .size(let lower, let upper): "size \(words(lower, upper))"
    case .unique(let path): "unique" + (path.map { words(for: program.itemPaths[$0]) } ?? "")
    case .exclusive(let operand): "exclusive \(words(for: operand))"
    case .fileSize(let operand): "file_size \(words(for: operand))"
    case .mediaType(let list): "media_type \(words(for: list))"
    case .kind(let kinds): "kind \(kinds.words)"
    case .anyFilled(let list): "any_filled \(words(for: list))"
    case .allFilled(let list): "all_filled \(words(for: list))"
    case .field, .form, .check, .moment, .unlessHeld, .itemTypes, .nested, .items, .itemContents,
      .nextItem, .decide, .jump, .branch, .stop, .beginAnd, .beginOr, .combine, .end, .not,
      .message, .warn, .beginEach,
      .nextEach, .pushSubject, .ignoring, .popSubject, .pushMember, .popMember, .rule, .external,
      .compare:
      ""
    }
  }

  /// The call as written: its name, its arguments by parameter, its place.
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
    if !check.reads.isEmpty {
      words += ", reads " + check.reads.map { path(of: $0) }.joined(separator: " ")
    }
    if check.message != nil { words += "," + self.words(message: check.message) }
    return words + self.words(at: check.place)
  }

  /// Slots of items, which belong to other forms than the one whose code is shown.
  private func words(for path: ItemPath) -> String {
    " by slot " + path.steps.map { String($0.position) }.joined(separator: " of items, slot ")
  }

  private func arrow(_ target: InstructionIndex) -> String { "-> \(target.position)" }

  private func words(_ lower: Operand, _ upper: Operand) -> String {
    let lower = lower == .none ? "" : words(for: lower)
    let upper = upper == .none ? "" : words(for: upper)
    return "\(lower)...\(upper)"
  }
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
    }
  }
}
