/// Evaluators of one program that are not in use, so that each judgment need not make its own, and
/// what sessions know of the program's forms.
///
/// A judgment locks the pool twice, for as long as it takes to move a reference.
package final class EvaluatorPool: Sendable {
  /// The program, as reports refer to it.
  let shared: SharedProgram
  private let idle = Guarded<[EvaluatorPlace]>([])
  private let knownBlueprints = LazyValue<[FormBlueprint]>()
  /// The external rules that each of the program's forms asks, in the order of their declarations.
  let externals: [[ExternalIndex]]

  package init(_ executable: ExecutableProgram) {
    shared = SharedProgram(executable)
    let program = executable.program
    externals = program.forms.indices.map { program.externals(of: FormIndex($0)).sorted() }
  }

  package var executable: ExecutableProgram {
    @inline(__always) _read { yield shared.executable }
  }

  /// Runs the body with an evaluator that nobody else uses meanwhile.
  package func withEvaluator<Result>(
    clock: FormClock,
    _ body: (inout PooledEvaluator) -> Result
  ) -> Result {
    let place = idle.withState { $0.popLast() } ?? EvaluatorPlace(executable)
    defer { idle.withState { $0.append(place) } }
    return place.use(clock: clock, body)
  }

  /// What sessions know of the program's forms; made when the first session is opened.
  var blueprints: [FormBlueprint] {
    knownBlueprints.value {
      let program = executable.program
      return program.forms.indices.map { FormBlueprint(FormIndex($0), of: program) }
    }
  }
}

/// An evaluator and the record that it judges, whose memory is kept from one record to the next.
package struct PooledEvaluator: ~Copyable {
  package var evaluator: Evaluator
  package var record = RecordBuffer()
}

/// Where an evaluator of a pool is.
///
/// Unchecked because it is handed from thread to thread, never to two at once.
private final class EvaluatorPlace: @unchecked Sendable {
  private var pooled: PooledEvaluator

  init(_ executable: ExecutableProgram) {
    pooled = PooledEvaluator(evaluator: Evaluator(executable, clock: .system))
  }

  func use<Result>(
    clock: FormClock,
    _ body: (inout PooledEvaluator) -> Result
  ) -> Result {
    pooled.evaluator.clock = clock
    return body(&pooled)
  }
}
