import Foundation
import TestSupport
import Testing

@testable import RuleSyntax

/// Inputs that nobody writes: no crash, no hang, and one clear diagnostic each.
@Suite(.timeLimit(.minutes(20))) struct UglyInputTests {
  private static func codes(of source: SourceText, limits: SyntaxLimits = .init()) -> [String] {
    RuleParser.parse(source, limits: limits).diagnostics.map(\.code)
  }

  struct Nesting: Sendable, CustomTestStringConvertible {
    var prefix: String
    var unit: String
    var codes: Set<String>

    var testDescription: String { "\(prefix) \(unit)…" }
  }

  @Test(arguments: [
    Nesting(prefix: "rule a {", unit: "(", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a {", unit: "not ", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a { when ", unit: "(", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a { when ", unit: "not ", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a {", unit: "each {", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a {", unit: "when b is c {", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a {", unit: "on blur {", codes: ["E0802", "E0203"]),
    Nesting(prefix: "form a {", unit: "group b {", codes: ["E0802", "E0203"]),
    Nesting(prefix: "form a { field b: ", unit: "list of ", codes: ["E0802", "E0203"]),
    Nesting(prefix: "rule a { accepts ", unit: "[", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { accepts ", unit: "{b:", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { b(c", unit: " + 1d", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { b(c", unit: " + c", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { b(c", unit: " / c", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { b(", unit: "-", codes: ["E0802", "E0206"]),
    Nesting(prefix: "rule a { b(", unit: "c * (", codes: ["E0802", "E0206", "E0203"]),
    Nesting(prefix: "rule a { each { b(", unit: "(", codes: ["E0802", "E0206", "E0203"]),
    Nesting(prefix: "rule a { b", unit: "(c", codes: ["E0802", "E0206", "E0203"]),
    Nesting(prefix: "form a {", unit: "rule b {", codes: ["E0216", "E0802", "E0203"]),
    Nesting(
      prefix: "rule a { when b is c {} ",
      unit: "otherwise when b is c {} ",
      codes: ["E0850", "E0203"]
    ),
    Nesting(prefix: "rule a { b", unit: " \"m\" and c", codes: ["E0209", "E0203", "E0803"]),
    Nesting(prefix: "form a {", unit: "if (", codes: ["E0206", "E0203", "E0802"]),
    Nesting(
      prefix: "form a { field b: ",
      unit: "Optional[",
      codes: ["E0202", "E0203", "E0206", "E0212"]
    ),
    Nesting(
      prefix: "form a { field b: ",
      unit: "list<",
      codes: ["E0202", "E0203", "E0206", "E0212", "E0227"]
    ),
    Nesting(
      prefix: "form a { b: ",
      unit: "min: min(",
      codes: ["E0202", "E0206", "E0228", "E0255"]
    ),
    Nesting(prefix: "", unit: "}", codes: ["E0225", "E0803"]),
    Nesting(prefix: "", unit: "`", codes: ["E0118", "E0201", "E0803"]),
  ])
  func `nesting a hundred thousand deep is refused on a small stack`(nesting: Nesting) async {
    let text = nesting.prefix + String(repeating: nesting.unit, count: TestEffort.of(100_000))
    let codes = await onSmallStack { Self.codes(of: SourceText(name: "deep", text: text)) }
    #expect(!codes.isEmpty)
    #expect(codes.count <= 101)
    #expect(nesting.codes.isSuperset(of: codes), "\(Set(codes))")
  }

  @Test(arguments: [
    ("(", "x", ")", 200), ("not ", "x", "", 196), ("each {", "x", "}", 49),
    ("accepts [", "1", "]", 1),
  ])
  func `what is within the limit is read on a small stack`(
    opening: String,
    content: String,
    closing: String,
    count: Int
  ) async {
    // The block of the rule takes four levels itself.
    let count = opening == "(" ? 196 : count
    let text =
      "rule a { " + String(repeating: opening, count: count) + content
      + String(repeating: closing, count: count) + " }"
    let codes = await onSmallStack { Self.codes(of: SourceText(name: "deep", text: text)) }
    #expect(codes == [])
    #expect(RulePrinter.format(RuleParser.parse(SourceText(name: "deep", text: text))) != nil)
  }

  @Test func `lists and objects within the limit are read on a small stack`() async {
    let text =
      "rule a { accepts " + String(repeating: "[{b:", count: 65) + "1"
      + String(repeating: "}]", count: 65) + " }"
    let codes = await onSmallStack { Self.codes(of: SourceText(name: "deep", text: text)) }
    #expect(codes == [])
  }

  @Test func `a long chain is not deep`() async {
    let text = "rule a { " + Array(repeating: "b", count: 50_000).joined(separator: " and ") + " }"
    let codes = await onSmallStack { Self.codes(of: SourceText(name: "long", text: text)) }
    #expect(codes == [])
  }

  @Test func `fifty megabytes of binary data are one diagnostic`() {
    var random = SeededGenerator(seed: 1)
    let block = (0..<4096).map { _ in UInt8(truncatingIfNeeded: random.next()) }
    var bytes: [UInt8] = []
    for _ in 0..<TestEffort.of(12_800) { bytes += block }
    #expect(Self.codes(of: SourceText(name: "binary", bytes: bytes)) == ["E0101"])
  }

  @Test func `a text beyond the limit is one diagnostic`() {
    var limits = SyntaxLimits()
    limits.sourceBytes = TestEffort.of(limits.sourceBytes)
    let bytes = [UInt8](repeating: UInt8(ascii: " "), count: limits.sourceBytes + 1)
    #expect(Self.codes(of: SourceText(name: "large", bytes: bytes), limits: limits) == ["E0801"])
    let largest = SourceText(name: "largest", bytes: bytes.dropLast())
    #expect(Self.codes(of: largest, limits: limits) == [])
  }

  @Test(arguments: [
    ("# comment ", 10_000_000), ("required; ", 1_000_000), ("required ", 500_000),
    ("é ", 500_000), ("\"m\" ", 500_000), ("/a/", 500_000), ("( ", 500_000), ("' ", 500_000),
  ])
  func `a very long line is read`(unit: String, bytes: Int) throws {
    let count = TestEffort.of(bytes) / unit.utf8.count
    let text = "rule a { " + String(repeating: unit, count: count)
    let source = SourceText(name: "line", text: text)
    let parsed = RuleParser.parse(source)
    #expect(!parsed.diagnostics.isEmpty && parsed.diagnostics.count <= 101)
    let first = try #require(parsed.diagnostics.first)
    #expect(DiagnosticText(source: source).text(of: first).utf8.count < 2000)
  }

  @Test func `as many diagnostics as there may be are shown, and the rest is counted`() throws {
    let text = "rule a {\n" + String(repeating: "§\nb c\n", count: 500) + "}"
    let parsed = RuleParser.parse(SourceText(name: "many", text: text))
    #expect(parsed.diagnostics.count == 101)
    let last = try #require(parsed.diagnostics.last)
    #expect(last.code == "E0803")
    #expect(last.message == "900 more are not shown; at most 100 are shown for a file")
    #expect(parsed.diagnostics.prefix(4).map(\.code) == ["E0103", "E0207", "E0103", "E0207"])
  }

  @Test(arguments: 0..<TestEffort.of(8 as UInt64))
  func `any tokens in any order are read`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for path in Repository.ruleFiles {
      let parsed = try Repository.parse(path)
      var tokens = parsed.tokens.filter { $0.kind != .lineEnd }.map {
        let written = parsed.source.text(in: $0.range)
        return $0.kind == .comment || $0.kind == .separator ? written + "\n" : written
      }
      for _ in 0...(random.next() % 6) where !tokens.isEmpty {
        let index = Int(random.next() % UInt64(tokens.count))
        switch random.next() % 4 {
        case 0: tokens.remove(at: index)
        case 1: tokens.insert(tokens[index], at: index)
        case 2: tokens.swapAt(index, Int(random.next() % UInt64(tokens.count)))
        default: tokens.removeSubrange(index..<min(tokens.count, index + 5))
        }
      }
      try hold(SourceText(name: path, text: tokens.joined(separator: " ")))
    }
  }

  @Test(arguments: 0..<TestEffort.of(8 as UInt64))
  func `any bytes in any order are read`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let odd: [UInt8] = Array("{}()[]\"`/'#;,.:\\\n\r\t and not 1e5 \u{202E}é“".utf8) + [0xFF, 0xC3]
    for path in Repository.ruleFiles {
      var bytes = try Repository.bytes(path)
      for _ in 0..<4 {
        let index = Int(random.next() % UInt64(bytes.count))
        switch random.next() % 3 {
        case 0: bytes[index] = random.element(of: odd)
        case 1: bytes.insert(random.element(of: odd), at: index)
        default: bytes.remove(at: index)
        }
      }
      try hold(SourceText(name: path, bytes: bytes))
    }
  }

  /// Words and signs of other notations, and where they may be.
  private static let foreignWords = """
    ; } { ( ) [ ] , . : = => -> - + ? ! * < > | || && & $ % @ # / // `a` "b" "b|c" 'b' /c/ 1 2..3 1d
    field form rule group step context check when otherwise on import test given expect invalid each
    keys let option required and or not in is if else elif unless switch then enum AND OR IF from use
    const require RuleFor validates models Optional list map of to varchar text choice label message
    f z x => \n \n\n :\n \n}\n <input name=a> @Size
    """.split(whereSeparator: \.isWhitespace).map { $0.replacing("\\n", with: "\n") }

  private static let foreignPlaces = [
    "", "\n", "form f {\n", "form f {\n  field a {\n    ", "form f {\n  field a:\n    ",
    "form f\n  field a\n", "form f {\n  field a\n  }\n", "form f {\n  field a\n  }\n  field b\n  ",
    "test \"t\" for f { ", "form f { check ", "form f { field a: number = ",
  ]

  @Test(arguments: foreignPlaces)
  func `words of other notations in any order are read`(place: String) throws {
    for (index, first) in Self.foreignWords.enumerated() {
      try hold(SourceText(name: "first", text: place + first))
      var random = SeededGenerator(seed: UInt64(index))
      for _ in 0..<TestEffort.of(40) {
        var text = place + first
        for _ in 0...(random.next() % 9) { text += " " + random.element(of: Self.foreignWords) }
        try hold(SourceText(name: "random", text: text))
      }
    }
  }

  /// Holds what is true of every source, whatever is in it.
  private func hold(_ source: SourceText) throws {
    let parsed = RuleParser.parse(source)
    var end: UInt32 = 0
    for token in parsed.tokens {
      #expect(end <= token.range.start && token.range.start < token.range.end)
      end = token.range.end
    }
    let renderer = DiagnosticText(source: source)
    for diagnostic in parsed.diagnostics {
      let ranges =
        [diagnostic.range] + diagnostic.labels.map(\.range) + diagnostic.fixes.map(\.range)
      for range in ranges {
        #expect(range.start <= range.end && Int(range.end) <= source.bytes.count)
      }
      #expect(!renderer.text(of: diagnostic).isEmpty)
    }
    switch RulePrinter.formatting(of: parsed) {
    case .text(let text):
      let again = RuleParser.parse(SourceText(name: source.name, text: text))
      #expect(RulePrinter.format(again) == text)
    case .hasErrors:
      #expect(parsed.hasErrors)
    case .fault(let fault):
      Issue.record("\(fault): \(String(decoding: source.bytes, as: UTF8.self))")
    }
  }
}
