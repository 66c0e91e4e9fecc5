import FormData
import FormInterchange

/// A message of a client in JSON-RPC 2.0.
enum Message {
  /// A request; its identifier is a number or a string, which the response repeats.
  case request(id: RequestIdentifier, method: String, params: JSONTree?)
  case notification(method: String, params: JSONTree?)
  /// A response to a request of the server.
  case response
  /// An invalid message, with the response to it.
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
      self = .invalid(id: nil, RequestError(.invalidRequest, "a message must be an object"))
      return
    }
    let id = tree["id"].flatMap { RequestIdentifier($0) }
    guard let method = tree["method"] else {
      let isResponse = tree["result"] != nil || tree["error"] != nil
      let error = RequestError(.invalidRequest, "a message must have a 'method'")
      self = isResponse ? .response : .invalid(id: id, error)
      return
    }
    guard let name = method.text else {
      self = .invalid(id: id, RequestError(.invalidRequest, "'method' must be a string"))
      return
    }
    switch (tree["id"], id) {
    case (nil, _): self = .notification(method: name, params: tree["params"])
    case (_, let id?): self = .request(id: id, method: name, params: tree["params"])
    case (_?, nil):
      let error = RequestError(.invalidRequest, "'id' must be an integer or a string")
      self = .invalid(id: nil, error)
    }
  }
}

/// Identifies a request.
enum RequestIdentifier: Hashable {
  case number(Int)
  case text(String)

  /// Nil for a value that can't identify a request.
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

  /// For missing parameters.
  static func missing(_ name: String) -> RequestError {
    RequestError(.invalidParams, "'\(name)' is missing or has the wrong type")
  }

  var node: JSONNode { ["code": .integer(code.rawValue), "message": .text(message)] }
}

/// A message of the server, as the bytes of a body.
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
