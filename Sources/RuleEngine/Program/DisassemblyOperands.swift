/// Formats operands, constants, names and places.
extension Disassembler {
  // MARK: Operands

  func words(for list: OperandList) -> String {
    program.operands[list.range].map { words(for: $0) }.joined(separator: ", ")
  }

  func words(for operand: Operand) -> String {
    switch operand {
    case .none: "none"
    case .constant(let position): words(constant: position)
    case .parameter(let position): "$\(position)"
    case .field(let slot): path(of: slot)
    case .computed(let slot): "computed slot \(slot.position)"
    case .item(let level, let slot): "item \(level) slot \(slot.position)"
    case .context(let slot): "context " + path(ofContext: slot)
    case .previous(let slot): "previous " + path(of: slot)
    case .previousItem(let slot):
      "previous item" + (slot.position == 0 ? "" : " slot \(slot.position)")
    case .computation(let position): words(computation: position)
    case .itemPath(let path): words(for: program.itemPaths[path])
    }
  }

  /// The slots belong to items, so their names are not those of the form being shown.
  private func words(for path: ItemPath) -> String {
    "by slot " + path.steps.map { String($0.position) }.joined(separator: " of items, slot ")
  }

  func words(computation position: UInt32) -> String {
    switch program.computations[Int(position)] {
    case .today: return "today"
    case .now: return "now"
    case .key: return "key"
    case .offset(let operand, let shift): return "\(words(for: operand)) \(shift.words)"
    case .operation(let operation, let operands):
      return operation.words(operands.map { words(for: $0) })
    case .range(let lower, let upper):
      let bounds = [lower, upper].map { $0 == .none ? "" : words(for: $0) }
      return "\(bounds[0])...\(bounds[1])"
    case .entry(let map, let key, let slot):
      let inner = slot.position == 0 ? "" : " slot \(slot.position)"
      return "\(words(for: map))[\(words(for: key))]\(inner)"
    }
  }

  func words(constant position: UInt32) -> String {
    switch program.constants.constant(at: Int(position)) {
    case .value(let value): DumpText.words(for: value)
    case .duration(let duration): duration.ruleLiteral
    case .byteCount(let size): size.description
    case .pattern(let pattern): DumpText.words(for: program.patterns[pattern].pattern)
    case .set(let set): "set " + DumpText.quoted(program.sets[Int(set)].notation)
    case .range(let lower, let upper):
      [lower, upper].map { $0.map { words(constant: $0) } ?? "" }.joined(separator: "...")
    }
  }

  // MARK: Names

  func path(of field: FieldLayout) -> String {
    field.path.description
  }

  /// The path of the field, group or nested field at the slot, from the form being shown.
  func path(of slot: SlotOffset) -> String {
    guard let form else { return "slot \(slot.position)" }
    if let parameter = form.parameters?.first(where: { $0.slot == slot }) { return parameter.name }
    return path(of: slot.position, in: form) ?? "slot \(slot.position)"
  }

  /// The context at the slot, or the field in it.
  func path(ofContext slot: SlotOffset) -> String {
    let context = (program.contexts ?? []).last { $0.field.slot <= slot }?.field
    guard let context else { return "slot \(slot.position)" }
    let inner = slot.position - context.slot.position
    guard inner > 0, case .form(let form) = context.type,
      let rest = path(of: inner, in: program.forms[form])
    else { return path(of: context) }
    return "\(path(of: context)).\(rest)"
  }

  /// - Complexity: logarithmic in the number of fields, for each level of nested forms.
  private func path(of slot: Int, in form: FormLayout) -> String? {
    let index = form.fields.lastLeadingIndex(where: { $0.slot.position <= slot })
    guard let index else { return nil }
    let field = form.fields[index]
    let inner = slot - field.slot.position
    if inner == 0 { return path(of: field) }
    guard case .form(let index) = field.type, inner < program.forms[index].slotCount else {
      return form.objects.first { $0.slot.position == slot }.map { "group \($0.name)" }
    }
    return path(of: inner, in: program.forms[index]).map { "\(path(of: field)).\($0)" }
  }

  func words(for type: FieldType) -> String { type.written { program.forms[$0].name } }

  func words(for step: NormalizationStep) -> String {
    switch step {
    case .change(let change): change.rawValue
    case .replace(let pattern, let template):
      "replace(\(DumpText.words(for: program.patterns[pattern].pattern)), \(DumpText.quoted(template)))"
    }
  }

  // MARK: Remarks

  /// The message as written, with the operands of its placeholders and a space before it.
  func words(message: MessageIndex?) -> String {
    guard let message else { return "" }
    let template = program.messages[message]
    let arguments = template.arguments.map { "\($0.name): \(words(for: $0.operand))" }
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    return " " + DumpText.quoted(template.source) + list
  }

  /// Line and column, with the name of the source unless it is the first.
  func words(at place: SourcePlace) -> String {
    let source = place.source == 0 ? "" : "\(program.sources[Int(place.source)]):"
    return " at \(source)\(place.line):\(place.column)"
  }

  func words(reads: [SlotOffset]) -> String {
    reads.isEmpty ? "" : ", reads " + reads.map { path(of: $0) }.joined(separator: " ")
  }

  func words(slots: Range<Int>) -> String { "\(slots.lowerBound)..<\(slots.upperBound)" }
}
