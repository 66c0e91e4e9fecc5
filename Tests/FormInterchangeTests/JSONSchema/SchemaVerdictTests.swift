import FormInterchange
import FormRules
import TestSupport
import Testing

/// Where an export has no line about a field, its schema and its form give the same verdict.
@Suite struct SchemaVerdictTests {
  /// Small forms, most of which once differed from their schemas.
  static let forms: [String] = [
    // Checks of nested items belong to the inner lists and maps alone.
    "form f { field a: list of list of text { each { required } } }",
    "form f { field a: map of list of text { each { filled } } }",
    "form f { field a: map of map of text { each { present } } }",
    "form f { field a: list of map of text { each { not empty; each { required } } } }",
    #"form f { field a: list of list of text { each { each { one_of("x"); required } } } }"#,
    "form f { field a: list of list of text { each { size(2); each { present } } } }",
    // Items that are forms can be empty.
    "form f { field a: list of leaf { each { required } } }",
    "form f { field a: list of leaf { each { filled } } }",
    "form f { field a: list of leaf { each { present } } }",
    "form f { field a: list of leaf { each { empty } } }",
    "form f { field a: list of leaf { not each { present } } }",
    "form f { field a: map of leaf { each { required } } }",
    "form f { field a: list of strict { each { required } } }",
    "form f { field a: list of strict }",
    "exact form f { field a: list of leaf { each { required } } }",
    "form f { field a: list of listed { each { filled } } }",
    "form f { field a: list of listed { each { present } } }",
    "form f { field a: list of bare { each { empty } } }",
    // Forms are empty only without unknown keys and with groups that can be read.
    "form f { field a: strict }",
    "form f { field a: strict { required } }",
    "form f { field a: grouped }",
    "form f { field a: grouped { required } }",
    "form f { field a: list of grouped { each { required } } }",
    "form f { field a: plain }",
    // Groups can be blank, but not in exact forms.
    "form f { field b; group a { field n } }",
    "exact form f { field b; group a { field n } }",
    "closed form f { field b; group a { field n } }",
    "form f { field b; when b is filled { group a { field n } } }",
    "exact form f { field b; when b is filled { group a { field n } } }",
    "form f { group a { field t; when t is empty { field n { required } } } }",
    // An empty list passes the checks of its size and items.
    #"form f { field a: list of text { each[0] { one_of("x") }; size(2) } }"#,
    #"form f { field a: list of text { not each { one_of("x") }; size(2) } }"#,
    "form f { field a: list of list of text { each { size(2); each { max_length(1) } } } }",
    // Without an item to judge, `each` and `not each` are not applicable.
    #"form f { field a: list of text { not each { one_of("x") } } }"#,
    #"form f { field a: list of text { not each[0] { one_of("x") } } }"#,
    #"form f { field a: list of text { not each[1...] { one_of("x") } } }"#,
    #"form f { field a: list of text { not each[0...1] { one_of("x") } } }"#,
    "form f { field a: list of text { not each { present } } }",
    "form f { field a: list of text { not each[1] { required } } }",
    #"form f { field a: list of text { each { one_of("x") } or size(2) } }"#,
    #"form f { field a: list of text { each[1] { one_of("x") } or size(1) } }"#,
    #"form f { field a: map of text { not each { one_of("x") } } }"#,
    #"form f { field a: map of text { not keys { one_of("n") } } }"#,
    #"form f { field a: map of text { keys { one_of("n") } or size(2) } }"#,
    #"exact form f { field a: list of text { not each { one_of("x") } } }"#,
    #"exact form f { field a: list of text { not each { required } } }"#,
    #"exact form f { field a: list of text { each { one_of("x") } or size(2) } }"#,
    #"exact form f { field a: map of text { not each { one_of("x") } } }"#,
    #"exact form f { field a: map of text { not keys { one_of("n") } } }"#,
    "form f { field a: list of text; check a is only_x or b is filled; field b }",
    "form f { field a: list of text; when a is only_x { field b { required } } }",
    "form f { field a: list of text; when a is not only_x { field b { required } } }",
    // The checks of items can depend on a condition.
    #"form f { field b; field a: list of text { when b is filled { each { one_of("x") } } } }"#,
    """
    form f { field b; field a: list of text {
      when b is filled { not each { one_of("x") } } otherwise { each { required } }
    } }
    """,
    "form f { field b; field a: map of text { when b is filled { each { required } } } }",
    "form f { field b; field a: list of leaf { when b is filled { each { required } } } }",
    "form f { field b; field a: list of list of text { when b is filled { each { size(2) } } } }",
    // Under a condition, too, null is no value.
    "form f { field b; field a: integer { when b is filled { required } } }",
    "form f { field b; field a: integer { when b is filled { present } } }",
    "form f { field b; field a { when b is filled { present } } }",
    "form f { field b; field a { when b is filled { not empty } } }",
    "form f { field b; field a: list of text { when b is filled { required; size(2) } } }",
    "form f { field b; field a: map of text { when b is filled { present } } }",
    "form f { field b; field a: leaf { when b is filled { required } } }",
    "form f { field b; field a: leaf { when b is filled { present } } }",
    // Forms can hold themselves.
    "form f { field b; field a: map of f { each { required } } }",
    "closed form f { field b; field a: list of f { each { required } } }",
    // Of a value of any kind, only a missing one is empty; null is a value, but not present.
    "form f { field b; field a: any; check a is filled or b is filled }",
    "form f { field b; field a: any; when a is empty { field c { required } } }",
    "form f { field b; field a: any; check a is present or b is filled }",
    "exact form f { field b; field a: any; check a is not present or b is filled }",
    "form f { field a: list of open { each { required } } }",
  ]

