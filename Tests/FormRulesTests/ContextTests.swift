import Foundation
import FormRules
import Testing

/// What the caller gives beside the record.
@Suite struct ContextTests {
  private static let order = """
    form order {
        context stored: order
        context role: choice { option "clerk"; option "manager" }
        field status: choice {
            option "draft"; option "paid"; option "shipped"
            when stored.status == "shipped" { one_of("shipped") "A shipped order stays shipped." }
        }
        field discount: number { when role != "manager" { max_value(10) } }
        when role == "manager" { field note { required } }
    }
    """

  private func orderForm() throws -> RuleForm {
    try #require(try RuleFile(text: Self.order).form("order"))
  }

  @Test func `a context is read, and no part of what is given out`() throws {
    let order = try orderForm()
    let stored: Value = .form(["status": .text("shipped")])
    let report = order.validate(["status": "draft"], context: ["stored": stored])
    #expect(report.violations.map(\.message) == ["A shipped order stays shipped."])
    #expect(report.violations.map(\.path) == ["status"])
    let fine = order.validate(["status": "shipped"], context: ["stored": stored])
    #expect(fine.accepted == ["status": "shipped"])
    #expect(order.validate(["status": "draft"]).isValid)
    #expect(order.fields.map(\.path) == ["status", "discount", "note"])
    #expect(order.contexts.map(\.path) == ["stored", "role"])
  }

  @Test func `a context decides which branches apply`() throws {
    let order = try orderForm()
    #expect(order.validate(["discount": 11], context: ["role": "clerk"]).violations.count == 1)
    let manager = order.validate(["discount": 11], context: ["role": "manager"])
    #expect(manager.violations.map(\.path) == ["note"])
  }

  @Test func `a context in the record is none`() throws {
    let order = try orderForm()
    let values: [String: Value] = ["status": "draft", "role": "manager", "discount": 5]
    let report = order.validate(values)
    #expect(report.accepted == ["status": "draft", "discount": 5])
  }

  @Test func `evaluators that are shared forget the context`() throws {
    let order = try orderForm()
    #expect(!order.validate(["discount": 11]).isValid)
    #expect(order.validate(["discount": 11, "note": "x"], context: ["role": "manager"]).isValid)
    #expect(!order.validate(["discount": 11]).isValid)
  }

