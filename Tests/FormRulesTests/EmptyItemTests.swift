import FormRules
import Testing

/// An item of a list of forms that is null or empty is an item whose fields are all empty.
@Suite struct EmptyItemTests {
  private static let rules = """
    form f { field l: list of g; field m: list of list of g }
    form g {
        field b { required }
        field c { when b is empty { max_length(3) } otherwise { required } }
        when b is empty { field d { required } }
    }
    """

  private static let empties: [Value] = [.null, "", "  ", [:]]

  @Test(arguments: empties)
  func `it is judged`(_ item: Value) throws {
    let test = Case(Self.rules, ["l": [item, ["b": "x", "c": "y"]]], mode: .all)
    #expect(try test.judged() == ["l[0].b: required", "l[0].d: required"])
  }

  @Test(arguments: empties)
  func `it is judged in a list of lists too`(_ item: Value) throws {
    let test = Case(Self.rules, ["m": [[], [item]]], mode: .all)
    #expect(try test.judged() == ["m[1][0].b: required", "m[1][0].d: required"])
  }

  @Test(arguments: empties)
  func `it is valid where no field is required`(_ item: Value) throws {
    let rules = "form f { field l: list of g }\nform g { field b { min_length(3) } }"
    #expect(try Case(rules, ["l": [item]]).judged() == ["valid"])
  }

  @Test(arguments: empties)
  func `it is empty all the same`(_ item: Value) throws {
    let rules = "form f { field l: list of g { each { required } } }\nform g { field b }"
    #expect(try Case(rules, ["l": [item]]).judged() == ["l[0]: required"])
  }

  @Test func `in an exact form null and an empty text are no items`() throws {
    let rules = "exact form f { field l: list of g }\nform g { field b { required } }"
    #expect(try Case(rules, ["l": [nil, ""]]).judged() == ["l[0]: type", "l[1]: type"])
  }

  @Test(arguments: empties)
  func `a session judges it as validation does`(_ item: Value) async throws {
    let rules = "form f { field l: list of g }\nform g { field b { required } }"
    let session = try session(rules, ["l": .list([item])])
    let report = await session.submit()
    #expect(report.violations.map { "\($0.path)" } == ["l[0].b"])
  }
}
