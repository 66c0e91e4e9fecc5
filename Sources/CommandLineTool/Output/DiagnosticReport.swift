import RuleSyntax

/// The diagnostics of some rule files, with the texts that they refer to.
struct DiagnosticReport {
  /// Each diagnostic once, even if several files import its file.
  let diagnostics: [Diagnostic]
  let files: SourceFiles

  init(_ diagnostics: [Diagnostic], files: SourceFiles) {
    var seen: Set<Diagnostic> = []
    self.diagnostics = diagnostics.filter { seen.insert($0).inserted }
    self.files = files
  }

  var errorCount: Int { diagnostics.count { $0.severity == .error } }
  var warningCount: Int { diagnostics.count { $0.severity == .warning } }

  /// How many diagnostics have a certain fix, in the files that the arguments name.
  func fixableCount(in arguments: [String]) -> Int {
    let names = Set(arguments.map { SourceFiles.name(ofArgument: $0) })
    return diagnostics.count { names.contains($0.file) && $0.fixes.contains(where: \.isCertain) }
  }

  /// `2 errors, 1 warning in 3 files (1 fixable with --fix)`, or `no problems in 1 file`.
  func summary(fileCount: Int, fixable: Int) -> String {
    let parts = [(errorCount, "error"), (warningCount, "warning")].filter { $0.0 > 0 }
    let counts = parts.map { $0.counted($1) }.joined(separator: ", ")
    return (parts.isEmpty ? "no problems" : counts) + " in " + fileCount.counted("file")
      + (fixable > 0 ? " (\(fixable) fixable with --fix)" : "")
  }

  /// The diagnostics for people, with the source lines.
  func text(isColored: Bool) -> String {
    diagnostics.map { diagnostic in
      DiagnosticText(
        source: source(of: diagnostic),
        colors: isColored ? .terminal : .none
      ).text(of: diagnostic)
    }.joined(separator: "\n")
  }

  /// Writes the text to standard error.
  func print(color: ColorChoice) {
    StandardError.write(raw: text(isColored: color.apply(to: .standardError)))
  }

  /// Where a range of a diagnostic begins and ends.
  func place(of range: SourceRange, in diagnostic: Diagnostic) -> OutputPlace {
    let source = source(of: diagnostic)
    let isOwn = range.start == diagnostic.range.start
    return OutputPlace(
      isOwn ? diagnostic.location : source.location(of: range.start),
      to: source.location(of: max(range.start, range.end)),
      in: diagnostic.file
    )
  }

  /// Where a diagnostic begins and ends.
  func place(of diagnostic: Diagnostic) -> OutputPlace {
    place(of: diagnostic.range, in: diagnostic)
  }

  /// The source of the diagnostic; empty if it isn't available.
  private func source(of diagnostic: Diagnostic) -> SourceText {
    files.text(named: diagnostic.file) ?? SourceText(name: diagnostic.file, bytes: [])
  }
}

extension Int {
  /// The number with a noun, such as `1 record` and `2 records`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
