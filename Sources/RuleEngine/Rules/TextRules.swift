// `min_length max_length length equal_length regex contains starts_with ends_with chars luhn mod97
// weighted_sum` and the text formats: what the characters of a text are.

extension Evaluator {
  @inline(__always)
  mutating func testLength(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    if step.hasEntry {
      let bounds = self.bounds[Int(step.entry)]
      return testLength(
        Int(clamping: bounds.least),
        Int(clamping: bounds.most),
        bounds.unit,
        at: index
      )
    }
    return testComputedLength(step, at: index)
  }

  @inline(never)
  private mutating func testComputedLength(
    _ step: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    let operands = step.operands
    let unit = TextUnit(operand: operand(2, of: operands), program.constants) ?? .graphemes
    let lower = bound(operand(0, of: operands), isLower: true)
    let upper = bound(operand(1, of: operands), isLower: false)
    if let reason = obstacle(in: lower) ?? obstacle(in: upper) {
      return unknown(reason, at: index)
    }
    let isUnbound = lower.isEmpty && upper.isEmpty
    if isUnbound { return .notApplicable }
    guard let least = count(lower, roundedUp: true) ?? (lower.isEmpty ? 0 : nil),
      let most = count(upper, roundedUp: false) ?? (upper.isEmpty ? Int.max : nil)
    else { return .notApplicable }
    return testLength(least, most, unit, at: index)
  }

  private mutating func testLength(
    _ least: Int,
    _ most: Int,
    _ unit: TextUnit,
    at index: InstructionIndex
  ) -> Answer {
    guard subject.slot.count <= limits.textLength else {
      return unknown(.limit(EvaluationLimits.Name.textLength.rawValue), at: index)
    }
    guard least <= most else { return .failsForGood }
    switch withText(of: subject, { TextMeasure.relation(of: unit, in: $0, to: least...most) }) {
    case .below: return Answer(.fails, canHold: true, canFail: true)
    case .above: return .failsForGood
    case .within: return Answer(.holds, canHold: true, canFail: most != Int.max)
    }
  }

  /// A bound as a whole number of characters or items.
  func count(_ value: Operand.Resolved, roundedUp: Bool) -> Int? {
    if value.slot.kind == .number, value.slot.scale == 0 { return Int(value.slot.payload) }
    guard let number = number(of: value) else { return nil }
    let whole = roundedUp ? number.roundedUp : number.roundedDown
    return whole.int64.map { Int($0) } ?? (number < .zero ? Int.min : Int.max)
  }

  // MARK: Patterns

  /// Bytes of a text up to which PCRE2 takes no longer than many other tests, as a rule.
  private static let shortText = 1024

  @inline(__always)
  mutating func testPattern(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    // A length that was refused stands for the pattern too: it is costlier, and beside the point.
    guard subject.slot.kind == .text, !isRefused(subject) else { return .notApplicable }
    // The shortest way to an answer, where the pattern has been met and is one for an automaton.
    if step.hasEntry, let automaton = automata[Int(step.entry)] {
      let answer = withText(of: subject) { automaton.answer(to: $0) }
      if answer != .unknown { return answer }
    }
    return match(step, at: index)
  }

  @inline(never)
  private mutating func match(
    _ step: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    guard let pattern = patternOperand(operand(0, of: step.operands)) else {
      return unknown(.pattern("it could not be compiled"), at: index)
    }
    // A match is bounded, but may take longer than thousands of steps.
    if Int(subject.slot.count) > Evaluator.shortText { haltIfCancelled() }
    if isHalted { return .unknown }
    if asksLater { return judge(pattern, at: index) }
    let outcome =
      switch subject.storage {
      case .record:
        pattern.matches(record.bytes, subject.slot.textRange, with: &patterns)
      case .constants:
        pattern.matches(program.constants.bytes, subject.slot.textRange, with: &patterns)
      }
    switch outcome {
    case .match: return .plain(true)
    case .noMatch, .partial: return .plain(false)
    case .failed(let failure): return undecided(failure, at: index)
    }
  }

  private mutating func judge(
    _ pattern: CompiledPattern,
    at index: InstructionIndex
  ) -> Answer {
    let judgement =
      switch subject.storage {
      case .record:
        pattern.judge(record.bytes, subject.slot.textRange, with: &patterns)
      case .constants:
        pattern.judge(program.constants.bytes, subject.slot.textRange, with: &patterns)
      }
    let (canHold, canFail) = (judgement.canHold, judgement.canFail)
    switch judgement.now {
    case .match: return Answer(.holds, canHold: canHold, canFail: canFail)
    case .noMatch, .partial: return Answer(.fails, canHold: canHold, canFail: canFail)
    case .failed(let failure): return undecided(failure, at: index)
    }
  }

  /// What is answered where a pattern fails, which it does after work that may have taken long.
  private mutating func undecided(
    _ failure: PatternFailure,
    at index: InstructionIndex
  ) -> Answer {
    if failure == .cancelled { halt(.cancelled) } else { haltIfCancelled() }
    return unknown(failure.reason, at: index)
  }

