import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `External rules come last` {
  private let externals = [CheckedExternal.with("available", parameters: 0)]

  @Test func `a check that asks the host runs when all others held`() {
    let file = CheckedFile.field(
      externals: externals,
      .check(.external(0)),
      .test(.required)
    )
    #expect(
      code(file) == """
           0  field value -> 6
           1  required
           2  check 0 from 1
           3  unless_held -> 6
           4  external available()
           5  check 1 from 4, external
           6  stop
        """
    )
  }

  @Test func `a rule that asks through another rule is external too`() {
    let file = CheckedFile.field(
      rules: [
        .with("free", .check(.rule(1))),
        .with("asks", .when(.ask(.external(0)), [.test(.luhn)])),
      ],
      externals: externals,
      .check(.and([.test(.luhn), .rule(0)]))
    )
    #expect(
      code(file) == """
           0  field value -> 9
           1  unless_held -> 9
           2  begin_and
           3  luhn
           4  combine -> 7
           5  rule free()
           6  combine -> 7
           7  end
           8  check 0 from 2, external
           9  stop
        """
    )
  }

  @Test func `what a check stands in is kept around it, and around what is left`() {
    let file = CheckedFile.field(
      externals: externals,
      others: ["other"],
      .when(
        .filled("other"),
        [.moment(.blur, [.check(.external(0))]), .test(.luhn)],
        otherwise: [.check(.external(0))]
      )
    )
    #expect(
      code(file) == """
           0  field value -> 19
           1  push_subject other
           2  filled
           3  pop_subject
           4  branch otherwise -> 8, end -> 8
           5  luhn
           6  check 0 from 5, reads other
           7  jump -> 8
           8  unless_held -> 19
           9  push_subject other
          10  filled
          11  pop_subject
          12  branch otherwise -> 17, end -> 19
          13  moment blur -> 16
          14  external available()
          15  check 1 from 14, external, reads other
          16  jump -> 19
          17  external available()
          18  check 2 from 17, external, reads other
          19  field other -> 20
          20  stop
        """
    )
  }

  @Test func `a when whose condition asks the host is put off whole`() {
    let file = CheckedFile.field(
      externals: externals,
      others: ["other"],
      .when(.asks(.field(["other"]), .external(0), isNegated: true), [.test(.luhn)])
    )
    #expect(
      code(file) == """
           0  field value -> 10
           1  unless_held -> 10
           2  push_subject other
           3  external available()
           4  pop_subject
           5  not
           6  branch otherwise -> 10, end -> 10
           7  luhn
           8  check 0 from 7, external, reads other
           9  jump -> 10
          10  field other -> 11
          11  stop
        """
    )
  }

  @Test func `items are gone through once for each of the two parts`() {
    let file = CheckedFile.field(
      type: .list(of: .text),
      externals: externals,
      .check(.each([.test(.luhn), .check(.external(0))]))
    )
    #expect(
      code(file) == """
           0  field value -> 12
           1  item_types
           2  items -> 6
           3  luhn
           4  check 0 from 3
           5  next_item 2
           6  unless_held -> 12
           7  item_types
           8  items -> 12
           9  external available()
          10  check 1 from 9, external
          11  next_item 8
          12  item_types
          13  stop
        """
    )
  }

  @Test func `the forms in a field are judged whether or not the host was asked`() {
    let file = CheckedFile.with(
      forms: [
        .with("outer", [.field("inner", .form(1), [.check(.external(0))])]),
        .with("inner", [.field("name")]),
      ],
      externals: externals
    )
    #expect(
      code(file) == """
           0  field inner -> 4
           1  unless_held -> 4
           2  external available()
           3  check 0 from 2, external
           4  nested inner
           5  stop
        """
    )
  }
}
