import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Code of fields` {
  @Test func `a field without statements is visited for its type`() {
    #expect(
      code(.field()) == """
           0  field value -> 1
           1  stop
        """
    )
  }

  @Test func `checks follow in file order, each with its own report`() {
    let file = CheckedFile.field(
      .check(.test(.required), "Choose a name."),
      .test(.minLength, .number(6)),
      .check(.test(.minLength, .number(14)), "Longer is safer.", warns: true)
    )
    #expect(
      code(file) == """
           0  field value -> 7
           1  required
           2  check 0 from 1, "Choose a name."
           3  length 6, none
           4  check 1 from 3
           5  length 14, none
           6  check 2 from 5, warning, "Longer is safer."
           7  stop
        """
    )
  }

  @Test func `a when takes one branch or, unknown, none`() {
    let file = CheckedFile.field(
      others: ["country"],
      .when(
        .compare(.field(["country"]), .equal, .text("GB")),
        [.test(.required)],
        otherwise: [.test(.luhn)]
      )
    )
    #expect(
      code(file) == """
           0  field value -> 8
           1  compare country == "GB"
           2  branch otherwise -> 6, end -> 8
           3  required
           4  check 0 from 3, reads country
           5  jump -> 8
           6  luhn
           7  check 1 from 6, reads country
           8  field country -> 9
           9  stop
        """
    )
  }

  @Test func `a moment guards its checks`() {
    let file = CheckedFile.field(.moment(.blur, [.test(.luhn)]))
    #expect(
      code(file) == """
           0  field value -> 4
           1  moment blur -> 4
           2  luhn
           3  check 0 from 2
           4  stop
        """
    )
  }

  @Test func `a form in a field is judged after the field's own checks`() {
    let file = CheckedFile.with(forms: [
      .with("outer", [.field("inner", .form(1), [.test(.required)])]),
      .with("inner", [.field("name")]),
    ])
    #expect(
      code(file) == """
           0  field inner -> 3
           1  required
           2  check 0 from 1
           3  nested inner
           4  stop
        """
    )
  }

  @Test func `the forms of a list of lists are reached item by item`() {
    let file = CheckedFile.with(forms: [
      .with("outer", [.field("rows", .list(of: .list(of: .form(1))))]),
      .with("cell", [.field("name")]),
    ])
    #expect(
      code(file) == """
           0  field rows -> 1
           1  item_types
           2  item_contents -> 5
           3  nested cell
           4  next_item 2
           5  stop
        """
    )
  }

  @Test func `the items of a list are judged by their type`() {
    #expect(
      code(.field(type: .list(of: .text))) == """
           0  field value -> 1
           1  item_types
           2  stop
        """
    )
  }

  @Test func `a check of the form has a slot, which says whether it applies`() {
    let file = CheckedFile.with(forms: [
      .with(
        "form",
        [.field("one"), .check(.test(.anyFilled, .field(["one"]), .field(["two"]))), .field("two")]
      )
    ])
    #expect(
      code(file) == """
           0  field one -> 1
           1  form slot 2 -> 4
           2  any_filled one, two
           3  check 0 from 2, reads one two
           4  field two -> 5
           5  stop
        """
    )
  }

  @Test func `groups and branches of a form add no code to its checks`() {
    let file = CheckedFile.with(forms: [
      .with(
        "form",
        [
          .group("card", [.field("number", .text, [.test(.luhn)])]),
          .when(.filled("card", "number"), [.field("month")], otherwise: [.field("iban")]),
        ]
      )
    ])
    #expect(
      code(file) == """
           5  field card.number -> 8
           6  luhn
           7  check 0 from 6
           8  field month -> 9
           9  field iban -> 10
          10  stop
        """
    )
    #expect(
      code(file, "decisions") == """
           0  push_subject card.number
           1  filled
           2  pop_subject
           3  decide 0
           4  stop
        """
    )
  }

  @Test func `a filter is code of its own`() {
    let file = CheckedFile.with(forms: [
      .with(
        "form",
        [.field("name") { $0.filter = .test(.maxLength, .number(20)) }]
      )
    ])
    #expect(
      code(file, "filter name") == """
           0  length none, 20
           1  stop
        """
    )
    #expect(
      code(file) == """
           2  field name -> 3
           3  stop
        """
    )
  }
}
