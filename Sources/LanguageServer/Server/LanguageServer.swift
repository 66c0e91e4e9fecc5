// A server of the Language Server Protocol 3.17 for rule files.
//
// Input: the bytes that a client sends. Output: the bytes to send back. It reads no streams and has
// no clock: its caller says when nothing has arrived for a moment, and then gets diagnostics.
//
// - `Protocol`: JSON-RPC messages, extracted from the bytes.
// - `Documents`: the open texts, positions in them, and the analysis of each version.
// - `Names`: the meanings of the names in a file.
// - `Features`: an extension of the server for each group of requests.
//
// A document costs one check for each version that a request refers to.

import FormData
import FormInterchange

/// Answers the requests of an editor about rule files.
package final class LanguageServer {
  /// The state of the session.
  enum State: Hashable {
    case new, running, shutDown
  }

  let workspace: Workspace
  var encoding = PositionEncoding.utf16
  var client = ClientCapabilities()
  private(set) var state = State.new
  /// The exit status of the process, once the client has asked for the exit.
  package private(set) var exitStatus: Int32?
  private var framing = MessageFraming()
  private var queue: [Message] = []
  private var queuePosition = 0
  private var cancelled: Set<RequestIdentifier> = []
  private var output: [UInt8] = []
  private var requestCount = 0
  /// Names of the documents whose diagnostics may have changed since they were sent.
  private var unpublished: Set<String> = []
  /// The failures of the last test runs, by the name of the document.
  var testFailures: [String: [TestFailure]] = [:]

  package init(files: ServerFiles) {
    workspace = Workspace(files: files)
  }

  // MARK: Running

  /// Adds bytes from the client, which may end anywhere in a message.
  ///
  /// A request that is canceled before it is processed is answered as canceled.
  package func receive(_ bytes: [UInt8]) {
    framing.append(bytes)
    while let part = framing.next() {
      switch part {
      case .fault(let reason):
        queue.append(.invalid(id: nil, RequestError(.parseError, reason)))
      case .message(let body):
        let message = Message(body)
        if case .notification("$/cancelRequest", let params) = message {
          cancel(params?["id"].flatMap { RequestIdentifier($0) })
        } else {
          queue.append(message)
        }
      }
    }
  }

  /// Whether a message is waiting.
  package var hasMessages: Bool { queuePosition < queue.count && exitStatus == nil }

  /// Whether to send diagnostics as soon as no more messages arrive.
  package var hasDiagnostics: Bool { !unpublished.isEmpty && exitStatus == nil }

  /// Handles the next message.
  package func handleNext() {
    guard hasMessages else { return }
    let message = queue[queuePosition]
    queuePosition += 1
    if queuePosition == queue.count {
      queue.removeAll()
      queuePosition = 0
    }
    handle(message)
  }

  /// Sends the diagnostics of all documents that have changed.
  package func publishDiagnostics() {
    let names = unpublished.sorted()
    unpublished.removeAll()
    for name in names {
      guard let document = workspace.documents[name] else { continue }
      var params: JSONObject = [
        "uri": .text(document.address), "diagnostics": .list(diagnostics(of: name)),
      ]
      if let version = document.version { params["version"] = .integer(version) }
      notify("textDocument/publishDiagnostics", .object(params))
    }
  }

  /// The bytes to send, which are returned only once.
  package func takeOutput() -> [UInt8] {
    defer { output.removeAll() }
    return output
  }

  private func cancel(_ id: RequestIdentifier?) {
    guard let id else { return }
    let isWaiting = queue[queuePosition...].contains { message in
      if case .request(id, _, _) = message { true } else { false }
    }
    if isWaiting { cancelled.insert(id) }
  }

  // MARK: Sending

  func notify(_ method: String, _ params: JSONNode) {
    output += ServerMessage.notification(method, params)
  }

  func ask(_ method: String, _ params: JSONNode) {
    requestCount += 1
    output += ServerMessage.request(requestCount, method, params)
  }

  // MARK: Messages

  private func handle(_ message: Message) {
    switch message {
    case .response: break
    case .invalid(let id, let error): output += ServerMessage.error(error, to: id)
    case .notification(let method, let params): handle(notification: method, params)
    case .request(let id, let method, let params):
      if cancelled.remove(id) != nil {
        let error = RequestError(.requestCancelled, "the request was canceled")
        output += ServerMessage.error(error, to: id)
        return
      }
      do throws(RequestError) {
        output += ServerMessage.result(try result(of: method, params), to: id)
      } catch {
        output += ServerMessage.error(error, to: id)
      }
    }
  }

  private func handle(notification method: String, _ params: JSONTree?) {
    if method == "exit" {
      exitStatus = state == .shutDown ? 0 : 1
      return
    }
    guard state == .running else { return }
    switch method {
    case "initialized": registerForFiles()
    case "textDocument/didOpen": didOpen(params)
    case "textDocument/didChange": didChange(params)
    case "textDocument/didClose": didClose(params)
    case "textDocument/didSave": break
    case "workspace/didChangeWatchedFiles":
      workspace.filesHaveChanged()
      noteChange(of: nil)
    case "workspace/didChangeWorkspaceFolders": changeFolders(params?["event"])
    case _: break
    }
  }

  /// Records that a document, and possibly files that import it, have changed.
  func noteChange(of name: String?) {
    for (other, _) in workspace.documents {
      let importsFiles = workspace.analysis(of: other)?.mayImport ?? false
      if other == name || importsFiles { unpublished.insert(other) }
    }
    testFailures.removeAll()
  }

  func noteTestResults(of name: String) { unpublished.insert(name) }

  private func result(
    of method: String,
    _ params: JSONTree?
  ) throws(RequestError) -> JSONNode {
    switch (method, state) {
    case ("initialize", .new):
      let result = initialize(params)
      state = .running
      return result
    case (_, .new):
      throw RequestError(.serverNotInitialized, "'initialize' must come first")
    case ("shutdown", .running):
      state = .shutDown
      return .null
    case (_, .shutDown):
      throw RequestError(.invalidRequest, "the server was shut down")
    case ("initialize", .running):
      throw RequestError(.invalidRequest, "the server is already initialized")
    case (_, .running): return try answer(method, params)
    }
  }

  /// The answer to a request about documents.
  private func answer(_ method: String, _ params: JSONTree?) throws(RequestError) -> JSONNode {
    switch method {
    case "textDocument/completion": try completion(params)
    case "completionItem/resolve": try resolvedCompletion(params)
    case "textDocument/hover": try hover(params)
    case "textDocument/signatureHelp": try signatureHelp(params)
    case "textDocument/definition", "textDocument/declaration": try definition(params)
    case "textDocument/typeDefinition": try typeDefinition(params)
    case "textDocument/references": try references(params)
    case "textDocument/documentHighlight": try highlights(params)
    case "textDocument/prepareRename": try prepareRename(params)
    case "textDocument/rename": try rename(params)
    case "textDocument/documentSymbol": try documentSymbols(params)
    case "workspace/symbol": workspaceSymbols(params)
    case "textDocument/formatting": try formatting(params)
    case "textDocument/rangeFormatting": try rangeFormatting(params)
    case "textDocument/onTypeFormatting": try onTypeFormatting(params)
    case "textDocument/codeAction": try codeActions(params)
    case "textDocument/semanticTokens/full": try semanticTokens(params, within: nil)
    case "textDocument/semanticTokens/range": try semanticTokens(params, within: params?["range"])
    case "textDocument/foldingRange": try foldingRanges(params)
    case "textDocument/selectionRange": try selectionRanges(params)
    case "textDocument/codeLens": try codeLenses(params)
    case "textDocument/inlayHint": try inlayHints(params)
    case "textDocument/documentLink": try documentLinks(params)
    case "textDocument/diagnostic": try pulledDiagnostics(params)
    case "workspace/executeCommand": try execute(params)
    case _: throw RequestError(.methodNotFound, "there is no request '\(method)'")
    }
  }
}
