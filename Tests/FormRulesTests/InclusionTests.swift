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
