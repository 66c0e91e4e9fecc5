import Synchronization

/// Evaluators of one program that are not in use, so that each judgement need not make its own.
final class EvaluatorPool: Sendable {
  let executable: ExecutableProgram
  private let idle = Mutex<[Workplace]>([])

  init(_ executable: ExecutableProgram) {
    self.executable = executable
  }

  /// Runs the body with an evaluator that nobody else uses meanwhile.
  func withWorkplace<Result>(
    clock: FormClock,
    _ body: (Workplace) -> Result
  ) -> Result {
    let workplace = idle.withLock { $0.popLast() } ?? Workplace(executable)
    workplace.evaluator.clock = clock
    defer { idle.withLock { $0.append(workplace) } }
    return body(workplace)
  }
}

/// An evaluator with the buffer that it judges, both kept from one record to the next.
///
/// Unchecked because it is handed from thread to thread, never to two at once.
final class Workplace: @unchecked Sendable {
  var evaluator: Evaluator
  var record = RecordBuffer()

  init(_ executable: ExecutableProgram) {
    evaluator = Evaluator(executable, clock: .system)
  }
}
