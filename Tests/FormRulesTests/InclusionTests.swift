import FormRules
import Testing

/// `"aspirin" in drugs.name`: values to which a path leads through lists.
@Suite struct InclusionTests {
  static let plan = """
    form f {
      field drugs: list of drug
      field nick
      check "warfarin" not in drugs.name "risk" at drugs
      check nick not in drugs.name "nick" at nick
      when "old" in drugs.tags { field reason { required } }
    }
    form drug { field name; field tags: list of text }
    """

  /// A list and a path through lists, each with a constant and with a field.
  static let permit = """
    form f {
      field tags: list of text
      field drugs: list of drug
      field a
      check "x" in tags "1" at tags
      check "x" in drugs.name "2" at drugs
      check a in tags "3" at a
      check a in drugs.name "4" at a
      check "y" not in tags and "y" not in drugs.name "5"
      check a not in tags or a not in drugs.name "6"
    }
    form drug { field name }
    """

  @Test(arguments: [
    Case(permit, [:], "tags: check", "drugs: check"),
    Case(permit, ["tags": [], "drugs": []], "tags: check", "drugs: check"),
    Case(permit, ["tags": ["x"], "drugs": [["name": "x"]]], "valid"),
    // An empty value asks nothing; any other is not among no items.
    Case(permit, ["a": "b"], "tags: check", "drugs: check", "a: check"),
    Case(permit, ["tags": ["x"], "drugs": [["name": "x"]], "a": "b"], "a: check"),
    Case(
      "exact form f { field t: list of text; field l: list of p; field a; check a in t \"1\" at t; "
        + "check a in l.n \"2\" at l }\nform p { field n }",
      ["a": "x"],
      "t: check",
      "l: check"
    ),
    Case("form f { field t: list of text; check \"x\" in t or t is empty \"1\" }", [:], "valid"),
  ])
  func `are not found among no items`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case(plan, [:], "valid"),
    Case(plan, ["drugs": [["name": "aspirin"]], "nick": "x"], "valid"),
    Case(
      plan,
      ["drugs": [["name": "warfarin"]], "nick": "warfarin"],
      "drugs: check",
      "nick: check"
    ),
    Case(plan, ["drugs": [["tags": ["new"]], ["tags": ["new", "old"]]]], "reason: required"),
    Case(plan, ["drugs": [["name": 3]]], "drugs[0].name: type", "drugs? check unreadable: Drugs"),
    Case(
      "field l: list of p; field x { when x in l.n { max_length(1) } otherwise { max_length(2) } }\n"
        .wrapped("form p { field n }"),
      ["x": "abc", "l": [["n": "abc"]]],
      "x: max_length"
    ),
  ])
  func `are looked up`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }
}

extension String {
  /// The text as the body of the form `f`, with another form.
  fileprivate func wrapped(_ other: String) -> String { "form f {\n\(self)}\n\(other)" }
}
