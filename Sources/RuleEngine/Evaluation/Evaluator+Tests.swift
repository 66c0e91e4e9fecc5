// How tests are answered. `BuiltInRules/` defines the individual rules.

extension Evaluator {
  /// Runs one test on a subject of a kind that the test judges.
  mutating func test(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    switch step.testPath {
    case .filled: testFilled()
    case .present: testPresent(at: index)
    case .length: testLength(step, at: index)
    case .magnitude: testMagnitude(step, at: index)
    case .pattern: testPattern(step, at: index)
    case .other: testOther(step, at: index)
    }
  }

  /// Runs a less common test.
  ///
  /// Not inlined, so that it takes no registers from the common ones.
  @inline(never)
  private mutating func testOther(
    _ step: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    guard let test = step.test else { return .notApplicable }
    switch test.question {
    case .rule(let rule):
      return rule.declaration.answer(to: RunningTest(step: step, index: index), in: &self)
    case .compare(let comparison):
      let (left, right) = (operand(0, of: test.operands), operand(1, of: test.operands))
      return compare(resolve(left), comparison, resolve(right), at: index)
    case .compareFilled(let comparison):
      let left = resolve(operand(0, of: test.operands))
      let right = resolve(operand(1, of: test.operands))
      let answer = compare(left, comparison, right, at: index)
      // The list after 'in' isn't compared itself: without items, it has no value that is asked for.
      let isOpen = left.isOpen || right.isOpen && comparison != .among
      return answer.now != .unknown && isOpen ? .notApplicable : answer
    case .external(let rule):
      return answerOfHost(rule, test.operands, at: index)
    }
  }

  /// The current value of a test's first operand; missing if it has none.
  func operand(of test: RunningTest) -> Operand.Resolved {
    resolve(operand(0, of: test.operands))
  }

  /// Runs one test on a subject that is empty, taken as given, or unreadable.
  @inline(never)
  mutating func testSpecial(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    // An empty value is empty whether or not its field applies.
    let reasons = subject.isEmpty ? subject.slot.flags.subtracting(.undecided) : subject.slot.flags
    guard let test = step.test else { return .notApplicable }
    // A computed value without a result is neither filled nor empty.
    if subject.slot.kind == .missing, reasons.contains(.beyondLimit),
      case .rule(let rule) = test.question, rule.declaration.reading == .presence,
      let reason = obstacle(in: subject)
    {
      return unknown(reason, at: index)
    }
    if !test.canAnswer(unreadable: reasons), let reason = obstacle(in: subject) {
      return unknown(reason, at: index)
    }
    let isBeyond =
      subject.isEmpty ? step.traits.contains(.needsValue) : !isJudged(by: test)
    return isBeyond ? .notApplicable : self.test(step, at: index)
  }

  /// Whether it is unknown if the value is present: its field may not apply, or it has no result.
  func isPresenceUnknown(_ value: Operand.Resolved) -> Bool {
    let flags = value.slot.flags
    return flags.contains(.undecided) && !value.isEmpty
      || flags.contains(.beyondLimit) && value.slot.kind == .missing
  }

  /// Why a value that a test reads is unreadable; nil if it is readable.
  func obstacle(in value: Operand.Resolved) -> Undecided.Reason? {
    if value.slot.flags.isDisjoint(with: .unreadable) { return nil }
    // An empty value is empty whether or not its field applies.
    if value.isEmpty, value.slot.flags.isDisjoint(with: [.mistyped, .beyondLimit]) { return nil }
    return unreadable(value)
  }

  func unreadable(_ value: Operand.Resolved) -> Undecided.Reason {
    // A value outside the record was computed.
    guard value.position >= 0 else { return value.slot.obstacle }
    if !context.obstacles.isEmpty, let reason = context.obstacles[value.position] { return reason }
    if !context.aggregateItems.isEmpty, let field = itemField(at: value.position) {
      return .unreadable(field.shownLabel)
    }
    if let parameter = parameter(at: value.position) {
      return .unreadable(Labels.humanized(parameter.name))
    }
    let position = value.position < base ? positionInFrame(value.position) : value.position
    if let field = field(at: position) { return .unreadable(field.shownLabel) }
    // A value named in a branch is in doubt for the same reason as the branch.
    if let branch = context.undecidedBranches[value.position] { return branch.reason }
    // The rest are values within a list or map, which have no name of their own and are never
    // shown.
    return .unreadable(Labels.innerValue)
  }
}
