// Every test of the machine, by family; each family's meaning is in `Rules/`.

extension Evaluator {
  /// Runs one test on the subject, which is of a kind that the test judges.
  ///
  /// The tests that forms are full of stand here; inlined, the others would take their registers.
  mutating func test(
    _ instruction: Instruction,
    entry: UInt32,
    at index: InstructionIndex
  ) -> Answer {
    switch instruction {
    case .required, .filled:
      testFilled()
    case .present:
      testPresent(at: index)
    case .length(let lower, let upper, let unit):
      testLength(lower, upper, unit, bounds: entry, at: index)
    case .magnitude(let lower, let upper):
      testMagnitude(lower, upper, bounds: entry, at: index)
    case .matches(let pattern):
      testPattern(pattern, index: entry, at: index)
    case _:
      testRarely(instruction, entry: entry, at: index)
    }
  }

  @inline(never)
  private mutating func testRarely(
    _ instruction: Instruction,
    entry: UInt32,
    at index: InstructionIndex
  ) -> Answer {
    switch instruction {
    case .empty:
      return subject.isEmpty ? Answer(.holds, canHold: true, canFail: true) : .failsForGood
    case .accepted:
      return testAccepted()
    case .anyFilled(let fields):
      return testAnyFilled(fields, at: index)
    case .allFilled(let fields):
      return testAllFilled(fields, at: index)
    case .compare(let left, let comparison, let right):
      return compare(resolve(left), comparison, resolve(right), at: index)
    case .external(let rule, let arguments):
      return answerOfHost(rule, arguments, at: index)
    case .kind(let kinds):
      return testKind(kinds)
    case .equal(let other):
      return testEqual(resolve(other), at: index)
    case .different(let other):
      return testEqual(resolve(other), at: index).negated
    case .multiple(let step):
      return testMultiple(of: resolve(step), at: index)
    case .oneOf(let values):
      return testMembership(in: values, table: entry, at: index)
    case .noneOf(let values):
      return testMembership(in: values, table: entry, at: index).negated
    case .startsWith(let start):
      return testStart(resolve(start), at: index)
    case .endsWith(let end):
      return testEnd(resolve(end), at: index)
    case .characters(let set):
      return testCharacters(set)
    case .syntax(let syntax):
      return testSyntax(syntax)
    case .before(let limit):
      return testOrder(.less, resolve(limit), at: index)
    case .after(let limit):
      return testOrder(.greater, resolve(limit), at: index)
    case .luhn(let countsLetters):
      return testLuhn(countsLetters: resolve(countsLetters), at: index)
    case .mod97:
      return testChecksum(Mod97.check)
    case .weightedSum(let terms):
      return testWeightedSum(terms, at: index)
    case .idna(let separator):
      return testHostName(after: resolve(separator), at: index)
    case .size(let lower, let upper):
      return testSize(lower, upper, at: index)
    case .unique(let path):
      return testUnique(by: path.map { program.itemPaths[$0] })
    case .exclusive(let item):
      return testExclusive(resolve(item))
    case .fileSize(let most):
      return testFileSize(resolve(most))
    case .mediaType(let types):
      return testMediaType(types)
    case .required, .filled, .present, .length, .magnitude, .matches, .field, .form, .check,
      .moment, .unlessHeld, .itemTypes, .nested, .items, .itemContents, .nextItem, .decide,
      .jump, .branch, .stop,
      .beginAnd, .beginOr, .combine, .end, .not, .message, .warn, .beginEach, .nextEach,
      .pushSubject, .ignoring, .popSubject, .pushMember, .popMember, .rule:
      return .notApplicable
    }
  }

  /// Runs one test on a subject that is empty, is taken as it is given, or can't be read.
  @inline(never)
  mutating func testSpecial(_ step: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    // What is empty stays so, whether its field applies or not.
    let reasons = subject.isEmpty ? subject.slot.flags.subtracting(.undecided) : subject.slot.flags
    if !step.instruction.canAnswer(unreadable: reasons), let reason = obstacle(in: subject) {
      return unknown(reason, at: index)
    }
    let isBeyond =
      subject.isEmpty
      ? step.traits.contains(.needsValue) : !isJudged(by: step.instruction)
    return isBeyond ? .notApplicable : test(step.instruction, entry: step.entry, at: index)
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
