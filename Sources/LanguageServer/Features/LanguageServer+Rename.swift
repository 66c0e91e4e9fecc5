import FormData
import FormInterchange
import FormRules
import RuleSyntax

extension LanguageServer {
  func prepareRename(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard case (let subject, let found?) = try occurrence(params), found.symbol.isRenamable else {
      return .null
    }
    return [
      "range": subject.positions.node(of: found.range), "placeholder": .text(found.symbol.name),
    ]
  }

  /// The changes that give a name's thing another name, wherever it is named.
  ///
  /// Refused where a name would then mean something else, or a file would have errors.
  func rename(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard case (let subject, let found?) = try occurrence(params) else {
      throw RequestError(.requestFailed, "there is no name here")
    }
    guard let name = params?["newName"]?.text else { throw .missing("newName") }
    let edits = try RenamePlan(found.symbol, to: name, near: subject.name, self).checked(self)
    var changes: [String: [JSONNode]] = [:]
    for (file, replacements) in edits {
      guard let positions = positions(in: file) else { continue }
      changes[file] = replacements.map { replacement in
        ["range": positions.node(of: replacement.range), "newText": .text(replacement.text)]
      }
    }
    return workspaceEdit(changes)
  }
}

/// A change of names that is tried on copies of the files before it is handed out.
struct RenamePlan {
  struct Replacement {
    var range: SourceRange
    var text: String
  }

  private let symbol: Symbol
  private let name: String
  /// By file, in the order of the text.
  private var replacements: [String: [Replacement]] = [:]

  init(
    _ symbol: Symbol,
    to name: String,
    near file: String,
    _ server: LanguageServer
  ) throws(RequestError) {
    self.symbol = symbol
    self.name = name
    guard symbol.isRenamable else {
      throw RequestError(.requestFailed, "the language gives '\(symbol.name)' its name")
    }
    if !symbol.isOption, name.isEmpty || name.contains("`") || name.contains(where: \.isNewline) {
      throw RequestError(.requestFailed, "'\(name)' can be no name")
    }
    for (file, occurrence) in server.occurrences(of: symbol, near: file) {
      let text =
        switch occurrence.spelling {
        case .name: Name(name).written
        case .text: StringEscapes.quote(name)
        case .placeholder: name
        }
      let replacement = Replacement(range: occurrence.range, text: text)
      replacements[file, default: []].append(replacement)
    }
  }

  /// The changes by file, if every name means after them what it means before.
  func checked(_ server: LanguageServer) throws(RequestError) -> [String: [Replacement]] {
    // Also files that name nothing of this may see the new name.
    let affected = server.workspace.allFiles.filter { file in
      replacements[file] != nil || importsAny(of: Set(replacements.keys), file, server)
    }
    let files = Set(affected).union(replacements.keys).sorted()
    let changed = Workspace(copying: server.workspace)
    for (file, own) in replacements {
      guard let source = server.workspace.analysis(of: file)?.source else { continue }
      let text = RenamePlan.text(of: source, replacing: own)
      changed.open(Document(address: file, version: nil, source: text))
    }
    let before = Meanings(of: files, in: server.workspace)
    let after = Meanings(of: files, in: changed)
    guard before.symbols == after.symbols else {
      throw RequestError(
        .requestFailed,
        "'\(name)' has another meaning in a place where '\(symbol.name)' is named"
      )
    }
    if let error = after.errors.first(where: { !before.codes.contains("\($0.file) \($0.code)") }) {
      throw RequestError(
        .requestFailed,
        "with the name '\(name)' there is an error: \(error.message)"
      )
    }
    guard after.errors.count <= before.errors.count else {
      throw RequestError(.requestFailed, "with the name '\(name)' there are more errors")
    }
    return replacements
  }

  private func importsAny(
    of changed: Set<String>,
    _ file: String,
    _ server: LanguageServer
  ) -> Bool {
    guard let analysis = server.workspace.analysis(of: file), analysis.mayImport else {
      return false
    }
    return analysis.imports.contains { declaration in
      changed.contains(ImportPath.resolved(declaration.path.value, importedBy: file))
    }
  }

  private static func text(of source: SourceText, replacing own: [Replacement]) -> SourceText {
    var bytes: [UInt8] = []
    var position = 0
    for replacement in own.sorted(by: { $0.range.start < $1.range.start }) {
      bytes += source.bytes[position..<Int(replacement.range.start)]
      bytes += replacement.text.utf8
      position = Int(replacement.range.end)
    }
    bytes += source.bytes[position...]
    return SourceText(name: source.name, bytes: bytes)
  }

  /// What each name of some files means, identified by its declaration, and what is wrong with them.
  private struct Meanings {
    /// For each name in order the position of its declaration, or the word that the language has.
    enum Meaning: Hashable {
      case declared(at: Int)
      case other(Symbol)
    }

    var symbols: [[Meaning]] = []
    var errors: [Diagnostic] = []

    var codes: Set<String> { Set(errors.map { "\($0.file) \($0.code)" }) }

    init(of files: [String], in workspace: Workspace) {
      let found = files.map { file in
        workspace.analysis(of: file)?.names(in: workspace).occurrences ?? []
      }
      var declared: [Symbol: Int] = [:]
      var count = 0
      for occurrence in found.joined() {
        count += 1
        guard occurrence.isDeclaration, declared[occurrence.symbol] == nil else { continue }
        declared[occurrence.symbol] = count
      }
      symbols = found.map { occurrences in
        occurrences.map { occurrence in
          declared[occurrence.symbol].map { .declared(at: $0) } ?? .other(occurrence.symbol)
        }
      }
      for file in files {
        guard let analysis = workspace.analysis(of: file) else { continue }
        errors += analysis.compilation(in: workspace).diagnostics.filter {
          $0.severity == .error && $0.file == file
        }
      }
    }
  }
}

extension Symbol {
  /// Whether a file of the workspace gave it its name.
  var isRenamable: Bool { file != nil }

  fileprivate var isOption: Bool { if case .option = self { true } else { false } }
}
