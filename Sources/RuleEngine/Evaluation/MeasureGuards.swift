/// The tests of length and size that guard what costs more than measuring a value.
///
/// Where such a test fails its check, patterns no longer run on the text, and the items of the list are
/// not judged. A test guards if its failing makes the check fail, so it is none in an `or`, and if it
/// measures the subject itself, so it is none of an item or a member.
struct MeasureGuards {
  /// The instructions of those tests.
  private(set) var positions: [Int] = []

  /// - Complexity: linear in the program's instructions.
  init(_ program: Program) {
    for form in program.forms {
      var position = form.checks.position
      while program.instructions[position] != .stop {
        if case .check(let check) = program.instructions[position] {
          add(program.checks[check].start.position..<position, of: program)
        }
        position += 1
      }
    }
  }

  /// Adds the guards of the expression of a check.
  private mutating func add(_ expression: Range<Int>, of program: Program) {
    var position = expression.lowerBound
    // How many combinations are open from the outermost `or` on.
    var alternatives = 0
    while position < expression.upperBound {
      switch Role(program.instructions[position]) {
      case .measure:
        if alternatives == 0 { positions.append(position) }
      case .otherSubject(let end):
        position = end.position
        continue
      case .disjunction:
        alternatives += 1
      case .conjunction:
        if alternatives > 0 { alternatives += 1 }
      case .end:
        if alternatives > 0 { alternatives -= 1 }
      case .other:
        break
      }
      position += 1
    }
  }

  /// What an instruction means for whether a measure guards.
  private enum Role {
    case measure
    /// Up to the instruction another value is the subject: an item, or a member.
    case otherSubject(end: InstructionIndex)
    case disjunction, conjunction
    /// Closes one of them.
    case end
    case other

    init(_ instruction: Instruction) {
      self = .other
      if case .test(let test) = instruction, test.isMeasure { self = .measure }
      if case .beginEach(_, let end) = instruction { self = .otherSubject(end: end) }
      if case .pushMember(_, let end) = instruction { self = .otherSubject(end: end) }
      if case .beginOr = instruction { self = .disjunction }
      if case .beginAnd = instruction { self = .conjunction }
      if case .end = instruction { self = .end }
    }
  }
}

extension Test {
  /// Whether it asks how long a text or a list is.
  fileprivate var isMeasure: Bool {
    if case .rule(let rule) = question { rule.declaration.isMeasure } else { false }
  }
}
