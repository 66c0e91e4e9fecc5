import Foundation
import FormRules
import Testing

/// Language, section 2: which message is said, and what stands in it.
@Suite struct MessageTests {
  private func message(_ rules: String, _ values: [String: Value]) throws -> String? {
    try form(rules).validate(values).violations.first?.message
  }

  /// A message of a thousand values would be repeated for each item of a list.
  @Test func `a message lists eight values, and says how many more there are`() throws {
    func values(_ count: Int) -> String {
      (1...count).map { "\"v\($0)\"" }.joined(separator: ", ")
    }
    let eight = "v1, v2, v3, v4, v5, v6, v7, v8"
    for (count, shown) in [(8, eight), (9, eight + " … (1 more)"), (999, eight + " … (991 more)")] {
      let report = try form("field a { one_of(\(values(count))) }").validate(["a": "x"])
      let violation = try #require(report.violations.first)
      #expect(violation.message == "Choose one of: \(shown).")
      #expect(violation.arguments.map(\.text).joined(separator: ", ") == shown)
    }
    let called = """
      rule r(n: integer, code: text) { min_length(n) "{code} {n}" }
      form f { field a { r(4, "c") } }
      """
    #expect(try message(called, ["a": "x"]) == "c 4")
  }

  @Test(arguments: [
    ("field a { min_length(3) }", "Enter 3 or more characters."),
    ("field a { min_length(3) \"Too short: {length} of {min}.\" }", "Too short: 2 of 3."),
    ("field a \"Name\" { min_length(3) \"{label} is {value}.\" }", "Name is ab."),
    ("field first_name { min_length(3) \"{label}.\" }", "First name."),
    ("field a { (min_length(3) or chars(\"x\")) \"part\" and max_length(9) \"whole\" }", "part"),
    ("field a { min_length(3) and max_length(9) \"whole\" }", "whole"),
    ("field a { min_length(3) and (max_length(9) or email) \"whole\" }", "whole"),
    ("field a { min_length(3) or not (max_length(9)) \"whole\" }", "whole"),
    ("field a { max_length(9) and ((min_length(3)) \"part\") \"whole\" }", "part"),
    ("rule r { min_length(3) \"inner\" }\nform f { field a { r } }", "inner"),
    ("rule r \"header\" { min_length(3) }\nform f { field a { r } }", "header"),
    ("rule r \"header\" { min_length(3) \"inner\" }\nform f { field a { r } }", "inner"),
    ("rule r \"header\" { min_length(3) \"inner\" }\nform f { field a { r \"outer\" } }", "outer"),
    ("rule s \"s\" { min_length(3) }\nrule r \"r\" { s }\nform f { field a { r } }", "r"),
    (
      "rule r(n: integer) { min_length(n) \"{n} or more\" }\nform f { field a { r(4) } }",
      "4 or more"
    ),
    ("field a { min_length(3) \"{{literally}}\" }", "{literally}"),
    ("field a { one_of(\"x\", \"y\") \"Take {values}.\" }", "Take x, y."),
    ("field a { one_of(\"x\", \"y\") \"{values}: {values}\" }", "x, y: x, y"),
    ("field a { min_length(3) \"{min} of {min}, {length} of {length}\" }", "3 of 3, 2 of 2"),
  ])
  func `the message nearest to the form's author is said`(_ rules: String, _ expected: String)
    throws
  {
    #expect(try message(rules, ["a": "ab", "first_name": "ab"]) == expected)
  }

  @Test(arguments: [
    ("field a: date { min_value(\"2026-02-01\") }", "This must be 2026-02-01 or later."),
    ("field a: date { not min_value(\"2025-02-01\") }", "This must be earlier than 2025-02-01."),
    ("field a { max_value(\"2025-02-01\") }", "This must be 2025-02-01 or earlier."),
    ("field b: date\nfield a: date { max_value(b + 2d) \"{max}\" }", "2025-01-03"),
    ("field b: date\nfield a: date { max_value(b + 2d) }", "This must be 2025-01-03 or earlier."),
    ("field b: date @secret\nfield a: date { max_value(b + 2d) \"{max}\" }", "B + 2d"),
    (
      "field a: date { between(\"2027-01-01\"...) }",
      "This must be 2027-01-01 or later."
    ),
    ("field c: list of text { required }", "Add at least one item."),
    ("field c: list of choice { required; option \"a\" }", "Select at least one."),
    ("field c: file { required }", "Choose a file."),
    ("field c { required }", "This is required."),
  ])
  func `messages have the words of the type and the values compared with`(
    _ rules: String,
    _ expected: String
  ) throws {
    #expect(try message(rules, ["a": "2026-01-01", "b": "2025-01-01"]) == expected)
  }

