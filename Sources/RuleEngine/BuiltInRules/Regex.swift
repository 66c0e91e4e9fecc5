/// `regex`: the pattern matches the whole text.
enum Regex: MatchingRule {
  static let preparation = TestPreparation.pattern(.whole)
  static let signature = RuleSignature([.init("pattern", .pattern), .ignoring], judges: .written)
  static let message = "Enter this in the correct format."
  static let negatedMessage = "This format is not allowed."
}

/// `contains`: the pattern, or a text given in its place, matches somewhere.
enum Contains: MatchingRule {
  static let preparation = TestPreparation.pattern(.anywhere)
  static let signature = RuleSignature([.init("pattern", .pattern)], judges: .written)
  static let message = "Something that is required here is missing."
  static let negatedMessage = "This contains something that is not allowed."
}

/// A rule that matches a pattern; the rules differ in the pattern's scope.
protocol MatchingRule: BuiltInRuleDeclaration {}

extension MatchingRule {
  static var path: ExecutableInstruction.TestPath { .pattern }

  static func answer(to test: RunningTest, in evaluator: inout Evaluator) -> Answer {
    evaluator.testPattern(test.step, at: test.index)
  }

  static func progress(of test: Test, in evaluator: inout Evaluator) -> Int? {
    guard let index = evaluator.pattern(of: test), let pattern = evaluator.compiled(index) else {
      return nil
    }
    return evaluator.withPatternScratch(on: evaluator.subject) {
      pattern.progress(in: $0, with: &$1)
    }
  }
}

extension Evaluator {
  /// The length in bytes up to which matching is usually as fast as other tests.
  private static let shortText = 1024

  @inline(__always)
  mutating func testPattern(_ test: ExecutableInstruction, at index: InstructionIndex) -> Answer {
    // A text that failed a length check is not read: matching would cost more and add nothing.
    guard subject.slot.kind == .text, !isRefused(subject) else { return .notApplicable }
    // The fast path: the pattern is cached and has an automaton.
    if test.hasEntry, let automaton = patternCache.automata[Int(test.entry)] {
      let answer = withText(of: subject) { automaton.answer(to: $0) }
      if answer != .unknown { return answer }
    }
    return match(test, at: index)
  }

  @inline(never)
  private mutating func match(
    _ test: ExecutableInstruction,
    at index: InstructionIndex
  ) -> Answer {
    let source =
      test.hasEntry
      ? CompiledPatternIndex(position: Int(test.entry)) : test.test.flatMap { pattern(of: $0) }
    guard let pattern = source.flatMap({ compiled($0) }) else {
      return unknown(.pattern("it could not be compiled"), at: index)
    }
    // A match is bounded, but may take longer than thousands of steps.
    if Int(subject.slot.count) > Evaluator.shortText { haltIfCancelled() }
    if isHalted { return .unknown }
    let asksLater = asksLater
    let result = withPatternScratch(on: subject) { text, scratch in
      asksLater
        ? pattern.judge(text, with: &scratch)
        : pattern.matches(text, with: &scratch).map { .plain($0) }
    }
    switch result {
    case .success(let answer): return answer
    case .failure(let failure):
      // Much time may have passed until the failure.
      if failure == .cancelled { halt(.cancelled) } else { haltIfCancelled() }
      // The check has its answer already; only the test to blame can't be found.
      if failure == .recordLimit, machine.isReplaying { halt(failure.reason) }
      return unknown(failure.reason, at: index)
    }
  }

  /// The pattern that a test matches, with its scope; nil if its operand is not a pattern.
  func pattern(of test: Test) -> CompiledPatternIndex? {
    guard let scope = test.patternScope else { return nil }
    let slot = resolve(operand(0, of: test.operands)).slot
    guard slot.kind == .pattern else { return nil }
    return CompiledPatternIndex(PatternIndex(Int(slot.payload)), scope: scope)
  }
}

extension PatternFailure {
  /// The failure as the reason why a check is undecided.
  var reason: Undecided.Reason {
    self == .recordLimit
      ? .limit(EvaluationLimits.Name.patternWork.rawValue) : .pattern(description)
  }
}
