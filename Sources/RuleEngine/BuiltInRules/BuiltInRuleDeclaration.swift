/// A built-in rule: all that the project has to know of it.
///
/// A declaration says at least its signature, its messages and its answer. The defaults
/// fit most rules: a rule is primitive, judges values only, and has its arguments as operands.
protocol BuiltInRuleDeclaration {
  static var signature: RuleSignature { get }
  /// The English text where a value fails the rule; it names parameters in braces.
  static var message: String { get }
  /// The text where a value satisfies the rule under `not`.
  static var negatedMessage: String { get }
  /// Either text where it depends on which arguments are given.
  static func message(for values: MessageValues, isNegated: Bool) -> String
  /// Either text in the words for some kind of values; nil where there are none of its own.
  static func message(isNegated: Bool, of manner: MessageManner) -> String?

  /// Whether programs ask the rule itself.
  static var isPrimitive: Bool { get }
  /// The primitive rule that a call comes down to, and its operands; nil for all arguments in order.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>?

  /// Whether a primitive rule says something of a subject without a value.
  static var judgesEmptyValues: Bool { get }
  /// The kinds of values that a primitive rule says something of.
  static var judgedKinds: SubjectKinds { get }
  /// What a primitive rule has to read of the subject to answer.
  static var reading: SubjectReading { get }
  /// What is made ahead from constant operands.
  static var preparation: TestPreparation { get }
  /// The direct way to the answer, for the rules that most forms consist of.
  static var path: ExecutableInstruction.TestPath { get }
  /// Answers for the evaluator's subject, which is in the rule's domain and can be read.
  ///
  /// - Parameters:
  ///   - test: the test that asks.
  ///   - evaluator: the evaluator; nothing changes but the cause of an unknown answer.
  /// - Returns: whether the subject satisfies the rule now, and what more typing can change about that.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer
  /// Whether it asks how long a text or a list is: what is too long is not read any further.
  static var isMeasure: Bool { get }
  /// How many bytes of the subject's text satisfy the rule, which fails; nil where all may.
  static func progress(of test: Test, in evaluator: inout Evaluator) -> Int?

  /// What it demands of values, for the search for contradictions.
  static var constraint: RuleConstraint { get }
  /// Why formats that rules are exported to may not be able to say it.
  static var portability: RulePortability { get }
}

/// A test while it runs.
struct RunningTest {
  let step: ExecutableInstruction
  /// Where the test is, for reasons why it cannot be answered.
  let index: InstructionIndex

  var operands: OperandList { step.operands }
  /// Whether letters of either case are taken for the same.
  var ignoresCase: Bool { step.test?.ignoresCase ?? false }
  /// Position of what was prepared, if anything was.
  var entry: Int? { step.hasEntry ? Int(step.entry) : nil }
}

extension Evaluator {
  /// What the first operand of a test stands for; nil where it can't be read, with the cause noted.
  mutating func readableOperand(of test: RunningTest) -> Operand.Resolved? {
    let value = operand(of: test)
    guard let reason = obstacle(in: value) else { return value }
    _ = unknown(reason, at: test.index)
    return nil
  }
}

/// What a rule has to read of the subject to answer.
enum SubjectReading {
  /// Its value.
  case value
  /// Whether there is one, which is known even of values of a wrong type.
  case presence
  /// Nothing: it asks its operands only.
  case nothing
}

/// What is made ahead from the constant operands of a test.
enum TestPreparation {
  case nothing
  /// The bounds of a length or magnitude: the operands are lower, upper and, of a length, the unit.
  case bounds
  /// A table of the texts that the operands are.
  case texts
  /// The compiled pattern that the first operand is, and which part of the subject it must match.
  case pattern(PatternScope)
  /// The set of the kinds that the operands name.
  case kinds
}

extension BuiltInRuleDeclaration {
  static func message(for values: MessageValues, isNegated: Bool) -> String {
    isNegated ? negatedMessage : message
  }
  static func message(isNegated: Bool, of manner: MessageManner) -> String? { nil }
  static var isPrimitive: Bool { true }
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>? { nil }
  static var judgesEmptyValues: Bool { false }
  static var judgedKinds: SubjectKinds { judgesEmptyValues ? .anyValue : signature.subjects }
  static var reading: SubjectReading { .value }
  static var preparation: TestPreparation { .nothing }
  static var path: ExecutableInstruction.TestPath { .other }
  static var isMeasure: Bool { false }
  static func progress(of test: Test, in evaluator: inout Evaluator) -> Int? { nil }
  static var constraint: RuleConstraint { .none }
  static var portability: RulePortability { RulePortability() }
}

/// A rule that programs do not ask: its calls are lowered to calls of another one.
protocol DerivedRule: BuiltInRuleDeclaration {}

extension DerivedRule {
  static var isPrimitive: Bool { false }
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    .notApplicable
  }
}
