import Synchronization

/// Evaluators of one program that are not in use, so that each judgement need not make its own, and
/// what else judging it over and over needs only once.
///
/// Nobody waits: who finds the shelf taken makes an evaluator, and drops it if the shelf is taken again.
///
/// Unchecked because the list of idle ones is guarded by the flag beside it. A mutex would do, but
/// the thread sanitizer does not see the one of the standard library on Linux.
final class EvaluatorPool: @unchecked Sendable {
  let executable: ExecutableProgram
  private let isTaken = Atomic<Bool>(false)
  private var idle: [Workplace] = []
  private let knownBlueprints = MadeOnce<[FormBlueprint]>()

  init(_ executable: ExecutableProgram) {
    self.executable = executable
  }

  /// Runs the body with an evaluator that nobody else uses meanwhile.
  func withWorkplace<Result>(
    clock: FormClock,
    _ body: (Workplace) -> Result
  ) -> Result {
    let workplace = take() ?? Workplace(executable)
    workplace.evaluator.clock = clock
    defer { putBack(workplace) }
    return body(workplace)
  }

  /// What sessions know of the program's forms; made out when the first one is opened.
  var blueprints: [FormBlueprint] {
    knownBlueprints.value {
      let program = executable.program
      return program.forms.indices.map { FormBlueprint(FormIndex($0), of: program) }
    }
  }

  private func take() -> Workplace? {
    guard !isTaken.exchange(true, ordering: .acquiring) else { return nil }
    defer { isTaken.store(false, ordering: .releasing) }
    return idle.popLast()
  }

  private func putBack(_ workplace: Workplace) {
    guard !isTaken.exchange(true, ordering: .acquiring) else { return }
    defer { isTaken.store(false, ordering: .releasing) }
    idle.append(workplace)
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
