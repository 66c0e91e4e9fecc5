#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension RuleFile {
  /// Loads rules from a file, and what it imports from the same folder.
  ///
  /// - Parameter url: a file's URL.
  /// - Throws: a ``RuleFileError`` with everything that is wrong with the rules, and Foundation's own
  ///   errors where the file cannot be read.
  public init(contentsOf url: URL) throws {
    let source = SourceText(name: url.path, bytes: Array(try Data(contentsOf: url)))
    try self.init(source, imports: .files)
  }
}

extension RuleFile {
  /// Loads rules that were compiled before, by `formrules compile` or ``compiled()``.
  ///
  /// Nothing of a rule file is read, so loading takes a fraction of the time; verdicts and messages are
  /// the same. The data may come from anywhere: it is verified.
  ///
  /// - Parameter data: the JSON text in UTF-8.
  /// - Throws: a ``CompiledRulesError`` that names the part of the text that cannot be used.
  /// - Complexity: n log n in the length of the text.
  public init(compiled data: Data) throws(CompiledRulesError) {
    self.init(try CompiledRules(json: Array(data)).program, warnings: [])
  }

  /// The rules as a portable program: JSON that ``init(compiled:)`` loads.
  ///
  /// - Throws: what the encoder throws, for nothing that rules hold.
  public func compiled() throws -> Data {
    guard let program = forms.first?.program else {
      return Data(try CompiledRules(Program()).json())
    }
    return Data(try CompiledRules(program).json())
  }
}

extension ImportResolver {
  /// Finds imported files relative to the file that imports them.
  public static let files = ImportResolver { path, importer in
    let url = URL(filePath: importer).deletingLastPathComponent().appending(path: path)
      .standardizedFileURL
    guard let data = try? Data(contentsOf: url) else { return nil }
    return SourceText(name: url.path, bytes: Array(data))
  }
}

// `Bundle` is not part of FoundationEssentials, which spares a process the rest of Foundation.
#if !canImport(FoundationEssentials)
  extension RuleFile {
    /// Loads the rule file `name.rules` of a bundle.
    ///
    /// - Throws: a ``RuleFileError``, or a `CocoaError` where the bundle has no such file.
    public init(named name: String, in bundle: Bundle) throws {
      guard let url = bundle.url(forResource: name, withExtension: "rules") else {
        throw CocoaError(.fileNoSuchFile)
      }
      try self.init(contentsOf: url)
    }
  }
#endif
