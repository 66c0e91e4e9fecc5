// Judges members that a form does not name, and values in place of groups.

extension Evaluator {
  /// Reports members that a closed form does not name, and values in place of groups.
  mutating func reportStrayMembers(of form: FormIndex) {
    reportMistypedGroups(of: form)
    if !record.unknownMembers.isEmpty, !isHalted { reportUnknownMembers(of: form) }
  }

  /// Reports values that are in the place of a group but are not objects.
  private mutating func reportMistypedGroups(of form: FormIndex) {
    let objects = program.forms[form].objects
    guard objects.count > 1 else { return }
    for position in 1..<objects.count {
      let slot = record.slots[base + objects[position].slot.position]
      // The common case.
      if slot.kind == .form { continue }
      guard !program.forms[form].isLater(objects[position]) else { continue }
      guard slot.flags.isDisjoint(with: .unapplied), isMistyped(slot, asGroupOf: form) else {
        continue
      }
      outcome.isInvalid = true
      reportMistypedGroup(position, slot: slot, of: form)
      haltAtFirst()
      if isHalted { return }
    }
  }

  /// Whether the value in a group's slot is neither an object nor empty.
  func isMistyped(_ slot: Slot, asGroupOf form: FormIndex) -> Bool {
    switch slot.kind {
    case .missing, .form: false
    case .null: program.forms[form].isExact
    case .text: program.forms[form].isExact || !record.isEmpty(slot)
    case .boolean, .number, .wideNumber, .date, .month, .time, .dateTime, .file, .list, .duration,
      .byteCount, .pattern, .set, .range:
      true
    }
  }

  private mutating func reportMistypedGroup(
    _ group: Int,
    slot: Slot,
    of form: FormIndex
  ) {
    guard countFailure(isIncomplete: false) else { return }
    var violation = violation(
      of: DefaultMessages.mistyped,
      at: program.forms[form].place,
      MessageText(builtIn: DefaultMessages.mistyped, values: ["type": "group"])
    )
    let names = path(ofGroup: group, in: program.forms[form].objects).components
    violation.path = FieldPath(subjectPath.components + names)
    violation.arguments = [Violation.Argument(name: "type", shown: ShownText("group"))]
    violation.sourceOffset = slot.sourceOffset
    outcome.violations.append(violation)
  }

  /// Reports members that neither the closed form nor its groups name.
  private mutating func reportUnknownMembers(of form: FormIndex) {
    let objects = program.forms[form].objects
    for (position, object) in objects.enumerated() {
      let slot = record.slots[base + object.slot.position]
      guard slot.isDescribed, slot.count > 0, slot.flags.isDisjoint(with: .unapplied),
        !program.forms[form].isLater(object)
      else { continue }
      let names = path(ofGroup: position, in: objects).components
      let path = FieldPath(subjectPath.components + names)
      for (count, name) in record.unknownMembers(of: slot).enumerated() {
        outcome.isInvalid = true
        let isSuggesting = count < ExecutableProgram.mostClosestNames
        reportUnknownMember(name, at: path, inObject: position, of: form, isSuggesting)
        haltAtFirst()
        if isHalted { return }
      }
    }
  }

  private mutating func reportUnknownMember(
    _ member: Slot,
    at path: FieldPath,
    inObject object: Int,
    of form: FormIndex,
    _ isSuggesting: Bool
  ) {
    guard countFailure(isIncomplete: false) else { return }
    let name = record.text(member)
    let meant =
      isSuggesting
      ? executable.closestName(name, program.forms[form].memberNames(of: object)) : nil
    var values: MessageValues = ["name": shortened(name)]
    values["meant"] = meant
    var violation = violation(
      of: DefaultMessages.unknown,
      at: program.forms[form].place,
      MessageText(builtIn: DefaultMessages.unknown, values: values)
    )
    violation.path = path.appending(.name(name))
    if let meant {
      violation.arguments = [Violation.Argument(name: "meant", shown: ShownText(meant))]
    }
    violation.sourceOffset = member.sourceOffset
    outcome.violations.append(violation)
  }
}
