import FormRules
import Testing

/// Checks that report failures of a field in a nested form, and what checks read across forms.
@Suite struct SessionTargetTests {
  private static let rules = """
    form home { field town; field since: date }
    form f {
        field born: date
        field home: home
        check home.since >= born "You were not born yet." at home.since
        check home.town is filled "Where?" at home.town
    }
    """

  @Test func `a check at a nested field is shown at that field`() throws {
    let session = try session(SessionTargetTests.rules)
    let (home, since) = (try session.at("home"), try session.at("home.since"))
    try session.set("Rome", at: "home.town")
    try session.at("born").type("2000-01-01")
    try since.type("1999-01-01")
    #expect(since.state == .incomplete)
    #expect(session.verdict == .invalid)
    since.leave()
    #expect(since.violations.map(\.message) == ["You were not born yet."])
    #expect(since.violations.map(\.path) == ["home.since"])
    #expect(since.state == .invalid)
    #expect(home.violations.isEmpty)
    #expect(home.state != .invalid && home.state != .incomplete)
    #expect(session.violations.map(\.path) == ["home.since"])
    #expect(session.firstInvalidField === since)
    #expect(session.nextInvalidField() === since)
    try session.at("born").set("1990-01-01")
    #expect(since.violations.isEmpty)
    #expect(since.state == .valid)
    #expect(session.canSubmit)
  }

