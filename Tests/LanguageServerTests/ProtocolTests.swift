import FormData
import FormInterchange
import RuleSyntax
import Testing

@testable import LanguageServer

@Suite struct FramingTests {
  @Test func `bytes are cut into messages wherever they end`() {
    let bytes = MessageFraming.framed(Array("{}".utf8)) + MessageFraming.framed(Array("[1]".utf8))
    for cut in bytes.indices {
      var framing = MessageFraming()
      var parts: [MessageFraming.Part] = []
      for piece in [Array(bytes[..<cut]), Array(bytes[cut...])] {
        framing.append(piece)
        while let part = framing.next() { parts.append(part) }
      }
      #expect(parts == [.message(Array("{}".utf8)), .message(Array("[1]".utf8))])
    }
  }

  @Test func `a header without a length is passed over`() {
    var framing = MessageFraming()
    framing.append(Array("Content-Type: x\r\n\r\n".utf8) + MessageFraming.framed([0x31]))
    guard case .fault = framing.next() else { return #expect(Bool(false)) }
    #expect(framing.next() == .message([0x31]))
    #expect(framing.next() == nil)
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "\r\n\r\n",
    "Content-Length: 99999999999999999999\r\n\r\n",
  ])
  func `a wrong length is a fault`(header: String) {
    var framing = MessageFraming()
    framing.append(Array(header.utf8))
    guard case .fault = framing.next() else { return #expect(Bool(false)) }
  }

  @Test func `an endless header costs no endless memory`() {
    var framing = MessageFraming()
    var faults = 0
    for _ in 0..<100 {
      framing.append([UInt8](repeating: 0x41, count: 1000))
      while framing.next() != nil { faults += 1 }
    }
    #expect(faults > 5)
  }
}

@Suite struct ProtocolTests {
  private func code(_ answer: JSONTree?) -> Int? { answer?.member("error", "code")?.integer }

  @Test func `what is no JSON is answered with a parse error`() {
    let client = TestClient()
    let answers = client.send(bytes: MessageFraming.framed(Array("{\"id\": 1,".utf8)))
    #expect(answers.count == 1)
    #expect(code(answers.first) == -32700)
    #expect(answers.first?["id"]?.content == .null)
  }

  @Test(arguments: ["[]", "1", "{}", "{\"id\": 1}", "{\"id\": 1, \"method\": 2}"])
  func `what is no message is answered as such`(body: String) {
    let answers = TestClient().send(bytes: MessageFraming.framed(Array(body.utf8)))
    #expect(answers.count == 1)
    #expect(code(answers.first) == -32600)
  }

  @Test func `an unknown request is answered, an unknown notification is not`() {
    let client = TestClient()
    #expect(code(client.request("x/y", [:])) == -32601)
    #expect(client.send(["jsonrpc": "2.0", "method": "$/unknown"]).isEmpty)
    #expect(client.send(["jsonrpc": "2.0", "id": 7, "result": .null]).isEmpty)
  }

  @Test func `requests come after initialize and before shutdown`() {
    let client = TestClient(isInitialized: false)
    #expect(code(client.request("textDocument/hover", [:])) == -32002)
    #expect(client.request("initialize", [:])?["result"] != nil)
    #expect(code(client.request("initialize", [:])) == -32600)
    #expect(client.request("shutdown", .null)?["result"]?.content == .null)
    #expect(code(client.request("textDocument/hover", [:])) == -32600)
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 0)
  }

  @Test func `exit without shutdown is a failure`() {
    let client = TestClient()
    client.notify("exit", .null)
    #expect(client.server.exitStatus == 1)
  }

  @Test(arguments: [
    "completion", "hover", "signatureHelp", "definition", "references", "rename",
    "documentSymbol", "formatting", "rangeFormatting", "onTypeFormatting", "codeAction",
    "foldingRange", "selectionRange", "codeLens", "inlayHint", "documentLink", "prepareRename",
    "documentHighlight", "typeDefinition", "diagnostic",
  ])
  func `parameters that lack everything are refused`(method: String) {
    let client = TestClient()
    for params in [.null, [:], [], ["textDocument": ["uri": 1]]] as [JSONNode] {
      #expect(code(client.request("textDocument/\(method)", params)) == -32602)
    }
    let unknown: JSONNode = ["textDocument": ["uri": "file:///none.rules"], "range": [:]]
    #expect(code(client.request("textDocument/\(method)", unknown)) == -32803)
  }

