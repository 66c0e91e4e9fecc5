package import RuleSyntax

/// What the checker needs from its caller: the texts of other files.
package struct CheckingEnvironment: Sendable {
  /// Reads the file that an `import` names, relative to the importing file.
  ///
  /// The returned text's name identifies the file, so it must be the same every time.
  package var loadImport:
    @Sendable (_ path: String, _ importingFile: String) -> Result<SourceText, ImportProblem>
  /// The standard file that declares the rule; called only when a rule file uses it.
  package var standardFile: @Sendable (_ ruleName: String) -> SourceText?
  /// Names of all standard rules.
  package var standardNames: [String]
  /// Whether the file being checked is itself a standard file.
  ///
  /// Its rules then replace the standard rules with the same names, for it and for other standard
  /// files.
  package var checksStandardFile: Bool

  package init(
    standardNames: [String] = [],
    checksStandardFile: Bool = false,
    standardFile: @escaping @Sendable (_ ruleName: String) -> SourceText? = { _ in nil },
    loadImport:
      @escaping @Sendable (_ path: String, _ importingFile: String) -> Result<
        SourceText, ImportProblem
      > = { path, _ in .failure(.notFound(path: path)) }
  ) {
    self.standardNames = standardNames
    self.checksStandardFile = checksStandardFile
    self.standardFile = standardFile
    self.loadImport = loadImport
  }
}