  @Test func `a check at a nested field of a row keeps its row`() throws {
    let form = try #require(
      try RuleFile(text: SessionTargetTests.rules + "\nform g { field people: list of f }").form(
        "g"
      )
    )
    let rows = try form.makeSession()
    let row = try #require(rows.field("people")).append()
    try row.field("born")?.set("2000-01-01")
    try row.field("home.town")?.set("Rome")
    try row.field("home.since")?.set("1999-01-01")
    let since = try #require(row.field("home.since"))
    #expect(since.violations.map(\.path) == ["people[0].home.since"])
    try rows.field("people")?.insert(at: 0)
    #expect(since.violations.map(\.path) == ["people[1].home.since"])
  }

  // MARK: Contexts, `let` and computed fields as arguments

  private static let parameters = """
    form f {
        context rate: number
        field net: number
        field base: number
        field bonus: number = base * 2
        let cap = base + rate
        field a: list of limited(rate)
        field b: list of limited(cap)
        field c: list of limited(bonus)
        field d: limited(rate * 2)
        field e: outer(rate)
    }
    form limited(limit: number) { field x: number { max_value(limit) "More than {limit}." } }
    form outer(limit: number) {
        when limit > 5 { field y { required } }
        field inner: limited(limit)
        field twice: number = limit * 2
    }
    """

  private func open(_ values: [String: Value]) throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.parameters).form("f"))
    return try form.makeSession(
      values,
      context: ["rate": 3],
      options: ValidationOptions(mode: .all)
    )
  }

  /// What the session reports, which validating its values must report too.
  private func paths(_ session: FormSession) -> Set<String> {
    let fresh = session.form.validate(
      session.givenValues,
      context: session.context,
      options: ValidationOptions(mode: .all)
    )
    let report = session.report
    #expect(report.verdict == fresh.verdict)
    #expect(Set(report.violations) == Set(fresh.violations))
    #expect(report.values == fresh.values)
    return Set(report.violations.map(\.path.description))
  }

  @Test func `arguments follow contexts, lets and computed fields`() throws {
    let session = try open([
      "base": 2, "a": [["x": 4]], "b": [["x": 6]], "c": [["x": 5]], "d": ["x": 7],
      "e": ["inner": ["x": 4]],
    ])
    #expect(paths(session) == ["a[0].x", "b[0].x", "c[0].x", "d.x", "e.inner.x"])
    try session.setContext(["rate": 4])
    #expect(paths(session) == ["c[0].x"])
    try session.setContext(["rate": 6])
    #expect(paths(session) == ["c[0].x", "e.y"])
    try session.set(3, at: "base")
    #expect(paths(session) == ["e.y"])
    try session.at("base").edit(0..<1, "1")
    #expect(paths(session) == ["c[0].x", "e.y"])
    try session.setContext(["rate": 1])
    #expect(paths(session) == ["a[0].x", "b[0].x", "c[0].x", "d.x", "e.inner.x"])
    try session.setContext(["rate": 9])
    #expect(paths(session) == ["c[0].x", "e.y"])
    try session.set("x", at: "e.y")
    #expect(paths(session) == ["c[0].x"])
  }

  @Test func `sums over rows follow what their rows are given`() throws {
    let rules = """
      form f {
          context rate: number
          field factor: number
          field items: list of item(factor, rate)
          field total: number = sum(gross of items)
          check total <= 100 "Too much." at factor
      }
      form item(factor: number, rate: number) { field net: number; field gross: number = net * factor * rate }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let session = try form.makeSession(
      ["factor": 1, "items": [["net": 10], ["net": 20]]],
      context: ["rate": 1]
    )
    #expect(try session.at("total").value == 30)
    try session.set(2, at: "factor")
    #expect(try session.at("items[1].gross").value == 40)
    #expect(try session.at("total").value == 60)
    try session.setContext(["rate": 2])
    #expect(try session.at("total").value == 120)
    #expect(session.violations.map(\.message) == ["Too much."])
    try session.at("items[0].net").edit(0..<2, "1")
    #expect(try session.at("total").value == 84)
    try session.at("factor").edit(0..<1, "3")
    #expect(try session.at("total").value == 126)
  }

  // MARK: While something is typed that a check reads

  @Test func `a check that reads a field of a nested form is shown once that was visited`() throws {
    let session = try session(
      """
      form inner { field a; field b }
      form f {
        field d: inner
        field n { check d.a is not empty "Fill in A." }
      }
      """
    )
    let n = try session.at("n")
    #expect(n.violations.isEmpty)
    try session.at("d.a").leave()
    #expect(n.violations.map(\.message) == ["Fill in A."])
  }

  @Test func `a check is shown once all was visited that applies`() throws {
    let session = try session(
      """
      form f {
          field a: integer
          field b: integer
          when a == 1 { field c }
          check a >= b "Too little." at c
          check a >= b or c is filled "Far too little." at b
      }
      """
    )
    try session.at("a").type("2")
    try session.at("b").type("3")
    #expect(session.violations.isEmpty)
    try session.at("b").leave()
    #expect(session.violations.map(\.message) == ["Far too little.", "Too little."])
    #expect(session.violations.map(\.path) == ["b", ""])
    try session.set(1, at: "a")
    #expect(session.violations.map(\.path) == ["c"])
    try session.at("c").leave()
    #expect(session.violations.map(\.path) == ["b", "c"])
    try session.set(4, at: "a")
    #expect(session.violations.isEmpty)
  }

  @Test func `a check of an entry is shown at its map`() async throws {
    let session = try session(
      """
      form g { field labels: map of text }
      form f {
          field labels: map of text
          field g: g
          check labels["app"] is filled "Name it." at labels["app"]
          check g.labels["app"] is filled "Name it." at g.labels["app"]
      }
      """
    )
    let report = await session.submit()
    #expect(report.violations.map(\.path) == ["labels[\"app\"]", "g.labels[\"app\"]"])
    #expect(try session.at("labels").violations.map(\.path) == ["labels[\"app\"]"])
    #expect(try session.at("g.labels").violations.map(\.path) == ["g.labels[\"app\"]"])
    #expect(try session.at("g").violations.isEmpty)
  }

  @Test func `a value that cannot be computed is undecided, with its reason`() async throws {
    let session = try session(
      "form f { field a: number; field b: number; field ratio: number = a / b }"
    )
    let ratio = try session.at("ratio")
    #expect(ratio.state == .untouched)
    try session.at("a").type("1")
    try session.at("b").type("0")
    #expect(ratio.state == .untouched)
    try session.at("b").leave()
    #expect(ratio.state == .undecided)
    #expect(ratio.undecided.map(\.reason) == [.divisionByZero])
    #expect(!session.canSubmit)
    let report = await session.submit()
    #expect(report.undecided.map(\.path) == ["ratio"])
    try session.set(2, at: "b")
    #expect(ratio.state == .valid)
    #expect(ratio.undecided.isEmpty)
    #expect(session.canSubmit)
  }

  @Test func `what was computed before a branch applied is shown once it does`() throws {
    let session = try session(
      """
      form f {
        field kind
        when kind is filled {
          field a
          field count: integer = count_filled(a)
        }
      }
      """
    )
    let count = try session.at("count")
    #expect(count.text == "")
    try session.set("x", at: "kind")
    #expect(count.text == "0")
    try session.set("", at: "kind")
    #expect(count.text == "")
    #expect(count.value == nil)
  }

  @Test func `a check of what is computed waits until what it is computed from is left`() throws {
    let session = try session(
      """
      form item { field price: number }
      form f {
          field items: list of item
          field total: number = sum(price of items)
          let most = limit * 2
          field limit: number
          field note
          check total >= 50 "Too little." at note
          check sum(price of items) >= 40 "Far too little." at limit
          check most >= total "Too low." at limit
      }
      """
    )
    let note = try session.at("note")
    try session.at("limit").set(100)
    let row = try session.at("items").append()
    let price = try #require(row.field("price"))
    try price.type("1")
    #expect(session.verdict == .invalid)
    #expect(session.violations.isEmpty)
    price.leave()
    #expect(Set(session.violations.map(\.message)) == ["Too little.", "Far too little."])
    #expect(note.violations.map(\.message) == ["Too little."])
    try price.type("00")
    #expect(session.violations.isEmpty)
    try session.at("limit").edit(0..<3, "1")
    #expect(session.violations.isEmpty)
    #expect(session.verdict == .invalid)
    try session.at("limit").leave()
    #expect(session.violations.map(\.message) == ["Too low."])
  }
}
