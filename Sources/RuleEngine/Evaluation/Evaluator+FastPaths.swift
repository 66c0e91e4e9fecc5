extension Evaluator {
  /// Skips consecutive fields whose values their fast paths accept.
  ///
  /// Each field counts as a step and a unit, as if it had been entered.
  ///
  /// - Parameter start: the instruction that enters the first field.
  /// - Returns: the instruction to resume at; `start` if no value is accepted.
  @inline(never)
  mutating func takeFastPaths(from start: InstructionIndex) -> InstructionIndex {
    let (end, count) = firstNotAccepted(from: start, within: budget.fieldsToPause)
    budget.countFields(count)
    return end
  }

  /// - Returns: the instruction after the accepted fields, and their number, which is at most
  ///   `most`.
  @inline(__always)
  private func firstNotAccepted(
    from start: InstructionIndex,
    within most: Int
  ) -> (end: InstructionIndex, count: Int) {
    let code = executable.inlinedCode.span
    let fields = executable.fieldPlans.fields.span
    let slots = record.slots.span
    var position = start
    var count = 0
    while count < most, case .field(_, let end) = code[position.position].instruction {
      let plan = fields[Int(code[position.position].entry)]
      guard let fastPath = plan.fastPath, accepts(slots[base &+ plan.slot.position], fastPath)
      else { break }
      position = end
      count &+= 1
    }
    return (position, count)
  }

  /// Whether the fast path of a field accepts the value.
  @inline(__always)
  private func accepts(_ value: Slot, _ fastPath: FieldFastPath) -> Bool {
    guard value.flags.isEmpty else { return false }
    guard value.kind == fastPath.kind else {
      return fastPath.acceptsMissing && (value.kind == .missing || value.kind == .null)
    }
    if value.kind == .text {
      let text = record.bytes.span.extracting(value.textRange)
      if text.isBlank { return fastPath.acceptsMissing }
      return allHold(fastPath.tests) { holds($0, of: text) }
    }
    if value.kind == .number, value.scale != 0 {
      return !fastPath.isWhole && acceptsFraction(value, fastPath)
    }
    return allHold(fastPath.tests) { executable.bounds[Int($0.entry)].contains(value.payload) }
  }

  /// Whether the fast path of a field's filter accepts a typed text: more typing can make it hold.
  @inline(__always)
  func accepts(typed text: borrowing Span<UInt8>, _ fastPath: FieldFastPath) -> Bool {
    !text.isBlank && allHold(fastPath.tests) { canHold($0, of: text) }
  }

  /// Whether more typing can certainly make the test hold; the text must not be blank.
  @inline(__always)
  private func canHold(_ test: FastPathTest, of text: borrowing Span<UInt8>) -> Bool {
    switch test.kind {
    case .length:
      guard text.count <= limits.textLength else { return false }
      return executable.bounds[Int(test.entry)].canContainLength(of: text)
    case .matches:
      guard let automaton = patternCache.automata[Int(test.entry)] else { return false }
      let answer = automaton.answer(to: text)
      return answer.canHold && answer != .unknown
    case .magnitude, .equal, .oneOf, .noneOf:
      return false
    }
  }

  /// Whether the test certainly holds; the text must not be blank.
  @inline(__always)
  private func holds(_ test: FastPathTest, of text: borrowing Span<UInt8>) -> Bool {
    switch test.kind {
    case .length:
      guard text.count <= limits.textLength else { return false }
      return executable.bounds[Int(test.entry)].containLength(of: text)
    case .matches:
      return patternCache.automata[Int(test.entry)]?.answer(to: text).now == .holds
    case .equal, .oneOf, .noneOf:
      return holdsAsWhole(test, of: text)
    case .magnitude:
      return false
    }
  }

  /// Whether a test that compares the whole text certainly holds.
  ///
  /// Not inlined, so that its loops don't take registers from the other tests.
  @inline(never)
  private func holdsAsWhole(_ test: FastPathTest, of text: borrowing Span<UInt8>) -> Bool {
    switch test.kind {
    case .equal:
      let other = record.slots[base &+ Int(test.entry)]
      guard other.kind == .text, other.flags.isEmpty else { return false }
      return text.isEqual(to: record.bytes.span.extracting(other.textRange))
    case .oneOf:
      return executable.textTables[Int(test.entry)].contains(text)
    case .noneOf:
      return !executable.textTables[Int(test.entry)].contains(text)
    case .length, .magnitude, .matches:
      return false
    }
  }

  /// Whether the fast path of a field accepts a number with an exponent.
  @inline(never)
  private func acceptsFraction(_ number: Slot, _ fastPath: FieldFastPath) -> Bool {
    allHold(fastPath.tests) { test in
      executable.bounds[Int(test.entry)].contains(number.payload, exponent: number.scale) ?? false
    }
  }

  /// Whether at least one test of each clause holds.
  @inline(__always)
  private func allHold(_ range: Range<UInt32>, _ holds: (FastPathTest) -> Bool) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let test = executable.fieldPlans.fastPathTests[Int(position)]
      if holds(test) {
        position = test.next
      } else {
        position &+= 1
        if position == test.next { return false }
      }
    }
    return true
  }
}
