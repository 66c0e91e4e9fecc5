import FormRules
import RuleSyntax

/// The file system as the server needs it.
package struct ServerFiles: Sendable {
  /// The bytes of the file at a path; nil if it can't be read, or is outside the folders.
  package var read: @Sendable (_ path: String, _ folders: [String]) -> [UInt8]?
  /// The names of a folder's entries, with `/` after those of folders.
  package var names: @Sendable (_ folder: String) -> [String]

  package init(
    read: @escaping @Sendable (_ path: String, _ folders: [String]) -> [UInt8]?,
    names: @escaping @Sendable (_ folder: String) -> [String]
  ) {
    self.read = read
    self.names = names
  }
}

/// A document that a client has open.
struct Document {
  /// The address as written by the client.
  var address: String
  var version: Int?
  var source: SourceText
}

/// The open documents, the files that they import, and the files in their folders.
final class Workspace {
  private let files: ServerFiles
  /// By source name.
  private(set) var documents: [String: Document] = [:]
  /// Paths of the open folders.
  var folders: [String] = []
  /// Increases with every change of any file.
  private(set) var generation = 0
  private var analyses: [String: Analysis] = [:]
  /// For files that are not open, the generation in which each was read.
  private var readAt: [String: Int] = [:]
  private var ruleFiles: [String]?
  /// The standard files that were needed, by the rules that they declare.
  private var standardFiles: [String: Analysis] = [:]

  /// Maximum number of rule files in the folders that are read.
  private static let fileLimit = 5000
  private static let folderLimit = 20_000

  init(files: ServerFiles) {
    self.files = files
  }

  /// A workspace with the same documents and folders, for trying changes.
  init(copying other: Workspace) {
    files = other.files
    documents = other.documents
    folders = other.folders
    generation = other.generation
    ruleFiles = other.ruleFiles
    for (name, document) in documents { analyses[name] = Analysis(document.source) }
  }

  // MARK: Documents

  /// Opens a document, or replaces its text.
  func open(_ document: Document) {
    documents[document.source.name] = document
    analyses[document.source.name] = Analysis(document.source)
    generation += 1
  }

  func close(_ name: String) {
    documents[name] = nil
    analyses[name] = nil
    readAt[name] = nil
    generation += 1
  }

  /// Records that files have changed, appeared or disappeared.
  func filesHaveChanged() {
    ruleFiles = nil
    generation += 1
  }

  /// The address of a file for the client.
  func address(of name: String) -> String {
    documents[name]?.address ?? DocumentAddress.address(of: name)
  }

  // MARK: Files

  /// The file with that name: an open document, or else one in the file system.
  func analysis(of name: String) -> Analysis? {
    if documents[name] != nil || readAt[name] == generation { return analyses[name] }
    guard let bytes = files.read(name, readableFolders) else {
      analyses[name] = nil
      readAt[name] = generation
      return nil
    }
    readAt[name] = generation
    if let known = analyses[name], known.source.bytes == bytes { return known }
    let analysis = Analysis(SourceText(name: name, bytes: bytes))
    analyses[name] = analysis
    return analysis
  }

  /// The folders that files are read from: open folders, and those of open documents.
  private var readableFolders: [String] {
    folders
      + documents.keys.sorted().compactMap { name in
        name.lastIndex(of: "/").map { String(name[...$0]) }
      }
  }

  /// Whether the file exists, without reading it again.
  func hasFile(_ name: String) -> Bool { analysis(of: name) != nil }

  /// The names of a folder's entries, with `/` after those of folders.
  func names(in folder: String) -> [String] { files.names(folder) }

  /// Finds imported files: open documents first, then files.
  var imports: ImportResolver {
    let open = documents.mapValues(\.source)
    let (files, folders) = (files, readableFolders)
    return ImportResolver { path, importer in
      let name = ImportPath.resolved(path, importedBy: importer)
      return open[name] ?? files.read(name, folders).map { SourceText(name: name, bytes: $0) }
    }
  }

  /// The rule files of the folders, and the open documents.
  var allFiles: [String] {
    let known = ruleFiles ?? findRuleFiles()
    ruleFiles = known
    return Set(known).union(documents.keys).sorted()
  }

  private func findRuleFiles() -> [String] {
    var found: [String] = []
    var pending = folders
    var visited = 0
    while let folder = pending.popLast(), visited < Workspace.folderLimit {
      visited += 1
      for name in files.names(folder) where !name.hasPrefix(".") {
        let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
        if name.hasSuffix("/") {
          if name != "node_modules/" { pending.append(String(path.dropLast())) }
        } else if name.hasSuffix(".rules"), found.count < Workspace.fileLimit {
          found.append(path)
        }
      }
    }
    return found
  }

  // MARK: Names

  /// The standard file that declares a rule.
  func standardFile(declaring rule: String) -> Analysis? {
    if let known = standardFiles[rule] { return known }
    guard let source = StandardLibrary.file(declaring: rule) else { return nil }
    let analysis = Analysis(source)
    for name in analysis.declared.keys where StandardLibrary.names.contains(name) {
      standardFiles[name] = analysis
    }
    standardFiles[rule] = analysis
    return analysis
  }

  /// The declaration of a name in a file: its own, or else an imported one.
  func declaration(
    named name: String,
    seenFrom file: String
  ) -> (key: DeclarationKey, declaration: Declaration)? {
    guard let analysis = analysis(of: file) else { return nil }
    if let own = analysis.declared[name] { return (DeclarationKey(file: file, name: name), own) }
    for declaration in analysis.imports {
      let imported = ImportPath.resolved(declaration.path.value, importedBy: file)
      if let found = self.analysis(of: imported)?.declared[name] {
        return (DeclarationKey(file: imported, name: name), found)
      }
    }
    return nil
  }

  func declaration(_ key: DeclarationKey) -> Declaration? {
    analysis(of: key.file)?.declared[key.name]
  }

  /// The names of a form.
  func shape(_ key: DeclarationKey) -> FormShape? {
    analysis(of: key.file)?.shape(ofForm: key.name)
  }

  /// The form that a name refers to in a file.
  func shape(ofForm name: String, seenFrom file: String) -> FormShape? {
    guard let (key, declaration) = declaration(named: name, seenFrom: file),
      case .form = declaration
    else { return nil }
    return shape(key)
  }

  /// All declarations in scope in a file: its own, and those of the files that it imports.
  func declarations(seenFrom file: String) -> [(key: DeclarationKey, declaration: Declaration)] {
    guard let analysis = analysis(of: file) else { return [] }
    var found = analysis.declared.map { (DeclarationKey(file: file, name: $0.key), $0.value) }
    for declaration in analysis.imports {
      let imported = ImportPath.resolved(declaration.path.value, importedBy: file)
      for (name, value) in self.analysis(of: imported)?.declared ?? [:] {
        found.append((DeclarationKey(file: imported, name: name), value))
      }
    }
    return found.map { (key: $0.0, declaration: $0.1) }.sorted { $0.key.name < $1.key.name }
  }
}
