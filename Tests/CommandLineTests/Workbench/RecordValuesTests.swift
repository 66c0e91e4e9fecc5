import FormRules
import Testing

@testable import CommandLineTool

struct RecordValuesTests {
  private func path(_ text: String) throws -> FieldPath { try #require(FieldPath(text)) }

  @Test func `objects and lists are made on the way to a value`() throws {
    var values = RecordValues()
    try values.set("Rome", at: path("trips[0].city"))
    try values.set("Oslo", at: path("trips[1].city"))
    #expect(values.members == ["trips": [["city": "Rome"], ["city": "Oslo"]]])
    #expect(values[try path("trips[1].city")] == "Oslo")
    #expect(values[try path("trips[2].city")] == nil)
  }

  @Test func `a list has no gaps`() throws {
    var values = RecordValues()
    let empty = #expect(throws: Refusal.self) { try values.set("a", at: path("tags[1]")) }
    #expect(empty?.message == "'tags' has 0 items: set 'tags[0]' first")
    try values.set("a", at: path("tags[0]"))
    let short = #expect(throws: Refusal.self) { try values.set("a", at: path("tags[2]")) }
    #expect(short?.message == "'tags' has 1 item: set 'tags[1]' first")
    #expect(values.members == ["tags": ["a"]])
  }

  @Test func `what has no parts is not replaced by something that has`() throws {
    var values = RecordValues(["name": "Ann"])
    let refusal = #expect(throws: Refusal.self) { try values.set("x", at: path("name.first")) }
    #expect(
      refusal?.message
        == "'name.first' can't be set, since the value of 'name' has no parts: unset it first"
    )
    #expect(values.members == ["name": "Ann"])
  }

  @Test func `items behind one that is taken away move up`() throws {
    var values = RecordValues(["tags": ["a", "b", "c"], "address": ["city": "Rome", "zip": "1"]])
    #expect(values.remove(at: try path("tags[1]")))
    #expect(values.remove(at: try path("address.city")))
    #expect(!values.remove(at: try path("address.city")))
    #expect(!values.remove(at: try path("tags[2]")))
    #expect(values.members == ["tags": ["a", "c"], "address": ["zip": "1"]])
  }

  @Test func `the leaves are what was filled in`() throws {
    let values = RecordValues(["b": ["x": 1, "y": []], "a": [["k": true], nil]])
    #expect(values.leaves.map { "\($0.path)" } == ["a[0].k", "a[1]", "b.x", "b.y"])
  }
}
