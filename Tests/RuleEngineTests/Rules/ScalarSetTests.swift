import RuleEngine
import TestSupport
import Testing

struct ScalarSetTests {
  @Test(arguments: [
    ("a-z0-9_", "az09_m", "AZ-é `{"), ("abc", "abc", "dA-"), ("-a", "-a", "b"), ("a-", "-a", "b"),
    ("-", "-", "a"),
    ("a\\-z", "a-z", "bmy"), ("\\\\", "\\", "/"), ("[\\]", "[]", "\\"), ("\\d", "0459", "a٣"),
    ("\\w", "aZ0_", "-é"),
    ("\\s", " \t\n\u{A0}\u{3000}", "a\u{200B}"), ("^a-z", "A0é日", "amz"), ("a^", "a^", "b"),
    ("^^", "a", "^"),
    ("\\^a", "^a", "b"), ("\\p{L}", "aZéß日", "0- "), ("\\p{Lu}", "AÉΩ", "aéω0"),
    ("\\p{Ll}\\p{Nd}", "aé0٣", "AÉ½"),
    ("\\p{Zs}", " \u{A0}", "\t\n"), ("\\p{P}", "!-«", "+a"), ("\\p{S}", "+€©", "!a"),
    ("\\p{M}", "\u{301}\u{903}", "a"),
    ("^\\p{L}", "0- ", "aé日"), ("à-ÿ", "àéÿ", "aÀĀ"), ("α-ω", "αλω", "Αa"), ("ÿ-Ā", "ÿĀ", "þā"),
    ("😀-😅x", "😀😃x", "😆y"), ("\\-\\d", "-5", "a"), ("a-c-", "abc-", "d"), ("\\.\\ ", ". ", "a"),
    ("e\u{301}", "e\u{301}", "é"),
    ("\\p{Lo}-", "日-", "a"), ("a-zb-dm-y", "abz", "A"), ("日-日", "日", "本"), ("^日", "本a", "日"),
  ])
  func `members and others are told apart`(
    notation: String,
    members: String,
    others: String
  ) throws {
    let set = try ScalarSet(notation: notation)
    for scalar in members.unicodeScalars { #expect(set.contains(scalar), "\(scalar)") }
    for scalar in others.unicodeScalars { #expect(!set.contains(scalar), "\(scalar)") }
  }

  @Test(
    arguments: [
      ("", .emptySet, 0..<0), ("^", .emptySet, 0..<1), ("z-a", .reversedRange, 0..<3),
      ("xéz-a", .reversedRange, 3..<6),
      ("a-z-9", .strayHyphen, 3..<4), ("\\d-x", .strayHyphen, 2..<3),
      ("a-\\d", .strayHyphen, 1..<2),
      ("a--", .strayHyphen, 1..<2), ("--a", .strayHyphen, 1..<2), ("a\\q", .unknownEscape, 1..<3),
      ("\\", .unknownEscape, 0..<1), ("a-\\", .unknownEscape, 2..<3),
      ("\\é", .unknownEscape, 0..<3),
      ("\\p", .unknownCategory, 0..<2), ("\\pL", .unknownCategory, 0..<2),
      ("\\p{L", .unknownCategory, 0..<4),
      ("\\p{Latin}", .unknownCategory, 0..<9), ("x\\p{}", .unknownCategory, 1..<5),
      ("\\p{l}", .unknownCategory, 0..<5),
      ("\\p{u}", .unknownCategory, 0..<5), ("\\P{L}", .unknownEscape, 0..<2),
      ("9-0", .reversedRange, 0..<3),
    ] as [(String, ScalarSetError.Kind, Range<Int>)]
  )
  func `what is no notation is an error at its place`(
    notation: String,
    kind: ScalarSetError.Kind,
    range: Range<Int>
  ) {
    let error = #expect(throws: ScalarSetError.self) { try ScalarSet(notation: notation) }
    #expect(error?.kind == kind)
    #expect(error?.range == range)
  }

  @Test func `the first character outside the set is found`() throws {
    let set = try ScalarSet(notation: "a-zé")
    #expect(withBytes(of: "") { set.firstOffender(in: $0) == nil })
    #expect(withBytes(of: "abcé") { set.firstOffender(in: $0) == nil })
    #expect(withBytes(of: "éa日b9") { set.firstOffender(in: $0)?.byteOffset } == 3)
    #expect(withBytes(of: "éa日b9") { set.firstOffender(in: $0)?.scalar } == "日")
    let broken: [UInt8] = [0x61, 0xFF]
    let offset = set.firstOffender(in: broken.span)?.byteOffset
    #expect(offset == 1)
  }

  @Test(arguments: [
    "a-z", "^a-z", "\\p{L}", "^\\p{L}\\d", "\\p{C}", "Ā-῿\\p{Nd}", "^\\s\\p{Cn}", "\\w\\p{Sc}",
  ])
  func `a set and its negation share out every scalar`(notation: String) throws {
    let set = try ScalarSet(notation: notation)
    let opposite = try ScalarSet(
      notation: notation.hasPrefix("^") ? String(notation.dropFirst()) : "^" + notation
    )
    for scalar in TestEffort.scalars where set.contains(scalar) == opposite.contains(scalar) {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }

  @Test func `the groups of categories share out every scalar`() throws {
    let groups = try ["L", "M", "N", "P", "S", "Z", "C"].map {
      try ScalarSet(notation: "\\p{\($0)}")
    }
    for scalar in TestEffort.scalars where groups.count(where: { $0.contains(scalar) }) != 1 {
      Issue.record("U+\(String(scalar.value, radix: 16))")
    }
  }
}