  @Test func `a request that is cancelled before its turn is answered as cancelled`() {
    let client = TestClient()
    client.open("form f { field a }")
    let hover: JSONNode = [
      "jsonrpc": "2.0", "id": "h", "method": "textDocument/hover",
      "params": client.params(at: TextPosition(line: 0, character: 5)),
    ]
    let cancel: JSONNode = [
      "jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "h"],
    ]
    let bytes = [hover, cancel].flatMap { MessageFraming.framed(Array($0.compactText.utf8)) }
    let answers = client.send(bytes: bytes)
    #expect(answers.count == 1)
    #expect(code(answers.first) == -32800)
    // What is answered already can't be cancelled.
    #expect(client.send(cancel).isEmpty)
    #expect(client.send(hover).first?["result"] != nil)
  }

  @Test func `numbers and texts identify requests`() {
    let client = TestClient()
    let answers = client.send(["jsonrpc": "2.0", "id": "a", "method": "workspace/symbol"])
    #expect(answers.first?["id"]?.text == "a")
  }
}

@Suite struct PositionTests {
  private let text = "a😀é\r\n\nxyz"

  @Test(arguments: [
    (PositionEncoding.utf8, 0, 5, 5), (.utf8, 0, 3, 1), (.utf16, 0, 3, 5), (.utf16, 0, 2, 1),
    (.utf16, 0, 1, 1), (.utf32, 0, 2, 5), (.utf16, 0, 99, 7), (.utf16, 1, 0, 9), (.utf16, 2, 1, 11),
    (.utf16, 9, 0, 13), (.utf16, 2, 9, 13),
  ])
  func `positions lead to bytes`(
    encoding: PositionEncoding,
    line: Int,
    character: Int,
    offset: Int
  ) {
    let positions = TextPositions(source: SourceText(name: "", text: text), encoding: encoding)
    #expect(positions.offset(of: TextPosition(line: line, character: character)) == offset)
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `the offset of a character leads to its position and back`(encoding: PositionEncoding) {
    let source = SourceText(name: "", text: text)
    let positions = TextPositions(source: source, encoding: encoding)
    for offset in [0, 1, 5, 7, 9, 10, 11, 12, 13] {
      #expect(positions.offset(of: positions.position(of: offset)) == offset)
    }
  }

  @Test(arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func `positions in a long line are counted from its start`(encoding: PositionEncoding) {
    let line = String(repeating: "é😀a", count: 50)
    let source = SourceText(name: "", text: "😀\n\(line)\n\(line)")
    let positions = TextPositions(source: source, encoding: encoding)
    for count in 0...line.unicodeScalars.count {
      let before = String(String.UnicodeScalarView(line.unicodeScalars.prefix(count)))
      let character =
        switch encoding {
        case .utf8: before.utf8.count
        case .utf16: before.utf16.count
        case .utf32: count
        }
      let offset = source.start(ofLine: 1) + before.utf8.count
      #expect(positions.position(of: offset) == TextPosition(line: 1, character: character))
    }
  }

  @Test(arguments: [
    ("file:///a%20b/%C3%A9.rules", "/a b/é.rules"), ("file:/a.rules", "/a.rules"),
    ("file://host/a.rules", "/a.rules"), ("untitled:Untitled-1", "untitled:Untitled-1"),
    ("file:///a%2.rules", "/a%2.rules"),
  ])
  func `addresses name files`(address: String, name: String) {
    #expect(DocumentAddress.name(of: address) == name)
  }

  @Test func `the address of a path is one that leads back`() {
    for path in ["/a/b.rules", "/a b/ä%#?.rules"] {
      #expect(DocumentAddress.name(of: DocumentAddress.address(of: path)) == path)
    }
  }

  @Test func `changes of parts of a document are applied in their order`() {
    let client = TestClient()
    client.open("form f {\n    field a\n}\n")
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .text(TestClient.address), "version": 2],
        "contentChanges": [
          [
            "range": [
              "start": TextPosition(line: 1, character: 10).node,
              "end": TextPosition(line: 1, character: 11).node,
            ],
            "text": "😀b",
          ],
          [
            "range": [
              "start": TextPosition(line: 1, character: 13).node,
              "end": TextPosition(line: 1, character: 10).node,
            ],
            "text": "c",
          ],
        ],
      ]
    )
    let document = client.server.workspace.documents["/w/main.rules"]
    #expect(document?.source.content == "form f {\n    field c\n}\n")
    #expect(document?.version == 2)
  }
}
