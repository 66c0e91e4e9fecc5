import Testing

@testable import RuleSyntax

@Suite struct LexerTests {
  private func lex(_ text: String) -> Lexer {
    Lexer(SourceText(name: "test", text: text), limits: .init())
  }

  private func kinds(_ text: String) -> [TokenKind] { lex(text).tokens.map(\.kind) }

  @Test(
    arguments: [
      ("", []),
      (" \t ", []),
      ("email _x X9", [.name, .name, .name]),
      ("and or not in is true false null", [.and, .or, .not, .in, .is, .true, .false, .null]),
      (
        "today now when otherwise on warn each",
        [.today, .now, .when, .otherwise, .on, .warn, .each]
      ),
      ("And android xotherwise therwise otherwis", Array(repeating: .name, count: 5)),
      ("`when` `odd name`", [.quotedName, .quotedName]),
      ("0 007 12.50 1.0", [.integer, .integer, .number, .number]),
      ("300ms 1.5h 2s 30min 7d", Array(repeating: .duration, count: 5)),
      ("1B 1KB 2MB 3GB 4TB 5KiB 6MiB 7GiB 0.5TiB", Array(repeating: .size, count: 9)),
      (#""" "a" "\"" "\\" "\n\r\t\u{20AC}" "#, Array(repeating: .string, count: 5)),
      (
        #"/a/ /\// /[/]/ /[]/]/i /[^]/]/ /[[:alpha:]/]/ /[\]/]/ /(#)/x "#,
        Array(repeating: .pattern, count: 8)
      ),
      (
        "( ) [ ] { }",
        [
          .leftParenthesis, .rightParenthesis, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
        ]
      ),
      (", : . ... + - @ =", [.comma, .colon, .dot, .ellipsis, .plus, .minus, .at, .equals]),
      ("== != < <= > >=", [.equalTo, .notEqualTo, .less, .lessOrEqual, .greater, .greaterOrEqual]),
      ("1...5", [.integer, .ellipsis, .integer]),
      ("1.5...2.5", [.number, .ellipsis, .number]),
      (
        "a...b.c[0]",
        [
          .name, .ellipsis, .name, .dot, .name, .leftBracket, .integer, .rightBracket,
        ]
      ),
      ("a # comment", [.name, .comment]),
      ("-5", [.minus, .integer]),
    ] as [(String, [TokenKind])]
  )
  func `tokens are told apart`(text: String, expected: [TokenKind]) {
    let lexed = lex(text)
    #expect(lexed.tokens.map(\.kind) == expected)
    #expect(lexed.diagnostics.shown.isEmpty)
  }

  @Test(
    arguments: [
      ("a\nb", [.name, .separator, .name]),
      ("a\r\nb\rc", [.name, .separator, .name, .separator, .name]),
      ("a;b", [.name, .separator, .name]),
      ("a\n\n;\r b", [.name, .separator, .name]),
      ("a # c\n# d\n\n b", [.name, .comment, .separator, .comment, .name]),
      ("\na\n", [.separator, .name, .separator]),
      ("a and\nb", [.name, .and, .lineEnd, .name]),
      ("a\nand b", [.name, .lineEnd, .and, .name]),
      ("a\nor b", [.name, .lineEnd, .or, .name]),
      ("a or # c\n\n b", [.name, .or, .comment, .lineEnd, .name]),
      ("not\na", [.not, .lineEnd, .name]),
      ("a\nnot b", [.name, .separator, .not, .name]),
      ("a\n\"m\"", [.name, .lineEnd, .string]),
      ("a;\n\"m\"", [.name, .separator, .string]),
      ("a\n;\"m\"", [.name, .separator, .string]),
      (
        "a(\n1,\n2\n)",
        [
          .name, .leftParenthesis, .lineEnd, .integer, .comma, .lineEnd, .integer, .lineEnd,
          .rightParenthesis,
        ]
      ),
      ("[\n1\n]", [.leftBracket, .lineEnd, .integer, .lineEnd, .rightBracket]),
      ("{\na\n}", [.leftBrace, .lineEnd, .name, .separator, .rightBrace]),
      ("{;a}", [.leftBrace, .separator, .name, .rightBrace]),
      ("a is\nb", [.name, .is, .separator, .name]),
      ("a and\n", [.name, .and, .lineEnd]),
    ] as [(String, [TokenKind])]
  )
  func `line ends separate unless the line goes on`(text: String, expected: [TokenKind]) {
    #expect(kinds(text) == expected)
  }

  @Test(
    arguments: [
      ("§", ["E0103"], [.unknown]),
      ("$$$", ["E0103"], [.unknown]),
      ("a\u{B}b", ["E0103"], [.name, .unknown, .name]),
      ("a\u{A0}b", ["E0104"], [.name, .name]),
      ("a\u{3000}b\u{AD}", ["E0104", "E0104"], [.name, .name]),
      ("\u{2066}a", ["E0105"], [.name]),
      ("\"\u{202E}\"", ["W0101"], [.string]),
      ("# \u{2067}", ["W0101"], [.comment]),
      ("/\u{2068}/", ["W0101"], [.pattern]),
      ("`\u{2069}`", ["W0101"], [.quotedName]),
      ("a\u{FEFF}", ["E0106"], [.name]),
      ("“a”", ["E0107"], [.string]),
      ("‘a’", ["E0107"], [.string]),
      ("“a", ["E0107"], [.string]),
      ("'a'", ["E0107"], [.string]),
      ("'a", ["E0103"], [.unknown, .name]),
      ("a && b || !c", ["E0108", "E0108", "E0108"], [.name, .and, .name, .or, .not, .name]),
      ("& |", ["E0108", "E0108"], [.and, .or]),
      (
        "=== !== <> =< =>", Array(repeating: "E0108", count: 5),
        [
          .equalTo, .notEqualTo, .notEqualTo, .lessOrEqual, .greaterOrEqual,
        ]
      ),
      ("1..5", ["E0108"], [.integer, .ellipsis, .integer]),
      ("// a \"b\" /c", ["E0109"], [.comment]),
      ("/* a */", ["E0109"], [.comment]),
      (
        "a /* b {\n\r\n * c\n */ d", ["E0109"],
        [.name, .comment, .separator, .comment, .comment, .name]
      ),
      ("/* a\n/.*/", ["E0109"], [.comment, .separator, .pattern]),
      (
        "/* a\nb /* c\n", ["E0109", "E0109"],
        [.comment, .separator, .name, .comment, .separator]
      ),
      ("größe", ["E0110"], [.name]),
      ("имя", ["E0110"], [.name]),
      ("\"a", ["E0111"], [.string]),
      ("\"a\\", ["E0111"], [.string]),
      ("\"a\nb\"", ["E0111", "E0111"], [.string, .separator, .name, .string]),
      (#""\d \ä""#, ["E0112", "E0112"], [.string]),
      (
        #""\u{} \u{D800} \u{110000} \u{FFFFFFFFFFFFFFFFFF} \u12 \u{12""#,
        Array(repeating: "E0113", count: 6), [.string]
      ),
      ("/a", ["E0114"], [.pattern]),
      ("/[/]", ["E0114"], [.pattern]),
      ("/a\\", ["E0114"], [.pattern]),
      ("/a/gi", ["E0115"], [.pattern]),
      ("/a/iig", ["E0116", "E0115"], [.pattern]),
      ("`a", ["E0117"], [.quotedName]),
      ("``", ["E0118"], [.quotedName]),
      (
        "1. .5 1e5 1E+5 1_000 1.2.3", Array(repeating: "E0119", count: 6),
        Array(repeating: .number, count: 6)
      ),
      ("5sec 5mb 1.5HOURS", ["E0120", "E0120", "E0120"], [.duration, .size, .duration]),
      ("2nd", ["E0120"], [.unknown]),
      ("（1）", ["E0103", "E0103"], [.leftParenthesis, .integer, .rightParenthesis]),
      ("−5", ["E0103"], [.minus, .integer]),
    ] as [(String, [String], [TokenKind])]
  )
  func `what is no token is reported and taken for what was meant`(
    text: String,
    codes: [String],
    kinds: [TokenKind]
  ) {
    let lexed = lex(text)
    #expect(lexed.diagnostics.shown.map(\.code) == codes)
    #expect(lexed.tokens.map(\.kind) == kinds)
  }

  @Test func `text in other scripts is no matter in texts, names and comments`() {
    let lexed = lex("`שם` \"שלום עולם مرحبا\u{200F}\" # עברית 日本語 🙂\n/[א-ת]+/")
    #expect(lexed.diagnostics.shown.isEmpty)
    #expect(lexed.tokens.map(\.kind) == [.quotedName, .string, .comment, .separator, .pattern])
  }

  @Test func `a byte order mark at the beginning is no part of the text`() {
    #expect(kinds("\u{FEFF}rules 1") == [.name, .integer])
    #expect(lex("\u{FEFF}rules 1").diagnostics.shown.isEmpty)
    let source = SourceText(name: "marked", text: "\u{FEFF}rules 1\n")
    #expect(source.location(of: 3) == SourceText.Location(line: 1, column: 1))
    #expect(source.line(1) == "rules 1")
  }

  @Test(arguments: [
    [0x61, 0x00] as [UInt8], [0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61],
    [0xFF, 0xFF, 0xFF, 0xFF], [0x80], Array(repeating: 0, count: 1000),
  ])
  func `what is no text gets one finding and no tokens`(bytes: [UInt8]) {
    let lexed = Lexer(SourceText(name: "test", bytes: bytes), limits: .init())
    #expect(lexed.diagnostics.shown.map(\.code) == ["E0101"])
    #expect(lexed.tokens.isEmpty)
  }

  @Test(
    arguments: [
      [0xE9], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82],
    ] as [[UInt8]]
  )
  func `a byte that is not UTF-8 is reported once, with its place`(bad: [UInt8]) throws {
    let text =
      Array("form a \"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa".utf8) + bad + Array("\" {}".utf8)
    let lexed = Lexer(SourceText(name: "test", bytes: text), limits: .init())
    let finding = try #require(lexed.diagnostics.shown.first)
    #expect(lexed.diagnostics.shown.count == 1)
    #expect(finding.code == "E0102")
    #expect(finding.range.start == 47)
    #expect(lexed.tokens.count == 5)
  }

  @Test func `tokens stand in order and inside the text`() throws {
    for path in Repository.paths(in: "Grammar/Cases", ending: ".rules") {
      let source = SourceText(name: path, bytes: try Repository.bytes(path))
      var end: UInt32 = 0
      for token in Lexer(source, limits: .init()).tokens {
        #expect(end <= token.range.start && token.range.start < token.range.end)
        end = token.range.end
      }
      #expect(Int(end) <= source.bytes.count)
    }
  }
}
