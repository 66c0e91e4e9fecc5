import Testing

@testable import RuleEngine

/// Notations against all texts that are values in them, which are made by counting through the calendar.
struct ValueNotationTests {
  struct Writing: CustomTestStringConvertible, Sendable {
    var notation: String
    /// All ways in which a day is written.
    var ways: @Sendable (CalendarDate) -> [String]

    init(_ notation: String, _ ways: @escaping @Sendable (CalendarDate) -> [String]) {
      self.notation = notation
      self.ways = ways
    }

    var testDescription: String { notation }
  }

  /// A number of one or two digits, without and with its zero.
  private static func short(_ value: Int) -> [String] {
    value < 10 ? ["\(value)", "0\(value)"] : ["\(value)"]
  }

  private static func padded(_ value: Int, _ digits: Int = 2) -> String {
    let text = String(value)
    return String(repeating: "0", count: digits - text.count) + text
  }

  private static let writings = [
    Writing("DD.MM.YYYY") { date in
      short(date.day).flatMap { day in
        short(date.month).map { "\(day).\($0).\(padded(date.year, 4))" }
      }
    },
    Writing("YYYY年M月D日") { date in
      short(date.month).flatMap { month in
        short(date.day).map { "\(padded(date.year, 4))年\(month)月\($0)日" }
      }
    },
    Writing("DDMMYYYY") { ["\(padded($0.day))\(padded($0.month))\(padded($0.year, 4))"] },
    Writing("YYYY/MM/DD") { date in
      short(date.month).flatMap { month in
        short(date.day).map { "\(padded(date.year, 4))/\(month)/\($0)" }
      }
    },
  ]

  /// Every day of leap years and others, at the ends of the calendar and around centuries.
  private static let days = [1, 4, 1900, 2000, 2023, 2024, 9999].flatMap { year in
    (0..<366).compactMap { offset in
      CalendarDate(
        daysSinceEpoch: CalendarDate(checkedYear: year, month: 1, day: 1).daysSinceEpoch + offset
      )
    }
  }

  @Test(arguments: writings)
  func `every beginning of every day can be typed`(_ writing: Writing) throws {
    let notation = try ValueNotation(writing.notation)
    for day in Self.days {
      for text in writing.ways(day) {
        let read = withBytes(of: text) { notation.moment(in: $0)?.calendarDate }
        if read != day { Issue.record("\(text) is read as \(read.map { "\($0)" } ?? "none")") }
        for length in 0..<text.count {
          let start = String(text.prefix(length))
          if withBytes(of: start, { notation.completion(of: $0) }) == .refused {
            Issue.record("\(start) of \(text)")
          }
        }
      }
      let written = notation.text(of: .date(day))
      if written.map({ writing.ways(day).contains($0) }) != true {
        Issue.record("\(day) is written as \(written ?? "none")")
      }
    }
  }

  @Test(arguments: [("D.M.YY", "0123.9"), ("MM/YY", "01239/"), ("YYMM", "012369")])
  func `short texts are judged as all values and their beginnings have it`(
    written: String,
    alphabet: String
  ) throws {
    let notation = try ValueNotation(written)
    var complete: Set<String> = []
    for year in 0...99 {
      let two = Self.padded(year)
      for month in 1...12 {
        switch written {
        case "D.M.YY":
          let full = year < 69 ? 2000 + year : 1900 + year
          for day in 1...CalendarDate.daysInMonth(month, ofYear: full) {
            for day in Self.short(day) {
              complete.formUnion(Self.short(month).map { "\(day).\($0).\(two)" })
            }
          }
        case "MM/YY": complete.formUnion(Self.short(month).map { "\($0)/\(two)" })
        default: complete.formUnion(Self.short(month).map { "\(two)\($0)" })
        }
      }
    }
    var partial: Set<String> = []
    for text in complete {
      for length in 0..<text.count { partial.insert(String(text.prefix(length))) }
    }
    for text in texts(over: alphabet, upTo: 6) {
      let expected: Completion =
        complete.contains(text) ? .complete : partial.contains(text) ? .partial : .refused
      let found = withBytes(of: text) { notation.completion(of: $0) }
      if found != expected { Issue.record("\(text): \(found), not \(expected)") }
    }
  }

  @Test(arguments: ["HH:mm", "H.mm", "HH:mm:ss", "hh:mm a", "h:mm a"])
  func `every time of a day can be written, read and typed`(written: String) throws {
    let notation = try ValueNotation(written)
    for minute in 0..<1440 {
      let time = try #require(TimeOfDay(hour: minute / 60, minute: minute % 60))
      let text = try #require(notation.text(of: .time(time)))
      #expect(withBytes(of: text) { notation.moment(in: $0)?.timeOfDay } == time)
      for length in 0..<text.count {
        let start = String(text.prefix(length))
        if withBytes(of: start, { notation.completion(of: $0) }) == .refused {
          Issue.record("\(start) of \(text)")
        }
      }
    }
  }

  // MARK: Numbers

