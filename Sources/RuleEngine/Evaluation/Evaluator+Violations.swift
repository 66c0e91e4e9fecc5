// Creates violations after a failure, from the record as it is at that moment.

extension Evaluator {
  /// Reports a violation of the check whose expression just failed.
  ///
  /// It is incomplete if more typing can still make the whole expression hold.
  mutating func reportViolation<Observer: RunObserver>(
    of index: CheckIndex,
    _ observer: inout Observer
  ) {
    let isIncomplete =
      subject.slot.flags.contains(.typing) && (answer.canHold || isFieldRewritten)
    guard countFailure(isIncomplete: isIncomplete) else { return }
    let check = program.checks[index]
    // The condition of a `check` is reported as a whole.
    let found = check.isCondition ? nil : attributeFailure(of: index)
    let own = check.isCondition ? DefaultMessages.check : nil
    let innerItems = found?.items ?? []
    context.items.append(contentsOf: innerItems)
    defer { context.items.removeLast(innerItems.count) }
    let authored =
      found?.message ?? check.message.map { resolveMessage($0) } ?? found?.inherited
    if let message = authored?.index { observer.observe(.reported(message), in: &self) }
    var text = messageText(
      authored?.source,
      of: own ?? found?.builtIn ?? "",
      with: found?.defaults ?? [:],
      other: found?.other
    )
    if let authored { text.values.override(with: authored.arguments) }
    text.isNegated = found?.isNegated ?? false
    if found?.comparesMoments == true { text.manner = .moment }
    let rule = own ?? found?.rule ?? callName(at: check.start) ?? ""
    var violation = violation(of: rule, at: check.place, text)
    if !check.target.isEmpty {
      violation.path = FieldPath(violation.path.components + check.target.map(\.component))
    }
    violation.arguments = found?.arguments ?? []
    violation.severity = check.isWarning ? .warning : .error
    violation.isIncomplete = isIncomplete
    violation.check = index
    outcome.violations.append(violation)
  }

  /// Warns that a check could not be decided, for an external rule whose policy is to warn.
  mutating func reportUnchecked(_ check: CheckInfo, rule: String) {
    guard countFailure(isIncomplete: false) else { return }
    var violation = violation(of: rule, at: check.place, messageText(of: DefaultMessages.unchecked))
    violation.severity = .warning
    outcome.violations.append(violation)
  }

  /// Reports a value of the wrong type.
  mutating func reportMistyped(_ value: Operand.Resolved) {
    let isIncomplete = value.slot.flags.contains(.partial)
    guard countBuiltIn(isIncomplete: isIncomplete) else { return }
    reportBuiltIn(
      DefaultMessages.mistyped,
      "type",
      [ShownText(itemType?.name ?? "")],
      isIncomplete: isIncomplete
    )
  }

  /// Reports that the record has another value than the computed one; returns whether to run its
  /// checks.
  mutating func judgeRecordValue() -> Bool {
    let position = subject.position + 1
    guard record.slots.indices.contains(position) else { return true }
    let given = valueOfRecord(record.slots[position], at: position)
    if given.isEmpty, !given.slot.flags.contains(.mistyped) { return true }
    let isReadable = given.slot.flags.isDisjoint(with: .unreadable)
    if isReadable, !subject.isEmpty, areSame(subject, given) { return true }
    if countBuiltIn(isIncomplete: false) {
      reportBuiltIn(
        DefaultMessages.computed,
        "value",
        [isSubjectSecret ? .hidden : ShownText(describe(subject))],
        isIncomplete: false
      )
      outcome.violations[outcome.violations.count - 1].sourceOffset = given.slot.sourceOffset
    }
    guard request.mode == .firstPerField else { return true }
    context.field.isSettled = true
    return false
  }

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

  /// Whether the field's normalization may rewrite what was typed as more is typed.
  private var isFieldRewritten: Bool {
    guard let field = frame.field else { return false }
    return executable.fieldPlans[field, of: frame.form].isRewritten
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

  // MARK: Making violations

  /// Counts a wrong type or option of the subject; returns whether to report it.
  private mutating func countBuiltIn(isIncomplete: Bool) -> Bool {
    fail()
    haltAtFirst()
    return countFailure(isIncomplete: isIncomplete)
  }

  private mutating func reportBuiltIn(
    _ rule: String,
    _ argument: String,
    _ values: [ShownText],
    isIncomplete: Bool
  ) {
    let arguments = values.map { Violation.Argument(name: argument, shown: $0) }
    let text = messageText(of: rule, with: MessageValues(arguments))
    var violation = violation(of: rule, at: fieldPlace, text)
    violation.arguments = arguments
    violation.isIncomplete = isIncomplete
    outcome.violations.append(violation)
  }

  /// A violation of the subject that no check caused: an error without arguments.
  private mutating func violation(
    of rule: String,
    at place: SourcePlace,
    _ text: MessageText
  ) -> Violation {
    let path = subjectPath
    budget.spend(path.reportSteps)
    var text = text
    text.language = program.forms[context.frame(at: 0).form].language
    return Violation(
      path: path,
      rule: rule,
      place: RulePlace(place, in: program),
      sourceOffset: groupOffset ?? subject.slot.sourceOffset,
      text: text
    )
  }

  /// Where the group whose check is running is in the data, if it is there.
  private var groupOffset: Int? {
    judgedGroup.flatMap { group in
      let slot = program.forms[frame.form].objects[group].slot
      return record.slots[base + slot.position].sourceOffset
    }
  }

  var fieldPlace: SourcePlace {
    guard let field = frame.field else { return formPlace }
    return program.forms[frame.form].fields[field].place
  }
}

extension Slot {
  /// Byte offset of the value in the data; nil if unknown.
  fileprivate var sourceOffset: Int? { source == Slot.unknownSource ? nil : Int(source) }
}
