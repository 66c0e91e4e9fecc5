import FormInterchange
import RuleSyntax
import Testing

/// Notes on exports say where a construct is and what depends on it.
@Suite struct ExportNoteTests {
  @Test func `a condition that a schema cannot say names its place and the fields of its branch`()
    throws
  {
    let text = """
      form stay {
        field arrival: date
        field departure: date
        when arrival < departure {
          field room
          group guest { field name }
          when room is filled { field keys }
        }
      }
      """
    let scope = RuleScope(SourceText(name: "stay.rules", text: text))
    let form = try #require(ExportFormat.jsonSchema.export(form: "stay", in: scope))
    #expect(
      form.notes.filter { $0.keyword == "when" }.map { $0.text(in: "stay.rules") } == [
        "stay.rules:4:8: loss: when: its condition compares what a schema cannot compare; "
          + "the checks of 'room', 'guest', 'keys' are left out"
      ]
    )
  }

  @Test func `a check that a schema cannot say names its place and its field`() throws {
    let text = """
      form stay {
        field arrival: date
        field departure: date
        field tags: list of text { check "a" in tags or arrival is filled }
        check arrival < departure
        check departure > arrival at departure
      }
      """
    let scope = RuleScope(SourceText(name: "stay.rules", text: text))
    let form = try #require(ExportFormat.jsonSchema.export(form: "stay", in: scope))
    let reason = "check: its condition compares what a schema cannot compare"
    #expect(
      form.notes.map { $0.text(in: "stay.rules") } == [
        "stay.rules:6:3: loss: departure: \(reason)", "stay.rules:5:3: loss: \(reason)",
      ]
    )
  }

  /// Small forms whose schemas leave something out, with the start of the line that says so.
  private static let leftOut: [(form: String, start: String)] = [
    (
      #"form f { field u; field w: map of any; check w is empty or u is filled "m" at w }"#,
      "loss: w: any: the checks of a field of this type are left out"
    ),
    (
      #"exact form f { field u; field w: list of any; check u is filled "m" at w }"#,
      "loss: w: any: the checks of a field of this type are left out"
    ),
    (
      "form f { field l: list of g }\nform g { field w: any { required } }",
      "loss: g.w: any: the checks of a field of this type are left out"
    ),
    (
      """
      exact form f { field l: list of text; field w
        when count(l) > 0 { field x }
        check x is empty "m" at w
      }
      """,
      "loss: w: check: its condition reads a field that applies only under another condition"
    ),
    (
      """
      form f { field l: list of text; field w
        when count(l) > 0 { field x }
        when x == "a" { field y { required } }
      }
      """,
      "loss: when: its condition reads a field that applies only under another condition, which "
        + "a schema cannot express; the checks of 'y' are left out"
    ),
    (
      """
      form f { field l: list of text
        group g { field w; when count(l) > 0 { any_filled(w) } }
      }
      """,
      "loss: when: its condition compares what a schema cannot compare; the checks of 'g' are left out"
    ),
    (
      "form f { field l: list of text; field w; when count(l) > 0 { any_filled(w) } }",
      "loss: when: its condition compares what a schema cannot compare; the checks of the form are left out"
    ),
    (
      #"form f { field w; field v; check w is one_of(v) "m" }"#,
      "loss: w: one_of: it is compared with a field or the clock; the checks of the form are left out"
    ),
    (
      #"form f { field w; field m: map of map of text; check m["a"]["b"] is empty "m" at w }"#,
      "loss: w: check: its condition reads a value that a schema cannot"
    ),
  ]

  @Test(arguments: leftOut.indices)
  func `what a schema leaves out is reported at the field that it concerns`(_ index: Int) throws {
    let (text, start) = Self.leftOut[index]
    let form = try #require(ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(text)))
    let lines = form.notes.map { note in
      var note = note
      note.place = nil
      return note.text(in: "f")
    }
    #expect(lines.contains { $0.hasPrefix("f: \(start)") }, "\(lines)")
  }

  @Test func `a check of the form as a whole names its place and its group`() throws {
    let text = """
      form stay {
        field arrival: date
        field departure: date
        warn any_filled(arrival, departure)
        group guest {
          field name
          field email
          warn any_filled(name, email)
        }
      }
      """
    let scope = RuleScope(SourceText(name: "stay.rules", text: text))
    let form = try #require(ExportFormat.jsonSchema.export(form: "stay", in: scope))
    #expect(
      form.notes.map { $0.text(in: "stay.rules") } == [
        "stay.rules:4:3: remark: warn: a schema has no warnings; they are left out",
        "stay.rules:8:5: remark: guest: warn: a schema has no warnings; they are left out",
      ]
    )
  }

  @Test func `a constant that can be written differently is not called a field or the clock`()
    throws
  {
    let text = """
      form stay {
        field from: time { one_of("10:00", "11:00") }
        field until: datetime { different("2026-01-01T10:00") }
        field times: list of time { includes("10:00") }
        field rooms: list of list of choice { option "a"; option "b"; each { includes("a") } }
        field other: list of time { includes(from) }
      }
      """
    let scope = RuleScope(SourceText(name: "stay.rules", text: text))
    let form = try #require(ExportFormat.jsonSchema.export(form: "stay", in: scope))
    let reason = "a schema does not know the other ways to write the same time"
    #expect(
      form.notes.map { $0.text(in: "stay.rules") } == [
        "stay.rules:2:22: loss: from: one_of: \(reason)",
        "stay.rules:3:27: loss: until: different: \(reason)",
        "stay.rules:4:31: loss: times: includes: \(reason)",
        "stay.rules:6:31: loss: other: includes: it is compared with a field or the clock",
      ]
    )
  }

  @Test(arguments: ["min_length(1)", "min_length(1, in: bytes)", "max_length(0)", "length(1...)"])
  func `whether there is any text is no difference between units`(_ check: String) throws {
    let form = try #require(
      ExportFormat.jsonSchema.export(
        form: "f",
        in: Exporting.scope("form f { field a { required; \(check) } }")
      )
    )
    #expect(form.notes.isEmpty, "\(form.notes)")
  }

  @Test(arguments: ["min_length(2)", "max_length(1)", "length(1...2)", "equal_length(1)"])
  func `other lengths are a difference between units`(_ check: String) throws {
    let form = try #require(
      ExportFormat.jsonSchema.export(
        form: "f",
        in: Exporting.scope("form f { field a { \(check) } }")
      )
    )
    #expect(form.notes.map(\.severity) == [.difference])
  }

  @Test(arguments: [("0.5", 0), ("0.75", 0), ("2", 0), ("0.1", 1), ("0.55", 1)])
  func `only steps that have no end in binary are a difference`(_ step: String, count: Int) throws {
    let text = "form f { field a: number { multiple_of(\(step)) } }"
    let form = try #require(ExportFormat.jsonSchema.export(form: "f", in: Exporting.scope(text)))
    #expect(form.notes.count { $0.keyword == "multiple_of" } == count)
  }
}
