// `min_value max_value between before after` and the comparisons of conditions: what comes first.

extension Evaluator {
  /// A condition's comparison: an empty value is different from every other, and before none.
  mutating func compare(
    _ left: Operand.Resolved,
    _ comparison: Comparison,
    _ right: Operand.Resolved,
    at index: InstructionIndex
  ) -> Answer {
    if let reason = obstacle(in: left) ?? obstacle(in: right) { return unknown(reason, at: index) }
    if left.isEmpty || right.isEmpty {
      let areSame = left.isEmpty && right.isEmpty
      switch comparison {
      case .equal: return .plain(areSame)
      case .notEqual: return .plain(!areSame)
      case .less, .lessOrEqual, .greater, .greaterOrEqual: return .plain(false)
      }
    }
    switch comparison {
    case .equal: return .plain(areSame(left, right))
    case .notEqual: return .plain(!areSame(left, right))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      guard let order = order(of: left, to: right) else { return .plain(false) }
      return .plain(order.agrees(with: comparison))
    }
  }

  /// Whether the subject lies before, or after, the limit.
  mutating func testOrder(
    _ comparison: Comparison,
    _ limit: Operand.Resolved,
    at index: InstructionIndex
  ) -> Answer {
    if let reason = obstacle(in: limit) { return unknown(reason, at: index) }
    if limit.isEmpty { return .notApplicable }
    guard let order = order(of: subject, to: limit) else {
      return Answer(.fails, canHold: canBecomeMoment, canFail: true)
    }
    let holds = order.agrees(with: comparison)
    // A date or time that is written in full can only be followed by a fraction of a second.
    return Answer(holds ? .holds : .fails, canHold: true, canFail: true)
  }

  /// Whether a text can still become a date, a time, or both.
  private var canBecomeMoment: Bool {
    guard subject.slot.kind == .text, isTyping else { return true }
    return withText(of: subject) { text in
      TextSyntax.date.judge(text).completion != .refused
        || TextSyntax.datetime.judge(text).completion != .refused
        || TextSyntax.time.judge(text).completion != .refused
    }
  }

  /// Whether the subject lies between two bounds, both included; bounds that are empty do not bind.
  @inline(__always)
  mutating func testMagnitude(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    if step.hasEntry, subject.slot.kind == .number, !isTyping {
      let (bounds, slot) = (self.bounds[Int(step.entry)], subject.slot)
      if slot.scale == 0 { return .plain(bounds.contains(slot.payload)) }
      if let holds = bounds.contains(slot.payload, exponent: slot.scale) { return .plain(holds) }
    }
    return testComputedMagnitude(step, at: index)
  }

  @inline(never)
  private mutating func testComputedMagnitude(
    _ step: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    let operands = step.operands
    let lower = bound(operand(0, of: operands), isLower: true)
    let upper = bound(operand(1, of: operands), isLower: false)
    if let reason = obstacle(in: lower) ?? obstacle(in: upper) {
      return unknown(reason, at: index)
    }
    let isUnbound = lower.isEmpty && upper.isEmpty
    if isUnbound { return .notApplicable }
    var holds = true
    if !lower.isEmpty {
      holds = order(of: subject, to: lower).map { $0 != .before } ?? false
    }
    if holds, !upper.isEmpty {
      holds = order(of: subject, to: upper).map { $0 != .after } ?? false
    }
    if !holds, hasTooManyDigits { return tooManyDigits(at: index) }
    if !isTyping { return .plain(holds) }
    return Answer(holds ? .holds : .fails, canHold: holds || canReach(lower, upper), canFail: true)
  }

  /// An operand of a bound: of a range the one that is wanted.
  func bound(_ operand: Operand, isLower: Bool) -> Operand.Resolved {
    let value = resolve(operand)
    guard value.slot.kind == .range else { return value }
    let position = isLower ? value.slot.start : value.slot.count
    return position == Slot.noBound ? .missing : resolve(.constant(position))
  }

  /// Whether appending to the subject's text can bring it between the bounds.
  private func canReach(_ lower: Operand.Resolved, _ upper: Operand.Resolved) -> Bool {
    let bounds = [lower, upper].filter { !$0.isEmpty }
    guard subject.slot.flags.contains(.typing) || subject.slot.kind == .text,
      bounds.allSatisfy({ number(of: $0) != nil })
    else { return true }
    return withText(of: subject) { text in
      // A text that is no number at all may be one of another type; only numbers are refused here.
      guard let reachable = ReachableNumbers(typing: text, integersOnly: false) else {
        return false
      }
      return reachable.canReach(min: number(of: lower), max: number(of: upper))
    }
  }

