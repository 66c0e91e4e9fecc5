import FormRules
import Testing

/// `includes`, `ascending`, `no_overlap`, `unique` of several fields and `one_of` of values in lists.
@Suite struct ListRuleTests {
  private static let stays = """
    form stay { field from: date; field to: date }
    form f { field stays: list of stay { no_overlap(from, to) } }
    """

  private static func stays(_ intervals: (String?, String?)...) -> [String: Value] {
    let items = intervals.map { from, to -> Value in
      .form(["from": from.map { .text($0) } ?? .null, "to": to.map { .text($0) } ?? .null])
    }
    return ["stays": .list(items)]
  }

  @Test(
    arguments: [
      (["parts": [["name": "a"], 7], "one": "a"], "valid"),
      (["parts": [["name": "a"], 7], "one": "b"], "undecided one"),
      (["parts": [["name": "a"], ["name": ["x"]]], "one": "b"], "undecided one"),
      (["parts": [["name": "a", "parts": "x"]], "inner": "b"], "undecided inner"),
      (["parts": [["name": "a", "parts": [["name": "b"], 7]]], "inner": "b"], "valid"),
      (["parts": [["name": "a"], nil, [:]], "one": "b"], "invalid one"),
    ] as [([String: Value], String)]
  )
  func `what cannot be read may be any of the values`(
    record: [String: Value],
    expected: String
  ) throws {
    let rules = """
      form part { field name; field parts: list of part }
      form f {
          field parts: list of part
          field one { one_of(parts.name) }
          field inner { one_of(parts.parts.name) }
      }
      """
    let report = try #require(try RuleFile(text: rules).form("f")).validate(record)
    let failing = report.violations.filter { $0.rule != "type" }.map { "invalid \($0.path)" }
    let open = report.undecided.map { "undecided \($0.path)" }
    #expect((failing + open).first ?? "valid" == expected)
  }

