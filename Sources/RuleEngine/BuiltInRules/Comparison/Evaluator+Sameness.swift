// Equality of two values, for `equal`, `one_of`, `unique` and conditions.

extension Evaluator {
  /// An item of a list in the record.
  func item(_ item: Int, of list: Slot) -> Operand.Resolved {
    resolveField(at: list.position(ofItem: item))
  }

  /// Whether *later* matters for the subject, because more may be appended to it.
  var isTyping: Bool { asksLater }

  /// Whether the subject is a complete date or Boolean, which more typing can only break.
  var isSubjectComplete: Bool {
    let slot = subject.slot
    return slot.flags.contains(.typing) && (slot.kind == .date || slot.kind == .boolean)
  }

  /// Whether two filled values are equal: texts by their bytes, numbers by value.
  func areSame(
    _ left: Operand.Resolved,
    _ right: Operand.Resolved,
    ignoringCase: Bool = false
  ) -> Bool {
    switch (left.slot.kind, right.slot.kind) {
    case (.text, .text):
      return withText(of: left) { text in
        withText(of: right) { text.isEqual(to: $0, ignoringCase: ignoringCase) }
      }
    case (.boolean, .boolean), (.date, .date), (.month, .month), (.time, .time):
      return left.slot.payload == right.slot.payload
    case (.number, .number) where left.slot.scale == right.slot.scale:
      return left.slot.payload == right.slot.payload
    case (.number, .number), (.number, .wideNumber), (.wideNumber, .number),
      (.wideNumber, .wideNumber):
      return number(of: left) == number(of: right)
    case (.dateTime, .dateTime):
      return instant(of: left.slot) == instant(of: right.slot)
    case (.month, .date), (.date, .month), (.month, .dateTime), (.dateTime, .month):
      return order(of: left, to: right) == .same
    case (.list, .list) where left.slot.isReadList && right.slot.isReadList:
      return areSameLists(left, right, ignoringCase: ignoringCase)
    case (.form, .form) where left.slot.isOwnObject && right.slot.isOwnObject:
      return areSameObjects(left.slot, right.slot, ignoringCase: ignoringCase)
    case (.file, .file):
      return record.files[Int(left.slot.start)] == record.files[Int(right.slot.start)]
    case (.null, .null):
      return true
    case (.missing, _), (.null, _), (.boolean, _), (.number, _), (.wideNumber, _), (.text, _),
      (.date, _), (.month, _), (.time, _), (.dateTime, _), (.file, _), (.list, _), (.form, _),
      (.duration, _),
      (.byteCount, _), (.pattern, _), (.set, _), (.range, _):
      return false
    }
  }

  private func areSameLists(
    _ left: Operand.Resolved,
    _ right: Operand.Resolved,
    ignoringCase: Bool
  ) -> Bool {
    guard left.slot.count == right.slot.count, left.slot.isMap == right.slot.isMap else {
      return false
    }
    let (keys, otherKeys) = (left.slot.keys, right.slot.keys)
    return (0..<Int(left.slot.count)).allSatisfy { item in
      areSameItems(
        self.item(item, of: left.slot),
        self.item(item, of: right.slot),
        ignoringCase: ignoringCase
      )
        && (keys.kind == .missing
          || areSame(self.item(item, of: keys), self.item(item, of: otherKeys)))
    }
  }

  /// Whether two items of lists are equal; forms are compared by their entered values.
  func areSameItems(
    _ left: Operand.Resolved,
    _ right: Operand.Resolved,
    ignoringCase: Bool = false
  ) -> Bool {
    if isBlank(left) && isBlank(right) { return true }
    guard let form = left.slot.describingForm, right.slot.describingForm == form else {
      // A month matches each of its dates, but that does not make the dates equal.
      let isMonth = left.slot.kind == .month
      return isMonth == (right.slot.kind == .month)
        && areSame(left, right, ignoringCase: ignoringCase)
    }
    return executable.enteredSlots(of: form).allSatisfy { offset in
      let one = resolveField(at: left.position + offset)
      let other = resolveField(at: right.position + offset)
      if one.isEmpty && other.isEmpty { return true }
      // The contents of a nested form or group have slots of their own.
      if one.slot.isDescribed || other.slot.isDescribed,
        one.isEmpty || one.slot.isDescribed, other.isEmpty || other.slot.isDescribed
      {
        return true
      }
      return areSame(one, other, ignoringCase: ignoringCase)
    }
  }

  /// Whether nothing is entered in an item; branches that don't apply count as empty.
  func isBlank(_ item: Operand.Resolved) -> Bool {
    if item.isEmpty { return true }
    guard let form = item.slot.describingForm else { return false }
    return executable.enteredSlots(of: form).allSatisfy { offset in
      let value = resolveField(at: item.position + offset)
      // The contents of a nested form or group have slots of their own.
      return value.isEmpty || value.slot.isDescribed
    }
  }

  /// Whether two objects have the same members, which are sorted by name.
  private func areSameObjects(_ left: Slot, _ right: Slot, ignoringCase: Bool) -> Bool {
    guard left.count == right.count else { return false }
    return (0..<2 * Int(left.count)).allSatisfy { offset in
      // Names of members are not user text, so case matters.
      areSame(
        resolveField(at: Int(left.start) + offset),
        resolveField(at: Int(right.start) + offset),
        ignoringCase: ignoringCase && offset % 2 == 1
      )
    }
  }

  func instant(of slot: Slot) -> Instant? {
    slot.dateTime.map { clock.instant(of: $0) }
  }
}
