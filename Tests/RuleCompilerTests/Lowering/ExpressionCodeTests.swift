import RuleEngine
import Testing

@testable import RuleCompiler

@Suite struct `Code of expressions` {
  private func expression(
    _ expression: CheckedExpression,
    type: CheckedType = .text,
    message: String? = nil
  ) -> String {
    let lines = code(.field(type: type, .check(expression, message)))
      .split(separator: "\n").map { $0.dropFirst(6) }
    return lines.dropFirst().prefix { !$0.hasPrefix("check") }.joined(separator: "\n")
  }

  @Test func `operators are accumulators`() {
    let inner = CheckedExpression.and([.test(.luhn), .test(.mod97)])
    #expect(
      expression(.or([inner, .not(.test(.required))])) == """
        begin_or
        begin_and
        luhn
        combine -> 7
        mod97
        combine -> 7
        end
        combine -> 12
        required
        not
        combine -> 12
        end
        """
    )
  }

  @Test func `a part has its message right behind it`() {
    let part = CheckedExpression.part(.test(.luhn), message: .plain("No."))
    #expect(
      expression(.or([part, .test(.mod97)])) == """
        begin_or
        luhn
        message "No."
        combine -> 7
        mod97
        combine -> 7
        end
        """
    )
  }

  @Test func `each as a whole check reports its items one by one`() {
    let file = CheckedFile.field(
      type: .list(of: .list(of: .text)),
      .check(.each([.test(.unique), .check(.each([.check(.test(.luhn), "No.")]))]))
    )
    #expect(
      code(file) == """
           0  field value -> 11
           1  item_types
           2  items -> 11
           3  unique
           4  check 0 from 3
           5  item_types
           6  items -> 10
           7  luhn
           8  check 1 from 7, "No."
           9  next_item 6
          10  next_item 2
          11  item_types
          12  item_contents -> 15
          13  item_types
          14  next_item 12
          15  stop
        """
    )
  }

  @Test func `each with a message is one answer`() {
    #expect(
      expression(.each([.test(.luhn)]), type: .list(of: .text), message: "Check the items.") == """
        begin_each -> 7
        begin_and
        luhn
        combine -> 5
        end
        next_each 1
        """
    )
  }

  @Test func `each as a warning or inside an expression is one answer`() {
    let each = CheckedExpression.each([])
    let file = CheckedFile.field(
      type: .list(of: .text),
      .check(each, warns: true),
      .check(.not(each))
    )
    #expect(
      code(file) == """
           0  field value -> 12
           1  begin_each -> 5
           2  begin_and
           3  end
           4  next_each 1
           5  check 0 from 1, warning
           6  begin_each -> 10
           7  begin_and
           8  end
           9  next_each 6
          10  not
          11  check 1 from 6
          12  item_types
          13  stop
        """
    )
  }

  @Test func `a membership is a disjunction of comparisons`() {
    let condition = CheckedCondition.membership(
      .field(["other"]),
      [.text("GB"), .text("DE")],
      isNegated: true
    )
    let file = CheckedFile.field(others: ["other"], .when(condition, [.test(.luhn)]))
    #expect(
      code(file) == """
           0  field value -> 12
           1  begin_or
           2  compare other == "GB"
           3  combine -> 6
           4  compare other == "DE"
           5  combine -> 6
           6  end
           7  not
           8  branch otherwise -> 12, end -> 12
           9  luhn
          10  check 0 from 9, reads other
          11  jump -> 12
          12  field other -> 13
          13  stop
        """
    )
  }

  @Test func `a when of a field that holds nothing gives no code`() {
    let file = CheckedFile.field(
      others: ["other"],
      .when(.filled("other"), [.moment(.blur, [])], otherwise: [.check(.each([]))])
    )
    #expect(
      code(file) == """
           0  field value -> 1
           1  field other -> 2
           2  stop
        """
    )
  }

  @Test func `conditions combine as expressions do`() {
    let left = CheckedCondition.compare(.field(["a"]), .lessOrEqual, .field(["b"]))
    let right = CheckedCondition.not(.asks(.field(["a"]), .rule(0), isNegated: true))
    let file = CheckedFile.field(
      rules: [.with("odd", .test(.luhn))],
      others: ["a", "b"],
      .when(.or([.and([left, right]), .ask(.test(.allFilled, .field(["a"])))]), [.test(.luhn)])
    )
    #expect(
      code(file).split(separator: "\n").dropFirst().prefix(15).joined(separator: "\n") == """
           1  begin_or
           2  begin_and
           3  compare a <= b
           4  combine -> 11
           5  push_subject a
           6  rule odd()
           7  pop_subject
           8  not
           9  not
          10  combine -> 11
          11  end
          12  combine -> 15
          13  all_filled a
          14  combine -> 15
          15  end
        """
    )
  }
}