  @Test func `other is the label of the field compared with`() throws {
    let rules = "field a { equal(b) \"Not like {other}.\" }\nfield b \"The other\""
    #expect(try message(rules, ["a": "x", "b": "y"]) == "Not like The other.")
  }

  @Test func `a placeholder shows a context or one of its members, but no secret one`() throws {
    let file = try RuleFile(
      text: """
        form f {
            context limit: number
            context stored: f
            field pin @secret
            field total: number { required }
            check total < limit "{limit}, {stored.total}, {stored.pin}" at total
        }
        """
    )
    let report = try #require(file.form("f")).validate(
      ["total": 9],
      context: ["limit": 5, "stored": .form(["total": 3, "pin": "hunter2"])]
    )
    #expect(report.violations.map(\.message) == ["5, 3, Pin"])
  }

  @Test func `the items of a list from elsewhere are named, but no secret ones`() throws {
    let rules = """
      form row(names: list of text, hidden: list of text) {
          field a { one_of(names) }
          field b { one_of(hidden) }
      }
      form f {
          context sizes: list of choice { option "s" "Small"; option "m"; option "l" }
          context many: list of integer
          context none: list of text
          context names: list of text
          context hidden: list of text @secret
          field own: list of text
          field a { one_of(sizes) }
          field b: integer { one_of(many, 100) }
          field c { one_of(none) }
          field d { one_of(hidden) }
          field e { one_of(own) }
          field row: row(names, hidden)
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let report = form.validate(
      [
        "own": ["x"], "a": "z", "b": -1, "c": "z", "d": "z", "e": "z",
        "row": ["a": "z", "b": "z"],
      ],
      context: [
        "sizes": ["s", "m"], "many": .list((0..<10).map { .number(Number($0)) }), "none": [],
        "names": ["Ann", "Ben"],
        "hidden": ["hunter2"],
      ]
    )
    #expect(
      report.violations.map(\.message) == [
        "Choose one of: Small, m.", "Choose one of: 0, 1, 2, 3, 4, 5, 6, 7 … (2 more), 100.",
        "Choose one of: None.", "Choose one of: Hidden.", "Choose one of: Own.",
        "Choose one of: Ann, Ben.", "Choose one of: Hidden.",
      ]
    )
  }

  @Test(
    arguments: [
      ("not kind(\"text\") or max_length(3)", "abcd", "max_length"),
      ("max_length(3) or not kind(\"text\")", "abcd", "max_length"),
      ("not kind(\"number\") or between(0, 10)", 11, "between"),
      ("kind(\"null\") or one_of(\"x\", \"y\")", "z", "one_of"),
      ("kind(\"text\") or kind(\"number\")", true, "kind"),
      ("not kind(\"text\") or is_short", "abcd", "is_short"),
      ("is_number or one_of(\"x\")", "z", "one_of"),
    ] as [(String, Value, String)]
  )
  func `a test of the kind of a value is not reported where another alternative applies`(
    _ check: String,
    _ value: Value,
    _ rule: String
  ) throws {
    let rules = "rule is_short { max_length(3) }\nrule is_number { kind(\"number\") }"
    let file = try RuleFile(text: "\(rules)\nform f { field a: any { \(check) } }")
    let report = try #require(file.form("f")).validate(["a": value])
    #expect(report.violations.map(\.rule) == [rule])
  }

  /// Forms with one failing field, the value, and what the message says.
  static let shown: [(rules: String, value: Value, message: String)] = [
    // Options are shown by their labels, wherever they come from.
    ("field a: choice { \(sizes); one_of(\"s\", \"m\") }", "l", "Choose one of: Small, m."),
    (
      "field a: choice { \(sizes); one_of(\"m\") \"{value} is sold out.\" }", "l",
      "Large is sold out."
    ),
    (
      "field a: choice { \(sizes); equal(least) \"Not {value} but {other}.\" }", "l",
      "Not Large but Small."
    ),
    (
      "field a: list of choice { \(sizes); exclusive(\"s\") }", ["s", "m"],
      "“Small” can't be combined with anything else."
    ),
    (
      "field a: list of choice { \(sizes); each { one_of(\"s\") \"No {value}.\" } }", ["s", "l"],
      "No Large."
    ),
    ("field a: choice @secret { \(sizes); one_of(\"s\") \"No {value}.\" }", "l", "No •••."),
    // Times have seconds only if there are any.
    ("field a: time { after(\"09:00\") }", "08:00", "This must be after 09:00."),
    ("field a: time { after(\"09:00:30\") }", "08:00", "This must be after 09:00:30."),
    ("field a: time { after(\"09:00:00.5\") }", "08:00", "This must be after 09:00:00.5."),
    (
      "field a: datetime { after(\"2026-03-01T10:00:00Z\") \"Not {value}.\" }",
      "2026-02-01T00:00:00+01:00", "Not 2026-02-01T00:00+01:00."
    ),
    ("field a: time { max_value(\"00:00\") \"Not {value}.\" }", "00:00:30", "Not 00:00:30."),
    // Values from elsewhere are shown in the notation of the field.
    (
      "field a: number as \"1.234,56\" { max_value(most) }", 2000.5, "This must be 1.234,5 or less."
    ),
  ]
  private static let sizes = #"option "s" "Small"; option "m"; option "l" "Large""#

  @Test(arguments: shown)
  func `a message shows values as people know them`(
    _ rules: String,
    _ value: Value,
    _ message: String
  ) throws {
    let context = "context least: choice { option \"s\"; option \"m\" }\ncontext most: number"
    let report = try form("\(context)\n\(rules)").validate(
      ["a": value],
      context: ["least": "s", "most": 1234.5]
    )
    #expect(report.violations.map(\.message) == [message])
  }

  @Test(arguments: [
    ("{stored.totl}", "unknown field 'totl'", "did you mean 'total'?"),
    ("{total.x}", "unknown placeholder '{total.x}'", nil),
    ("{note}", "unknown placeholder '{note}'", nil),
  ])
  func `a placeholder that names nothing is one error`(
    _ placeholder: String,
    _ expected: String,
    _ fix: String?
  ) {
    let error = #expect(throws: RuleFileError.self) {
      try RuleFile(
        text: """
          form f {
              context stored: f
              field note
              field total: number
              check total < stored.total "\(placeholder)" at total
          }
          """
      )
    }
    #expect(error?.diagnostics.map(\.message) == [expected])
    #expect(error?.diagnostics.first?.fixes.first?.text == fix)
    if placeholder == "{note}" {
      #expect(error?.diagnostics.first?.notes.first?.contains("'let shown = note'") == true)
    }
  }

  @Test func `secret values are never shown`() throws {
    let rules =
      "field a @secret { max_length(3) \"{value}\" }\nfield b { equal(a) \"{other} {value}\" }"
    let report = try form(rules).validate(["a": "hunter2", "b": "guess"])
    for violation in report.violations {
      #expect(!violation.message.contains("hunter2"))
      #expect(!violation.arguments.contains { $0.text.contains("hunter2") })
    }
  }

  @Test func `values in messages are cut, and are not templates`() throws {
    let long = String(repeating: "x", count: 500)
    let text = try message("field a { max_length(3) \"{value}\" }", ["a": .text(long)])
    #expect((text?.count ?? 0) < 100)
    let braces = try message("field a { max_length(3) \"{value}\" }", ["a": "{label}{max}"])
    #expect(braces == "{label}{max}")
  }

  @Test func `a catalog says it in another language`() throws {
    let report = try form("field a { min_length(3); }\nfield b { required \"Please.\" }")
      .validate(["a": "x"])
    let catalog = MessageCatalog(
      ruleTexts: ["min_length": "Mindestens {min} Zeichen."],
      translations: ["Please.": "Bitte."]
    )
    #expect(
      report.violations.map { catalog.text(for: $0) } == ["Mindestens 3 Zeichen.", "Bitte."]
    )
  }

  /// A form whose default messages have words of the engine in all their parts.
  private static let words = """
    form f {
      field born: date { before(today) }
      field ages: list of integer { size(2...) }
      field heights: list of integer
      field start: date
      field end: date { between(start, start + 3d) }
      field rank: integer { between(1...9) }
      field day: date as "DD.MM.YYYY"
      field size: choice { option "S" "Small"; option "M" }
      field code { one_of("a", "b", "c", "d", "e", "f", "g", "h", "i", "j") }
      field nick { min_length(3) or email }
    }
    """
  private static let record: [String: Value] = [
    "born": "2999-01-01", "ages": [1], "heights": ["x"], "start": "2026-01-01", "end": "2026-02-01",
    "rank": 10,
    "day": "x", "size": "L", "code": "z",
  ]

  @Test func `all words of default messages can be translated`() throws {
    let catalog = MessageCatalog(translations: [
      "This must be before {limit}.": "Das muss vor {limit} liegen.", "today": "heute",
      "The number of items must be {range}.": "Es müssen {range} sein.",
      "at least {low}": "mindestens {low}", "{low} to {high}": "{low} bis {high}",
      "This must be between {min} and {max}.": "Das muss von {min} bis {max} sein.",
      "This must be {min}.": "Das muss {min} sein.", "Start": "Beginn", "Small": "Klein",
      "Enter a whole number.": "Bitte eine ganze Zahl.",
      "Enter a date, such as {example}.": "Bitte ein Datum wie {example}.",
      "Choose one of: {values}.": "Zur Wahl stehen: {values}.",
      "{last} … ({count} more)": "{last} … (und {count} weitere)",
    ])
    let report = try form(Self.words).validate(Self.record, options: ValidationOptions(mode: .all))
    let copy = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report))
    for report in [report, copy] {
      #expect(
        report.violations.map { catalog.text(for: $0) } == [
          "Das muss vor heute liegen.", "Es müssen mindestens 2 sein.", "Bitte eine ganze Zahl.",
          "Das muss von Beginn bis 2026-01-04 sein.", "Das muss 1 bis 9 sein.",
          "Bitte ein Datum wie 31.12.2026.", "Zur Wahl stehen: Klein, M.",
          "Zur Wahl stehen: a, b, c, d, e, f, g, h … (und 2 weitere).",
        ]
      )
      #expect(
        report.violations.map(\.message) == [
          "This must be before today.", "The number of items must be at least 2.",
          "Enter a whole number.", "This must be between Start and 2026-01-04.",
          "This must be 1 to 9.", "Enter a date, such as 31.12.2026.",
          "Choose one of: Small, M.", "Choose one of: a, b, c, d, e, f, g, h … (2 more).",
        ]
      )
    }
  }

  @Test func `the field by which items are compared is translated`() throws {
    let rules =
      "form line { field code \"Code\" }\nform f { field lines: list of line { unique(code) } }"
    let lines: Value = [["code": "a"], ["code": "a"]]
    let report = try form(rules).validate(["lines": lines])
    let catalog = MessageCatalog(translations: ["Code": "Numéro"])
    #expect(
      report.violations.map { catalog.text(for: $0) }
        == ["Each item must have a different Numéro."]
    )
  }

  @Test func `messages of a hostile report are short, and quickly made`() throws {
    func message(_ text: String) throws -> String {
      let json = #"{"path": "a", "rule": "r", "text": \#(text)}"#
      return try JSONDecoder().decode(Violation.self, from: Data(json.utf8)).message
    }
    var shown = #"{"text": "x"}"#
    for _ in 0..<20 {
      shown =
        #"{"text": "t", "phrase": {"template": "{a}{a}", "values": {"entries": [{"name": "a", "shown": \#(shown)}]}}}"#
    }
    let nested =
      #"{"authored": "{a}", "builtIn": "r", "values": {"entries": [{"name": "a", "shown": \#(shown)}]}, "manner": "value", "isNegated": false}"#
    #expect(throws: DecodingError.self) { try message(nested) }
    func filled(_ template: String, _ value: String) throws -> String {
      try message(
        #"{"authored": "\#(template)", "builtIn": "r", "values": {"entries": [{"name": "a", "shown": {"text": "\#(value)"}}]}, "manner": "value", "isNegated": false}"#
      )
    }
    let long = try filled(
      String(repeating: "{a}", count: 10_000),
      String(repeating: "x", count: 10_000)
    )
    #expect(long.utf8.count < 200_000)
    let open = String(repeating: "{a", count: 100_000)
    #expect(try filled(open, "x") == open)
  }

  @Test func `every violation has a place, a path and a text`() throws {
    let report = try form("field a { required }\nfield b: integer").validate(["b": "x"])
    #expect(report.violations.map { $0.place.line } == [2, 3])
    #expect(report.violations.map { "\($0.path)" } == ["a", "b"])
    #expect(report.violations.allSatisfy { !$0.message.isEmpty })
  }
}
