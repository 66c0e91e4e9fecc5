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

  /// The edits that rename a symbol wherever it is mentioned.
  ///
  /// Rejected if a name would then mean something else, or a file would have errors.
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

/// A renaming that is tried on copies of the files before it is returned.
struct RenamePlan {
  struct Replacement {
    var range: SourceRange
    var text: String
  }

  private let symbol: Symbol
  private let name: String
  /// By file, in text order.
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
      throw RequestError(
        .requestFailed,
        "'\(symbol.name)' is built into the language, so it can't be renamed"
      )
    }
    if !symbol.isOption, name.isEmpty || name.contains("`") || name.contains(where: \.isNewline) {
      throw RequestError(.requestFailed, "'\(name)' can't be a name")
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

  /// The edits by file, if every name still has the same meaning after them.
  func checked(_ server: LanguageServer) throws(RequestError) -> [String: [Replacement]] {
    // The new name may also be visible in files that don't mention the symbol.
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
        "'\(name)' means something else where '\(symbol.name)' is used"
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

  /// The meaning of each name in some files, identified by its declaration, and the files' errors.
  private struct Meanings {
    /// For each name in order, the position of its declaration, or the word of the language.
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
  /// Whether it is declared in a file of the workspace.
  var isRenamable: Bool { file != nil }

  fileprivate var isOption: Bool { if case .option = self { true } else { false } }
}
