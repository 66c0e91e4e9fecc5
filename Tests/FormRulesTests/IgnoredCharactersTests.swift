import FormRules
import Testing

/// `ignoring: "…"`: rules that read past characters.
@Suite struct IgnoredCharactersTests {
  private static let number = "field a { regex(/[0-9]{4}/, ignoring: \" -\") }"

  @Test(arguments: [
    Case(number, ["a": "1234"], "valid"), Case(number, ["a": "12-34"], "valid"),
    Case(number, ["a": "--1 2 3-4 "], "valid"), Case(number, ["a": "12-345"], "a: regex"),
    Case(number, ["a": "12/34"], "a: regex"), Case(number, ["a": ""], "valid"),
    Case(number, ["a": " "], "valid"),
    // What is left is nothing, but something was given.
    Case(number, ["a": "-"], "a: regex"), Case(number, ["a": "- -"], "a: regex"),
    Case("field a { not regex(/[0-9]+/, ignoring: \"-\") }", ["a": "1-2"], "a: regex"),
    Case("field a { not regex(/[0-9]+/, ignoring: \"-\") }", ["a": "-"], "valid"),
    Case("field a { luhn(ignoring: \" \") }", ["a": "4111 1111 1111 1111"], "valid"),
    Case("field a { luhn(ignoring: \" \") }", ["a": "4111 1111 1111 1112"], "a: luhn"),
    Case("field a { luhn(ignoring: \" \") }", ["a": "4111-1111-1111-1111"], "a: luhn"),
    Case("field a { luhn(letters: true) }", ["a": "US0378331005"], "valid"),
    Case("field a { luhn(letters: false) }", ["a": "US0378331005"], "a: luhn"),
    Case("field a { mod97(ignoring: \" \") }", ["a": "GB29 NWBK 6016 1331 9268 19"], "valid"),
    Case(
      "field a { weighted_sum(1, 3, modulus: 10, ignoring: \"^0-9\") }",
      ["a": "ISBN 978-0-306-40615-7"],
      "valid"
    ),
    Case(
      "field a { regex(/é+/, ignoring: \"ü\") and min_length(5) }",
      ["a": "éüé"],
      "a: min_length"
    ),
    Case(
      "field a { (regex(/a/, ignoring: \"-\") or luhn) and max_length(9) }",
      ["a": "-a-"],
      "valid"
    ),
    Case(
      "rule code(gaps: characters = \"-\") { regex(/[0-9]{3}/, ignoring: gaps) }\n"
        + "form f { field a { code }; field b { code(\".\") } }",
      ["a": "1-2-3", "b": "1.2.3"],
      "valid"
    ),
    Case(
      "field a: list of text { each { regex(/[0-9]{2}/, ignoring: \"-\") } }",
      ["a": ["1-2", "--", "12"]],
      "a[1]: regex"
    ),
    Case(
      "field digits: text\nfield a { weighted_sum(1, modulus: 10) }",
      ["digits": "1", "a": "55"],
      "valid"
    ),
  ])
  func `what is judged is what is left`(_ test: Case) throws {
    #expect(try test.judged() == test.expected)
  }

  @Test func `the value stays as it is`() throws {
    let report = try form(Self.number).validate(["a": "12-34"])
    #expect(report.accepted == ["a": "12-34"])
  }

  @Test func `a separator that is typed first is not refused by a filter`() throws {
    let report = try form("field a { regex(/\\+?[0-9]{3}/, ignoring: \"() \") or luhn }")
      .validate(["a": "("])
    #expect(report.violations.map(\.rule) == ["regex"])
  }

  @Test func `a modulus of nothing is no modulus`() {
    #expect {
      try form("field a { weighted_sum(1, modulus: 0) }")
    } throws: { error in
      (error as? RuleFileError)?.diagnostics.map(\.code) == ["E0418"]
    }
  }

  @Test func `a modulus that is left out is shown by its name`() {
    #expect {
      try form("field a { weighted_sum(1) }")
    } throws: { error in
      (error as? RuleFileError)?.diagnostics.first?.notes
        == ["call it as 'weighted_sum(weights, …, modulus: …, ignoring: …)'"]
    }
  }
}
