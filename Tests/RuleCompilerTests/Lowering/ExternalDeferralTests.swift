import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `External rules come last` {
  private func code(_ text: String) -> String {
    RuleCompilerTests.code("external rule available { timeout 1s }\n" + text)
  }

  @Test func `a check that asks the host runs when all others held`() {
    #expect(
      code("form f { field value { available; required } }") == """
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
    let text = """
      rule free { asks }
      rule asks { luhn; available }
      form f { field value { luhn and free } }
      """
    #expect(
      code(text) == """
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
    let text = """
      form f {
        field value {
          when other is filled { on blur { available }; luhn } otherwise { available }
        }
        field other
      }
      """
    #expect(
      code(text) == """
           0  field value -> 19
           1  push_subject other
           2  filled
           3  pop_subject
           4  branch otherwise -> 8, end -> 8
           5  luhn
           6  check 0 from 5, condition 0
           7  jump -> 8
           8  unless_held -> 19
           9  push_subject other
          10  filled
          11  pop_subject
          12  branch otherwise -> 17, end -> 19
          13  moment blur -> 16
          14  external available()
          15  check 1 from 14, external, condition 1
          16  jump -> 19
          17  external available()
          18  check 2 from 17, external, condition 1
          19  field other -> 20
          20  stop
        """
    )
  }

  @Test func `items are gone through once for each of the two parts`() {
    #expect(
      code("form f { field value: list of text { each { luhn; available } } }") == """
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
}