  mutating func testMultiple(of step: Operand.Resolved, at index: InstructionIndex) -> Answer {
    if let reason = obstacle(in: step) { return unknown(reason, at: index) }
    guard !step.isEmpty, let divisor = number(of: step) else { return .notApplicable }
    guard let value = numberOfSubject else {
      if hasTooManyDigits { return tooManyDigits(at: index) }
      let canHold =
        !isTyping
        || withText(of: subject) { TextSyntax.number.judge($0).completion != .refused }
      return Answer(.fails, canHold: canHold, canFail: true)
    }
    return .plain(value.isMultiple(of: divisor))
  }

  /// Whether the subject is a text that writes a number, but of more digits than are compared.
  private var hasTooManyDigits: Bool {
    guard subject.slot.kind == .text else { return false }
    return withText(of: subject) { text in
      if case .tooManyDigits = Number.parse(text) { true } else { false }
    }
  }

  private mutating func tooManyDigits(at index: InstructionIndex) -> Answer {
    unknown(.limit(EvaluationLimits.Name.numberDigits.rawValue), at: index)
  }

  private var numberOfSubject: Number? {
    if subject.slot.kind == .text { return withText(of: subject) { Number(utf8: $0) } }
    return number(of: subject)
  }

  // MARK: Order

  enum Order {
    case before, same, after

    fileprivate func agrees(with comparison: Comparison) -> Bool {
      switch comparison {
      case .equal: self == .same
      case .notEqual: self != .same
      case .less: self == .before
      case .lessOrEqual: self != .after
      case .greater: self == .after
      case .greaterOrEqual: self != .before
      }
    }

    fileprivate init<T: Comparable>(_ left: T, _ right: T) {
      self = left < right ? .before : left == right ? .same : .after
    }
  }

  /// How two filled values are ordered; nil when they cannot be compared.
  ///
  /// A text is compared with a number, date or time by the value that it writes.
  func order(of left: Operand.Resolved, to right: Operand.Resolved) -> Order? {
    switch (left.slot.kind, right.slot.kind) {
    case (.number, .number) where left.slot.scale == right.slot.scale:
      return Order(left.slot.payload, right.slot.payload)
    case (.number, .number), (.number, .wideNumber), (.wideNumber, .number),
      (.wideNumber, .wideNumber):
      guard let one = number(of: left), let other = number(of: right) else { return nil }
      return Order(one, other)
    case (.date, .date), (.time, .time), (.duration, .duration), (.byteCount, .byteCount):
      return Order(left.slot.payload, right.slot.payload)
    case (.dateTime, .dateTime):
      guard let one = instant(of: left.slot), let other = instant(of: right.slot) else {
        return nil
      }
      return Order(one, other)
    case (.date, .dateTime), (.dateTime, .date):
      return orderOfMixed(left.slot, right.slot)
    case (.text, .number), (.text, .wideNumber):
      guard let one = withText(of: left, { Number(utf8: $0) }), let other = number(of: right)
      else { return nil }
      return Order(one, other)
    case (.text, .date), (.text, .time), (.text, .dateTime):
      return moment(in: left).flatMap { order(of: $0, to: right) }
    case (.number, .text), (.wideNumber, .text), (.date, .text), (.time, .text),
      (.dateTime, .text):
      return order(of: right, to: left)?.reversed
    case (.text, .text):
      if let one = withText(of: left, { Number(utf8: $0) }),
        let other = withText(of: right, { Number(utf8: $0) })
      {
        return Order(one, other)
      }
      guard let one = moment(in: left), let other = moment(in: right) else { return nil }
      return order(of: one, to: other)
    case (.missing, _), (.null, _), (.boolean, _), (.number, _), (.wideNumber, _), (.text, _),
      (.date, _), (.time, _), (.dateTime, _), (.file, _), (.list, _), (.form, _), (.duration, _),
      (.byteCount, _), (.pattern, _), (.set, _), (.range, _):
      return nil
    }
  }

  /// A date beside a date and time stands for its first moment.
  private func orderOfMixed(_ left: Slot, _ right: Slot) -> Order? {
    guard let one = left.calendarDate.map({ clock.startOfDay($0) }) ?? instant(of: left),
      let other = right.calendarDate.map({ clock.startOfDay($0) }) ?? instant(of: right)
    else { return nil }
    return Order(one, other)
  }

  /// The date, time or both that a text writes.
  private func moment(in text: Operand.Resolved) -> Operand.Resolved? {
    withText(of: text) { bytes in
      Slot(momentIn: bytes).map { Operand.Resolved(computed: $0) }
    }
  }
}

extension Evaluator.Order {
  fileprivate var reversed: Evaluator.Order {
    switch self {
    case .before: .after
    case .same: .same
    case .after: .before
    }
  }
}
