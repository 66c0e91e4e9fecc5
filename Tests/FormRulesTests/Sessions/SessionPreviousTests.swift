import FormRules
import Testing

/// What reads the previous row is judged again when that row changes, or another one comes before.
@Suite struct SessionPreviousTests {
  private static let rules = """
    form address { field city }
    form job {
        field from: number { min_value(previous.to) }
        field to: number
        field home: address
        field note { different(previous.home.city) }
        when previous.to > 100 { field reason { required } }
        when previous.reason is filled { field more { required } }
    }
    form f { field jobs: list of job }
    """

  private func session(_ jobs: [[String: Value]]) throws -> FormSession {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    return try form.makeSession(["jobs": .list(jobs.map { .form($0) })])
  }

  private func type(_ text: String, into path: FieldPath, of session: FormSession) throws {
    let field = try #require(session.field(path))
    try field.edit(0..<field.text.count, text)
  }

  /// What the session reports, which a fresh look at its values must report too.
  private func violations(of session: FormSession) throws -> [String] {
    let found = session.report.violations.map { "\($0.path): \($0.rule)" }
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    let fresh = form.validate(session.values).violations.map { "\($0.path): \($0.rule)" }
    #expect(Set(found) == Set(fresh))
    return found
  }

  @Test func `an edit in a row concerns the next one`() throws {
    let session = try session([["from": 1, "to": 2], ["from": 3, "to": 4], ["from": 5]])
    #expect(try violations(of: session) == [])
    try type("9", into: "jobs[0].to", of: session)
    #expect(try violations(of: session) == ["jobs[1].from: min_value"])
    try type("3", into: "jobs[0].to", of: session)
    #expect(try violations(of: session) == [])
    try type("x", into: "jobs[1].note", of: session)
    try type("x", into: "jobs[0].home.city", of: session)
    #expect(try violations(of: session) == ["jobs[1].note: different"])
  }

  @Test func `what applies in a row may decide what applies in the next ones`() throws {
    let session = try session([["to": 1], ["reason": "x"], [:], [:]])
    #expect(try violations(of: session) == [])
    try type("101", into: "jobs[0].to", of: session)
    #expect(try violations(of: session) == ["jobs[2].more: required"])
    try type("1", into: "jobs[0].to", of: session)
    #expect(try violations(of: session) == [])
  }

  @Test func `rows that come after another one are judged again`() throws {
    let session = try session([["from": 1, "to": 2], ["from": 3, "to": 4], ["from": 5, "to": 6]])
    let list = try #require(session.field("jobs"))
    try list.move(from: 2, to: 0)
    #expect(try violations(of: session) == ["jobs[1].from: min_value"])
    try list.remove(at: 0)
    #expect(try violations(of: session) == [])
    _ = try list.insert(["to": 50], at: 1)
    #expect(try violations(of: session) == ["jobs[2].from: min_value"])
  }

  @Test func `values of the previous row are computed on through the rows`() throws {
    let form = try #require(
      try RuleFile(
        text: """
          form entry {
              field amount: number
              field balance: number = first_filled(previous.balance, 0) + first_filled(amount, 0)
              field overdrawn: boolean = balance < 0
              let sinks = balance < previous.balance
              when sinks == true and previous.overdrawn == true { field reason { required } }
          }
          form f {
              field entries: list of entry
              field last: number = min(balance of entries)
              field debts: integer = count(entries where overdrawn == true)
          }
          """
      ).form("f")
    )
    let session = try form.makeSession([
      "entries": .list((1...4).map { _ in .form(["amount": 1]) })
    ])
    func check(_ balances: [Int], debts: Int, reasons: Set<Int>, _ line: Int = #line) throws {
      let found = balances.indices.map { session.field("entries[\($0)].balance")?.value }
      #expect(found == balances.map { .number(Number($0)) }, "line \(line)")
      #expect(session.field("debts")?.value == .number(Number(debts)), "line \(line)")
      #expect(
        session.field("last")?.value == .number(Number(balances.min() ?? 0)),
        "line \(line)"
      )
      let paths = reasons.map { "entries[\($0)].reason: required" }
      let violations = session.report.violations.map { "\($0.path): \($0.rule)" }
      #expect(Set(violations) == Set(paths), "line \(line)")
      let fresh = form.validate(session.values).violations.map { "\($0.path): \($0.rule)" }
      #expect(Set(fresh) == Set(paths), "line \(line)")
    }
    try check([1, 2, 3, 4], debts: 0, reasons: [])
    try type("-5", into: "entries[0].amount", of: session)
    try check([-5, -4, -3, -2], debts: 4, reasons: [])
    try type("-2", into: "entries[2].amount", of: session)
    try check([-5, -4, -6, -5], debts: 4, reasons: [2])
    try type("9", into: "entries[0].amount", of: session)
    try check([9, 10, 8, 9], debts: 0, reasons: [])
    let list = try #require(session.field("entries"))
    try list.remove(at: 0)
    try check([1, -1, 0], debts: 1, reasons: [])
    try list.move(from: 2, to: 0)
    try check([1, 2, 0], debts: 0, reasons: [])
  }
}