  @Test(
    arguments: [
      (["size": "x"], []), (["size": "x", "name": "b"], ["all", "one"]),
      (.list([]), ["all", "one"]),
    ] as [(Value, [String])]
  )
  func `what is empty is none of the values, whether it applies or not`(
    part: Value,
    undecided: [String]
  ) throws {
    let rules = """
      form part { field size: integer; when size > 1 { field name } }
      form f {
          field parts: list of part
          field one { none_of(parts.name) }
          field all: list of text { includes(parts.name) }
      }
      """
    let record: [String: Value] = ["parts": .list([part]), "one": "a", "all": ["a"]]
    let report = try #require(try RuleFile(text: rules).form("f")).validate(record)
    #expect(
      report.undecided.map { "\($0.path)" }.filter { $0 != "parts[0].name" }.sorted() == undecided
    )
  }

  @Test(arguments: [
    Case(stays, stays(("2026-01-01", "2026-01-05"), ("2026-01-05", "2026-01-08")), "valid"),
    Case(
      stays,
      stays(("2026-01-05", "2026-01-08"), ("2026-01-01", "2026-01-06")),
      "stays: no_overlap"
    ),
    // An interval inside a long one that is not the one before it.
    Case(
      stays,
      stays(
        ("2026-01-01", "2026-12-31"),
        ("2026-02-01", "2026-02-02"),
        ("2026-03-01", "2026-03-02")
      ),
      "stays: no_overlap"
    ),
    Case(
      stays,
      stays(("2026-01-01", nil), ("2026-03-01", "2026-03-02")),
      "stays: no_overlap"
    ),
    Case(stays, stays(("2026-01-01", "2026-01-02"), ("2026-01-02", nil)), "valid"),
    Case(stays, stays(("2026-01-01", nil), ("2025-01-01", nil)), "stays: no_overlap"),
    Case(stays, stays((nil, "2026-01-09"), ("2026-01-01", "2026-01-05")), "valid"),
    Case(stays, stays((nil, nil), (nil, nil)), "valid"),
    // An interval that ends before it begins is another check's affair.
    Case(stays, stays(("2026-01-09", "2026-01-01"), ("2026-01-02", "2026-01-04")), "valid"),
    // One without a length overlaps with what it lies in, not with what it touches.
    Case(
      stays,
      stays(("2026-01-03", "2026-01-03"), ("2026-01-01", "2026-01-05")),
      "stays: no_overlap"
    ),
    Case(stays, stays(("2026-01-03", "2026-01-03"), ("2026-01-03", "2026-01-05")), "valid"),
    Case(stays, stays(("2026-01-03", "2026-01-03"), ("2026-01-01", "2026-01-03")), "valid"),
    Case(
      stays,
      stays(("2026-01-01", "2026-01-02"), ("2026-01-01", "2026-01-02")),
      "stays: no_overlap"
    ),
    Case(
      stays,
      stays(("soon", "2026-01-02"), ("2026-01-01", "2026-01-02")),
      "stays[0].from: type"
    ),
  ])
  func `intervals do not overlap`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `intervals are compared in few steps`() throws {
    let days = (0..<20_000).map { day -> Value in
      ["from": .number(Number(2 * day)), "to": .number(Number(2 * day + 2))]
    }
    let form = try form(
      "form s { field from: number; field to: number }\n"
        + "form f { field a: list of s { no_overlap(from, to); ascending(from); unique(from, to) } }"
    )
    #expect(form.validate(["a": .list(days.reversed())]).violations.map(\.rule) == ["ascending"])
    #expect(form.validate(["a": .list(days)]).verdict == .valid)
  }

  @Test func `values are looked for among many others in few steps`() throws {
    let form = try form(
      "form s { field k }\n"
        + "form f { field a: list of text; field s: list of s; field l: list of text"
        + " { each { one_of(a); none_of(s.k) } } }"
    )
    let texts = (0..<20_000).map { Value.text("x\($0)") }
    let others = (0..<20_000).map { number -> Value in ["k": .text("y\(number)")] }
    var values: [String: Value] = ["a": .list(texts), "s": .list(others), "l": .list(texts)]
    #expect(form.validate(values).verdict == .valid)
    values["l"] = .list(texts + ["y3", "z"])
    let found = form.validate(values, options: ValidationOptions(mode: .all)).violations
    #expect(
      found.map { "\($0.path) \($0.rule)" }
        == ["l[20000] one_of", "l[20000] none_of", "l[20001] one_of"]
    )
  }

  @Test(
    arguments: [
      ("text", "", ["a", "B", "", "é", "b"], ["b", "B", "c", "é", "É"]),
      ("text", ", ignoring_case: true", ["a", "B", "", "é"], ["b", "B", "c", "é", "É"]),
      ("number", "", [1, "2.50", 7], ["1.0", 2.5, "2.5", 8, 7]),
      ("date", "", ["2026-01-31"], ["2026-01-31", "2026-01-30"]),
      ("month", "", ["2026-01"], ["2026-01", "2026-02"]),
      ("boolean", "", [true], [true, false]),
      // What cannot be read may be any value.
      ("number", "", [1, "x"], [1, 2]),
    ] as [(String, String, [Value], [Value])]
  )
  func `items are found among many values as among few`(
    _ type: String,
    _ options: String,
    _ among: [Value],
    _ wanted: [Value]
  ) throws {
    let form = try form(
      "field a: list of \(type); field l: list of \(type) { each { one_of(a\(options)) } }"
    )
    func judged(_ wanted: [Value], among: [Value]) -> [String] {
      let values: [String: Value] = ["a": .list(among), "l": .list(wanted)]
      let report = form.validate(values, options: ValidationOptions(mode: .all))
      return report.findings.filter { $0.rule == "one_of" }.map { "\($0.path)" }
        + report.undecided.map { "\($0.path)?" }
    }
    let filling = Array(repeating: among[0], count: 40)
    #expect(judged(wanted, among: among + filling) == judged(wanted, among: among))
  }

  @Test(arguments: [
    Case("field a: list of number { ascending }", ["a": [1, 2, 2, "10"]], "valid"),
    Case("field a: list of number { ascending }", ["a": [1, nil, 0]], "a: ascending"),
    Case("field a: list of text { ascending }", ["a": ["2", "10"]], "valid"),
    Case("field a: list of text { ascending }", ["a": ["10", "2"]], "a: ascending"),
    Case("field a: list of date { ascending }", ["a": []], "valid"),
    Case(
      "rule sorted { ascending }\nform f { field a: list of number { sorted } }",
      ["a": [2, 1]],
      "a: sorted"
    ),
    Case(
      "form s { field at: date }\nform f { field a: list of s { ascending(at) } }",
      ["a": [["at": "2026-01-02"], [:], ["at": "2026-01-01"]]],
      "a: ascending"
    ),
  ])
  func `items ascend`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case("field a: list of text { includes(\"x\", \"y\") }", ["a": ["y", "z", "x"]], "valid"),
    Case("field a: list of text { includes(\"x\", \"y\") }", ["a": ["x"]], "a: includes"),
    Case("field a: list of text { includes(\"x\") }", ["a": []], "valid"),
    Case("field a: list of text { includes(\"x\") }", ["a": ["X"]], "a: includes"),
    Case("field a: list of text { includes(\"x\", ignoring_case: true) }", ["a": ["X"]], "valid"),
    Case("field a: list of number { includes(1.0) }", ["a": ["1", 2]], "valid"),
    Case("field b; field a: list of text { includes(b) }", ["a": ["x"]], "valid"),
    Case("field b; field a: list of text { includes(b) }", ["a": ["x"], "b": "y"], "a: includes"),
    Case(
      "field b: list of text; field a: list of text { includes(b) }",
      ["a": ["x"], "b": ["x", "y"]],
      "a: includes"
    ),
    Case("field a: list of text { not includes(\"x\") }", ["a": ["x"]], "a: includes"),
    Case(
      "field m: month; field a: list of date { includes(m) }",
      ["m": "2026-02", "a": ["2026-01-31", "2026-02-01"]],
      "valid"
    ),
    Case(
      "field d: date; field a: list of month { includes(d) }",
      ["d": "2026-03-01", "a": ["2026-01", "2026-02"]],
      "a: includes"
    ),
  ])
  func `lists include values`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  private static let pod = """
    form volume { field name; field labels: list of text; group meta { field id } }
    form mount { field volume }
    form f {
        field volumes: list of volume
        field mount { one_of(volumes.PATH) }
        field banned { none_of(volumes.PATH) }
    }
    """

  @Test(
    arguments: [
      ("name", ["volumes": [["name": "a"], ["name": "b"]], "mount": "b"], ["valid"]),
      ("name", ["volumes": [["name": "a"], ["name": "b"]], "mount": "c"], ["mount: one_of"]),
      ("name", ["mount": "c"], ["mount: one_of"]),
      ("name", ["volumes": [["name": "a"]], "banned": "a"], ["banned: none_of"]),
      ("labels", ["volumes": [["labels": ["x", "y"]], [:]], "mount": "y"], ["valid"]),
      ("meta.id", ["volumes": [["meta": ["id": "1"]]], "mount": "1"], ["valid"]),
      ("meta.id", ["volumes": [["meta": ["id": "1"]]], "mount": "2"], ["mount: one_of"]),
    ] as [(String, [String: Value], [String])]
  )
  func `a path through lists stands for the values there`(
    _ path: String,
    _ values: [String: Value],
    _ expected: [String]
  ) throws {
    var test = Case(Self.pod.replacing("PATH", with: path), values)
    test.expected = expected
    #expect(try test.judged() == expected)
  }

  private static let people = """
    form person { field first; field last; group home { field city } }
    form f { field people: list of person { unique(first, last, home.city) } }
    """

  @Test(arguments: [
    Case(
      people,
      ["people": [["first": "A", "last": "B"], ["first": "A", "last": "C"]]],
      "valid"
    ),
    Case(
      people,
      [
        "people": [
          ["first": "A", "last": "B"], ["first": "A", "last": "B", "home": ["city": "x"]],
        ]
      ],
      "valid"
    ),
    Case(
      people,
      ["people": [["first": "A", "last": "B"], ["first": "A", "last": "B"]]],
      "people: unique"
    ),
    Case(people, ["people": [["first": "A"], ["first": "A"]]], "people: unique"),
    Case(people, ["people": [["first": "A"], ["last": "A"]]], "valid"),
    Case(people, ["people": [[:], [:]]], "valid"),
  ])
  func `several fields are compared together`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  private static let sums = """
    form sum {
        field tags: list of text
        let count = count_filled(tags)
        field total: number = 2 * a
        field a: number
        field shown: boolean
        when shown == true { field detail }
    }
    form f { field sums: list of list of sum { unique } }
    """

  // What a form computes, and whether the record says it too, is no part of what its items are.
  @Test(arguments: [
    Case(sums, ["sums": [[nil], [[:]]]], "sums: unique"),
    Case(sums, ["sums": [[["a": 1]], [["a": 1, "total": 2]]]], "sums: unique"),
    Case(sums, ["sums": [[["a": 1]], [["a": 2]]]], "valid"),
    Case(sums, ["sums": [[["detail": "x"]], [nil]]], "sums: unique"),
    Case(sums, ["sums": [[["tags": ["x"]]], [["tags": ["y"]]]]], "valid"),
  ])
  func `items are compared by what is entered in them`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case(
      "field b; field a: map of text { keys { none_of(b) } }",
      ["a": ["": "x"], "b": ""],
      "valid"
    ),
    Case(
      "field b; field a: map of text { keys { none_of(b) } }",
      ["a": ["c": "x"], "b": "c"],
      "a[\"c\"]: none_of"
    ),
  ])
  func `an empty field is not the same as an empty key`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test(arguments: [
    Case("field a; field b; one_filled(a, b)", [:], ": one_filled"),
    Case("field a; field b; one_filled(a, b)", ["a": "x"], "valid"),
    Case("field a; field b; one_filled(a, b)", ["a": "x", "b": " "], "valid"),
    Case("field a; field b; one_filled(a, b)", ["a": "x", "b": "y"], ": one_filled"),
    Case(
      "field a; field b; field c { when one_filled(a, b) { required } }",
      ["a": "x"],
      "c: required"
    ),
  ])
  func `exactly one is filled`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }
}
