import FormRules
import Testing

/// Parameters of forms: what items and nested forms are given of the form around them.
@Suite struct FormParameterTests {
  private static let booking = """
    form f {
        field flexible: boolean
        when flexible != true { field back: date }
        field limit: number
        field passengers: list of passenger(back, most: limit)
        field lead: passenger(back)
        field groups: list of list of passenger("2026-01-01")
        group trip { field end: date }
        field last: passenger(trip.end + 1d)
    }
    form passenger(back: date, most = 3, word = "x") {
        field expires: date { after(back) "after {back}" }
        field bags: number { max_value(most) }
        field name { none_of(word, "Y") }
        when back is filled { field visa { required } }
        field children: list of child(back)
    }
    form child(until) { field born: date { before(until) } }
    """

  /// The digits of a wide number are elsewhere each time it is computed.
  @Test(
    arguments: zip(
      [1, 10, 12, 13] as [Value],
      [["l", "l.least"], ["l", "l.least"], ["l"], ["l"]] as [[FieldPath]]
    )
  )
  func `a computed number of many digits decides branches like any other`(
    value: Value,
    violated: [FieldPath]
  ) throws {
    let rules = """
      form line(share: number) {
          field kind
          when kind == "a" { field p }
          when kind == "b" { field q }
          any_filled(p, q)
          field least: number { max_value(share) }
      }
      form grant { field a: number; field third: number = a / 3; field l: line(third) }
      """
    let form = try #require(try RuleFile(text: rules).form("grant"))
    let report = form.validate(["a": value, "l": ["kind": "c", "p": "x", "least": 4]])
    #expect(report.violations.map(\.path) == violated)
  }

  @Test func `arguments pass on through forms that are nested deeper than there are forms`() throws
  {
    let rules = """
      form node(limit: number) {
          when limit > 0 { field next: number = limit - 1; field name { required } }
          field children: list of node(next)
      }
      form f { field start: integer; field root: node(start) }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    var node: Value = ["children": []]
    for _ in 0..<20 { node = ["children": [node]] }
    for start in [0, 1, 5, 19] {
      let report = form.validate(["start": .number(Number(start)), "root": node])
      #expect(report.violations.count == start)
    }
  }

  @Test func `an undecided branch with a form that is given something stays undecided`() throws {
    let rules = """
      form inner(most: number) { field a { required } }
      form f {
          field number: integer
          field limit: number
          when number == 1 { field part: inner(limit) } otherwise { field other { required } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    for limit in [nil, 3] as [Value?] {
      var record: [String: Value] = ["number": "x", "part": ["a": "1"]]
      record["limit"] = limit
      let report = form.validate(record)
      #expect(report.undecided.map(\.path) == ["part", "other"])
      #expect(report.violations.map(\.path) == ["number"])
    }
  }

  @Test(arguments: [
    Case(
      booking,
      [
        "back": "2026-06-01",
        "passengers": [["expires": "2026-05-01", "visa": "v"], ["expires": "2026-07-01"]],
      ],
      "passengers[0].expires: after",
      "passengers[1].visa: required"
    ),
    Case(booking, ["passengers": [["expires": "2026-05-01"]]], "valid"),
    Case(
      booking,
      ["limit": 1, "passengers": [["bags": 2]], "lead": ["bags": 3]],
      "passengers[0].bags: max_value"
    ),
    Case(
      booking,
      ["lead": ["bags": 4, "name": "x"]],
      "lead.bags: max_value",
      "lead.name: none_of"
    ),
    // What does not apply is passed as empty.
    Case(
      booking,
      ["flexible": true, "back": "2026-06-01", "passengers": [["expires": "2026-05-01"]]],
      "valid"
    ),
    Case(
      booking,
      [
        "back": "2026-06-01",
        "passengers": [["visa": "v", "children": [["born": "2026-07-01"], [:]]]],
      ],
      "passengers[0].children[0].born: before"
    ),
    Case(
      booking,
      ["groups": [[["expires": "2025-01-01", "visa": "v"]]]],
      "groups[0][0].expires: after"
    ),
    Case(
      booking,
      ["trip": ["end": "2026-01-01"], "last": ["expires": "2026-01-02", "visa": "v"]],
      "last.expires: after"
    ),
    Case(
      booking,
      ["back": "soon", "lead": ["expires": "2026-01-02"]],
      "back: type",
      "lead.visa: required",
      "lead.expires? after unreadable: Back"
    ),
    // A record says nothing of what is around an item.
    Case(booking, ["passengers": [["back": "2026-06-01", "expires": "2026-05-01"]]], "valid"),
  ])
  func `an item sees what it is given`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `a form by itself is given its parameters, or their defaults`() throws {
    let rules = try RuleFile(text: Self.booking)
    let form = try #require(rules.form("passenger"))
    let report = form.validate(["back": "2026-06-01", "expires": "2026-05-01", "bags": 4])
    #expect(
      report.violations.map { "\($0.path): \($0.message)" }.sorted() == [
        "bags: This must be 3 or less.", "expires: after 2026-06-01", "visa: This is required.",
      ]
    )
    #expect(report.values["back"] == nil)
  }

  @Test func `what is secret is not shown`() throws {
    let form = try form(
      "form f { field pin @secret; field a: inner(pin) }\n"
        + "form inner(secret) { field b { different(secret) \"not {secret}\" } }"
    )
    let report = form.validate(["pin": "1234", "a": ["b": "1234"]])
    #expect(report.violations.map(\.message) == ["not Secret"])
  }

  @Test func `a compiled file passes parameters too`() throws {
    let rules = try RuleFile(compiled: RuleFile(text: Self.booking).compiled())
    let form = try #require(rules.form("f"))
    let report = form.validate([
      "back": "2026-06-01", "lead": ["expires": "2026-05-01", "visa": "v"],
    ])
    #expect(
      report.violations.map { "\($0.path): \($0.message)" } == ["lead.expires: after 2026-06-01"]
    )
  }
}
