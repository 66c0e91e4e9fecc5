import FormData
import FormInterchange
import FormRules
import RuleSyntax

extension LanguageServer {
  /// The name at a place.
  func occurrence(_ params: JSONTree?) throws(RequestError) -> (Subject, Occurrence?) {
    let (subject, offset) = try place(params)
    return (subject, subject.analysis.names(in: workspace).occurrence(at: offset))
  }

  // MARK: Definitions

  func definition(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let (subject, offset) = try place(params)
    if let link = link(at: offset, in: subject) { return link }
    let names = subject.analysis.names(in: workspace)
    guard let found = names.occurrence(at: offset) else { return .null }
    return declarations(of: found.symbol)
  }

  /// The form that is the type of the field at a place.
  func typeDefinition(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard case (_, let found?) = try occurrence(params),
      case .member(let form, let path) = found.symbol, let shape = workspace.shape(form),
      let member = shape.member(at: path),
      case .form(let target) = workspace.type(of: member, in: shape).innermost
    else { return .null }
    return declarations(of: .declaration(target.key))
  }

  /// The file that an import at the offset names.
  private func link(at offset: Int, in subject: Subject) -> JSONNode? {
    let declaration = subject.analysis.imports.first { declaration in
      Int(declaration.path.range.start) <= offset && offset <= Int(declaration.path.range.end)
    }
    guard let declaration else { return nil }
    let name = ImportPath.resolved(declaration.path.value, importedBy: subject.name)
    return location(SourceRange(start: 0, end: 0), in: name) ?? .null
  }

  private func declarations(of symbol: Symbol) -> JSONNode {
    guard let file = symbol.file, let analysis = workspace.analysis(of: file) else { return .null }
    let declarations = analysis.names(in: workspace)[symbol].filter(\.isDeclaration)
    let locations = declarations.compactMap { location($0.range, in: file) }
    return locations.isEmpty ? .null : .list(locations)
  }

  // MARK: References

  func references(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard case (let subject, let found?) = try occurrence(params) else { return [] }
    let includesDeclaration = params?.member("context", "includeDeclaration")?.boolean ?? true
    let all = occurrences(of: found.symbol, near: subject.name)
    return .list(
      all.filter { includesDeclaration || !$0.occurrence.isDeclaration }
        .compactMap { location($0.occurrence.range, in: $0.file) }
    )
  }

  func highlights(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    guard case (let subject, let found?) = try occurrence(params) else { return [] }
    let own = subject.analysis.names(in: workspace)[found.symbol]
    return .list(
      own.map { occurrence in
        [
          "range": subject.positions.node(of: occurrence.range),
          "kind": occurrence.isDeclaration ? 3 : 2,
        ]
      }
    )
  }

  /// Where the rule files of the workspace mention the symbol, including its own file.
  func occurrences(
    of symbol: Symbol,
    near file: String
  ) -> [(file: String, occurrence: Occurrence)] {
    var files = Set(workspace.allFiles)
    files.insert(file)
    if let own = symbol.file { files.insert(own) }
    let name = symbol.name
    return files.sorted().flatMap { file -> [(file: String, occurrence: Occurrence)] in
      // A file that doesn't contain the name need not be searched.
      guard let analysis = workspace.analysis(of: file), analysis.mayName(name) else { return [] }
      return analysis.names(in: workspace)[symbol].map { (file: file, occurrence: $0) }
    }
  }

  // MARK: Links

  func documentLinks(_ params: JSONTree?) throws(RequestError) -> JSONNode {
    let subject = try subject(params)
    return .list(
      subject.analysis.imports.compactMap { declaration -> JSONNode? in
        let name = ImportPath.resolved(declaration.path.value, importedBy: subject.name)
        guard workspace.hasFile(name) else { return nil }
        return [
          "range": subject.positions.node(of: declaration.path.range),
          "target": .text(workspace.address(of: name)),
        ]
      }
    )
  }
}

extension Symbol {
  /// The file that declares it; nil for words of the language.
  var file: String? {
    switch self {
    case .declaration(let key), .member(of: let key, _), .step(of: let key, _),
      .parameter(of: let key, _), .binding(of: let key, _):
      key.file
    case .option(of: let owner, _): owner.file
    case .builtInRule, .standardRule, .builtInParameter, .word: nil
    }
  }

  /// The name itself.
  var name: String {
    switch self {
    case .declaration(let key): key.name
    case .member(_, let path): path.last ?? ""
    case .step(_, let name), .parameter(_, let name), .binding(_, let name): name
    case .option(_, let value): value.text
    case .builtInRule(let name), .standardRule(let name), .builtInParameter(_, let name): name
    case .word(_, let word): word
    }
  }
}

extension Analysis {
  /// Whether the text contains the name; texts in quotes may have escapes.
  fileprivate func mayName(_ name: String) -> Bool {
    let plain = name.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
    return !plain || source.holds(name)
  }
}
