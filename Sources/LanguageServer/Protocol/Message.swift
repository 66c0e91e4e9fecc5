import FormData
import FormInterchange

/// What a client sends, by JSON-RPC 2.0.
enum Message {
  /// What is to be answered; the identifier is a number or a text, given back as it came.
  case request(id: RequestIdentifier, method: String, params: JSONTree?)
  case notification(method: String, params: JSONTree?)
  /// An answer to something that the server asked.
  case response
  /// No message; what to answer to it.
  case invalid(id: RequestIdentifier?, RequestError)

  /// Reads a message.
  init(_ body: [UInt8]) {
    let tree: JSONTree
    do throws(DataError) {
      tree = try JSONTree(body)
    } catch {
      self = .invalid(id: nil, RequestError(.parseError, "the message is not JSON: \(error)"))
      return
    }
    guard case .object = tree.content else {
      self = .invalid(id: nil, RequestError(.invalidRequest, "a message is an object"))
      return
    }
    let id = tree["id"].flatMap { RequestIdentifier($0) }
    guard let method = tree["method"] else {
      let isResponse = tree["result"] != nil || tree["error"] != nil
      let error = RequestError(.invalidRequest, "a message has a 'method'")
      self = isResponse ? .response : .invalid(id: id, error)
      return
    }
    guard let name = method.text else {
      self = .invalid(id: id, RequestError(.invalidRequest, "'method' is a text"))
      return
    }
    switch (tree["id"], id) {
    case (nil, _): self = .notification(method: name, params: tree["params"])
    case (_, let id?): self = .request(id: id, method: name, params: tree["params"])
    case (_?, nil):
      let error = RequestError(.invalidRequest, "'id' is a whole number or a text")
      self = .invalid(id: nil, error)
    }
  }
}

/// What a request is known by.
enum RequestIdentifier: Hashable {
  case number(Int)
  case text(String)

  /// Nil for what identifies no request.
  init?(_ tree: JSONTree) {
    if let text = tree.text {
      self = .text(text)
    } else if let number = tree.integer {
      self = .number(number)
    } else {
      return nil
    }
  }

  var node: JSONNode {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .text(text)
    }
  }
}

/// Why a request has no result.
struct RequestError: Error, Hashable {
  /// The codes of JSON-RPC and of the Language Server Protocol.
  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case requestCancelled = -32800
  }

  var code: Code
  var message: String

  init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// For parameters that lack something.
  static func missing(_ name: String) -> RequestError {
    RequestError(.invalidParams, "'\(name)' is missing, or not what it should be")
  }

  var node: JSONNode { ["code": .integer(code.rawValue), "message": .text(message)] }
}

/// What the server sends, as the bytes of a body.
enum ServerMessage {
  static func result(_ result: JSONNode, to id: RequestIdentifier) -> [UInt8] {
    bytes(["jsonrpc": "2.0", "id": id.node, "result": result])
  }

  static func error(_ error: RequestError, to id: RequestIdentifier?) -> [UInt8] {
    bytes(["jsonrpc": "2.0", "id": id?.node ?? .null, "error": error.node])
  }

  static func notification(_ method: String, _ params: JSONNode) -> [UInt8] {
    bytes(["jsonrpc": "2.0", "method": .text(method), "params": params])
  }

  static func request(_ number: Int, _ method: String, _ params: JSONNode) -> [UInt8] {
    bytes([
      "jsonrpc": "2.0", "id": .text("formrules-\(number)"), "method": .text(method),
      "params": params,
    ])
  }

  private static func bytes(_ node: JSONNode) -> [UInt8] {
    MessageFraming.framed(Array(node.compactText.utf8))
  }
}
