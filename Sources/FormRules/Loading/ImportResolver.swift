package import RuleCompiler

/// Finds the texts of imported files.
public struct ImportResolver: Sendable {
  let resolve: @Sendable (_ path: String, _ importer: String) -> Result<SourceText, ImportProblem>

  /// Finds nothing, for texts without imports.
  public static let none = ImportResolver { _, _ in nil }

  /// A resolver that calls a function.
  ///
  /// - Parameter load: the text for a path as the rule file writes it, given the name of the file
  ///   that imports it; nil when there is none. The name of the text tells files apart, so the same
  ///   file must come with the same name each time.
  public init(_ load: @escaping @Sendable (_ path: String, _ importer: String) -> SourceText?) {
    resolve = { path, importer in
      guard let text = load(path, importer) else { return .failure(.notFound(path: path)) }
      return .success(text)
    }
  }

  /// A resolver that reports why a file can't be loaded.
  package init(
    resolving resolve: @escaping @Sendable (String, String) -> Result<SourceText, ImportProblem>
  ) {
    self.resolve = resolve
  }
}
