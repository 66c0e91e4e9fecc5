import FormRules
import RuleSyntax

/// The diagnostics of some rule files, with the texts that they speak of.
struct DiagnosticReport {
  /// Each diagnostic once, however many of the files import the one that it is in.
  let diagnostics: [Diagnostic]
  let files: SourceFiles

  init(_ diagnostics: [Diagnostic], files: SourceFiles) {
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    self.files = files
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }
  var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// The source of the diagnostic; empty if it isn't available.
  func source(of diagnostic: Diagnostic) -> SourceText {
    files.text(named: diagnostic.file) ?? SourceText(name: diagnostic.file, bytes: [])
  }

  /// Line and column of the first character in the range.
  func start(of range: SourceRange, in diagnostic: Diagnostic) -> SourceText.Location {
    if range.start == diagnostic.range.start { return diagnostic.location }
    return source(of: diagnostic).location(of: range.start)
  }

  /// Line and column behind the last character in the range.
  func end(of range: SourceRange, in diagnostic: Diagnostic) -> SourceText.Location {
    source(of: diagnostic).location(of: max(range.start, range.end))
  }
}
