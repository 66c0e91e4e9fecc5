// Judges the types of a list's items, and whether choices are among the options.

extension Evaluator {
  /// Reports a choice that is not among the field's options; returns whether it is among them.
  mutating func judgeOption(inTable table: UInt32) -> Bool {
    if subject.isEmpty { return true }
    if withText(of: subject, { executable.textTables[Int(table)].contains($0) }) { return true }
    reportOption(table)
    return false
  }

  /// Reports items of the subject's list with a wrong type or option, once per list.
  mutating func judgeItemTypes() {
    guard subject.slot.kind == .list, !context.field.isSkipped, !context.field.areItemTypesJudged,
      !isRefused(subject), let field = frame.field
    else { return }
    context.field.areItemTypesJudged = true
    let options = executable.fieldPlans[field, of: frame.form].options
    let list = subject
    let order = record.entriesInDataOrder(of: list.slot)
    for place in 0..<Int(list.slot.count) where !isHalted {
      let item = order?[place] ?? place
      machine.subject = self.item(item, of: list.slot)
      context.items.append(item)
      if subject.slot.flags.contains(.mistyped) {
        if !isKeySettled(of: list.slot, at: subject.position) { reportMistyped(subject) }
        if list.slot.isMap, request.mode == .firstPerField {
          context.itemStates[subject.position] = FieldState(isSettled: true)
        }
      } else if subject.slot.flags.contains(.beyondLimit) {
        reportBeyond(subject.slot.limit, place: fieldPlace)
      } else if subject.slot.kind == .text, let options,
        !isKeySettled(of: list.slot, at: subject.position), !judgeOption(inTable: options),
        request.mode == .firstPerField
      {
        context.itemStates[subject.position] = FieldState(isSettled: true)
      }
      context.items.removeLast()
    }
    machine.subject = list
  }

  /// Whether the key of the entry whose value is at the position is settled, if the list is a map.
  func isKeySettled(of list: Slot, at position: Int) -> Bool {
    list.isMap && isSettled(position - 1)
  }

  private mutating func reportOption(_ table: UInt32) {
    let canHold =
      subject.slot.flags.contains(.typing)
      && (isFieldRewritten
        || withText(of: subject) { executable.textTables[Int(table)].containsContinuation(of: $0) })
    guard countBuiltIn(isIncomplete: canHold) else { return }
    reportBuiltIn(BuiltInRule.oneOf.rawValue, "values", optionTexts, isIncomplete: canHold)
  }

  /// The options as shown to people, abbreviated if there are many.
  private var optionTexts: [ShownText] {
    guard let field = frame.field else { return [] }
    let options = program.forms[frame.form].fields[field].options
    var shown = options.prefix(Labels.mostListed).map { ShownText(label: $0.label ?? $0.value) }
    if let last = shown.popLast() {
      shown.append(last.followed(by: options.count - shown.count - 1))
    }
    return shown
  }
}
