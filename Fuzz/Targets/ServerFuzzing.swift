import FormData
import FormInterchange
import LanguageServer
import RuleSyntax

/// Editors, and what else may talk to the language server.
enum ServerFuzzing {
  private static let address = "file:///w/0.rules"

  /// Requests about a place of a document.
  private static let requests = [
    "completion", "hover", "signatureHelp", "definition", "typeDefinition", "references",
    "documentHighlight", "prepareRename", "rename", "documentSymbol", "formatting",
    "rangeFormatting", "onTypeFormatting", "codeAction", "semanticTokens/full",
    "semanticTokens/range", "foldingRange", "selectionRange", "codeLens", "inlayHint",
    "documentLink", "diagnostic",
  ]

  /// A document, and a script of requests and changes.
  static func edit(_ input: [UInt8]) throws(FuzzFault) {
    var input = FuzzInput(input)
    let server = try startedServer()
    let document: JSONNode = [
      "uri": .text(address), "languageId": "rules", "version": 1, "text": .text(input.text()),
    ]
    try send("textDocument/didOpen", ["textDocument": document], to: server)
    for number in 2..<34 where !input.isAtEnd {
      let choice = input.number(below: requests.count + 8)
      let range: JSONNode = ["start": position(in: &input), "end": position(in: &input)]
      if choice < requests.count {
        try ask(requests[choice], range, number, of: server)
      } else {
        let change: JSONNode = ["range": range, "text": .text(input.shortText())]
        let document: JSONNode = ["uri": .text(address), "version": .integer(number)]
        let changes: JSONNode = ["textDocument": document, "contentChanges": [change]]
        try send("textDocument/didChange", changes, to: server)
      }
    }
    server.publishDiagnostics()
    try checkOutput(of: server)
  }

  /// Bytes of a client, in two pieces.
  static func receive(_ input: [UInt8]) throws(FuzzFault) {
    let server = try startedServer()
    server.receive(Array(input[..<(input.count / 2)]))
    try handleMessages(of: server)
    server.receive(Array(input[(input.count / 2)...]))
    try handleMessages(of: server)
    server.publishDiagnostics()
    try checkOutput(of: server)
  }

  private static func position(in input: inout FuzzInput) -> JSONNode {
    ["line": .integer(input.number(below: 64)), "character": .integer(input.byte())]
  }

  private static func startedServer() throws(FuzzFault) -> LanguageServer {
    let server = LanguageServer(files: ServerFiles(read: { _, _ in nil }, names: { _ in [] }))
    try send("initialize", ["capabilities": [:]], id: 1, to: server)
    try send("initialized", [:], to: server)
    return server
  }

  private static func ask(
    _ request: String,
    _ range: JSONNode,
    _ number: Int,
    of server: LanguageServer
  ) throws(FuzzFault) {
    let start = range.object?["start"] ?? .null
    let params: JSONNode = [
      "textDocument": ["uri": .text(address)], "position": start, "positions": [start],
      "range": range, "newName": "renamed", "ch": "}",
      "context": ["diagnostics": [], "includeDeclaration": true],
      "options": ["tabSize": 4, "insertSpaces": true],
    ]
    try send("textDocument/\(request)", params, id: number, to: server)
  }

  private static func send(
    _ method: String,
    _ params: JSONNode,
    id: Int? = nil,
    to server: LanguageServer
  ) throws(FuzzFault) {
    var message: JSONObject = ["jsonrpc": "2.0", "method": .text(method), "params": params]
    if let id { message["id"] = .integer(id) }
    let body = JSONNode.object(message).compactText
    server.receive(Array("Content-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8))
    try handleMessages(of: server)
  }

  private static func handleMessages(of server: LanguageServer) throws(FuzzFault) {
    while server.hasMessages { server.handleNext() }
    try checkOutput(of: server)
  }

  /// All that a server sends is a header and an object, again and again.
  private static func checkOutput(of server: LanguageServer) throws(FuzzFault) {
    var output = server.takeOutput()[...]
    while !output.isEmpty {
      let header = output.prefix { $0 != UInt8(ascii: "{") }
      let words = String(decoding: header, as: UTF8.self).split { " \r\n".contains($0) }
      guard words.count == 2, words[0] == "Content-Length:", let length = Int(words[1]) else {
        throw FuzzFault("a header \(words)")
      }
      let body = output[header.endIndex...].prefix(length)
      try ExportFuzzing.checkJSON(String(decoding: body, as: UTF8.self))
      output = output[body.endIndex...]
    }
  }
}
