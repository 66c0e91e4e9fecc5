import Testing

@testable import RuleEngine

struct MaskNotationTests {
  @Test(
    arguments: [
      ("", .noPlace, 0..<0),
      ("abc", .noPlace, 0..<3),
      ("{+49}", .noPlace, 0..<5),
      ("[0", .unclosed("["), 0..<1),
      ("[0]é{1", .unclosed("{"), 5..<6),
      ("0]", .unopened("]"), 1..<2),
      ("[0]}", .unopened("}"), 3..<4),
      ("[0}", .unopened("}"), 2..<3),
      ("{0]", .unopened("]"), 2..<3),
      ("[[0]]", .nested("["), 1..<2),
      ("[0{1}]", .nested("{"), 2..<3),
      ("{[0]}", .nested("["), 1..<2),
      ("{{0}}", .nested("{"), 1..<2),
      ("[0][]", .emptyGroup, 3..<5),
      ("{}[0]", .emptyGroup, 0..<2),
      ("[0x]", .unknownPlace("x"), 2..<3),
      ("[0 0]", .unknownPlace(" "), 2..<3),
      (#"[\0]"#, .unknownPlace("\\"), 1..<2),
      (#"[0]\"#, .danglingEscape, 3..<4),
      (#"{0\"#, .danglingEscape, 2..<3),
      ("[0…]%", .afterEllipsis, 6..<7),
      ("[…0]", .afterEllipsis, 4..<5),
      ("[……]", .afterEllipsis, 4..<7),
      ("[0…][0]", .afterEllipsis, 7..<8),
      ("[9]{1}[A]", .ambiguousFixed("1"), 4..<5),
      ("[9]-[a]{x}[0]", .ambiguousFixed("x"), 8..<9),
      ("{🇩}{🇪}[0]", .joining("🇪"), 7..<11),
      ("[A]\u{301}[A]", .unknownPlace("]\u{301}"), 2..<5),
      ("\u{600}[A]", .unopened("]"), 4..<5),
    ] as [(String, MaskProblem, Range<Int>)]
  )
  func `a notation that is no mask is refused where it is wrong`(
    notation: String,
    problem: MaskProblem,
    range: Range<Int>
  ) {
    #expect(throws: MaskError(problem, at: range)) { try Mask(notation: notation) }
  }

  @Test func `the number of places is limited`() throws {
    let limit = Mask.maximumPlaces
    _ = try Mask(notation: "[" + String(repeating: "0", count: limit) + "]")
    #expect(throws: MaskError(.tooLong, at: limit + 1..<limit + 2)) {
      try Mask(notation: "[" + String(repeating: "0", count: limit + 1) + "]")
    }
  }

  @Test(
    arguments: [
      (#"\[[0]\]"#, "[7]"),
      (#"\\[0]"#, #"\7"#),
      (#"\{[0]{\}}"#, "{7}"),
      ("№ [0]", "№ 7"),
      ("👩‍👩‍👧 [0]", "👩‍👩‍👧 7"),
      ("…[0]", "…7"),
    ]
  )
  func `what is not in brackets is shown as it is, and what is escaped`(
    notation: String,
    shown: String
  ) throws {
    #expect(try Mask(notation: notation).shown(for: "7") == shown)
  }

  @Test func `within brackets the places that must be filled come first, kind by kind`() throws {
    #expect(try Mask(notation: "[90]{.}[0]") == Mask(notation: "[09]{.}[0]"))
    #expect(try Mask(notation: "[-_a0]") == Mask(notation: "[_][-][a][0]"))
    #expect(try Mask(notation: "[90…]") == Mask(notation: "[09…]"))
    #expect(try Mask(notation: "[9][0]") != Mask(notation: "[09]"))
  }

  @Test(
    arguments: [
      .noPlace, .unclosed("["), .unopened("]"), .nested("{"), .emptyGroup, .unknownPlace("x"),
      .danglingEscape, .afterEllipsis, .ambiguousFixed("1"), .joining("🇪"), .tooLong,
    ] as [MaskProblem]
  )
  func `each problem is told in one line without a full stop`(problem: MaskProblem) {
    let message = problem.message
    #expect(!message.isEmpty && !message.contains(where: \.isNewline) && message.last != ".")
    #expect(message.first?.isUppercase == false)
  }
}
