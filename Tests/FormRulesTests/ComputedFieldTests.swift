import FormRules
import Testing

/// Values that forms compute: those of fields, and those that `let` names.
@Suite struct ComputedFieldTests {
  static let invoice = """
    form f {
      field lines: list of line { required; size(1...) }
      let net = sum(amount of lines)
      field discount: number { between(0, net) }
      field tax: number = round((net - discount) * 0.19, 2)
      field total: number = net - discount + tax { max_value(10000) }
      field approved_by
      check total <= 1000 or approved_by is filled "Invoices over 1,000 need an approval." at approved_by
    }
    form line {
      field quantity: integer
      field price: number
      field amount: number = quantity * price
    }
    """

  @Test func `a value without a result is neither filled nor empty`() throws {
    let rules = """
      form f {
          field a: number
          field b: number
          field c: number = a / b
          field d { when c is filled { required } }
          field e { when c is empty { required } }
          field g: integer { equal(count_filled(a, c)) }
          any_filled(c, e)
          one_filled(a, c)
          all_filled(a, c)
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let report = form.validate(["a": 1, "b": 0, "g": 1])
    #expect(report.violations.isEmpty)
    #expect(report.undecided.map(\.path) == ["c", "d", "e", "g", "", "", ""])
    #expect(
      form.validate(["a": 1, "b": 2, "g": 2, "d": "x"]).violations.map(\.rule) == ["one_filled"]
    )
  }

  @Test(arguments: [
    Case(
      invoice,
      [
        "lines": [["quantity": 2, "price": 50]], "discount": 10, "tax": 17.1,
        "total": .text("107.10"),
      ],
      "valid"
    ),
    Case(
      invoice,
      ["lines": [["quantity": 2, "price": 50, "amount": 99]], "discount": 101, "total": 1],
      "lines[0].amount: computed",
      "discount: between",
      "total: computed"
    ),
    Case(
      invoice,
      ["lines": [["quantity": 200, "price": 50], ["quantity": 1]], "discount": 0],
      "total: max_value",
      "approved_by: check"
    ),
    Case(invoice, ["lines": [["quantity": 2, "price": 50]], "tax": 3], "tax: computed"),
    Case(
      invoice,
      ["lines": [["quantity": "x", "price": 50]], "discount": 0],
      "lines[0].quantity: type",
      "lines[0].amount? computed unreadable: Quantity",
      "discount? between unreadable: Quantity",
      "tax? computed unreadable: Quantity",
      "total? computed unreadable: Quantity",
      "approved_by? check unreadable: Quantity"
    ),
    Case(
      "field a: number; field b: number; field c: number = a / b",
      ["a": 1, "b": 0],
      "c? computed division by zero"
    ),
    Case(
      "field first; field last; field initials = first { max_length(1) }; field d: date = today + 1d",
      ["first": "ab", "initials": "ab", "d": "2026-03-02"],
      "initials: max_length"
    ),
    Case(
      "field a: number = 2 * b; field b: number = 3 * c; field c: number",
      ["c": 2, "a": 12, "b": 6],
      "valid"
    ),
    Case(
      "field kind; when large == 1 { field x { required } }; let large = count_filled(kind)",
      ["kind": "a"],
      "x: required"
    ),
    Case(
      "field c: number; let twice = c * 2; let more = twice + 1; field d: number { equal(more) }",
      ["c": 2, "d": 4],
      "d: equal"
    ),
    Case(
      "rule r(p: number) { let twice = p * 2; max_value(twice + 1) }\nform f { field a: number { r(2) } }",
      ["a": 6],
      "a: r"
    ),
    Case(
      "let first = \"2026-01-01\"; field a: date { after(first) }",
      ["a": "2025-01-01"],
      "a: after"
    ),
    Case(
      "field is_on: boolean; when is_on == true { field a: number = 1 + 1 }; field b: number { equal(a) }",
      ["is_on": false, "a": 5, "b": 2],
      "b: equal"
    ),
  ])
  func `forms compute fields and names`(example: Case) throws {
    #expect(try example.judged() == example.expected)
  }

  @Test func `computed values are given out with the accepted ones`() throws {
    let report = try form(Self.invoice).validate(
      ["lines": [["quantity": 2, "price": 50]], "discount": 0],
      options: ValidationOptions(clock: .fixed(noon, offset: 3600))
    )
    #expect(report.verdict == .valid)
    #expect(report.values["total"] == 119)
    #expect(report.values["lines"] == [["quantity": 2, "price": 50, "amount": 100]])
  }

  private static let alternatives = """
    field price: number; field discount: number; field limit: number
    field total: number = price - first_filled(discount, 0)
    field low: number = max(0, min(price, limit) - 3)
    field d: date; field e: date
    field late: date = max(d, e, "2026-01-01")
    field nick; field name
    field shown = first_filled(nick, name, "n/a")
    field zone: integer { max_value(max(2, 3)) }
    """

  @Test(arguments: [
    Case(alternatives, ["price": 5, "total": 5, "shown": "n/a", "zone": 3], "valid"),
    Case(
      alternatives,
      ["price": 5, "discount": 2, "limit": 1, "total": 4, "low": 1, "zone": 4],
      "total: computed",
      "low: computed",
      "zone: max_value"
    ),
    Case(
      alternatives,
      [
        "d": "2025-05-01", "e": "2025-06-01", "late": "2026-01-01", "name": "N", "nick": " ",
        "shown": "N",
      ],
      "valid"
    ),
    Case(
      alternatives,
      ["price": 1, "discount": "x", "limit": "y"],
      "discount: type",
      "limit: type",
      "total? computed unreadable: Discount",
      "low? computed unreadable: Limit"
    ),
    Case(alternatives, ["nick": 3], "nick: type", "shown? computed unreadable: Nick"),
  ])
  func `one of several values`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `a message says what it must be, but not of secrets`() throws {
    let report = try form(
      "field a: number @secret; field b: number @secret = a * 2; field c: number = 1 + 1"
    ).validate(["a": 2, "b": 5, "c": 5])
    #expect(report.violations.map(\.message) == ["This must be •••.", "This must be 2."])
  }

  @Test func `a message shows named values and contexts, but no secret ones`() throws {
    let report = try form(
      """
      form f {
        context rate: number
        context hidden: number @secret
        let twice = a * 2
        let most = 5
        let secret = b + 1
        let word = "so"
        field a: number { max_value(most) "{twice} is over {most} at {rate}, {hidden}, {word}." }
        field b: number @secret
        check a > 100 "{secret} {twice}" at b
        field c: number { r(a) }
      }
      rule r(limit: number) { let half = limit / 2; max_value(half) "{value} is over {half}." }
      """
    ).validate(["a": 9, "b": 1, "c": 5], context: ["rate": 3, "hidden": 4])
    #expect(
      report.violations.map(\.message) == [
        "18 is over 5 at 3, Hidden, so.", "••• 18", "5 is over 4.5.",
      ]
    )
  }

  @Test func `what is made of a computed secret is secret, in items and lists too`() throws {
    let report = try form(
      """
      form f {
        field e: number = d + 1
        let named = e
        field lines: list of line
        field sum1: number = sum(pay of lines)
        field shown: number = 1 + 1
        field x: number { max_value(named) }
        field d: number = a * 2
        field a: number @secret
      }
      form line { field rate: number @secret; field pay: number = rate * 2 }
      """
    ).validate([
      "a": 2, "e": 1, "d": 1, "shown": 1, "sum1": 1, "x": 9, "lines": [["rate": 5, "pay": 1]],
    ])
    #expect(
      report.violations.map { "\($0.path): \($0.message)" } == [
        "e: This must be •••.", "lines[0].pay: This must be •••.", "sum1: This must be •••.",
        "shown: This must be 2.", "x: This must be ••• or less.", "d: This must be •••.",
      ]
    )
  }

  @Test func `a live form shows what is computed, through rows, and takes no other value`() throws {
    let session = try session(
      Self.invoice,
      ["lines": [["quantity": 2, "price": 50, "amount": 7], [:]], "discount": 0, "total": 3]
    )
    func shown(_ path: FieldPath) throws -> String { try session.at(path).text }
    #expect(try shown("lines[0].amount") == "100")
    #expect(try shown("total") == "119")
    #expect(session.verdict == .valid)
    #expect(try session.at("total").isReadOnly)
    try session.set(3, at: "lines[1].quantity")
    #expect(try shown("lines[1].amount") == "")
    let price = try session.at("lines[1].price")
    try price.type("1")
    #expect(try shown("lines[1].amount") == "3")
    #expect(try shown("total") == "122.57")
    try price.type("00")
    #expect(try shown("total") == "476")
    try session.set(5000, at: "lines[1].price")
    #expect(session.verdict == .invalid)
    #expect(throws: SessionError.self) { try session.set(1, at: "total") }
    try session.set(0, at: "lines[1].price")
    #expect(session.verdict == .valid)
    #expect(try shown("total") == "119")
  }
}
