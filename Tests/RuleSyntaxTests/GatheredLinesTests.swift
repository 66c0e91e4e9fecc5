import Testing

@testable import RuleSyntax

@Suite struct GatheredLinesTests {
  /// What lines are made of at random.
  private static let parts = [
    "form a", "{", "}", "(", ")", "[", "]", "and", "required", ",", "1", "/", "*", "/*", "*/",
    " */", " ", "#", "\"a\"", "\"", "/a/", "/[", "`", "'", "+", ";", "%", "regex", "not", "é", "\0",
  ]

  /// Whether the whole text, read at once, goes on.
  private func goesOn(_ text: String) -> Bool {
    let lexer = Lexer(SourceText(name: "", text: text), limits: SyntaxLimits())
    guard lexer.unclosed.isEmpty else { return false }
    var open = 0
    var last: TokenKind?
    for token in lexer.tokens where !token.kind.isTrivia && token.kind != .separator {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open += 1
      case _ where token.kind.closesBracket: open -= 1
      case _: break
      }
      last = token.kind
    }
    return open > 0 || last?.continuesAfter ?? false
  }

  @Test(arguments: 1...400) func `line by line it is as in one piece`(seed: Int) {
    var state = UInt64(seed)
    func random(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    var lines: [String] = []
    var gathered = GatheredLines()
    repeat {
      let parts = (0...random(below: 5)).map { _ in
        GatheredLinesTests.parts[random(below: GatheredLinesTests.parts.count)]
      }
      lines.append(parts.joined(separator: " "))
      gathered.add(lines[lines.count - 1])
      let text = lines.joined(separator: "\n")
      #expect(Array(text.utf8) == gathered.bytes)
      #expect(gathered.goesOn == goesOn(text), "\(lines)")
    } while gathered.goesOn && lines.count < 30
  }

  @Test func `a part of a text knows its line`() {
    let source = SourceText(name: "a", bytes: Array("b\nc".utf8), firstLine: 7)
    #expect(source.location(of: 2) == .init(line: 8, column: 1))
    #expect(source.line(8) == "c")
    #expect(source.line(1) == "")
  }
}
