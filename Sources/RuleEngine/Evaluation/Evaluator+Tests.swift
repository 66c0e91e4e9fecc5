// Every test of the machine, by family; each family's meaning is in `Rules/`.

extension Evaluator {
  /// Runs one test on the subject, which is of a kind that the test judges.
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

  /// Runs a test that is not among those that forms are full of: inlined it would take their
  /// registers.
  @inline(never)
  private mutating func testOther(
    _ step: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    guard let test = step.test else { return .notApplicable }
    switch test.question {
    case .rule(let rule):
      return answer(of: rule, test.operands, entry: step.entry, at: index)
    case .compare(let comparison):
      let (left, right) = (operand(0, of: test.operands), operand(1, of: test.operands))
      return compare(resolve(left), comparison, resolve(right), at: index)
    case .external(let rule):
      return answerOfHost(rule, test.operands, at: index)
    }
  }

  private mutating func answer(
    of rule: BuiltInRule,
    _ operands: OperandList,
    entry: UInt32,
    at index: InstructionIndex
  ) -> Answer {
    let first = operand(0, of: operands)
    switch rule {
    case .empty:
      return subject.isEmpty ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
    case .accepted: return testAccepted()
    case .anyFilled: return testAnyFilled(operands, at: index)
    case .allFilled: return testAllFilled(operands, at: index)
    case .kind: return testKind(ValueKinds(rawValue: UInt8(truncatingIfNeeded: entry)))
    case .equal: return testEqual(resolve(first), at: index)
    case .different: return testEqual(resolve(first), at: index).negated
    case .multipleOf: return testMultiple(of: resolve(first), at: index)
    case .oneOf: return testMembership(in: operands, table: entry, at: index)
    case .noneOf: return testMembership(in: operands, table: entry, at: index).negated
    case .startsWith: return testStart(resolve(first), at: index)
    case .endsWith: return testEnd(resolve(first), at: index)
    case .chars: return testCharacters(first)
    case .integer: return testSyntax(.integer)
    case .number: return testSyntax(.number)
    case .boolean: return testSyntax(.boolean)
    case .date: return testSyntax(.date)
    case .time: return testSyntax(.time)
    case .datetime: return testSyntax(.datetime)
    case .json: return testSyntax(.json)
    case .before: return testOrder(.less, resolve(first), at: index)
    case .after: return testOrder(.greater, resolve(first), at: index)
    case .luhn: return testLuhn(countsLetters: resolve(first), at: index)
    case .mod97: return testChecksum(Mod97.check)
    case .weightedSum: return testWeightedSum(operands, at: index)
    case .idna: return testHostName(after: resolve(first), at: index)
    case .size: return testSize(first, operand(1, of: operands), at: index)
    case .unique: return testUnique(by: itemPath(first))
    case .exclusive: return testExclusive(resolve(first))
    case .maxSize: return testFileSize(resolve(first))
    case .mediaType: return testMediaType(operands)
    case .required, .filled, .present, .length, .between, .regex, .contains, .equalNext,
      .equalPrevious, .minLength, .maxLength, .equalLength, .minValue, .maxValue:
      // Called directly, or not primitive.
      return .notApplicable
    }
  }

  private func itemPath(_ operand: Operand) -> ItemPath? {
    if case .itemPath(let path) = operand { program.itemPaths[path] } else { nil }
  }

  /// Runs one test on a subject that is empty, is taken as it is given, or can't be read.
  @inline(never)
  mutating func testSpecial(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    // What is empty stays so, whether its field applies or not.
    let reasons = subject.isEmpty ? subject.slot.flags.subtracting(.undecided) : subject.slot.flags
    guard let test = step.test else { return .notApplicable }
    if !test.canAnswer(unreadable: reasons), let reason = obstacle(in: subject) {
      return unknown(reason, at: index)
    }
    let isBeyond =
      subject.isEmpty ? step.traits.contains(.needsValue) : !isJudged(by: test)
    return isBeyond ? .notApplicable : self.test(step, at: index)
  }

  /// Why a value that a test reads cannot be read, if so.
  func obstacle(in value: Operand.Resolved) -> Undecided.Reason? {
    if value.slot.flags.isDisjoint(with: .unreadable) { return nil }
    // What is empty stays so, whether its field applies or not.
    if value.isEmpty, value.slot.flags.isDisjoint(with: [.mistyped, .beyondLimit]) { return nil }
    return unreadable(value)
  }

  func unreadable(_ value: Operand.Resolved) -> Undecided.Reason {
    .unreadable(describe(.field(SlotOffset(max(0, value.position - base)))))
  }
}
