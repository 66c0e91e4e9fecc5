/// An instruction with what the machine's loop needs to know of it before it runs.
struct ExecutableInstruction: Sendable {
  var instruction: Instruction
  var traits: Traits
  /// How to run it, if it is a test.
  var testPath: TestPath
  /// Position in the table that holds what was made ahead for the instruction; `noEntry` for none.
  ///
  /// Of a field its plan, of a length or magnitude its bounds, of `one_of` and `none_of` their texts,
  /// of a match its pattern. Of `kind` it is the set of kinds itself.
  var entry: UInt32

  static let noEntry = UInt32.max

  var hasEntry: Bool { entry != ExecutableInstruction.noEntry }

  /// The test that the instruction asks, if it is one.
  var test: Test? {
    if case .test(let test) = instruction { test } else { nil }
  }

  /// The operands of the test.
  var operands: OperandList { test?.operands ?? .empty }

  /// The function that answers a test: the tests that most forms consist of are called directly.
  enum TestPath: UInt8, Sendable {
    case filled, present, length, magnitude, pattern
    case other
  }

  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isTest = Traits(rawValue: 1 << 0)
    /// It is a test that says nothing of a subject without a value.
    static let needsValue = Traits(rawValue: 1 << 1)
    /// It is a test that ends its check, which has nothing to do unless the test refuses the value.
    ///
    /// Not set for a test that asks the host, whose check settles what it asked.
    static let endsCheck = Traits(rawValue: 1 << 2)
    /// It is a test of length or size: where it fails its check, costlier tests don't run.
    static let measuresCheck = Traits(rawValue: 1 << 3)
  }

  /// - Parameters:
  ///   - instruction: the instruction.
  ///   - entry: position of what was made for it.
  init(_ instruction: Instruction, entry: Int?) {
    self.instruction = instruction
    self.entry = entry.map { UInt32($0) } ?? ExecutableInstruction.noEntry
    traits = []
    testPath = .other
    guard case .test(let test) = instruction else { return }
    traits.insert(.isTest)
    if case .rule(let rule) = test.question { testPath = rule.declaration.path }
    if !test.judgesEmptyValues { traits.insert(.needsValue) }
  }

  /// Notes that the next instruction is a check.
  mutating func noteCheckFollows() {
    guard let test else { return }
    if case .external = test.question { return }
    traits.insert(.endsCheck)
  }
}

extension Test {
  /// Whether the test says something of a subject without a value.
  var judgesEmptyValues: Bool {
    switch question {
    case .rule(let rule): rule.declaration.judgesEmptyValues
    case .compare, .compareFilled: true
    case .external: false
    }
  }

  /// The kinds of values that the test says something of.
  var judgedKinds: SubjectKinds {
    if case .rule(let rule) = question { rule.declaration.judgedKinds } else { .anyValue }
  }

  /// Whether the test can answer where the subject can't be read for the reasons among the flags.
  func canAnswer(unreadable reasons: Slot.Flags) -> Bool {
    let reading: SubjectReading =
      switch question {
      case .rule(let rule): rule.declaration.reading
      case .compare, .compareFilled: .nothing
      case .external: .value
      }
    return switch reading {
    case .nothing: true
    // A value of a wrong type is there all the same, but not one whose field may not apply.
    case .presence: !reasons.contains(.undecided)
    case .value: reasons.isDisjoint(with: .unreadable)
    }
  }
}
