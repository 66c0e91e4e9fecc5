import FormRules

extension Explanation {
  /// Classes of whole forms that are judged differently here.
  static let forms = [
    Explanation(
      "Errors that a test adds",
      .accepted,
      of: "laravel",
      because:
        "Laravel's test adds an error in code that runs after the rules; here, use an external rule.",
      where: { test in
        test.fields.allSatisfy { field in
          field.rules.map(\.name) == ["required"] && field.values.allSatisfy { !$0.isEmpty }
        }
      }
    ),
    Explanation(
      "Bounds that are not given",
      .accepted,
      of: "laravel",
      because: "A comparison with an empty field is not applicable, for all kinds of values; "
        + "add `required` to the other field if it must be filled in.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { rule in
            rule.comparesFields
              && rule.references(at: field.path).contains { other in
                LaravelFields.values(at: other, in: [test.value]).allSatisfy(\.isEmpty)
              }
          }
        }
      }
    ),
    Explanation(
      "Null where a key may be missing",
      .accepted,
      of: "laravel",
      because: "Null counts as missing: every field is what Laravel calls `nullable`, and "
        + "`not present` holds for null.",
      where: { test in test.fields.contains { $0.values.contains(.null) } }
    ),
    Explanation(
      "Null where a key must be present",
      .refused,
      of: "laravel",
      because: "`present` requires a key whose value is not null.",
      where: { test in
        test.fields.contains { field in
          field.values.contains(.null) && field.rules.contains { $0.name.hasPrefix("present") }
        }
      }
    ),
    Explanation(
      "Conditions that test for null",
      .refused,
      of: "laravel",
      because: "A missing field and a null field are both empty.",
      where: { test in
        test.fields.contains { $0.rules.contains { $0.parameters.contains("null") } }
      }
    ),
    Explanation(
      "Numbers where rules expect text",
      .refused,
      of: "laravel",
      because: "A number violates the type `text`; nothing is converted.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { LaravelKind(demandedBy: $0, shown: .number) == .text }
            && field.values.contains { if case .number = $0 { true } else { false } }
        }
      }
    ),
    Explanation(
      "Texts that are equal only as numbers",
      .accepted,
      of: "laravel",
      because: """
        In PHP, `0100` and `100` are equal; here, two texts are equal if their code points are \
        equal. The items of a list of numbers are compared as numbers.
        """,
      where: { test in
        test.fields.contains { $0.rules.contains { $0.name == "distinct" && $0.parameters == [] } }
      }
    ),
    Explanation(
      "Exponents in numbers",
      .refused,
      of: "laravel",
      because: "A number in a text can't have an exponent, because nobody types one.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { $0.name == "numeric" }
            && field.values.contains { $0.plainText.contains(/[0-9][eE][+-]?[0-9]/) }
        }
      }
    ),
    Explanation(
      "Dates in words or in other notations",
      .refused,
      of: "laravel",
      because: "Dates must be in ISO 8601 format; PHP guesses which part is the day.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { $0.name == "date" || $0.boundsDates }
            && field.values.contains { !LaravelDate.isLiteral($0.plainText) }
        }
      }
    ),
    Explanation(
      "Time zones by their older names",
      .accepted,
      of: "laravel",
      because: "PHP's groups leave out links such as `Europe/Kiev`, which people and systems still "
        + "use; `timezone` accepts every name in IANA's database.",
      where: { test in
        test.fields.contains { $0.rules.contains { $0.name == "timezone" } }
      }
    ),
    Explanation(
      "International domains",
      .accepted,
      of: "laravel",
      because: "`email_unicode` accepts letters of every script on both sides of the `@`; PHP's "
        + "filter accepts them only before it.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { $0.name == "email" && $0.parameters == ["filter_unicode"] }
            && field.values.contains { !$0.plainText.allSatisfy(\.isASCII) }
        }
      }
    ),
    Explanation(
      "International addresses",
      .refused,
      of: "laravel",
      because: "`email` follows HTML's definition, which allows only ASCII.",
      where: { test in
        test.fields.contains { field in
          field.rules.contains { $0.name == "email" }
            && field.values.contains { !$0.plainText.allSatisfy(\.isASCII) }
        }
      }
    ),
  ]
}

extension ConformanceCase {
  /// A field of a whole form: its rules, and the values that lie at its path.
  fileprivate struct FormField {
    var path: LaravelFields.Path
    var rules: [LaravelRule]
    var values: [Value]
  }

  fileprivate var fields: [FormField] {
    guard case .form(let rules) = parameters["rules"] else { return [] }
    return rules.map { path, written in
      let path = LaravelFields.parts(of: path)
      return FormField(
        path: path,
        rules: LaravelRule.rules(in: written),
        values: LaravelFields.values(at: path, in: [value])
      )
    }
  }
}

extension Value {
  fileprivate var plainText: String {
    if case .text(let text) = self { text } else { "" }
  }

  fileprivate var isEmpty: Bool {
    switch self {
    case .null: true
    case .text(let text): text.allSatisfy(\.isWhitespace)
    case .list(let items): items.isEmpty
    case .boolean, .number, .date, .month, .time, .dateTime, .file, .form: false
    }
  }
}
