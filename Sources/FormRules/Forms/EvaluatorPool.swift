/// A pool of idle evaluators for one program, with the session data of its forms.
///
/// A validation locks the pool twice, each time only to move a reference.
package final class EvaluatorPool: Sendable {
  /// The program, as reports refer to it.
  let shared: SharedProgram
  private let idle = Guarded<[EvaluatorPlace]>([])
  private let knownBlueprints = LazyValue<[FormBlueprint]>()
  /// The external rules that each form uses, in declaration order.
  let externals: [[ExternalIndex]]

  package init(_ executable: ExecutableProgram) {
    shared = SharedProgram(executable)
    let program = executable.program
    externals = program.forms.indices.map { program.externals(of: FormIndex($0)).sorted() }
  }

  package var executable: ExecutableProgram {
    @inline(__always) _read { yield shared.executable }
  }

  /// Runs the body with exclusive use of an evaluator.
  package func withEvaluator<Result>(
    clock: FormClock,
    _ body: (inout PooledEvaluator) -> Result
  ) -> Result {
    let place = idle.withState { $0.popLast() } ?? EvaluatorPlace(executable)
    defer { idle.withState { $0.append(place) } }
    return place.use(clock: clock, body)
  }

  /// The session data of the program's forms; created when the first session opens.
  var blueprints: [FormBlueprint] {
    knownBlueprints.value {
      let program = executable.program
      return program.forms.indices.map { FormBlueprint(FormIndex($0), of: program) }
    }
  }
}

/// An evaluator with its record buffer, whose memory is reused for the next record.
package struct PooledEvaluator: ~Copyable {
  package var evaluator: Evaluator
  package var record = RecordBuffer()
}

/// A box for an evaluator in the pool.
///
/// Unchecked because it moves between threads, but belongs to one at a time.
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
