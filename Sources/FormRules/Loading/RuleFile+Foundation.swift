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
