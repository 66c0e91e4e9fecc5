import RuleEngine

extension Evaluator {
  /// An evaluator that stops when the person at the terminal asks it to.
  static func interruptible(_ executable: ExecutableProgram, clock: FormClock) -> Evaluator {
    var evaluator = Evaluator(executable, clock: clock)
    evaluator.isCancelled = { Interruption.isRequested }
    return evaluator
  }
}
