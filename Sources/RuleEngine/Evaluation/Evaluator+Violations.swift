// Creates violations after a failure, from the record as it is at that moment.

extension Evaluator {
  /// Reports a violation of the check whose expression just failed.
  ///
  /// It is incomplete if more typing can still make the whole expression hold.
  mutating func reportViolation<Observer: RunObserver>(
    of index: CheckIndex,
    _ observer: inout Observer
  ) {
    let isIncomplete = isFixableByTyping
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

  /// Whether the field's normalization may rewrite what was typed as more is typed.
  var isFieldRewritten: Bool {
    guard let field = frame.field else { return false }
    return executable.fieldPlans[field, of: frame.form].isRewritten
  }

  // MARK: Making violations

  /// Counts a wrong type or option of the subject; returns whether to report it.
  mutating func countBuiltIn(isIncomplete: Bool) -> Bool {
    fail()
    haltAtFirst()
    return countFailure(isIncomplete: isIncomplete)
  }

  mutating func reportBuiltIn(
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
  mutating func violation(
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
  var sourceOffset: Int? { source == Slot.unknownSource ? nil : Int(source) }
}
