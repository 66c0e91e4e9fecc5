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
    #expect(throws: RecordValues.Obstacle.noItem(list: try path("tags"), count: 0)) {
      try values.set("a", at: path("tags[1]"))
    }
    try values.set("a", at: path("tags[0]"))
    #expect(throws: RecordValues.Obstacle.noItem(list: try path("tags"), count: 1)) {
      try values.set("a", at: path("tags[2]"))
    }
    #expect(values.members == ["tags": ["a"]])
  }

  @Test func `what has no parts is not replaced by something that has`() throws {
    var values = RecordValues(["name": "Ann"])
    #expect(throws: RecordValues.Obstacle.noContainer(try path("name"))) {
      try values.set("x", at: path("name.first"))
    }
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
