/// An instruction with facts that the interpreter loop would otherwise look up each time it runs.
struct ExecutableInstruction: Sendable {
  var instruction: Instruction
  var traits: Traits
  /// Which function runs it, if it is a test.
  var testPath: TestPath
  /// Index of the instruction's prepared data; `noEntry` if it has none.
  ///
  /// For a field it is the index of its plan, for a length or magnitude of its bounds, for `one_of`
  /// and `none_of` of their texts, and for a match of its pattern. For `kind` it is the set of
  /// kinds itself.
  var entry: UInt32

  static let noEntry = UInt32.max

  var hasEntry: Bool { entry != ExecutableInstruction.noEntry }

  /// The test, if the instruction is one.
  var test: Test? {
    if case .test(let test) = instruction { test } else { nil }
  }

  /// The operands of the test.
  var operands: OperandList { test?.operands ?? .empty }

  /// The function that answers a test; the most common tests have functions of their own.
  enum TestPath: UInt8, Sendable {
    case filled, present, length, magnitude, pattern
    case other
  }

  /// Facts that the interpreter loop checks without decoding the instruction.
  struct Traits: OptionSet {
    let rawValue: UInt8

    static let isTest = Traits(rawValue: 1 << 0)
    /// A test that is not applicable to a subject without a value.
    static let needsValue = Traits(rawValue: 1 << 1)
    /// A test that is the last of its check, which can be skipped unless the test refuses the
    /// value.
    ///
    /// Not set for a test that asks the host, because its check must settle the inquiry.
    static let endsCheck = Traits(rawValue: 1 << 2)
    /// A test of length or size: if it makes its check fail, costlier tests are skipped.
    static let measuresCheck = Traits(rawValue: 1 << 3)
  }

  /// - Parameters:
  ///   - instruction: the instruction.
  ///   - entry: index of its prepared data.
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

  /// Records that a check follows the instruction.
  mutating func noteCheckFollows() {
    guard let test else { return }
    if case .external = test.question { return }
    traits.insert(.endsCheck)
  }
}

extension Test {
  /// Whether the test applies to a subject without a value.
  var judgesEmptyValues: Bool {
    switch question {
    case .rule(let rule): rule.declaration.judgesEmptyValues
    case .compare, .compareFilled: true
    case .external: false
    }
  }

  /// The kinds of values that the test applies to.
  var judgedKinds: SubjectKinds {
    if case .rule(let rule) = question { rule.declaration.judgedKinds } else { .anyValue }
  }

  /// Whether the test can answer despite the given reasons why the subject is unreadable.
  func canAnswer(unreadable reasons: Slot.Flags) -> Bool {
    let reading: SubjectReading =
      switch question {
      case .rule(let rule): rule.declaration.reading
      case .compare, .compareFilled: .nothing
      case .external: .value
      }
    return switch reading {
    case .nothing: true
    // A value of the wrong type is present; a value whose field may not apply may be absent.
    case .presence: !reasons.contains(.undecided)
    case .value: reasons.isDisjoint(with: .unreadable)
    }
  }
}
