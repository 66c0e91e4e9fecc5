import FormRules
import RuleEngine

/// Texts of messages that come from a catalog.
enum CatalogFuzzing {
  private static let violations: [Violation] = {
    let rules = """
      form order {
        field name "Your name" { min_length(3); not one_of("abc", "abd"); required "{label} {{x}}" }
        field age: integer { between(18, 120); multiple_of(7) }
        field again { equal(name) "{other}"; contains(/x+/) }
      }
      """
    let form = try? RuleFile(text: rules).form("order")
    let options = ValidationOptions(mode: .all)
    return form?.validate(["name": "abc", "age": 1, "again": "é"], options: options).violations
      ?? []
  }()

  /// A text for every rule, and a translation of every text that the rule file holds.
  static func write(_ input: [UInt8]) {
    var input = FuzzInput(input)
    let (template, translation) = (input.text(), input.text())
    precondition(violations.count > 3, "the form of the catalogs is wrong")
    let catalog = MessageCatalog(
      ruleTexts: Dictionary(
        violations.flatMap { [($0.rule, template), ("not \($0.rule)", template)] },
        uniquingKeysWith: { first, _ in first }
      ),
      translations: ["Your name": translation, "{label} {{x}}": template, "{other}": translation]
    )
    for violation in violations { _ = catalog.text(for: violation) }
  }
}
