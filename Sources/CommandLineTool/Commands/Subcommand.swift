import ArgumentParser

/// The commands, by the words that call for them.
enum Subcommand: String, CaseIterable {
  case check, fmt, test, validate, explain, bench, repl, `import`, export, dump

  var command: any ParsableCommand.Type {
    switch self {
    case .check: Check.self
    case .fmt: Format.self
    case .test: RunTests.self
    case .validate: Validate.self
    case .explain: Explain.self
    case .bench: Bench.self
    case .repl: Repl.self
    case .import: Import.self
    case .export: Export.self
    case .dump: Dump.self
    }
  }
}