  /// Whether a text is a number with the separators, said without the notation's reader.
  private static func isNumber(_ text: String, _ group: Character?, _ decimal: Character?) -> Bool {
    func areDigits(_ text: Substring) -> Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }
    let unsigned = text.hasPrefix("-") ? text.dropFirst() : text[...]
    var parts = [unsigned]
    if let decimal {
      parts = unsigned.split(separator: decimal, maxSplits: 1, omittingEmptySubsequences: false)
    }
    guard let whole = parts.first, parts.dropFirst().allSatisfy(areDigits) else { return false }
    guard let group else { return areDigits(whole) }
    let groups = whole.split(separator: group, omittingEmptySubsequences: false)
    guard groups.allSatisfy(areDigits), let first = groups.first else { return false }
    return groups.count == 1
      || first.count <= 3 && first.first != "0" && groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  @Test(
    arguments: [
      ("1.234,56", ".", ","), ("1,234.56", ",", "."), ("1'234.56", "'", "."), ("1234,56", nil, ","),
      ("1.234", ".", nil), ("1 234", " ", nil), ("1234", nil, nil),
    ] as [(String, Character?, Character?)]
  )
  func `numbers are judged as their grammar has it`(
    written: String,
    group: Character?,
    decimal: Character?
  ) throws {
    let notation = try ValueNotation(written)
    let endings = ["0", "00", "000", "1"]
    for text in texts(over: "01-.,", upTo: 6) + texts(over: "10' ", upTo: 6) {
      let isComplete = Self.isNumber(text, group, decimal)
      let isPartial = endings.contains { Self.isNumber(text + $0, group, decimal) }
      let expected: Completion = isComplete ? .complete : isPartial ? .partial : .refused
      let found = withBytes(of: text) { notation.completion(of: $0) }
      if found != expected { Issue.record("\(text): \(found), not \(expected)") }
      guard isComplete, let decimalText = withBytes(of: text, { notation.decimal(in: $0) }) else {
        continue
      }
      var plain = text
      if let group { plain.removeAll { $0 == group } }
      if let decimal { plain = plain.replacing(String(decimal), with: ".") }
      if String(decoding: decimalText, as: UTF8.self) != plain { Issue.record("\(text)") }
    }
  }

  @Test func `numbers are written with groups and read again`() throws {
    let numbers = ["0", "7", "-12", "123", "1234", "-1234567.891", "0.5", "100000", "1000.01"]
    for written in ["1.234,56", "1,234.56", "1'234.56", "1\u{202F}234,56", "1234,56", "1234.56"] {
      let notation = try ValueNotation(written)
      for text in numbers {
        let number = try #require(Number(text))
        let shown = try #require(notation.text(of: .number(number)))
        let read = try #require(withBytes(of: shown) { notation.decimal(in: $0) })
        #expect(Number(String(decoding: read, as: UTF8.self)) == number, "\(shown)")
      }
    }
    let german = try ValueNotation("1.234,56")
    #expect(german.text(of: .number(try #require(Number("-1234567.8")))) == "-1.234.567,8")
    let french = try ValueNotation("1 234,56")
    for space in [" ", "\u{A0}", "\u{202F}"] {
      #expect(withBytes(of: "1\(space)234") { french.completion(of: $0) } == .complete)
    }
  }

  // MARK: What data has, and what can't be written

  @Test(
    arguments: [
      ("DD.MM.YYYY", "2026-12-31", "31.12.2026"), ("MM/YY", "2027-08", "08/27"),
      ("D.M.YY", "1970-01-02", "2.1.70"), ("D.M.YY", "1950-01-02", nil), ("MM/YY", "1999-01", nil),
      ("HH:mm", "9:30", nil), ("hh:mm a", "12:05", "12:05 PM"), ("hh:mm a", "00:05", "12:05 AM"),
      ("H.mm", "09:30:15", nil), ("DD.MM.YYYY HH:mm", "2026-12-31T09:30", "31.12.2026 09:30"),
      ("DD.MM.YYYY HH:mm", "2026-12-31T09:30Z", nil), ("1.234,56", "1234.56", "1.234,56"),
      ("1.234,56", "1.234", nil), ("1.234,56", "1.5", "1,5"), ("1,234.56", "1234.5", nil),
    ] as [(String, String, String?)]
  )
  func `a text of data is put into the notation`(
    written: String,
    plain: String,
    expected: String?
  ) throws {
    #expect(try ValueNotation(written).translation(ofPlain: plain) == expected)
  }

  @Test(arguments: [
    "", "foo", "DD.YY", "MM", "YYYY", "DD.MM", "D/D/YYYY", "DDD.MM.YYYY", "YYY-MM", "DMMYYYY",
    "hh:mm", "HH:mm a", "HH", "mm:ss", "dd.mm.yyyy", "MMM YYYY", "1", "12", "1.23", "1.234.56",
    "1,234,56", "1x234", "1.234,5", "1.234;56", "#,##0.00", "1000", "-1.234,56",
    String(repeating: " ", count: 60) + "MM/YY",
  ])
  func `what is no notation is refused`(text: String) {
    #expect(throws: ValueNotationError.self) { try ValueNotation(text) }
  }

  @Test(arguments: [
    ("dd.mm.yyyy", "DD.MM.YYYY"), ("TT.MM.JJJJ", "DD.MM.YYYY"), ("JJ/MM/AAAA", "DD/MM/YYYY"),
    ("mm/yy", "MM/YY"), ("HH:MM", "HH:mm"), ("hh:mm", "HH:mm"), ("HH:mm a", "hh:mm a"),
    ("dd.mm.yyyy hh:mm", "DD.MM.YYYY HH:mm"), ("1.000,00", "1.234,56"), ("#,##0.00", "1,234.56"),
    ("0,00", "1234,56"), ("1'000", "1'234"),
  ])
  func `what was probably meant is said`(text: String, meant: String) throws {
    let error = #expect(throws: ValueNotationError.self) { try ValueNotation(text) }
    #expect(error?.suggestion == meant)
  }

  @Test func `a notation is of one type`() throws {
    #expect(try ValueNotation("DD.MM.YYYY").fits(.date))
    #expect(try !ValueNotation("DD.MM.YYYY").fits(.month))
    #expect(try ValueNotation("1.234").fits(.integer))
    #expect(try !ValueNotation("1.234").fits(.number))
    #expect(try !ValueNotation("1.234,56").fits(.integer))
    #expect(try ValueNotation("1234").fits(.integer))
  }
}
