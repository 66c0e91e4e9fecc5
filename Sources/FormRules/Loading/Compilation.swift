package import RuleCompiler

/// A rule file on its way through the pipeline: text, tokens and tree, checked file, program.
///
/// Contains the result of each stage, for tools; an app needs only the last one, as a ``RuleFile``.
package struct Compilation: Sendable {
  package let parsed: ParsedFile
  package let checked: CheckedFile
  /// Nil when there were errors.
  package let program: Program?
  /// Errors and warnings of the file and of its imports, in the order of their texts.
  package let diagnostics: [Diagnostic]

  /// Runs every stage, even after errors in earlier ones.
  package init(_ source: SourceText, imports: ImportResolver = .none) {
    parsed = RuleParser.parse(source)
    var environment = CheckingEnvironment.standard(imports)
    environment.checksStandardFile = StandardLibrary.isEdition(parsed)
    let (checked, found) = RuleChecker.check(parsed, in: environment)
    self.checked = checked
    diagnostics = found
    let isSound = !diagnostics.contains { $0.severity == .error }
    program = isSound ? Lowering.program(for: checked) : nil
  }
}

extension CheckingEnvironment {
  /// The standard library, and imports as found by the resolver.
  static func standard(_ imports: ImportResolver) -> CheckingEnvironment {
    CheckingEnvironment(
      standardNames: StandardLibrary.names,
      standardFile: { StandardLibrary.file(declaring: $0) },
      loadImport: { path, importer in imports.resolve(path, importer) }
    )
  }
}
