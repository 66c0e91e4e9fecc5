#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

import RuleCompiler
import RuleSyntax

extension RuleFile {
  /// Loads rules from a file, and what it imports.
  ///
  /// - Parameters:
  ///   - url: a file's URL.
  ///   - folder: where imported files may be, with all that is below it; the file's own folder by
  ///     default.
  /// - Throws: a ``RuleFileError`` with everything that is wrong with the rules, and Foundation's own
  ///   errors where the file cannot be read.
  public init(contentsOf url: URL, importingFrom folder: URL? = nil) throws {
    let source = SourceText(name: url.path, bytes: Array(try Data(contentsOf: url)))
    try self.init(source, imports: .files(in: folder ?? url.deletingLastPathComponent()))
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
  /// Finds imported files relative to the file that imports them, anywhere.
  ///
  /// For rule files of your own. Those of others may be kept to a folder with ``files(in:)``.
  public static let files = files(in: URL(filePath: "/"))

  /// Finds imported files relative to the file that imports them, in a folder and below it.
  ///
  /// Symbolic links may not lead out of the folder. Anything but a plain file, such as a pipe, is not
  /// opened, nor is a file longer than a rule file may be.
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
    /// - Throws: a ``RuleFileError``, or a `CocoaError` where the bundle has no such file.
    public init(named name: String, in bundle: Bundle) throws {
      guard let url = bundle.url(forResource: name, withExtension: "rules") else {
        throw CocoaError(.fileNoSuchFile)
      }
      try self.init(contentsOf: url)
    }
  }
#endif
