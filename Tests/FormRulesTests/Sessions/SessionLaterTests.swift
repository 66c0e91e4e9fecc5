import FormRules
import Testing

/// What more typing can still mend: it may be too generous, but never refuses what can come to hold.
@Suite(.timeLimit(.minutes(20))) struct SessionLaterTests {
  /// The states of the field `a` after each key.
  private func states(_ rules: String, _ text: String) throws -> [FormRules.FieldState] {
    let session = try session(rules)
    let field = try session.at("a")
    return try text.unicodeScalars.map { key in
      try field.type(String(Character(key)))
      return field.state
    }
  }

  @Test(arguments: [
    (
      #"field a: date { normalize replace(/(..)\.(..)\.(....)/, "$3-$2-$1"); required }"#,
      "31.01.2026"
    ),
    (#"field a: integer { normalize replace(/^no:/, ""); max_value(9) }"#, "no:7"),
    (#"field a { normalize replace(/ab/, "x"); regex(/x/) }"#, "ab"),
    (#"field a { normalize replace(/ab/, "x"); max_length(1) }"#, "ab"),
    (#"field a: integer { normalize uppercase, replace(/SEVEN/, "7") }"#, "seven"),
    ("field a { normalize nfc; regex(/\u{E9}/) }", "e\u{301}"),
    (#"field a { normalize lowercase, replace(/^0/, "+44"); regex(/\+44[0-9]+/) }"#, "0123"),
    (#"field a { normalize replace(/[ -]+/, ""); regex(/[0-9]{3}/) }"#, "1 - 2-3"),
    ("field a { normalize collapse_spaces, trim; regex(/a b/) }", "  a   b"),
    ("field a { normalize digits; length(3) }", "x1-2-3"),
  ])
  func `what normalizing makes valid is never refused on the way`(rules: String, text: String)
    throws
  {
    let states = try states(rules, text)
    #expect(!states.contains(.invalid))
    #expect(states.last == .valid)
  }

  @Test func `once it was left, what is normalized is judged as it is`() throws {
    let session = try session(#"field a: date { normalize replace(/(..)x(..)/, "$1$2") }"#)
    let field = try session.at("a")
    try field.type("31.")
    #expect(field.state == .incomplete)
    field.leave()
    #expect(field.state == .invalid)
  }

  @Test(arguments: [
    (#"field a { normalize uppercase, replace(/[ -]/, ""); chars("A-Z") }"#, "ab 1", 4),
    (#"field a: date { before("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: date { max_value("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: date { not after("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: date { not max_value("2026-01-01") }"#, "2025-02-01", 10),
    (#"field a: date { between("2026-01-01", "2026-01-31") }"#, "2026-02-01", 10),
    (#"field a: date { equal("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: date { one_of("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: date { none_of("2026-01-01") }"#, "2026-01-01", 10),
    (#"field a { before("2026-01-01") }"#, "2026-02-01", 10),
    (#"field a: time { before("12:00") }"#, "13:30", 5),
  ])
  func `what no typing mends is said at once`(rules: String, text: String, first: Int) throws {
    let states = try states(rules, text)
    #expect(states.firstIndex(of: .invalid) == first - 1)
  }

  @Test(arguments: [
    (#"field a: time { after("12:00") }"#, "12:00", "12:00:01"),
    (#"field a { after("2026-01-01T05:00") }"#, "2026-01-01", "2026-01-01T06:00"),
    (#"field a: datetime { before("2026-01-01T05:00Z") }"#, "2026-01-01T05:30Z", ""),
  ])
  func `what more typing may mend is not`(rules: String, text: String, mended: String) throws {
    #expect(try states(rules, text).last == .incomplete)
    if !mended.isEmpty { #expect(try states(rules, mended).last == .valid) }
  }
}
