import FormRules
import Testing

/// `map of T`: values by keys that are data.
@Suite struct MapTests {
  private static let rules = """
    form container { field image { required }; field port: integer { max_value(65535) } }
    form f {
        field labels: map of text {
            size(...3); keys { max_length(5); regex(/[a-z]+/) } each { max_length(3) }
        }
        field counts: map of integer
        field days: map of text { keys { between(1, 12) } }
        field parts: map of container
        field lists: map of list of text { each { size(...1) } }
        field deep: map of map of boolean { each { size(1...); keys { min_length(2) } } }
        field many: list of map of text
        when labels["app"] == "web" { field host { required } }
        field note { different(labels["tier"]) }
        field other: integer { max_value(parts["main"].port) }
    }
    """

  private static func judged(_ values: [String: Value]) throws -> [String] {
    let form = try #require(try RuleFile(text: rules).form("f"))
    return form.validate(values, options: ValidationOptions(mode: .all)).violations.map {
      "\($0.path): \($0.rule)"
    }
  }

  @Test func `an entry of a map that may not apply may not be there`() throws {
    let rules = """
      form row { field v: text }
      form f {
          field n: number
          when n > 1 { field m: map of row }
          field l: list of row { when m["k"].v is filled { ascending(v) } }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let report = form.validate(["n": [], "m": ["k": ["v": "x"]]])
    #expect(report.undecided.map(\.path) == ["m", "l"])
  }

  @Test(
    arguments: [
      (["labels": .form(["a": "x", "b": "y"])], []),
      (["labels": .form([:])], []),
      (["labels": .null], []),
      (["labels": .form(["": "x"])], ["labels[\"\"]: regex"]),
      (["labels": .form(["A": "x"])], ["labels[\"A\"]: regex"]),
      (["labels": .form(["a": "long"])], ["labels[\"a\"]: max_length"]),
      (["labels": .form(["a": 1])], ["labels[\"a\"]: type"]),
      (["labels": .list(["a"])], ["labels: type"]),
      (["labels": "a"], ["labels: type"]),
      (["labels": .form(["a": "", "b": "", "c": "", "d": ""])], ["labels: size"]),
      (["counts": .form(["x.y": "12", "z": "no"])], ["counts[\"z\"]: type"]),
      (["counts": .form(["b": 1.5, "a": true])], ["counts[\"a\"]: type", "counts[\"b\"]: type"]),
      (
        ["parts": .form(["x": .form(["port": 70000])])],
        ["parts[\"x\"].image: required", "parts[\"x\"].port: max_value"]
      ),
      (["parts": .form(["x": .null])], ["parts[\"x\"].image: required"]),
      (["lists": .form(["x": .list(["a", 1])])], ["lists[\"x\"]: size"]),
      (["lists": .form(["x": .list([1])])], ["lists[\"x\"][0]: type"]),
      (
        ["deep": .form(["a": .form(["x": true]), "b": .form(["xx": "?"])])],
        ["deep[\"a\"][\"x\"]: min_length", "deep[\"b\"][\"xx\"]: type"]
      ),
      // A key is a text.
      (
        ["days": .form(["13": "x", "12": "y", "x": "z", "": "z"])],
        ["days[\"\"]: between", "days[\"13\"]: between", "days[\"x\"]: between"]
      ),
      // What is no map has no entries.
      (["labels": "web", "note": "x"], ["labels: type"]),
      (["many": .list([.form(["k": 1]), .form([:])])], ["many[0][\"k\"]: type"]),
      (["labels": .form(["app": "web"])], ["host: required"]),
      (["labels": .form(["tier": "x"]), "note": "x"], ["note: different"]),
      (
        ["parts": .form(["main": .form(["image": "i", "port": 5])]), "other": 6],
        ["other: max_value"]
      ),
    ] as [([String: Value], [String])]
  )
  func `keys and values of maps are judged`(
    values: [String: Value],
    expected: [String]
  ) throws {
    #expect(try Set(Self.judged(values)) == Set(expected))
    #expect(try Self.judged(values).count == expected.count)
  }

  @Test(
    arguments: [
      // The key first, where both are checks.
      ("keys { max_length(1) } each { max_length(1) }", ["m[\"ab\"]: max_length"]),
      ("each { starts_with(\"y\") }; keys { max_length(1) }", ["m[\"ab\"]: starts_with"]),
      ("keys { max_length(1); regex(/x/) } each { required }", ["m[\"ab\"]: max_length"]),
      (
        "keys { min_length(1) } each { starts_with(\"y\") }; keys { max_length(1) }",
        ["m[\"ab\"]: starts_with"]
      ),
      ("each { }; keys { max_length(1) } each { starts_with(\"y\") }", ["m[\"ab\"]: max_length"]),
    ]
  )
  func `of an entry the first failing check is reported`(
    checks: String,
    expected: [String]
  ) throws {
    let rules = "form f { field m: map of text { \(checks) } }"
    let form = try #require(try RuleFile(text: rules).form("f"))
    let found = form.validate(["m": .form(["ab": "xx"])]).violations
    #expect(found.map { "\($0.path): \($0.rule)" } == expected)
    let all = form.validate(["m": .form(["ab": "xx"])], options: ValidationOptions(mode: .all))
    #expect(all.violations.count >= expected.count)
  }

  @Test func `a key is not written as the values are`() throws {
    let rules = """
      form f {
          field m: map of month as "M.YYYY" { keys { min_value(2) or regex(/[A-Z]{2}/) } }
      }
      """
    let report = try #require(try RuleFile(text: rules).form("f"))
      .validate(["m": .form(["": "5.2024"])])
    #expect(report.violations.map(\.rule) == ["min_value"])
  }

  @Test(arguments: [
    ("integer", Value.text("x")), ("choice", "z"), ("item", 7), ("list of text", "x"),
  ])
  func `of an entry that is not of its type too`(type: String, value: Value) throws {
    let options = type == "choice" ? "option \"a\"; " : ""
    let rules = """
      form item { field a }
      form f { field m: map of \(type) { \(options)keys { max_length(1) } } }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    #expect(form.validate(["m": .form(["ab": value])]).violations.map(\.path) == ["m[\"ab\"]"])
    let all = form.validate(["m": .form(["ab": value])], options: ValidationOptions(mode: .all))
    #expect(all.violations.count == 2)
  }

