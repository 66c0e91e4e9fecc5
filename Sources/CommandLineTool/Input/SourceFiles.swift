import FormRules
import RuleCompiler
import Synchronization

/// The rule files that a command has read, those that others import among them.
///
/// A file has one name, whatever paths lead to it: the one under which it was met first.
final class SourceFiles: Sendable {
  /// What `-` is called in messages.
  static let standardInputName = "<stdin>"
  /// More than a rule file may have, so that the limit is reported by who sets it.
  private static let byteLimit = 64 << 20

  private struct Read {
    var names: [FileStatus.Identity: String] = [:]
    var texts: [String: SourceText] = [:]
  }

  private let read = Mutex(Read())

  /// The text of a file that has been read under that name.
  func text(named name: String) -> SourceText? {
    read.withLock { $0.texts[name] }
  }

  /// Notes a text that no file holds, such as one of the standard library.
  func note(_ text: SourceText) {
    read.withLock { $0.texts[text.name] = text }
  }

  /// The same files, and these texts with them: a text takes the place of one of the same name.
  func including(_ texts: [SourceText]) -> SourceFiles {
    let files = SourceFiles()
    let known = read.withLock { $0 }
    files.read.withLock { $0 = known }
    for text in texts { files.note(text) }
    return files
  }

  /// Finds imported files next to the file that imports them.
  var imports: ImportResolver {
    ImportResolver(resolving: { path, importer in
      do throws(SystemError) {
        return .success(try self.load(path: ImportPath.resolved(path, importedBy: importer)))
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
    try Termination.opening(path) { () throws(SystemError) in
      if path == "-" {
        return try load(.standardInput, name: SourceFiles.standardInputName)
      }
      return try load(path: path)
    }
  }

  /// Reads a file under its path, unless it has been read under another.
  func load(path: String) throws(SystemError) -> SourceText {
    let descriptor = try Descriptor.reading(path)
    defer { try? descriptor.close() }
    let status = try descriptor.status()
    if status.isDirectory { throw .folder }
    let known = read.withLock { read in
      read.names[status.identity].flatMap { read.texts[$0] }
    }
    if let known, status.isRegular { return known }
    let text = try load(descriptor, name: path)
    read.withLock { $0.names[status.identity] = path }
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
