import FormRules
import RuleSyntax

/// A whole form of Laravel's tests, as a form here.
struct LaravelForm {
  static let suite = "laravel"

  /// Names of its rules, without those that only say how the others are run.
  let ruleNames: String
  /// The rule file that says the same, or why there is none.
  let text: Result<String, Inexpressible>
  private let data: [String: Value]
  private let usesStrictTypes: Bool

  init?(_ test: ConformanceCase) {
    guard case .form(let rules) = test.parameters["rules"] else { return nil }
    let all = rules.values.flatMap { LaravelRule.rules(in: $0) }
    let names = Set(all.map(\.name)).subtracting(["nullable", "sometimes", "bail"])
    ruleNames = names.sorted().joined(separator: ", ")
    usesStrictTypes = all.contains { $0.isStrictType }
    let fields = LaravelFields(rules: rules, for: test.value)
    let read = fields.reading(test.value)
    data = if case .form(let members) = read { members } else { [:] }
    do throws(Inexpressible) {
      text = .success(RulePrinter.print(try LaravelConversion.tree(of: fields, data: read)))
    } catch {
      text = .failure(error)
    }
  }

  func isValid(by form: Form) -> Bool {
    form.validate(data, ValidationOptions(usesStrictTypes: usesStrictTypes)).isValid
  }
}

extension LaravelRule {
  /// Whether the rule takes no text for its type: `integer:strict`.
  fileprivate var isStrictType: Bool {
    ["integer", "int", "numeric", "boolean", "bool"].contains(name) && parameters == ["strict"]
  }
}

extension LaravelFields {
  /// The data with objects where PHP's empty array stands for one, which JSON writes as `[]`.
  fileprivate func reading(_ value: Value) -> Value {
    switch value {
    case .form(let values):
      return .form(
        Dictionary(
          uniqueKeysWithValues: values.map { name, value in
            (name, members[name]?.reading(value) ?? value)
          }
        )
      )
    case .list(let values):
      if values.isEmpty, !members.isEmpty { return .form([:]) }
      return .list(values.map { items.first?.reading($0) ?? $0 })
    case .null, .boolean, .number, .text, .date, .time, .dateTime, .file: return value
    }
  }
}

extension Scoring {
  /// Why the checker may refuse what Laravel's tests ask: that no value could satisfy it.
  private static let contradictions: Set<String> = ["E0601", "E0602", "E0603", "E0607"]

  mutating func addForm(_ test: ConformanceCase) throws {
    guard let converted = LaravelForm(test) else {
      throw UnreadableCase(suite: test.suite, line: test.source)
    }
    let rule = converted.ruleNames
    let form: Form?
    switch converted.text {
    case .failure(let reason):
      inexpressible[reason, default: 0] += 1
      form = nil
    case .success(let text): form = try self.form(text)
    }
    guard let form else {
      scores[Key(suite: test.suite, rule: rule, check: nil), default: Score()].unmapped += 1
      return
    }
    let key = Key(suite: test.suite, rule: rule, check: "form")
    if converted.isValid(by: form) == test.isValid {
      scores[key, default: Score()].agree += 1
    } else {
      scores[key, default: Score()].differ += 1
      differences.append(Difference(test: test, check: "form"))
    }
  }

  /// The form of a rule file, nil where the checker finds that no value could satisfy it.
  private mutating func form(_ text: String) throws -> Form? {
    do throws(RuleFileError) {
      return try RuleFile(text: text).form(LaravelConversion.formName)
    } catch {
      guard error.diagnostics.allSatisfy({ Self.contradictions.contains($0.code) }) else {
        throw UnusableMapping(form: text, error: error)
      }
      inexpressible[.contradiction, default: 0] += 1
      return nil
    }
  }

  /// What the page says of whole forms.
  var formsSection: String {
    let reasons = inexpressible.map { ($0.key.reason, $0.value) }.sorted { $0.0 < $1.0 }
      .map { "- \($0.1): \($0.0)" }
    return """
      The cases of `laravel` are whole forms: a converter in the tests writes each as a rule file, \
      with groups and lists for nested paths, `when` for what depends on other fields, and the \
      type of a field that no rule tells taken from its value. A class of differences above that \
      is said to be of `laravel` is one of such forms. Those that are not mapped, by reason:

      \(reasons.joined(separator: "\n"))
      """
  }
}
