import Foundation
import FormRules
import TestSupport
import Testing

/// Several rows are added, moved and removed in one change.
@Suite struct SessionRowTests {
  private static let rules = """
    form row { field a { required; max_length(3) }; field b @default("x") }
    form f { field rows: list of row { size(...4) }; field tags: list of text }
    """

  private func labels(of list: FormField) -> [String] { list.rows.compactMap(\.value["a"]?.text) }

  @Test func `rows are added in one change, with defaults and initial values`() async throws {
    let session = try session(Self.rules, ["rows": [["a": "0"]]])
    let list = try session.at("rows")
    let changes = session.changes()
    let rows = try list.append(contentsOf: [["a": "1"], .null, ["a": "3", "b": "y"]])
    session.end()
    var told = 0
    for await change in changes where change == .rows("rows") { told += 1 }
    #expect(told == 1)
    #expect(rows.map(\.path?.description) == ["rows[1]", "rows[2]", "rows[3]"])
    #expect(
      list.value == [
        ["a": "0"], ["a": "1", "b": "x"], ["b": "x"], ["a": "3", "b": "y"],
      ]
    )
    #expect(rows.flatMap(\.fields).allSatisfy { !$0.isDirty } && list.isDirty)
    #expect(try list.append(contentsOf: []).isEmpty)
    let tags = try session.at("tags")
    try tags.append(contentsOf: ["a", "b"].lazy.map { Value($0) })
    #expect(tags.value == ["a", "b"])
  }

  @Test func `if a value can't be a row, none is added`() throws {
    let session = try session(Self.rules)
    let list = try session.at("rows")
    #expect(throws: SessionError.unknownField("rows[1].c")) {
      try list.append(contentsOf: [["a": "1"], ["c": "2"]])
    }
    #expect(throws: SessionError.formExpected("rows[0]")) { try list.append(contentsOf: ["x"]) }
    #expect(list.rows.isEmpty && !list.isDirty)
    list.isReadOnly = true
    #expect(throws: SessionError.readOnly("rows")) { try list.append(contentsOf: []) }
  }

  @Test func `rows are moved and removed as a list view describes it`() throws {
    let session = try session("field tags: list of text")
    let list = try session.at("tags")
    try list.append(contentsOf: ["a", "b", "c", "d", "e"])
    let rows = list.rows.map(\.id)
    func texts() -> String { list.rows.compactMap(\.value.text).joined() }
    try list.move(fromOffsets: IndexSet([1, 3]), toOffset: 0)
    #expect(texts() == "bdace")
    #expect(list.rows.map(\.id) == [1, 3, 0, 2, 4].map { rows[$0] })
    try list.move(fromOffsets: [0, 1], toOffset: 5)
    #expect(texts() == "acebd")
    try list.move(fromOffsets: [1], toOffset: 3)
    #expect(texts() == "aecbd")
    try list.remove(atOffsets: IndexSet([0, 2, 4]))
    #expect(texts() == "eb")
    #expect(throws: SessionError.unknownRow("tags[2]")) {
      try list.move(fromOffsets: [0, 2], toOffset: 0)
    }
    #expect(throws: SessionError.unknownRow("tags[3]")) {
      try list.move(fromOffsets: [0], toOffset: 3)
    }
    #expect(throws: SessionError.unknownRow(FieldPath([.name("tags"), .index(-1)]))) {
      try list.remove(atOffsets: [0, -1])
    }
    #expect(texts() == "eb")
  }

  @Test func `rows that are moved in any way are in the order that a list view expects`() throws {
    let session = try session("field tags: list of text")
    let list = try session.at("tags")
    var expected = (0..<7).map { "\($0)" }
    try list.append(contentsOf: expected.map { Value($0) })
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      let chosen = (0..<7).filter { _ in Bool.random(using: &generator) }
      let target = Int.random(in: 0...7, using: &generator)
      let isChosen = { (place: Int) in chosen.contains(place) }
      let places =
        (0..<target).filter { !isChosen($0) } + chosen + (target..<7).filter { !isChosen($0) }
      expected = places.map { expected[$0] }
      try list.move(fromOffsets: IndexSet(chosen), toOffset: target)
      #expect(list.rows.compactMap(\.value.text) == expected)
    }
  }

  @Test func `moving rows to where they are changes nothing`() async throws {
    let session = try session("field tags: list of text", ["tags": ["a", "b", "c"]])
    let list = try session.at("tags")
    let changes = session.changes()
    try list.move(fromOffsets: [0, 1], toOffset: 1)
    try list.move(fromOffsets: [Int](), toOffset: 2)
    try list.remove(atOffsets: [Int]())
    session.end()
    for await change in changes { Issue.record("\(change)") }
    #expect(!list.hasBeenVisited)
  }
}