  @Test func `forms in fields are given the context of the form around`() throws {
    let invoice = try RuleFile(
      text: """
        form line {
            context rates: list of number
            context limit: number
            field tax: number { one_of(rates) }
            field price: number { max_value(limit) }
        }
        form page { context rates: list of number; context limit: number; field lines: list of line }
        form invoice {
            context limit: number
            context rates: list of number
            field first: line
            field pages: list of page
        }
        """
    ).form("invoice")
    let line: Value = .form(["tax": 20, "price": 5])
    let report = try #require(invoice).validate(
      [
        "first": .form(["tax": 7, "price": 11]),
        "pages": .list([.form(["lines": .list([.form(["tax": 19]), line])])]),
      ],
      context: ["rates": .list([7, 19]), "limit": 10]
    )
    #expect(
      report.violations.map { "\($0.path) \($0.rule)" } == [
        "first.price max_value", "pages[0].lines[1].tax one_of",
      ]
    )
  }

  @Test func `a context that is not of its type leaves who reads it undecided`() throws {
    let form = try form("form f { context most: number; field a: number { max_value(most) } }")
    let report = form.validate(["a": 5], context: ["most": "many"])
    #expect(report.verdict == .undecided)
    #expect(form.validate(["a": 5], context: ["most": "7"]).isValid)
    #expect(!form.validate(["a": 8], context: ["most": "7"]).isValid)
    #expect(form.validate(["a": 8], context: ["most": .null]).isValid)
  }

  @Test func `a secret context is not shown`() throws {
    let form = try form(
      "form f { context pin: text @secret; field code { equal(pin) \"not {other}\" } }"
    )
    let report = form.validate(["code": "1"], context: ["pin": "4711"])
    #expect(report.violations.map(\.message) == ["not Pin"])
    #expect(!"\(report)".contains("4711"))
  }

  @Test func `a form may have more parameters than fields`() throws {
    let rules = """
      form inner(one: text, two: boolean) { field a { check two is filled; equal(one) } }
      form f { field pin @secret; field flag: boolean; field parts: list of inner(pin, flag) }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let report = form.validate(["pin": "4711", "flag": true, "parts": [["a": "1"]]])
    #expect(report.violations.map(\.rule) == ["equal"])
  }

  @Test(arguments: [(9, true), (11, false)])
  func `a computed field of a context is what was stored`(_ total: Int, _ isValid: Bool) throws {
    let form = try #require(
      try RuleFile(
        text: """
          form order { field price: number; field total: number = price * 2 }
          form f {
              context stored: order
              field most: number { min_value(stored.total) }
          }
          """
      ).form("f")
    )
    let stored: Value = .form(["price": 4, "total": .number(Number(total))])
    #expect(form.validate(["most": 10], context: ["stored": stored]).isValid == isValid)
    let incomplete: Value = .form(["price": 4])
    #expect(form.validate(["most": 10], context: ["stored": incomplete]).isValid)
  }

  private static let stored = """
    form line { field name; field amount: number; field parts: list of part }
    form part { field weight: number }
    form order { field lines: list of line }
    form change {
        context stored: order
        context marks: list of integer
        context least: number
        field lines: list of line
        field total: number { max_value(sum(amount of stored.lines) + sum(item of marks)) }
        field count: integer { equal(count(stored.lines where amount >= least)) }
        field heaviest: number { equal(max(weight of stored.lines.parts)) }
        field own: integer { equal(count(lines where amount > least)) }
        field name { one_of(stored.lines.name) }
        let net = sum(amount of stored.lines)
        field rest: number = net - sum(amount of lines)
    }
    """

  private static let given: [String: Value] = [
    "stored": [
      "lines": [
        ["name": "a", "amount": 1, "parts": [["weight": 4], ["weight": 9]]],
        ["name": "b", "amount": "2"],
      ]
    ],
    "marks": [3, 4], "least": 2,
  ]

  @Test(
    arguments: [
      (["total": 10], []), (["total": 11], ["total"]), (["count": 1], []),
      (["count": 2], ["count"]),
      (["heaviest": 9], []), (["heaviest": 4], ["heaviest"]), (["name": "b"], []),
      (["name": "c"], ["name"]), (["lines": [["amount": 3], ["amount": 1]], "own": 1], []),
      (["rest": 3], []), (["rest": 0], ["rest"]), (["lines": [["amount": 3]], "rest": 0], []),
    ] as [([String: Value], [FieldPath])]
  )
  func `list functions take lists of a context`(
    record: [String: Value],
    failing: [FieldPath]
  ) throws {
    let file = try RuleFile(text: Self.stored)
    let form = try #require(file.form("change"))
    #expect(form.validate(record, context: Self.given).violations.map(\.path) == failing)
    let compiled = try #require(try RuleFile(compiled: file.compiled()).form("change"))
    #expect(compiled.validate(record, context: Self.given).violations.map(\.path) == failing)
  }

  // MARK: Sessions

  @MainActor @Test func `list functions follow another context`() throws {
    let form = try #require(try RuleFile(text: Self.stored).form("change"))
    let session = try form.makeSession(["total": 10, "own": 1], context: Self.given)
    _ = try session.at("lines").append()
    try session.set(3, at: "lines[0].amount")
    #expect(session.verdict == .valid)
    #expect(session.values["rest"] == 0)
    var given = Self.given
    given["stored"] = ["lines": [["amount": 1]]]
    given["least"] = 3
    try session.setContext(given)
    #expect(session.report.violations.map(\.path) == ["total", "own"])
    #expect(session.values["rest"] == -2)
    given["marks"] = [9]
    given["least"] = nil
    try session.setContext(given)
    #expect(session.report.violations.map(\.path) == ["own"])
  }

  @Test func `another context has judged again what reads it`() throws {
    let session = try orderForm().makeSession(["discount": 11], context: ["role": "manager"])
    let discount = try session.at("discount")
    let note = try session.at("note")
    #expect(note.isActive)
    #expect(session.report.violations.map(\.path) == ["note"])
    try session.setContext(["role": "clerk"])
    discount.leave()
    #expect(!note.isActive)
    #expect(discount.state == .invalid)
    #expect(session.verdict == .invalid)
    try session.setContext(["role": "manager"])
    try note.type("because")
    #expect(discount.state == .valid)
    #expect(session.verdict == .valid)
    #expect(session.values == ["discount": 11, "note": "because"])
    #expect(session.context == ["role": "manager"])
  }

  @Test func `a context follows into rows that are added`() throws {
    let session = try RuleFile(
      text: """
        form line { context most: number; field amount: number { max_value(most) } }
        form order { context most: number; field lines: list of line }
        """
    ).form("order")?.makeSession(context: ["most": 10])
    let lines = try #require(session).at("lines")
    let row = try lines.append()
    try row.fields[0].type("11")
    row.fields[0].leave()
    #expect(row.fields[0].violations.map(\.rule) == ["max_value"])
    try session?.setContext(["most": 12])
    #expect(row.fields[0].state == .valid)
    try row.fields[0].type("0")
    row.fields[0].leave()
    #expect(row.fields[0].state == .invalid)
  }

  @Test func `a session refuses unknown names`() throws {
    let order = try orderForm()
    #expect(throws: SessionError.unknownContext("rol")) {
      _ = try order.makeSession(context: ["rol": "clerk"])
    }
    let session = try order.makeSession(context: ["role": "clerk"])
    #expect(throws: SessionError.unknownField("stored.sum")) {
      try session.setContext(["stored": .form(["sum": 1])])
    }
    #expect(session.context == ["role": "clerk"])
    #expect(session.field("role") == nil)
    #expect(throws: SessionError.unknownField("role")) { try session.set("clerk", at: "role") }
  }

  @Test func `a misspelled context is no answer`() async throws {
    let order = try form("form f { context limit: number; field a: number { max_value(limit) } }")
    let report = order.validate(["a": 9], context: ["limt": 5])
    #expect(report.verdict == .undecided)
    #expect(report.undecided.map(\.reason) == [.unknownContext("limt")])
    #expect("\(report)".contains("no such context: limt"))
    let awaited = try await order.validate(["a": 9], context: ["limt": 5], externals: .none)
    #expect(awaited.verdict == .undecided)
    let copy = try JSONDecoder().decode(Report.self, from: JSONEncoder().encode(report))
    #expect(copy.undecided == report.undecided)
  }

  @Test func `what is given for a form in a context has to be one`() throws {
    let form = try form(
      "form o { field n: integer }\nform f { context stored: o; field n: integer { max_value(stored.n) } }"
    )
    let stored: Value = ["n": 3]
    #expect(form.validate(["n": 5], context: ["stored": stored]).verdict == .invalid)
    for value: Value in ["text", ["x"], 3] {
      let report = form.validate(["n": 5], context: ["stored": value])
      #expect(report.undecided.map(\.reason) == [.unreadable("stored")])
      #expect(throws: SessionError.formExpected("stored")) {
        try form.makeSession(context: ["stored": value])
      }
    }
    for value: Value in [.null, " "] {
      #expect(form.validate(["n": 5], context: ["stored": value]).verdict == .valid)
    }
  }

  private static let lookedUp = """
    form line { field name; field amount: number; field status: choice { option "new"; option "old" } }
    form order { field lines: list of line; field parts: map of line; group paid { field day: date } }
    form f(most: list of integer) {
        context stored: order
        context rates: map of number
        context role: choice { option "clerk"; option "manager" }
        field n: integer { max_value(sum(amount of stored.lines)) }
    }
    """

  @Test(
    arguments: [
      (["stored": ["line": []]], "stored.line"),
      (["stored": ["lines": [["name": "a"], ["nmae": "b"]]]], "stored.lines[1].nmae"),
      (["stored": ["parts": ["a": ["nmae": "b"]]]], "stored.parts[\"a\"].nmae"),
      (["stored": ["paid": ["in": "2026-01-01"]]], "stored.paid.in"),
    ] as [([String: Value], FieldPath)]
  )
  func `a misspelled name in a context is no answer`(
    context: [String: Value],
    path: FieldPath
  ) throws {
    let form = try #require(try RuleFile(text: Self.lookedUp).form("f"))
    let report = form.validate([:], context: context)
    #expect(report.undecided.map(\.reason) == [.unknownContext("\(path)")])
    #expect(throws: SessionError.unknownField(path)) { try form.makeSession(context: context) }
  }

  @Test(
    arguments: [
      (["rates": ["a": "much"]], "rates[\"a\"]", "number"),
      (["rates": 3], "rates", "map of number"),
      (["role": "boss"], "role", "one of \"clerk\", \"manager\""),
      (["most": [1, "x"]], "most[1]", "integer"),
      (["stored": ["paid": ["day": "soon"]]], "stored.paid.day", "date"),
      (["stored": ["lines": [["amount": true]]]], "stored.lines[0].amount", "number"),
    ] as [([String: Value], FieldPath, String)]
  )
  func `a context of another type is no answer`(
    context: [String: Value],
    path: FieldPath,
    expected: String
  ) throws {
    let form = try #require(try RuleFile(text: Self.lookedUp).form("f"))
    #expect(form.validate([:]).isValid)
    let report = form.validate([:], context: context)
    #expect(report.undecided.map(\.reason) == [.unreadable("\(path)")])
    let error = SessionError.mistypedContext(path, expected: expected)
    #expect(throws: error) { try form.makeSession(context: context) }
    let session = try form.makeSession(context: ["role": "clerk"])
    #expect(throws: error) { try session.setContext(context) }
    #expect(session.context == ["role": "clerk"])
    #expect("\(error)" == "the context '\(path)' has the wrong type: expected \(expected)")
  }

  @Test func `a stored record keeps options that were removed since`() throws {
    let order = try orderForm()
    let context: [String: Value] = ["stored": ["status": "refunded"]]
    #expect(order.validate(["status": "draft"], context: context).isValid)
    let session = try order.makeSession(["status": "draft"], context: context)
    #expect(session.verdict == .valid)
    try session.setContext(["stored": ["status": "shipped"]])
    #expect(session.verdict == .invalid)
    let lists = try form(
      """
      form part { field kinds: list of choice { option "new" } }
      form f { context stored: part; field n: integer { max_value(count(stored.kinds)) } }
      """
    )
    #expect(lists.validate(["n": 2], context: ["stored": ["kinds": ["new", "old"]]]).isValid)
  }

  @Test func `an empty context is named by its label`() throws {
    let report = try form("form f { context code; field a { equal(code) } }").validate(["a": "x"])
    #expect(report.violations.map(\.message) == ["This must be the same as Code."])
  }

  @Test func `parameters of the outermost form are given in its context`() throws {
    let form = try form(
      "form f(limit: number, least: number = 1) { field a: number { between(least, limit) } }"
    )
    #expect(form.validate(["a": 5], context: ["limit": 5]).isValid)
    let session = try form.makeSession(["a": 5], context: ["limit": 4])
    #expect(session.verdict == .invalid)
    try session.setContext(["limit": 5, "least": 2])
    #expect(session.verdict == .valid)
    #expect(session.values == ["a": 5])
    try session.setContext(["limit": 5, "least": 6])
    #expect(session.verdict == .invalid)
    #expect(throws: SessionError.unknownContext("most")) { try session.setContext(["most": 5]) }
    #expect(session.context == ["limit": 5, "least": 6])
  }

  @Test func `a compiled form takes a context`() throws {
    let file = try RuleFile(text: Self.order)
    let compiled = try RuleFile(compiled: file.compiled())
    let report = compiled.form("order")?.validate(["discount": 11], context: ["role": "clerk"])
    #expect(report?.violations.map(\.rule) == ["max_value"])
  }

  @Test func `a secret record that is stored makes no field of its form secret`() throws {
    let rules = try RuleFile(
      text: """
        form order {
          context stored: order @secret
          field status
          field home: address
          field card: address @secret
        }
        form address { field town; field inner: place }
        form place { field x }
        """
    )
    func secrets(_ form: String) throws -> [String] {
      try #require(rules.form(form)).fields.filter(\.isSecret).map { "\($0.path)" }
    }
    #expect(try secrets("order") == ["card"])
    // What a secret field holds is secret, wherever else its form is used.
    #expect(try secrets("address") == ["town", "inner"])
    #expect(try secrets("place") == ["x"])
  }
}
