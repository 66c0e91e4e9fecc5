import FormRules
import Testing

/// What people who fill in forms are not to be told too early.
@Suite struct SessionFillingTests {
  private static let order = """
    form line { field price: number }
    form f {
        field lines: list of line
        field note
        field discount: number
        field total: number = sum(price of lines) { min_value(1) "Add something." }
        field due: number = total - discount { max_value(100) "More than {max}." }
    }
    """

  @Test func `a total says nothing before anything was done that it is made of`() throws {
    let session = try session(Self.order)
    let total = try session.at("total")
    #expect(total.violations.isEmpty)
    try session.at("note").type("x")
    try session.at("note").leave()
    #expect(session.violations.isEmpty)
    let price = try #require(try session.at("lines").append().field("price"))
    #expect(total.violations.map(\.message) == ["Add something."])
    try price.type("0")
    #expect(total.violations.isEmpty)
    price.leave()
    #expect(total.state == .invalid)
    try price.type("5")
    price.leave()
    #expect(total.state == .valid)
  }

  @Test func `what is computed of a field is not shown while that is typed`() throws {
    let session = try session(Self.order, ["lines": [["price": 200]]])
    let (due, discount) = (try session.at("due"), try session.at("discount"))
    try discount.type("50")
    #expect(due.violations.isEmpty)
    discount.leave()
    #expect(due.violations.map(\.message) == ["More than 100."])
    try discount.type("0")
    #expect(due.violations.isEmpty)
    #expect(session.verdict == .valid)
    discount.leave()
    #expect(due.state == .valid)
  }

  @Test func `what cannot be decided before a date is complete is not shown meanwhile`() throws {
    let session = try session(
      """
      field from: date
      field to: date
      field days: integer = days(from, to) { max_value(9) }
      field voucher { warn check days > 1 or voucher is empty "It counts from the second day on." }
      """,
      ["from": "2026-03-01", "voucher": "x"]
    )
    let (to, days, voucher) = (
      try session.at("to"), try session.at("days"), try session.at("voucher")
    )
    try to.type("2026-03-0")
    #expect(days.undecided.isEmpty && days.state != .undecided)
    #expect(voucher.undecided.isEmpty && voucher.state != .undecided)
    to.leave()
    #expect(!days.undecided.isEmpty)
    #expect(!voucher.undecided.isEmpty)
    try to.type("2")
    #expect(voucher.warnings.isEmpty)
    to.leave()
    #expect(voucher.warnings.map(\.message) == ["It counts from the second day on."])
  }

  @Test func `what comes to apply after the form was submitted is not told off at once`()
    async throws
  {
    let session = try session(
      """
      form home { field town { required } }
      form f {
          field method
          when method == "card" { field card { required }; field home: home { required } }
          field name { required }
      }
      """
    )
    #expect(await session.submit().verdict == .invalid)
    #expect(try session.at("name").state == .invalid)
    try session.set("card", at: "method")
    #expect(try session.at("card").state == .untouched)
    try session.set("Ann", at: "name")
    #expect(await session.submit().verdict == .invalid)
    #expect(try session.at("card").state == .invalid)
  }
}