  @Test(
    arguments: [
      (["a": "x"], []), (["a": "y"], ["a"]), (["b": "p"], []), (["b": "x"], ["b"]),
      (["c": .list(["x"])], []), (["c": .list(["p"])], ["c"]),
    ] as [([String: Value], [FieldPath])]
  )
  func `values of maps stand among other values`(
    record: [String: Value],
    failing: [FieldPath]
  ) throws {
    let rules = """
      form f {
          field labels: map of text
          field lists: map of list of text
          field a { one_of("z", labels["app"]) }
          field b { one_of(lists["k"]) }
          field c: list of text { includes(labels["app"]) }
      }
      """
    let form = try #require(try RuleFile(text: rules).form("f"))
    let given: [String: Value] = ["labels": ["app": "x"], "lists": ["k": ["p", "q"]]]
    let found = form.validate(record.merging(given) { one, _ in one }).violations
    #expect(found.map(\.path) == failing)
  }

  @Test func `values are given out by their keys`() throws {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    let values: [String: Value] = [
      "counts": .form(["a": "1", "b": 2]),
      "parts": .form(["main": .form(["image": "i"])]),
    ]
    let report = form.validate(values)
    #expect(
      report.accepted == [
        "counts": .form(["a": 1, "b": 2]), "parts": .form(["main": .form(["image": "i"])]),
      ]
    )
  }

  @Test(arguments: [
    "a", "a.b", "a]b[", "\"quoted\"", "back\\slash", "😀", "e\u{301}", "", "\n\u{1}", "`",
  ])
  func `paths with keys can be read back`(key: String) {
    let path = FieldPath([.name("labels"), .key(key), .index(2), .name("x")])
    #expect(FieldPath(path.description) == path)
  }

  @Test func `many keys take time linear in them`() throws {
    let form = try #require(
      try RuleFile(text: "form f { field m: map of text { keys { max_length(6) } } }").form("f")
    )
    let entries = (0..<100_000).map { ("k\($0)", Value.text("v")) }
    let report = form.validate(["m": .form(Dictionary(uniqueKeysWithValues: entries))])
    #expect(report.isValid)
  }

  @MainActor @Test func `entries of a live map are set, removed and renamed`() throws {
    let form = try #require(try RuleFile(text: Self.rules).form("f"))
    let session = try form.makeSession(["labels": .form(["app": "a"])])
    let labels = try #require(session.field("labels"))
    #expect(labels.keys == ["app"])
    try labels.set("web", forKey: "app")
    #expect(session.report.violations.map(\.path.description) == ["host"])
    try labels.set("x", forKey: "B")
    #expect(
      session.report.violations.map(\.path.description) == ["labels[\"B\"]", "host"]
    )
    try labels.renameEntry("B", to: "b")
    try labels.removeEntry(forKey: "app")
    #expect(labels.keys == ["b"])
    #expect(labels[key: "b"] == "x")
    #expect(session.report.verdict == .valid)
    #expect(throws: SessionError.unknownEntry("labels[\"z\"]")) {
      try labels.renameEntry("z", to: "y")
    }
  }
}
