import FormInterchange
import FormRules
import RuleCompiler
import RuleEngine
import RuleSyntax

/// A rule file that has gone through all stages, with the texts that it was made from.
struct LoadedRules {
  let files: SourceFiles
  let compilation: Compilation

  /// Reads and compiles the file that an argument names, and all that it imports.
  init(argument path: String, files: SourceFiles = SourceFiles()) throws(Termination) {
    self.init(try files.load(argument: path), files: files)
  }

  /// Compiles a text, and all that it imports.
  init(_ source: SourceText, files: SourceFiles) {
    self.files = files
    compilation = Compilation(source, imports: files.imports)
  }

  /// The program; ends the command with the diagnostics if the file has errors.
  func program(color: ColorChoice) throws(Termination) -> Program {
    reportDiagnostics(color: color)
    guard let program = compilation.program else { throw Termination(.brokenRules) }
    return program
  }

  /// The checked file, from which forms are exported.
  var scope: RuleScope { RuleScope(compilation.checked) }

  /// Prints the diagnostics of the file on standard error.
  func reportDiagnostics(color: ColorChoice) {
    if compilation.diagnostics.isEmpty { return }
    let report = DiagnosticReport(compilation.diagnostics, files: files)
    let text = report.text(isColored: color.apply(to: .standardError))
    StandardError.write(lines: Array(text.utf8))
  }
}
