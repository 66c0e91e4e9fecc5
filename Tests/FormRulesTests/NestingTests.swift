import FormRules
import Testing

/// Groups, nested forms and lists of them.
@Suite(.timeLimit(.minutes(20))) struct NestingTests {
  private static let person = """
    form f {
        field name { required }
        field home: address
        field others: list of address { size(...2) }
        group card "Card" { field number { required; chars("0-9") } }
    }
    form address {
        field line { required }
        field country: choice { option "GB"; option "DE" }
        when country == "GB" { field postcode { required } }
    }
    """

  @Test(arguments: [
    Case(person, ["name": "x", "card": ["number": "1"]], "valid"),
    Case(person, ["name": "x"], "card.number: required"),
    Case(
      person,
      ["name": "x", "card": ["number": "x"], "home": ["line": ""]],
      "card.number: chars"
    ),
    Case(
      person,
      ["name": "x", "card": ["number": "1"], "home": ["country": "GB"]],
      "home.line: required",
      "home.postcode: required"
    ),
    Case(
      person,
      [
        "name": "x", "card": ["number": "1"],
        "others": [["line": "a"], ["line": "", "country": "GB", "postcode": "p"]],
      ],
      "others[1].line: required"
    ),
    Case(
      person,
      ["name": "x", "card": ["number": "1"], "others": [[:], [:], ["country": "XX"]]],
      "others: size"
    ),
    Case(person, ["name": "x", "card": "1"], "card: type", "card.number: required"),
    Case(person, ["name": "x", "card": ["number": "1"], "home": "1"], "home: type"),
    Case(person, ["name": "x", "card": ["number": "1"], "others": ["1"]], "others[0]: type"),
  ])
  func `what is inside is judged in its place`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case(
      "field a: list of text { each { max_length(2) }; each { chars(\"a-z\") } }",
      ["a": ["ABC", "AB"]],
      "a[0]: max_length",
      "a[1]: chars"
    ),
    Case(
      "field a: list of text { each { max_length(2) }; each { chars(\"a-z\") } }",
      ["a": ["ABC", "AB"]],
      "a[0]: max_length",
      "a[0]: chars",
      "a[1]: chars",
      mode: .all
    ),
    Case(
      "field a: list of choice { option \"x\"; each { max_length(2) } }",
      ["a": ["yyy", "y"]],
      "a[0]: one_of",
      "a[1]: one_of"
    ),
    Case(
      "field a: list of choice { option \"x\"; each { max_length(2) } }",
      ["a": ["yyy", "y"]],
      "a[0]: one_of",
      "a[1]: one_of",
      "a[0]: max_length",
      mode: .all
    ),
    Case(
      "field a: list of choice { option \"x\"; each { max_length(2) } }",
      ["a": ["x", "yyy"]],
      "a[1]: one_of",
      mode: .first
    ),
    // What is in an item that has failed is told of all the same.
    Case(
      "field a: list of list of integer { each { unique }; each { required } }",
      ["a": [[1, 1, "x"]]],
      "a[0]: unique",
      "a[0][2]: type"
    ),
    Case(
      "field a: list of list of integer { each { unique }; each { each { max_value(0) } } }",
      ["a": [[1, 1], [1, "x"], [0]]],
      "a[0]: unique",
      "a[1][1]: type",
      "a[1][0]: max_value"
    ),
  ])
  func `of an item the first failing check is told, as of a field`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  private static let groups = """
    form f { field a; field inner: part; field items: list of part }
    form part {
        group one { field x }
        when one.x is filled { group two { field y } } otherwise { group three { field z } }
    }
    """

  @Test(arguments: [
    // What is there makes a form that is not empty, even where it should be a group.
    Case(groups, ["inner": ["one": [:]]], "valid"),
    Case(groups, ["inner": ["one": " ", "three": nil]], "valid"),
    Case(groups, ["inner": ["one": ["x"]]], "inner.one: type"),
    Case(groups, ["inner": ["one": "x", "three": 1]], "inner.one: type", "inner.three: type"),
    Case(groups, ["inner": ["one": "x", "three": 1]], "inner.one: type", mode: .first),
    Case(groups, ["items": [["two": 1, "three": 1]]], "items[0].three: type"),
    Case(groups, ["items": [["one": ["x": "a"], "two": 1, "three": 1]]], "items[0].two: type"),
  ])
  func `what is no group is told of where the group applies`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `a path reads into a nested form`() throws {
    let rules = """
      form f {
          field home: address
          field note { when home.country == "DE" { required } }
      }
      form address { field country }
      """
    #expect(try form(rules).validate(["home": ["country": "DE"]]).violations.count == 1)
    #expect(try form(rules).validate(["home": ["country": "GB"]]).isValid)
    #expect(try form(rules).validate([:]).isValid)
  }

  @Test func `a form may hold a list of itself`() throws {
    let rules = "form f { field name { required }; field children: list of f }"
    let report = try form(rules).validate([
      "name": "a",
      "children": [["name": "b", "children": [["name": "", "children": [["name": "d"]]]]]],
    ])
    #expect(report.violations.map { "\($0.path)" } == ["children[0].children[0].name"])
  }

  @Test func `nesting without end is a limit, not a crash`() throws {
    var value: Value = ["name": "x"]
    for _ in 0..<2000 { value = ["name": "x", "children": [value]] }
    guard case .form(let values) = value else { return }
    let rules = "form f { field name { required }; field children: list of f }"
    #expect(try form(rules).validate(values).verdict == .undecided)
  }

  @Test func `accepted values keep their shape`() throws {
    let report = try form(Self.person).validate([
      "name": "x", "card": ["number": "1"],
      "others": [["line": "a", "country": "DE", "postcode": "1"]],
    ])
    #expect(
      report.accepted == [
        "name": "x", "card": ["number": "1"], "others": [["line": "a", "country": "DE"]],
      ]
    )
  }

  @Test func `one compiled form judges on many threads at once`() async throws {
    let test = try form(Self.person)
    await withTaskGroup(of: Bool.self) { group in
      for index in 0..<64 {
        group.addTask {
          (0..<50).allSatisfy { _ in
            let number: Value = index.isMultiple(of: 2) ? "1" : "x"
            let report = test.validate(["name": "x", "card": ["number": number]])
            return report.isValid == index.isMultiple(of: 2)
          }
        }
      }
      for await isRight in group { #expect(isRight) }
    }
  }
}
