import FormData
import FormInterchange
import RuleSyntax

extension LanguageServer {
  // MARK: Synchronization

  func didOpen(_ params: JSONTree?) {
    guard let item = params?["textDocument"], let address = item["uri"]?.text,
      let text = item["text"]?.text
    else { return }
    let name = DocumentAddress.name(of: address)
    let source = SourceText(name: name, text: text)
    workspace.open(Document(address: address, version: item["version"]?.integer, source: source))
    noteChange(of: name)
  }

  /// Applies changes in order; a change of a document that is not open is ignored.
  func didChange(_ params: JSONTree?) {
    guard let item = params?["textDocument"], let address = item["uri"]?.text else { return }
    let name = DocumentAddress.name(of: address)
    guard var document = workspace.documents[name] else { return }
    var edited = DocumentText(document.source.bytes, encoding: encoding)
    for change in params?["contentChanges"]?.items ?? [] {
      guard let text = change["text"]?.text else { continue }
      if let range = change["range"] {
        guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
          continue
        }
        edited.replace(start, end, with: text)
      } else {
        edited = DocumentText(Array(text.utf8), encoding: encoding)
      }
    }
    document.source = SourceText(name: name, bytes: edited.bytes)
    if let version = item["version"]?.integer { document.version = version }
    workspace.open(document)
    noteChange(of: name)
  }

  func didClose(_ params: JSONTree?) {
    guard let address = params?.member("textDocument", "uri")?.text else { return }
    let name = DocumentAddress.name(of: address)
    guard workspace.documents[name] != nil else { return }
    workspace.close(name)
    notify("textDocument/publishDiagnostics", ["uri": .text(address), "diagnostics": []])
    noteChange(of: nil)
  }

  // MARK: Subjects of requests

  /// A document, and the unit of its columns.
  struct Subject {
    var analysis: Analysis
    var positions: TextPositions
    /// The address as the client wrote it.
    var address: String

    var name: String { analysis.source.name }
    var source: SourceText { analysis.source }
  }

  /// The document that the request names.
  func subject(_ params: JSONTree?) throws(RequestError) -> Subject {
    guard let params else { throw .missing("params") }
    let address = try params.requiredText("textDocument", "uri")
    guard let analysis = workspace.analysis(of: DocumentAddress.name(of: address)) else {
      throw RequestError(.requestFailed, "there is no document '\(address)'")
    }
    let positions = TextPositions(source: analysis.source, encoding: encoding)
    return Subject(analysis: analysis, positions: positions, address: address)
  }

  /// The document and the offset in it that the request names.
  func place(_ params: JSONTree?) throws(RequestError) -> (subject: Subject, offset: Int) {
    let subject = try subject(params)
    guard let position = TextPosition(params?["position"]) else { throw .missing("position") }
    return (subject, subject.positions.offset(of: position))
  }

  /// Locations in a file, which can differ from the document of the request.
  func positions(in name: String) -> TextPositions? {
    workspace.analysis(of: name).map { TextPositions(source: $0.source, encoding: encoding) }
  }

  /// A location in a file.
  func location(_ range: SourceRange, in name: String) -> JSONNode? {
    positions(in: name).map {
      ["uri": .text(workspace.address(of: name)), "range": $0.node(of: range)]
    }
  }

  /// Edits of texts, by file.
  func workspaceEdit(_ edits: [String: [JSONNode]]) -> JSONNode {
    let sorted = edits.sorted { $0.key < $1.key }
    guard client.takesVersionedEdits else {
      var changes: JSONObject = [:]
      for (name, edits) in sorted { changes[workspace.address(of: name)] = .list(edits) }
      return ["changes": .object(changes)]
    }
    return [
      "documentChanges": .list(
        sorted.map { name, edits in
          let version = workspace.documents[name]?.version
          return [
            "textDocument": [
              "uri": .text(workspace.address(of: name)),
              "version": version.map { .integer($0) } ?? .null,
            ],
            "edits": .list(edits),
          ]
        }
      )
    ]
  }
}

extension LanguageServer.Subject {
  /// The offset range that a request names.
  func range(_ tree: JSONTree?) throws(RequestError) -> Range<Int> {
    guard let range = positions.range(tree) else { throw .missing("range") }
    return range
  }

  /// An edit that replaces a part of the text.
  func edit(_ range: SourceRange, _ text: String) -> JSONNode {
    ["range": positions.node(of: range), "newText": .text(text)]
  }
}

extension Analysis {
  /// Whether the text may import files, without parsing it.
  var mayImport: Bool { isParsed ? !imports.isEmpty : source.holds("import") }
}

extension SourceText {
  /// Whether the text contains the characters.
  func holds(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first else { return true }
    var position = 0
    while let next = bytes[position...].firstIndex(of: first) {
      if bytes[next...].starts(with: wanted) { return true }
      position = next + 1
    }
    return false
  }
}
