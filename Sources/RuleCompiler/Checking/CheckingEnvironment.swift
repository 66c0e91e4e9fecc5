package import RuleSyntax

/// What the checker needs from its caller: the texts of other files.
package struct CheckingEnvironment: Sendable {
  /// Reads the file that an `import` names, relative to the file that imports it.
  ///
  /// The text's name tells files apart: the same file must come with the same name each time.
  package var loadImport:
    @Sendable (_ path: String, _ importingFile: String) -> Result<SourceText, ImportProblem>
  /// The standard file that declares the rule; asked for only when a rule file uses it.
  package var standardFile: @Sendable (_ ruleName: String) -> SourceText?
  /// Names of all standard rules.
  package var standardNames: [String]
  /// Whether the file that is checked is a standard file itself.
  ///
  /// Its rules then are the standard rules of their names, to it and to the other standard files.
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
