// The order of two values, for bounds, `before`, `after` and conditions.

extension Evaluator {
  /// The comparison of a condition: an empty value differs from all others, and precedes none.
  mutating func compare(
    _ left: Operand.Resolved,
    _ comparison: Comparison,
    _ right: Operand.Resolved,
    at index: InstructionIndex
  ) -> Answer {
    if let reason = obstacle(in: left) ?? obstacle(in: right) { return unknown(reason, at: index) }
    let (left, right) = (left.asCompared(with: right), right.asCompared(with: left))
    let isAnyEmpty = left.isEmpty || right.isEmpty
    switch comparison {
    case .equal, .notEqual:
      let areSame = isAnyEmpty ? left.isEmpty && right.isEmpty : areSame(left, right)
      return .plain(areSame == (comparison == .equal))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard !isAnyEmpty, let order = order(of: left, to: right) else { return .plain(false) }
      return .plain(order.agrees(with: comparison))
    case .among:
      return isAnyEmpty ? .plain(false) : isAmong(left, right, at: index)
    }
  }

  /// Whether a filled value is an item of a list; unknown if it may be an unreadable item.
  private mutating func isAmong(
    _ value: Operand.Resolved,
    _ list: Operand.Resolved,
    at index: InstructionIndex
  ) -> Answer {
    guard list.slot.kind == .list else { return .plain(false) }
    if let table = candidateTable(in: list, for: value) {
      guard mayStep() else { return ranOutOfSteps(at: index) }
      if table.contains(value, in: self) { return .plain(true) }
      return table.obstacle.map { unknown($0, at: index) } ?? .plain(false)
    }
    var isUnread = false
    for position in 0..<Int(list.slot.count) {
      guard mayStep() else { return ranOutOfSteps(at: index) }
      let item = item(position, of: list.slot)
      if !item.slot.flags.isDisjoint(with: .unreadable) {
        isUnread = true
      } else if areSame(value, item) {
        return .plain(true)
      }
    }
    return isUnread ? unknown(unreadable(list), at: index) : .plain(false)
  }

  /// The order of a value relative to another one.
  enum Order {
    case before, same, after

    func agrees(with comparison: Comparison) -> Bool {
      switch comparison {
      case .equal: self == .same
      case .notEqual: self != .same
      case .less: self == .before
      case .lessOrEqual: self != .after
      case .greater: self == .after
      case .greaterOrEqual: self != .before
      case .among: false
      }
    }

    fileprivate var reversed: Order {
      self == .same ? .same : self == .before ? .after : .before
    }

    fileprivate init<T: Comparable>(_ left: T, _ right: T) {
      self = left < right ? .before : left == right ? .same : .after
    }
  }

  /// The order of two filled values; nil if they can't be compared.
  ///
  /// To compare with a number, date or time, a text is parsed.
  func order(of left: Operand.Resolved, to right: Operand.Resolved) -> Order? {
    switch (left.slot.kind, right.slot.kind) {
    case (.number, .number) where left.slot.scale == right.slot.scale:
      return Order(left.slot.payload, right.slot.payload)
    case (.number, .number) where abs(Int(left.slot.scale) - Int(right.slot.scale)) <= 18:
      // 19 digits and 18 zeros fit in 128 bits.
      let shift = Int(left.slot.scale) - Int(right.slot.scale)
      return Order(
        Int128(left.slot.payload) * Int128(Decimal128.powers[max(shift, 0)]),
        Int128(right.slot.payload) * Int128(Decimal128.powers[max(-shift, 0)])
      )
    case (.number, .number), (.number, .wideNumber), (.wideNumber, .number),
      (.wideNumber, .wideNumber), (.text, .number), (.text, .wideNumber):
      return orderOfAmounts(left, right)
    case (.date, .date), (.month, .month), (.time, .time), (.duration, .duration),
      (.byteCount, .byteCount):
      return Order(left.slot.payload, right.slot.payload)
    case (.dateTime, .dateTime):
      guard let one = instant(of: left.slot), let other = instant(of: right.slot) else {
        return nil
      }
      return Order(one, other)
    case (.date, .dateTime), (.dateTime, .date):
      return orderOfMixed(left.slot, right.slot)
    case (.month, .date), (.month, .dateTime):
      guard let other = month(of: right.slot) else { return nil }
      return Order(left.slot.payload, Int64(other.monthsSinceYearZero))
    case (.text, .date), (.text, .month), (.text, .time), (.text, .dateTime):
      return moment(in: left).flatMap { order(of: $0, to: right) }
    case (.number, .text), (.wideNumber, .text), (.date, .text), (.month, .text), (.time, .text),
      (.dateTime, .text), (.date, .month), (.dateTime, .month):
      return order(of: right, to: left)?.reversed
    case (.text, .text):
      if let order = orderOfAmounts(left, right) { return order }
      guard let one = moment(in: left), let other = moment(in: right) else { return nil }
      return order(of: one, to: other)
    case (.missing, _), (.null, _), (.boolean, _), (.number, _), (.wideNumber, _), (.text, _),
      (.date, _), (.month, _), (.time, _), (.dateTime, _), (.file, _), (.list, _), (.form, _),
      (.duration, _),
      (.byteCount, _), (.pattern, _), (.set, _), (.range, _):
      return nil
    }
  }

  private func orderOfAmounts(_ left: Operand.Resolved, _ right: Operand.Resolved) -> Order? {
    guard let one = amount(of: left), let other = amount(of: right) else { return nil }
    return Order(one, other)
  }

  /// The number of a value or in a text; a text that is taken as given is not parsed.
  func amount(of value: Operand.Resolved) -> Number? {
    guard value.slot.kind == .text else { return number(of: value) }
    return value.slot.isTextAsGiven ? nil : withText(of: value) { Number(utf8: $0) }
  }

  /// Whether the subject is a text that is taken as given, so that it is not parsed as a number.
  var isTextAsGiven: Bool { subject.slot.isTextAsGiven }

  /// The order of moments of different kinds; a date means its first moment.
  private func orderOfMixed(_ left: Slot, _ right: Slot) -> Order? {
    guard let one = left.calendarDate.map({ clock.startOfDay($0) }) ?? instant(of: left),
      let other = right.calendarDate.map({ clock.startOfDay($0) }) ?? instant(of: right)
    else { return nil }
    return Order(one, other)
  }

  /// The month of a slot: itself or, for a date or a date and time, in the form's time zone.
  func month(of slot: Slot) -> CalendarMonth? {
    if let month = slot.calendarMonth { return month }
    if let date = slot.calendarDate { return CalendarMonth(date) }
    guard let dateTime = slot.dateTime else { return nil }
    if dateTime.offset == nil { return CalendarMonth(dateTime.date) }
    return CalendarMonth(clock.day(of: clock.instant(of: dateTime)))
  }

  /// Parses a date, month, time or date and time in a text.
  private func moment(in text: Operand.Resolved) -> Operand.Resolved? {
    withText(of: text) { bytes in
      Slot(momentIn: bytes).map { Operand.Resolved(computed: $0) }
    }
  }
}
