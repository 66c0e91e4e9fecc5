import FormRules
import GrammarPages
import RuleCompiler
import Synchronization

/// The rule files that a command has read, including imported ones.
///
/// A file has one name even if several paths lead to it: the one with which it was read first.
///
/// Files can be imported from the folders of the files that the user named, from those that the
/// user allowed, and from all folders below these: rules from others must not read other files.
final class SourceFiles: Sendable {
  /// The name of `-` in messages.
  static let standardInputName = "<stdin>"
  /// Above the limit for rule files, so that the compiler reports the limit.
  private static let byteLimit = 64 << 20

  private struct Read {
    /// Keyed by status: a file that has changed or was replaced counts as a different one.
    var names: [FileStatus: String] = [:]
    var texts: [String: SourceText] = [:]
    var statuses: [String: FileStatus?] = [:]
    /// The import folders, without symbolic links.
    var folders: [String] = []
  }

  private let read = Mutex(Read())

  /// - Parameter folders: additional import folders.
  init(allowing folders: [String] = []) {
    for folder in folders { allow(folder) }
  }

  /// An empty set of files with the same folders.
  func anew() -> SourceFiles { SourceFiles(allowing: read.withLock(\.folders)) }

  /// Allows imports from the folder of a file that the user named; for `-`, from the current
  /// folder.
  func allowFolder(of path: String) {
    allow(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ".")
  }

  private func allow(_ folder: String) {
    // Nothing can be imported from a folder that doesn't exist.
    guard let resolved = try? FileSystem.resolved(folder) else { return }
    read.withLock { read in
      if !read.folders.contains(resolved) { read.folders.append(resolved) }
    }
  }

  /// The text of a file that has been read under that name.
  func text(named name: String) -> SourceText? {
    read.withLock { $0.texts[name] }
  }

  /// The status of each file when it was read, by path; nil if it didn't exist.
  var statuses: [String: FileStatus?] {
    read.withLock { $0.statuses }
  }

  /// The status of the file at a path when it was read; nil if it didn't exist.
  func status(of path: String) -> FileStatus? {
    read.withLock { $0.statuses[path] ?? nil }
  }

  /// Adds a text that is in no file, such as one of the standard library.
  func note(_ text: SourceText) {
    read.withLock { $0.texts[text.name] = text }
  }

  /// The same files with additional texts, which replace those with the same names.
  func including(_ texts: [SourceText]) -> SourceFiles {
    let files = SourceFiles()
    let known = read.withLock { $0 }
    files.read.withLock { $0 = known }
    for text in texts { files.note(text) }
    return files
  }

  /// Finds imported files next to the importing file, within the import folders.
  var imports: ImportResolver {
    ImportResolver(resolving: { path, importer in
      do throws(SystemError) {
        return .success(try self.loadImport(ImportPath.resolved(path, importedBy: importer)))
      } catch {
        return .failure(
          error.isMissingFile
            ? .notFound(path: path) : .unreadable(path: path, reason: "\(error)")
        )
      }
    })
  }

  /// The name of the source that an argument refers to.
  static func name(ofArgument path: String) -> String {
    path == "-" ? standardInputName : path
  }

  /// Reads the file that an argument names.
  func load(argument path: String) throws(Termination) -> SourceText {
    let hint = { (error: SystemError) in SourceFiles.hint(for: error, opening: path) }
    return try Termination.opening(path, hint: hint) { () throws(SystemError) in
      if path == "-" {
        allowFolder(of: path)
        return try load(.standardInput, name: SourceFiles.standardInputName)
      }
      return try load(path: path)
    }
  }

  private static func hint(for error: SystemError, opening path: String) -> String {
    if error == .folder { return "; name a rule file in it" }
    guard error.isMissingFile, ReferencePage(code: path) != nil else { return "" }
    return "; 'formrules check --explain \(path)' explains this diagnostic"
  }

  /// Reads a file that the user named.
  func load(path: String) throws(SystemError) -> SourceText {
    let text = try load(path: path) { () throws(SystemError) in try Descriptor.reading(path) }
    allowFolder(of: path)
    return text
  }

  /// Reads a regular file in the import folders.
  func loadImport(_ path: String) throws(SystemError) -> SourceText {
    let folders = read.withLock(\.folders)
    return try load(path: path) { () throws(SystemError) in
      try Descriptor.reading(path, below: folders)
    }
  }

  /// Reads a file, unless it has been read under another path.
  private func load(
    path: String,
    opening open: () throws(SystemError) -> Descriptor
  ) throws(SystemError) -> SourceText {
    // Reports the system's error for a file that can't be opened.
    let before = try? FileStatus(path: path)
    read.withLock { $0.statuses[path] = .some(before) }
    let descriptor = try open()
    defer { try? descriptor.close() }
    let status = try descriptor.status()
    read.withLock { $0.statuses[path] = status }
    if status.isDirectory { throw .folder }
    let known = read.withLock { read in
      read.names[status].flatMap { read.texts[$0] }
    }
    if let known, status.isPlain { return known }
    let text = try load(descriptor, name: path)
    read.withLock { $0.names[status] = path }
    return text
  }

  private func load(_ descriptor: Descriptor, name: String) throws(SystemError) -> SourceText {
    var bytes: [UInt8] = []
    reading: while bytes.count <= SourceFiles.byteLimit {
      switch try descriptor.read(atMost: 64 << 10, onto: &bytes) {
      case .bytes: continue
      case .nothingYet: if Interruption.isRequested { throw .interrupted }
      case .end: break reading
      }
    }
    let text = SourceText(name: name, bytes: bytes)
    note(text)
    return text
  }
}
