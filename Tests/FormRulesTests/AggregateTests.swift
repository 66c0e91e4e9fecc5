import FormRules
import Testing

/// What forms compute of lists.
@Suite struct AggregateTests {
  private static let line =
    "form line { field name; field quantity: integer; field price: number }\n"
  private static let lines: Value = [
    ["name": "a", "quantity": 2, "price": 1.5], ["name": "b", "quantity": 3, "price": 10],
    ["name": "c", "price": 99], nil, [:],
  ]

  @Test(
    arguments: [
      ("count(lines)", 3), ("sum(quantity * price of lines)", 33), ("sum(quantity of lines)", 5),
      ("min(price of lines)", 1.5), ("max(price of lines)", 99),
      ("count(lines where quantity is filled)", 2), ("count(lines where quantity > 2)", 1),
      ("sum(price of lines where quantity >= minimum)", 10),
      ("sum(price * minimum of lines where name == \"b\" or name == \"c\")", 327),
      ("sum(1 of lines)", 3), ("count(lines) + sum(quantity of lines) * 2", 13),
      ("sum(price of lines where name is empty)", 0), ("count(none)", 0), ("sum(price of none)", 0),
      ("count(lines where any_filled(name, price))", 3),
      ("round(sum(price of lines) / count(lines), 2)", 36.83),
    ] as [(String, Double)]
  )
  func `a list function`(_ operand: String, _ result: Double) throws {
    let rules =
      "form f { field lines: list of line; field none: list of line; "
      + "field minimum: integer; field x: number { equal(\(operand)) } }\n" + Self.line
    let record: [String: Value] = [
      "lines": Self.lines, "minimum": 3, "x": .number(try #require(Number(result.description))),
    ]
    #expect(try Case(rules, record, "valid").judged() == ["valid"])
  }

  @Test func `a list through lists, plain items, dates and aggregates in aggregates`() throws {
    let rules = """
      form order { field note; field lines: list of line; field day: date }
      form line { field amount: number }
      form f {
        field orders: list of order; field marks: list of integer; field matrix: list of list of number
        field a: number { equal(sum(amount of orders.lines)) }
        field b: number { equal(count(orders.lines where amount > 1)) }
        field c: integer { equal(max(count(lines) of orders)) }
        field d: number { equal(sum(item * 2 of marks where item != 3)) }
        field e: date { equal(min(day of orders)) }
        field g: number { equal(sum(amount of orders.lines where note == "x")) }
        field h: number { equal(sum(sum(amount of lines) of orders where count(lines) > 1)) }
      field i: number { equal(max(sum(item of item) of matrix)) }
      }
      """
    let record: [String: Value] = [
      "orders": [
        ["note": "x", "lines": [["amount": 1], ["amount": 2]], "day": "2026-03-01"],
        ["lines": [["amount": 4]], "day": "2026-02-01"], ["note": "x"],
      ],
      "marks": [1, 2, 3], "matrix": [[1, 2], [5], []],
      "a": 7, "b": 2, "c": 2, "d": 6, "e": "2026-02-01", "g": 3, "h": 3, "i": 5,
    ]
    #expect(try Case(rules, record).judged() == ["valid"])
  }

  @Test func `an item is compared with the others on several values`() throws {
    let rules = """
      form match(all: list of match) {
        field home; field away; field tags: list of text
        let guest = away
        check count(all where home == this.guest and away == this.home) == 0 at home
        field shared: integer {
          equal(count(all where count(this.tags where item == "x") == count(tags)))
        }
      }
      form f { field matches: list of match(matches) }
      """
    let matches: Value = [
      ["home": "A", "away": "B", "tags": ["x"], "shared": 2],
      ["home": "B", "away": "C", "shared": 1],
      ["home": "B", "away": "A", "tags": ["y"], "shared": 1],
      ["home": "C", "away": "C", "tags": ["x", "y"], "shared": 2],
    ]
    let expected = ["matches[0].home: check", "matches[2].home: check", "matches[3].home: check"]
    #expect(try Case(rules, ["matches": matches], mode: .all).judged().sorted() == expected)
  }

  @Test func `a field called this is a field`() throws {
    let rules = """
      form line { field price: number }
      form other { field price: number }
      form f {
        field lines: list of line; field this: other; field price: number
        check sum(this.price of lines) == 2
      }
      """
    let record: [String: Value] = ["lines": [["price": 5]], "this": ["price": 2], "price": 3]
    #expect(try Case(rules, record).judged() == ["valid"])
  }

  @Test func `the smallest of nothing is empty, and asks for nothing`() throws {
    let rules =
      Self.line
      + "form f { field lines: list of line; field x: number { equal(min(price of lines)) } }"
    #expect(try Case(rules, ["x": 7]).judged() == ["valid"])
  }

  @Test
  func `an item that cannot be read makes the result unknown, with the field that is to blame`()
    throws
  {
    let rules =
      Self.line
      + "form f { field lines: list of line; field x: number { max_value(sum(price of lines)) } }"
    #expect(
      try Case(rules, ["lines": [["price": "y"]], "x": 7]).judged() == [
        "lines[0].price: type", "x? max_value unreadable: Price",
      ]
    )
    let wide: Value = .text("99999999999999999999999999999999999999")
    #expect(
      try Case(rules, ["lines": [["price": wide], ["price": 0.5]], "x": 7]).judged() == [
        "x? max_value more than 38 digits"
      ]
    )
  }

  @Test func `a map is a list of its values`() throws {
    let rules = """
      form part { field price: number; field amount: integer }
      form rack { field sizes: map of number }
      form f {
        field sizes: map of integer; field parts: map of part; field racks: list of rack
        field a: number { equal(sum(item of sizes)) }
        field b: number { equal(count(sizes where item > 1)) }
        field c: number { equal(sum(price * amount of parts where price < 9)) }
        field d: number { equal(max(price of parts)) }
        field e: number { equal(sum(item of racks.sizes)) }
        field g: integer { equal(count(parts)) }
      }
      """
    let record: [String: Value] = [
      "sizes": ["S": 3, "": 2, "M": 1, "none": nil],
      "parts": ["b": ["price": 2, "amount": 4], "a": ["price": 9, "amount": 1], "c": [:]],
      "racks": [["sizes": ["x": 1, "y": 2]], ["sizes": [:]], ["sizes": ["x": 5]]],
      "a": 6, "b": 2, "c": 8, "d": 9, "e": 8, "g": 2,
    ]
    #expect(try Case(rules, record).judged() == ["valid"])
    var wrong = record
    wrong["sizes"] = ["S": "three"]
    #expect(
      try Case(rules, wrong).judged() == [
        "sizes[\"S\"]: type", "a? equal unreadable: Sizes", "b? equal unreadable: Sizes",
      ]
    )
  }

  @Test func `a live form sums the values of a map`() throws {
    let session = try session(
      """
      form f {
        field sizes: map of integer
        field most: integer
        check sum(item of sizes) <= most "Too many."
        field total: integer = sum(item of sizes)
      }
      """,
      ["sizes": ["S": 3, "M": 1], "most": 5]
    )
    let total = try #require(session.field("total"))
    let sizes = try #require(session.field("sizes"))
    #expect(total.value == 4)
    try sizes.set(4, forKey: "M")
    #expect(total.value == 7)
    #expect(session.report.violations.map(\.rule) == ["check"])
    try sizes.removeEntry(forKey: "S")
    #expect(total.value == 4)
    #expect(session.report.violations.isEmpty)
    try sizes.renameEntry("M", to: "XL")
    #expect(total.value == 4)
  }

  @Test func `a condition of the form reads a list`() throws {
    let rules =
      Self.line + """
        form f {
          field lines: list of line
          field limit: number
          when sum(price of lines) > limit and (count(lines where price > 0) + 1) > 1 { field approval { required } }
        }
        """
    #expect(
      try Case(rules, ["lines": [["price": 7]], "limit": 6]).judged() == ["approval: required"]
    )
    #expect(try Case(rules, ["lines": [["price": 7]], "limit": 8]).judged() == ["valid"])
  }

  @Test func `a live form adds what has changed`() throws {
    let session = try session(
      "form f { field lines: list of line; "
        + "field x: number { max_value(sum(quantity * price of lines)) }; "
        + "field y: number { max_value(max(price of lines)) } }\n" + Self.line,
      ["lines": Self.lines, "x": 33, "y": 99]
    )
    func broken() -> [String] {
      session.report.violations.map { "\($0.path) \($0.rule)" }
        + session.report.undecided.map { "\($0.path)? \($0.reason)" }
    }
    #expect(broken() == [])
    try session.set(9, at: "lines[1].price")
    #expect(broken() == ["x max_value"])
    try session.set(11, at: "lines[1].price")
    #expect(broken() == [])
    try session.set(98, at: "lines[2].price")
    #expect(broken() == ["y max_value"])
    try session.set(100, at: "lines[0].price")
    #expect(broken() == [])
    try session.set("q", at: "lines[0].price")
    #expect(
      broken() == ["lines[0].price type", "x? unreadable: Price", "y? unreadable: Price"]
    )
    try session.set(100, at: "lines[0].price")
    #expect(broken() == [])
    try session.set(nil, at: "lines[0].price")
    #expect(broken() == ["y max_value"])
  }
}