  static let inner = """

    form leaf { field n: integer; field t }
    closed exact form strict { field n: integer { required }; field t }
    closed form grouped { field n: integer { required }; group g { field t } }
    form open { field n: any }
    form listed { field q: list of text { present } }
    form bare { field q: list of text { not present } }
    rule only_x { each { one_of("x") } }
    exact form plain { field n: integer { required }; group g { field t } }
    """

  /// Empty and other values of every kind, and lists and objects of them.
  static let values: [Value] = {
    let single: [Value] = [.null, "", " ", "x", "y", 3, true, .list([]), .form([:])]
    let names = ["n", "t", "q", "g"]
    var values = single
    for one in single {
      values.append(.list([one]))
      values.append(.list([.list([one])]))
      values.append(.list([.list(["x", one])]))
      if one != .list([]) { values.append(.form(["g": .form(["t": one])])) }
      // In a form that is otherwise empty, an empty list is an empty value of every type.
      for name in names where one != .list([]) || name == "q" || name == "g" {
        values.append(.form([name: one]))
        values.append(.list([.form([name: one])]))
        if name != "n" { values.append(.form(["n": 3, name: one])) }
        values.append(.form(["q": .form([name: one])]))
      }
      values.append(.form(["n": .list([one])]))
      for other in single { values.append(.list([one, other])) }
    }
    return values
  }()

  @Test(arguments: forms)
  func `a schema gives the verdicts of its form`(_ form: String) throws {
    let text = form + Self.inner
    let exported = try #require(
      ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(text))
    )
    let lines = exported.notes.filter { $0.severity != .remark && $0.keyword != "type" }
    #expect(lines.filter { $0.keyword != "max_length" }.isEmpty, "\(lines)")
    let schema = try SchemaValidator(exported.text)
    let rules = try #require(RuleFile(text: text).form("f"))
    let records = [[:]] + Self.values.map { ["a": $0] }
    let differing = try records.flatMap { [$0, $0.merging(["b": "x"]) { $1 }] }.filter { record in
      try schema.accepts(.form(record)) != (rules.validate(record).verdict == .valid)
    }
    #expect(differing.isEmpty, "\(differing.map { "\(Value.form($0))" })")
  }
}
