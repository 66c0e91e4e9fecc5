/// Evaluators of one program that are not in use, so that each judgment need not make its own, and
/// what sessions know of the program's forms.
///
/// A judgment locks the pool twice, for as long as it takes to move a reference.
package final class EvaluatorPool: Sendable {
  /// The program, as reports refer to it.
  let shared: SharedProgram
  private let idle = Guarded<[PooledEvaluator]>([])
  private let knownBlueprints = LazyValue<[FormBlueprint]>()
  private let knownExternals = LazyValue<[Set<ExternalIndex>]>()

  package init(_ executable: ExecutableProgram) {
    shared = SharedProgram(executable)
  }

  package var executable: ExecutableProgram {
    @inline(__always) _read { yield shared.executable }
  }

  /// Runs the body with an evaluator that nobody else uses meanwhile.
  package func withEvaluator<Result>(
    clock: FormClock,
    _ body: (PooledEvaluator) -> Result
  ) -> Result {
    let pooled = idle.withState { $0.popLast() } ?? PooledEvaluator(executable)
    pooled.evaluator.clock = clock
    defer { idle.withState { $0.append(pooled) } }
    return body(pooled)
  }

  /// What sessions know of the program's forms; made when the first session is opened.
  var blueprints: [FormBlueprint] {
    knownBlueprints.value {
      let program = executable.program
      return program.forms.indices.map { FormBlueprint(FormIndex($0), of: program) }
    }
  }

  /// The external rules that each of the program's forms asks.
  var externals: [Set<ExternalIndex>] {
    knownExternals.value {
      let program = executable.program
      return program.forms.indices.map { program.externals(of: FormIndex($0)) }
    }
  }
}

/// An evaluator and the record that it judges, whose memory is kept from one record to the next.
///
/// Unchecked because it is handed from thread to thread, never to two at once.
package final class PooledEvaluator: @unchecked Sendable {
  package var evaluator: Evaluator
  package var record = RecordBuffer()

  init(_ executable: ExecutableProgram) {
    evaluator = Evaluator(executable, clock: .system)
  }
}