  /// The compiled pattern that an operand stands for.
  mutating func patternOperand(_ operand: Operand) -> CompiledPattern? {
    pattern(of: operand).flatMap { compiled($0) }
  }

  /// The pattern that an operand stands for; most are constants.
  @inline(__always)
  private func pattern(of operand: Operand) -> PatternIndex? {
    let slot =
      if case .constant(let position) = operand {
        program.constants.slots[Int(position)]
      } else {
        resolve(operand).slot
      }
    return slot.kind == .pattern ? PatternIndex(Int(slot.payload)) : nil
  }

  // MARK: Parts

  mutating func testStart(_ start: Operand.Resolved, at index: InstructionIndex) -> Answer {
    if let reason = obstacle(in: start) { return unknown(reason, at: index) }
    guard canAdjoin(start), subject.slot.kind == .text else { return .notApplicable }
    return withText(of: subject) { text in
      withText(of: start) { start in
        if text.hasPrefix(start) { return .holdsForGood }
        return Answer(.fails, canHold: text.isPrefix(of: start), canFail: true)
      }
    }
  }

  mutating func testEnd(_ end: Operand.Resolved, at index: InstructionIndex) -> Answer {
    if let reason = obstacle(in: end) { return unknown(reason, at: index) }
    guard canAdjoin(end), subject.slot.kind == .text else { return .notApplicable }
    let holds = withText(of: subject) { text in withText(of: end) { text.hasSuffix($0) } }
    return Answer(holds ? .holds : .fails, canHold: true, canFail: true)
  }

  /// Whether it is a text that others begin or end with: a blank one only if a rule file says it.
  private func canAdjoin(_ part: Operand.Resolved) -> Bool {
    part.slot.kind == .text && !(part.isEmpty && part.storage == .record)
  }

  func testCharacters(_ operand: Operand) -> Answer {
    guard let set = setOperand(operand), subject.slot.kind == .text else { return .notApplicable }
    let isClean = withText(of: subject) { set.firstOffender(in: $0) == nil }
    return isClean ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
  }

  func setOperand(_ operand: Operand) -> ScalarSet? {
    let slot = resolve(operand).slot
    return slot.kind == .set ? program.sets[Int(slot.payload)] : nil
  }

  // MARK: Formats

  func testSyntax(_ syntax: TextSyntax) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    return answer(to: withText(of: subject) { syntax.judge($0).completion })
  }

  mutating func testHostName(after separator: Operand.Resolved, at index: InstructionIndex)
    -> Answer
  {
    if let reason = obstacle(in: separator) { return unknown(reason, at: index) }
    guard subject.slot.kind == .text else { return .notApplicable }
    let completion = withText(of: subject) { text -> Completion in
      guard separator.slot.kind == .text, separator.slot.count > 0 else {
        return InternationalHostName.completion(of: text)
      }
      guard let start = withText(of: separator, { text.endOfLast($0) }) else { return .partial }
      // More typing may bring another separator, and with it another name.
      let completion = InternationalHostName.completion(of: text.extracting(start...))
      return completion == .refused ? .partial : completion
    }
    return answer(to: completion)
  }

  /// A text of any syntax here can be broken by some character behind it.
  private func answer(to completion: Completion) -> Answer {
    switch completion {
    case .complete: Answer(.holds, canHold: true, canFail: true)
    case .partial: Answer(.fails, canHold: true, canFail: true)
    case .refused: .failsForGood
    }
  }

  // MARK: Check digits

  mutating func testLuhn(countsLetters: Operand.Resolved, at index: InstructionIndex) -> Answer {
    if let reason = obstacle(in: countsLetters) { return unknown(reason, at: index) }
    let counts = countsLetters.slot.kind == .boolean && countsLetters.slot.payload != 0
    return testChecksum { Luhn.check($0, countingLetters: counts) }
  }

  mutating func testWeightedSum(_ terms: OperandList, at index: InstructionIndex) -> Answer {
    for operand in program.operands[terms.range] {
      if let reason = obstacle(in: resolve(operand)) { return unknown(reason, at: index) }
    }
    guard let modulus = term(0, of: terms), modulus > 0, terms.range.count > 1 else {
      return .notApplicable
    }
    let weights = terms.range.count - 1
    return testChecksum { text in
      WeightedSum.check(text, modulus: modulus) { term(1 + $0 % weights, of: terms) ?? 0 }
    }
  }

  private func term(_ position: Int, of terms: OperandList) -> Int? {
    count(resolve(program.operands[terms.range.lowerBound + position]), roundedUp: false)
  }

  func testChecksum(_ check: (borrowing Span<UInt8>) -> ChecksumAnswer) -> Answer {
    guard subject.slot.kind == .text else { return .notApplicable }
    let answer = withText(of: subject) { check($0) }
    return Answer(answer.holds ? .holds : .fails, canHold: answer.canHold, canFail: answer.canFail)
  }
}

extension PatternFailure {
  /// The failure as a reason why a check could not be decided.
  var reason: Undecided.Reason { .pattern(description) }
}
