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
    self.files = files
    let source = try files.load(argument: path)
    compilation = Compilation(source, imports: files.imports)
  }

  /// The program; where the file has errors they are said, and the command ends.
  func program(colours: ColourChoice?) throws(Termination) -> Program {
    sayDiagnostics(colours: colours)
    guard let program = compilation.program else { throw Termination(.brokenRules) }
    return program
  }

  /// The names that forms of the file can use.
  var scope: RuleScope {
    RuleScope(
      compilation.parsed.source,
      imports: { [files] path, importer in
        try? files.load(path: RulePath(importer).importing(path).text)
      },
      standardFile: { StandardLibrary.file(declaring: $0) }
    )
  }

  /// Says what is wrong with the file on standard error.
  func sayDiagnostics(colours: ColourChoice?) {
    if compilation.diagnostics.isEmpty { return }
    let report = DiagnosticReport(compilation.diagnostics, files: files)
    let text = report.text(isColoured: colours.apply(to: .standardError))
    StandardError.write(lines: Array(text.utf8))
  }
}
