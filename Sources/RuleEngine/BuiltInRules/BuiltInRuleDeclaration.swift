/// The declaration of a built-in rule: everything that the project has to know about it.
///
/// A declaration has at least a signature, messages and an answer. The defaults fit most rules: a
/// rule is primitive, applies to nonempty values only, and its operands are its arguments.
protocol BuiltInRuleDeclaration {
  static var signature: RuleSignature { get }
  /// The English message for a value that fails the rule, with parameters in braces.
  static var message: String { get }
  /// The message for a value that satisfies the rule under `not`.
  static var negatedMessage: String { get }
  /// Either message, if it depends on which arguments are given.
  static func message(for values: MessageValues, isNegated: Bool) -> String
  /// Either message in the wording for a kind of value; nil if there is none.
  static func message(isNegated: Bool, of manner: MessageManner) -> String?

  /// Whether the rule occurs in programs.
  static var isPrimitive: Bool { get }
  /// The primitive rule and operands that a call is lowered to; nil for all arguments in order.
  static func lowered<Given: RuleArguments>(_ given: Given) -> LoweredRule<Given.Argument>?

  /// Whether a primitive rule applies to a subject without a value.
  static var judgesEmptyValues: Bool { get }
  /// The kinds of values that a primitive rule applies to.
  static var judgedKinds: SubjectKinds { get }
  /// What a primitive rule reads of the subject.
  static var reading: SubjectReading { get }
  /// The data that is prepared from constant operands.
  static var preparation: TestPreparation { get }
  /// The function that answers tests of the rule; the most common rules have one of their own.
  static var path: ExecutableInstruction.TestPath { get }
  /// Answers for the evaluator's subject, which is readable and in the rule's domain.
  ///
  /// - Parameters:
  ///   - test: the test.
  ///   - evaluator: the evaluator; only the cause of an unknown answer is changed.
  /// - Returns: whether the subject satisfies the rule now, and what more typing can change.
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer
  /// Whether it measures a text or a list: if it fails, costlier tests of the value are skipped.
  static var isMeasure: Bool { get }
  /// The length in bytes of the text's longest prefix that satisfies a failing rule; nil if all
  /// may.
  static func progress(of test: Test, in evaluator: inout Evaluator) -> Int?

  /// Its constraint on values, for the search for contradictions.
  static var constraint: RuleConstraint { get }
  /// Why export formats may not be able to express it.
  static var portability: RulePortability { get }
}

/// A test that is running.
struct RunningTest {
  let step: ExecutableInstruction
  /// The position of the test, for the cause of an unknown answer.
  let index: InstructionIndex

  var operands: OperandList { step.operands }
  /// Whether letter case is ignored.
  var ignoresCase: Bool { step.test?.ignoresCase ?? false }
  /// Index of the prepared data, if there is any.
  var entry: Int? { step.hasEntry ? Int(step.entry) : nil }
}

extension Evaluator {
  /// The value of the test's first operand; nil if it is unreadable, with the cause recorded.
  mutating func readableOperand(of test: RunningTest) -> Operand.Resolved? {
    let value = operand(of: test)
    guard let reason = obstacle(in: value) else { return value }
    _ = unknown(reason, at: test.index)
    return nil
  }
}

/// What a rule reads of the subject.
enum SubjectReading {
  /// Its value.
  case value
  /// Whether there is a value, which is known even if it has the wrong type.
  case presence
  /// Nothing: it only reads its operands.
  case nothing
}

/// The data that is prepared from a test's constant operands.
enum TestPreparation {
  case nothing
  /// The bounds of a length or magnitude; the operands are lower, upper and, for a length, the
  /// unit.
  case bounds
  /// A table of the operands, which are texts.
  case texts
  /// The compiled pattern of the first operand, with its scope.
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

/// A rule that does not occur in programs: its calls are lowered to another rule.
protocol DerivedRule: BuiltInRuleDeclaration {}

extension DerivedRule {
  static var isPrimitive: Bool { false }
  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    .notApplicable
  }
}
