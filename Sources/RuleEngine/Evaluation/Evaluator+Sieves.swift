extension Evaluator {
  /// Goes past the fields, one behind the other, whose values go through their sieves.
  ///
  /// Each counts as a field that is gone into.
  ///
  /// - Parameter start: the instruction that enters the first field.
  /// - Returns: the first instruction that is to run; `start` if no value goes through.
  @inline(never)
  mutating func sift(from start: InstructionIndex) -> InstructionIndex {
    let (end, count) = firstHeldUp(from: start, within: min(unitsLeft, stepsToPause &- 1))
    unitsLeft &-= count
    stepsToPause &-= count
    return end
  }

  /// - Returns: the instruction behind the fields, of which there are no more than `most`, and how
  ///   many there are.
  @inline(__always)
  private func firstHeldUp(
    from start: InstructionIndex,
    within most: Int
  ) -> (end: InstructionIndex, count: Int) {
    let code = code.span
    let slots = record.slots.span
    let fields = sieves.fields.span
    var position = start
    var count = 0
    while count < most, case .field(_, let end) = code[position.position].instruction,
      let sieve = fields[Int(code[position.position].entry)],
      goesThrough(slots[base &+ sieve.slot.position], sieve)
    {
      position = end
      count &+= 1
    }
    return (position, count)
  }

  /// Whether a value goes through the sieve of its field.
  @inline(__always)
  private func goesThrough(_ value: Slot, _ sieve: FieldSieve) -> Bool {
    guard value.flags.isEmpty else { return false }
    guard value.kind == sieve.kind else {
      return sieve.takesNothing && (value.kind == .missing || value.kind == .null)
    }
    if value.kind == .text {
      let text = record.bytes.span.extracting(value.textRange)
      if text.isBlank { return sieve.takesNothing }
      return areAnswered(sieve.questions) { holds($0, of: text) }
    }
    if value.kind == .number, value.scale != 0 { return !sieve.isWhole && isWithin(value, sieve) }
    return areAnswered(sieve.questions) { question in
      bounds[Int(question.entry)].contains(value.payload)
    }
  }

  /// Whether a number with an exponent goes through the sieve of its field.
  @inline(never)
  private func isWithin(_ number: Slot, _ sieve: FieldSieve) -> Bool {
    areAnswered(sieve.questions) { question in
      bounds[Int(question.entry)].contains(number.payload, exponent: number.scale) ?? false
    }
  }

  /// Whether a text goes through the sieve of a field's filter: more typing can make it hold.
  @inline(__always)
  func canGoThrough(_ text: borrowing Span<UInt8>, _ sieve: FieldSieve) -> Bool {
    !text.isBlank && areAnswered(sieve.questions) { canHold($0, of: text) }
  }

  /// Whether more typing can certainly make the test hold of a text that is not blank.
  @inline(__always)
  private func canHold(_ question: SieveQuestion, of text: borrowing Span<UInt8>) -> Bool {
    switch question.test {
    case .length:
      guard text.count <= limits.textLength else { return false }
      return bounds[Int(question.entry)].canContainLength(of: text)
    case .matches:
      guard let automaton = automata[Int(question.entry)] else { return false }
      let answer = automaton.answer(to: text)
      return answer.canHold && answer != .unknown
    case .magnitude, .equal, .oneOf, .noneOf, .option:
      return false
    }
  }

  /// Whether of each group of questions one is answered with yes.
  @inline(__always)
  private func areAnswered(_ range: Range<Int>, _ answer: (SieveQuestion) -> Bool) -> Bool {
    var position = range.lowerBound
    while position < range.upperBound {
      let question = sieves.questions[position]
      if answer(question) {
        position = Int(question.next)
      } else {
        position &+= 1
        if position == Int(question.next) { return false }
      }
    }
    return true
  }

  /// Whether the test certainly holds of a text that is not blank.
  @inline(__always)
  private func holds(_ question: SieveQuestion, of text: borrowing Span<UInt8>) -> Bool {
    switch question.test {
    case .length:
      guard text.count <= limits.textLength else { return false }
      return bounds[Int(question.entry)].containLength(of: text)
    case .matches:
      return automata[Int(question.entry)]?.answer(to: text).now == .holds
    case .equal, .oneOf, .noneOf, .option:
      return holdsAsWhole(question, of: text)
    case .magnitude:
      return false
    }
  }

  /// Whether a test certainly holds that compares the text as a whole.
  ///
  /// It stands by itself, so that its loops take no registers of the others.
  @inline(never)
  private func holdsAsWhole(_ question: SieveQuestion, of text: borrowing Span<UInt8>) -> Bool {
    switch question.test {
    case .equal:
      let other = record.slots[base &+ Int(question.entry)]
      guard other.kind == .text, other.flags.isEmpty else { return false }
      return text.isEqual(to: record.bytes.span.extracting(other.textRange))
    case .oneOf:
      return textTables[Int(question.entry)].contains(text)
    case .noneOf:
      return !textTables[Int(question.entry)].contains(text)
    case .option:
      return fieldPlans.optionTables[Int(question.entry)].contains(text)
    case .length, .magnitude, .matches:
      return false
    }
  }
}
