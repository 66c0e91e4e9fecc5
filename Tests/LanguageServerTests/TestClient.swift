import FormData
import FormInterchange
import Foundation
import RuleSyntax

@testable import LanguageServer

/// A client that talks to a server of its own, with files in memory.
final class TestClient {
  let server: LanguageServer
  private var framing = MessageFraming()
  private var identifier = 0
  /// All that the server has sent by itself.
  private(set) var notifications: [JSONTree] = []

  /// - Parameter offered: the encodings of positions that the client offers.
  init(
    files: [String: String] = [:],
    encodings: [String] = ["utf-16"],
    isInitialized: Bool = true
  ) {
    server = LanguageServer(
      files: ServerFiles(
        read: { name, _ in files[name].map { Array($0.utf8) } },
        names: { folder in
          files.keys.filter { $0.hasPrefix(folder + "/") || folder.hasSuffix("/") }
            .map { String($0.dropFirst(folder.hasSuffix("/") ? folder.count : folder.count + 1)) }
            .filter { !$0.contains("/") }
        }
      )
    )
    guard isInitialized else { return }
    _ = request(
      "initialize",
      [
        "workspaceFolders": [["uri": "file:///w", "name": "w"]],
        "capabilities": [
          "general": ["positionEncodings": .texts(encodings)],
          "textDocument": [
            "completion": ["completionItem": ["snippetSupport": true]],
            "documentSymbol": ["hierarchicalDocumentSymbolSupport": true],
          ],
        ],
      ]
    )
    notify("initialized", [:])
  }

  /// What the server answers: a result or an error.
  func request(_ method: String, _ params: JSONNode) -> JSONTree? {
    identifier += 1
    let answers = send([
      "jsonrpc": "2.0", "id": .integer(identifier), "method": .text(method), "params": params,
    ])
    return answers.last { $0["id"]?.integer == identifier }
  }

  func notify(_ method: String, _ params: JSONNode) {
    _ = send(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  func send(_ message: JSONNode) -> [JSONTree] {
    send(bytes: MessageFraming.framed(Array(message.compactText.utf8)))
  }

  /// Sends bytes and answers all messages that come back.
  func send(bytes: [UInt8]) -> [JSONTree] {
    server.receive(bytes)
    while server.hasMessages { server.handleNext() }
    return readMessages()
  }

  /// The diagnostics that the server sends once nothing more comes, by address.
  func diagnostics() -> [String: [JSONTree]] {
    server.publishDiagnostics()
    var found: [String: [JSONTree]] = [:]
    for message in readMessages()
    where message["method"]?.text == "textDocument/publishDiagnostics" {
      let params = message["params"]
      found[params?["uri"]?.text ?? ""] = params?["diagnostics"]?.items
    }
    return found
  }

  private func readMessages() -> [JSONTree] {
    framing.append(server.takeOutput())
    var messages: [JSONTree] = []
    while let part = framing.next() {
      if case .message(let body) = part, let tree = try? JSONTree(body) { messages.append(tree) }
    }
    notifications += messages.filter { $0["method"] != nil }
    return messages
  }

  // MARK: Documents

  static let address = "file:///w/main.rules"

  func open(_ text: String, at address: String = TestClient.address) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .text(address), "languageId": "formrules", "version": 1, "text": .text(text),
        ]
      ]
    )
  }

  /// Opens a text without the mark `|`, and asks about its place.
  func ask(
    _ method: String,
    _ marked: String,
    _ more: [String: JSONNode] = [:]
  ) -> JSONTree? {
    let (text, position) = TestClient.place(in: marked)
    open(text)
    return request(method, params(at: position, more))
  }

  func params(
    at position: TextPosition,
    _ more: [String: JSONNode] = [:],
    of address: String = TestClient.address
  ) -> JSONNode {
    var params: JSONObject = [
      "textDocument": ["uri": .text(address)], "position": position.node,
    ]
    for (name, value) in more { params[name] = value }
    return .object(params)
  }

  /// The text without the first mark, and where that was, in UTF-16.
  static func place(in marked: String) -> (text: String, position: TextPosition) {
    guard let mark = marked.firstIndex(of: "|") else {
      return (marked, TextPosition(line: 0, character: 0))
    }
    let before = String(marked[..<mark])
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    let position = TextPosition(
      line: lines.count - 1,
      character: lines.last?.utf16.count ?? 0
    )
    return (before + String(marked[mark...].dropFirst()), position)
  }
}

/// The files of this repository that tests read.
enum Repository {
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All rule files that are meant to be right, by path.
  static let ruleFiles: [String: String] = {
    var found: [String: String] = [:]
    for folder in ["Rules", "Grammar"] {
      let base = root.appending(path: folder)
      let names = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String }
      for name in names ?? [] where name.hasSuffix(".rules") {
        if name.contains("Diagnostics/") || name.contains("CommandLine/") { continue }
        let path = "\(base.path)/\(name)"
        found[path] = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      }
    }
    precondition(found.count > 50, "without rule files tests try nothing")
    return found
  }()

  static func workspace() -> Workspace {
    Workspace(
      files: ServerFiles(
        read: { name, _ in ruleFiles[name].map { Array($0.utf8) } },
        names: { _ in [] }
      )
    )
  }
}
