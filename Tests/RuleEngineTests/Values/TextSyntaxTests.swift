import RuleEngine
import Testing

struct TextSyntaxTests {
  @Test(
    arguments: [
      (.integer, "0", .complete), (.integer, "-12", .complete), (.integer, "007", .complete),
      (.integer, "", .partial), (.integer, "-", .partial), (.integer, "1.0", .refused),
      (.integer, "+1", .refused), (.integer, "--", .refused), (.integer, "1-", .refused),
      (.integer, "1e3", .refused), (.integer, " 1", .refused), (.integer, "1 ", .refused),
      (.integer, "١", .refused), (.integer, String(repeating: "9", count: 500), .complete),
      (.number, "-12.50", .complete), (.number, "1.", .partial), (.number, "-", .partial),
      (.number, ".5", .refused), (.number, "1.5.", .refused), (.number, "1,5", .refused),
      (.number, "1e5", .refused), (.number, "-.", .refused), (.number, "1.-", .refused),
      (.boolean, "true", .complete), (.boolean, "false", .complete), (.boolean, "t", .partial),
      (.boolean, "fals", .partial), (.boolean, "", .partial), (.boolean, "True", .refused),
      (.boolean, "truee", .refused), (.boolean, "1", .refused), (.boolean, "tr e", .refused),
      (.date, "2026-01-31", .complete), (.date, "2024-02-29", .complete),
      (.date, "2000-02-29", .complete),
      (.date, "2023-02-29", .refused), (.date, "1900-02-29", .refused),
      (.date, "2026-02-2", .partial),
      (.date, "2026-02-3", .refused), (.date, "2026-04-3", .partial),
      (.date, "2026-04-31", .refused),
      (.date, "2026-1", .partial), (.date, "2026-2", .refused), (.date, "2026-13", .refused),
      (.date, "2026-00", .refused), (.date, "2026-01-00", .refused), (.date, "2026-01-4", .refused),
      (.date, "000", .partial), (.date, "0000", .refused), (.date, "0001-01-01", .complete),
      (.date, "9999-12-31", .complete), (.date, "99999", .refused), (.date, "-", .refused),
      (.date, "2026/", .refused), (.date, "2026-01-31 ", .refused), (.date, "", .partial),
      (.date, "26-01-31", .refused),
      (.month, "2026-01", .complete), (.month, "9999-12", .complete), (.month, "", .partial),
      (.month, "2026-", .partial), (.month, "2026-1", .partial), (.month, "2026-13", .refused),
      (.month, "2026-2", .refused), (.month, "2026-00", .refused), (.month, "0000", .refused),
      (.month, "2026-01-", .refused), (.month, "2026/", .refused), (.month, "2026-01 ", .refused),
      (.time, "09:30", .complete), (.time, "23:59:59", .complete),
      (.time, "00:00:00.000000001", .complete),
      (.time, "09:30:15.1234567890", .refused), (.time, "24:00", .refused), (.time, "2", .partial),
      (.time, "3", .refused), (.time, "09:6", .refused), (.time, "23:59:60", .refused),
      (.time, "23:59:6", .refused),
      (.time, "09:30:", .partial), (.time, "09:30:1", .partial), (.time, "09:30:15.", .partial),
      (.time, "09:30.5", .refused), (.time, "9:30", .refused), (.time, "09:30Z", .refused),
      (.time, "0930", .refused),
      (.time, "09:30:15.x", .refused),
      (.datetime, "2026-01-31T09:30", .complete), (.datetime, "2026-01-31t09:30:15z", .complete),
      (.datetime, "2026-01-31 09:30:15.25+01:00", .complete),
      (.datetime, "2026-01-31T09:30Z", .complete),
      (.datetime, "2026-01-31T09:30:15-23:59", .complete), (.datetime, "2026-01-31", .partial),
      (.datetime, "2026-01-31T", .partial), (.datetime, "2026-01-31T09:30+", .partial),
      (.datetime, "2026-01-31T09:30+0", .partial), (.datetime, "2026-01-31T09:30+01", .partial),
      (.datetime, "2026-01-31T09:30+01:0", .partial), (.datetime, "2026-01-31T09:30+24", .refused),
      (.datetime, "2026-01-31T09:30+01:60", .refused),
      (.datetime, "2026-01-31T09:30+0100", .refused),
      (.datetime, "2026-01-31  09:30", .refused), (.datetime, "2026-01-31_09:30", .refused),
      (.datetime, "2026-01-31T09:30ZZ", .refused), (.datetime, "2026-02-30T09:30", .refused),
      (.datetime, "2026-01-31T09:30:60Z", .refused), (.datetime, "2026-01-31T09:30 Z", .refused),
    ] as [(TextSyntax, String, Completion)]
  )
  func `a text is complete, partial or refused`(
    syntax: TextSyntax,
    text: String,
    expected: Completion
  ) {
    #expect(withBytes(of: text) { syntax.completion(of: $0) } == expected)
  }

  /// A valid text's every start has to be complete or partial, and a partial one has to have a next
  /// character that isn't refused.
  @Test(
    arguments: [
      (.integer, "-1204"), (.number, "-12.75"), (.boolean, "true"), (.boolean, "false"),
      (.date, "2024-02-29"), (.month, "2024-02"), (.time, "23:59:59.999999999"),
      (.datetime, "2024-02-29T23:59:59.5+14:00"),
    ] as [(TextSyntax, String)]
  )
  func `no start of a valid text is refused`(syntax: TextSyntax, text: String) {
    for length in 0...text.count {
      let start = String(text.prefix(length))
      #expect(withBytes(of: start) { syntax.completion(of: $0) } != .refused, "\(start)")
    }
  }

  @Test(arguments: TextSyntax.allCases)
  func `partial means that a continuation is not refused, and refused that all are`(
    syntax: TextSyntax
  ) {
    let starts =
      [
        "", "2026-0", "2026-02-", "2024-02-", "2026-12-", "2026-02-28T2", "12:", "12:3",
        "2026-02-28T12:30+",
      ]
    let alphabet = "0123456789:-.+TZtrueflas "
    for start in starts + starts.flatMap({ start in alphabet.map { start + String($0) } }) {
      let completion = withBytes(of: start) { syntax.completion(of: $0) }
      let next = alphabet.map { character in
        withBytes(of: start + String(character)) { syntax.completion(of: $0) }
      }
      switch completion {
      case .complete: break
      case .partial: #expect(next.contains { $0 != .refused }, "\(start)")
      case .refused: #expect(next.allSatisfy { $0 == .refused }, "\(start)")
      }
    }
  }

  @Test(arguments: TextSyntax.allCases)
  func `bytes that are no text are refused without harm`(syntax: TextSyntax) {
    for byte in UInt8(0x80)...0xFF {
      let bytes = [byte]
      let completion = syntax.completion(of: bytes.span)
      #expect(completion == .refused)
    }
  }
}
