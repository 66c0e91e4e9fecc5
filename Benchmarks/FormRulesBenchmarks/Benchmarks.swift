import Benchmark
import FormRules
import Typing

/// Everything that is measured, through the library's public interface.
let benchmarks: @Sendable () -> Void = {
  let workloads = Workloads.all()
  for loading in workloads.loading {
    // Hash tables, which loading fills and throws away, do not grow alike in each process.
    measure(loading.title, runs: 10, tolerance: 1) {
      Work { blackHole(try RuleFile(text: loading.rules)) }
    }
  }
  for judging in workloads.judging {
    for mode in judging.modes {
      let title = judging.modes.count == 1 ? judging.title : "\(judging.title), \(mode.rawValue)"
      measure(title) {
        let (form, values) = try judging.opened()
        let options = ValidationOptions(mode: mode)
        return Work { blackHole(form.validate(values, options: options)) }
      }
    }
  }
  for script in Script.allCases {
    measure("typing, \(script), mask and filter alone") { Work(try LoneField(script)) }
    measure("typing, \(script), in a live form") { Work(try LiveField(script)) }
  }
  for rows in [1, 100] {
    measure("typing in the last of \(rows) rows") { Work(try FieldInLastRow(of: rows, .people)) }
  }
}

extension Work {
  /// A session of typing.
  fileprivate init(_ field: some TypedField) {
    self.init(prepare: field.clear) { blackHole(try field.type()) }
  }
}
