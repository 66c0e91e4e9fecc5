#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

import RuleCompiler
import RuleSyntax

extension RuleFile {
  /// Loads rules from a file and the files that it imports.
  ///
  /// - Parameters:
  ///   - url: a file's URL.
  ///   - folder: imported files must be in this folder or below it. By default, the file's own
  ///     folder.
  /// - Throws: a ``RuleFileError`` with all errors of the rules; Foundation's errors if the file
  ///   can't be read.
  public init(contentsOf url: URL, importingFrom folder: URL? = nil) throws {
    let source = SourceText(name: url.path, bytes: Array(try Data(contentsOf: url)))
    try self.init(source, imports: .files(in: folder ?? url.deletingLastPathComponent()))
  }
}

extension RuleFile {
  /// Loads rules that were compiled earlier, by `formrules compile` or ``compiled()``.
  ///
  /// Loading takes a fraction of the time, because no rule file is read; verdicts and messages are
  /// the same. The data is verified, so it may come from an untrusted source.
  ///
  /// - Parameter data: the JSON text in UTF-8.
  /// - Throws: a ``CompiledRulesError`` that names the wrong part of the text.
  /// - Complexity: n log n in the length of the text.
  public init(compiled data: Data) throws(CompiledRulesError) {
    self.init(try CompiledRules(json: Array(data)).program, warnings: [])
  }

  /// The rules as a portable program: JSON that ``init(compiled:)`` loads.
  ///
  /// - Throws: errors of the encoder, which loaded rules don't cause.
  public func compiled() throws -> Data {
    guard let program = forms.first?.program else {
      return Data(try CompiledRules(Program()).json())
    }
    return Data(try CompiledRules(program).json())
  }
}

extension ImportResolver {
  /// Finds imported files relative to the file that imports them, in any folder.
  ///
  /// Use it for your own rule files. Restrict rule files of others to a folder with ``files(in:)``.
  public static let files = files(in: URL(filePath: "/"))

  /// Finds imported files relative to the file that imports them, in a folder and below it.
  ///
  /// Symbolic links must not lead out of the folder. Only regular files are opened, up to the size
  /// limit of rule files.
  public static func files(in folder: URL) -> ImportResolver {
    let folder = folder.resolvingSymlinksInPath().path
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return ImportResolver(resolving: { path, importer in
      let url = URL(filePath: ImportPath.resolved(path, importedBy: importer))
      let place = url.resolvingSymlinksInPath()
      let manager = FileManager.default
      guard let attributes = try? manager.attributesOfItem(atPath: place.path) else {
        return .failure(.notFound(path: path))
      }
      guard place.path.hasPrefix(prefix) else {
        return .failure(.unreadable(path: path, reason: "it is outside the allowed folders"))
      }
      guard attributes[.type] as? FileAttributeType == .typeRegular else {
        return .failure(.unreadable(path: path, reason: "not a regular file"))
      }
      let limit = SyntaxLimits().sourceBytes
      guard let bytes = attributes[.size] as? UInt64, bytes <= limit else {
        return .failure(.unreadable(path: path, reason: "it is longer than \(limit) bytes"))
      }
      guard let data = try? Data(contentsOf: place), url.resolvingSymlinksInPath() == place
      else { return .failure(.unreadable(path: path, reason: "it can't be read, or has changed")) }
      return .success(SourceText(name: url.path, bytes: Array(data)))
    })
  }
}

// `Bundle` is not part of FoundationEssentials, which spares a process the rest of Foundation.
#if !canImport(FoundationEssentials)
  extension RuleFile {
    /// Loads the rule file `name.rules` of a bundle.
    ///
    /// - Throws: a ``RuleFileError``, or a `CocoaError` if the bundle has no such file.
    public init(named name: String, in bundle: Bundle) throws {
      guard let url = bundle.url(forResource: name, withExtension: "rules") else {
        throw CocoaError(.fileNoSuchFile)
      }
      try self.init(contentsOf: url)
    }
  }
#endif
