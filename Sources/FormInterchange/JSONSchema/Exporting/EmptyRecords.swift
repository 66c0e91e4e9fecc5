import RuleCompiler
import RuleEngine

/// Which forms of a file refuse a record in which nothing is filled in, as the engine judges it.
///
/// An item of a list of forms that is null or empty is such a record.
final class EmptyRecords {
  private let scope: RuleScope
  private lazy var refusing: Set<Int> = {
    let program = Lowering.program(for: scope.file)
    var evaluator = Evaluator(ExecutableProgram(program), clock: .system)
    var record = RecordBuffer()
    return Set(
      program.forms.indices.filter { index in
        record.reset(for: program.forms[index])
        return evaluator.judge(&record, as: FormIndex(index)).verdict == .invalid
      }
    )
  }()

  init(of scope: RuleScope) {
    self.scope = scope
  }

  func areRefused(by form: Int) -> Bool { refusing.contains(form) }
}
