import FormRules
import Testing

/// `unique`, of items and of what lies in them.
@Suite struct UniqueTests {
  private static let shop = """
    form price { field amount: number; field currency }
    form variant { field code; field price: price }
    form product {
        field code
        group offer { field from: date; field sizes: list of variant }
        field price: price
        when code is filled { field name }
    }
    form f {
        field products: list of product { unique(PATH) }
    }
    """

  /// Two products with the members.
  private static func products(_ first: [String: Value], _ second: [String: Value]) -> Value {
    .list([.form(first), .form(second)])
  }

  @Test(arguments: [
    ("code", products(["code": "A"], ["code": "A"]), false),
    ("code", products(["code": "A"], ["code": "a"]), true),
    ("code", products(["code": ""], ["code": " "]), true),
    ("code", products([:], [:]), true),
    ("offer.from", products(["offer": ["from": "2026-01-01"]], ["code": "A"]), true),
    (
      "offer.from",
      products(["offer": ["from": "2026-01-01"]], ["offer": ["from": "2026-01-01"]]), false
    ),
    (
      "price",
      products(
        ["price": ["amount": 1, "currency": "EUR"]],
        ["price": ["amount": 1, "currency": "USD"]]
      ), true
    ),
    (
      "price",
      products(
        ["price": ["amount": 1, "currency": "EUR"]],
        ["price": ["amount": "1.0", "currency": "EUR"]]
      ), false
    ),
    (
      "price.amount",
      products(["price": ["amount": 1]], ["price": ["amount": "1.00"]]), false
    ),
    (
      "offer.sizes.code",
      products(
        ["offer": ["sizes": [["code": "S"], ["code": "M"]]]],
        ["offer": ["sizes": [["code": "M"]]]]
      ), false
    ),
    (
      "offer.sizes.code",
      products(["offer": ["sizes": [["code": "S"]]]], ["offer": ["sizes": [["code": "M"]]]]), true
    ),
    ("offer.sizes.code", products(["offer": ["sizes": "none"]], ["offer": [:]]), true),
    ("offer.sizes.price.amount", products(["offer": ["sizes": []]], [:]), true),
    // Fields of a branch that does not apply are read as empty.
    ("name", products(["name": "A"], ["name": "A"]), true),
    ("name", products(["name": "A", "code": "1"], ["name": "A", "code": "2"]), false),
  ])
  func `the values of one field of the items differ`(
    _ path: String,
    _ products: Value,
    _ isUnique: Bool
  ) throws {
    let form = try form(Self.shop.replacing("PATH", with: path))
    let violations = form.validate(["products": products]).violations
    #expect(violations.contains { $0.rule == "unique" } == !isUnique)
  }

  private static let order = """
    form f { field orders: list of order { unique }; field grid: list of list of line { unique } }
    form order { field lines: list of line; group note { field text } }
    form line { field code; field price: price }
    form price { field amount: number }
    """

  @Test(arguments: [
    Case(
      order,
      ["orders": [["lines": [["code": "A"]]], ["lines": [["code": "A"]]]]],
      "orders: unique"
    ),
    Case(order, ["orders": [["lines": [["code": "A"]]], ["lines": [["code": "B"]]]]], "valid"),
    Case(
      order,
      ["orders": [["lines": [["code": "A"]]], ["lines": [["code": "A"], [:]]]]],
      "valid"
    ),
    Case(
      order,
      ["orders": [["lines": [["price": ["amount": 1]]]], ["lines": [["price": ["amount": 2]]]]]],
      "valid"
    ),
    // A group without anything in it is no difference, nor is a form of which all is empty.
    Case(
      order,
      ["orders": [["lines": [["code": "A"]], "note": [:]], ["lines": [["code": "A"]]]]],
      "orders: unique"
    ),
    Case(
      order,
      ["orders": [["lines": [["code": "A", "price": [:]]]], ["lines": [["code": "A"]]]]],
      "orders: unique"
    ),
    Case(order, ["grid": [[["code": "A"]], [["code": "A"]]]], "grid: unique"),
    Case(
      order,
      ["grid": [[["price": ["amount": 1]]], [["price": ["amount": 1], "code": ["x": "A"]]]]],
      "grid[1][0].code: type"
    ),
    // What does not apply is nothing that could be given twice.
    Case(
      "form f { field a: list of item { unique } }\n"
        + "form item { field code; when code is filled { field name } }",
      ["a": [["name": "A"], ["name": "B"]]],
      "valid"
    ),
    // A list in the place of a text is not known to be the same as another.
    Case(
      "field a: list of list of text { unique }",
      ["a": [[["x"]], [["y"]]]],
      "a[0][0]: type",
      "a[1][0]: type"
    ),
    Case(order, ["grid": [[["code": "A"]], [["code": "A"], ["code": "B"]]]], "valid"),
    Case(
      "field a: list of list of text { unique }",
      ["a": [["x", nil], ["x", " "]]],
      "a: unique"
    ),
  ])
  func `items are compared down to the lists in them`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `what can't be read is never the same as anything`() throws {
    let numbers = ["1", "2"].map { Value.text(String(repeating: $0, count: 39)) }
    let report = try form("field a: list of number { unique }").validate(["a": .list(numbers)])
    #expect(report.verdict == .undecided)
  }

  @Test func `the message names the field`() throws {
    let text =
      "form item { field code \"Article\" }\nform f { field items: list of item { CHECK } }"
    let items: [String: Value] = ["items": [["code": "A"], ["code": "A"]]]
    let form = try form(text.replacing("CHECK", with: "unique(code)"))
    #expect(
      form.validate(items).violations.map(\.message) == ["Each item must have a different Article."]
    )
    let other = try FormRulesTests.form(text.replacing("CHECK", with: "unique(by: code) \"{by}!\""))
    #expect(other.validate(items).violations.map(\.message) == ["Article!"])
  }

  @Test func `the items of a list are normalized`() throws {
    let form = try form("field tags: list of text { normalize trim, lowercase; unique }")
    let report = form.validate(["tags": ["Swift ", "Rules"]])
    #expect(report.values["tags"] == ["swift", "rules"])
    #expect(form.validate(["tags": ["Swift ", "swift"]]).verdict == .invalid)
  }
}
