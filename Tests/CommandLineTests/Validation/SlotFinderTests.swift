import FormRules
import RuleEngine
import Testing

@testable import CommandLineTool

/// Which slots the parts of a path lead to.
struct SlotFinderTests {
  private static let rules = """
    form person {
        field x: any
        field a
        group g { field b: list of pair }
        field c: pair
    }
    form pair { field left; field right }
    """

  /// The text at each part of the path, or the kind of what else is there.
  private func found(_ path: String) throws -> [String] {
    let source = SourceText(name: "person.rules", text: SlotFinderTests.rules)
    let program = try #require(Compilation(source).program)
    let values: [String: Value] = [
      "x": ["a": "inner"], "a": "outer", "c": ["left": "3", "right": "4"],
      "g": ["b": [["left": "1"], ["right": "2"]]],
    ]
    var record = RecordBuffer()
    try RecordLoader(forms: program.forms).load(values, of: FormIndex(0), into: &record)
    let finder = SlotFinder(program: program, form: FormIndex(0))
    return finder.values(along: try #require(FieldPath(path)), in: record).map { found in
      let slot = record.slots[found.slot]
      return slot.kind == .text ? record.text(slot) : "\(slot.kind)"
    }
  }

  @Test(arguments: [
    ("", ["form"]), ("a", ["form", "outer"]), ("c.right", ["form", "form", "4"]),
    ("g.b[1].right", ["form", "form", "list", "form", "2"]),
    ("g.b[2].right", ["form", "form", "list"]), ("g.nothing", ["form", "form"]),
  ])
  func `a path leads from slot to slot as far as there are any`(
    _ path: String,
    _ slots: [String]
  ) throws {
    #expect(try found(path) == slots)
  }

  @Test func `a member of a value of any kind is no field of the form`() throws {
    #expect(try found("x.a").count == 2)
  }
}
