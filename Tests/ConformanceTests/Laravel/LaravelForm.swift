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

  func isValid(by form: RuleForm) -> Bool {
    form.validate(data, options: ValidationOptions(usesStrictTypes: usesStrictTypes)).isValid
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
    case .null, .boolean, .number, .text, .date, .month, .time, .dateTime, .file: return value
    }
  }
}

extension Scoring {
  mutating func addForm(_ test: ConformanceCase) throws {
    guard let converted = LaravelForm(test) else {
      throw UnreadableCase(suite: test.suite, line: test.source)
    }
    let rule = converted.ruleNames
    let form: RuleForm?
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

  /// The form of a rule file, nil where the checker refuses it for a reason that is expected.
  private mutating func form(_ text: String) throws -> RuleForm? {
    do throws(RuleFileError) {
      return try RuleFile(text: text).form(LaravelConversion.formName)
    } catch {
      let errors = error.diagnostics.filter { $0.severity == .error }
      let reasons = errors.compactMap { Inexpressible(refusal: $0.code) }
      guard let reason = reasons.first, reasons.count == errors.count else {
        throw UnusableMapping(form: text, error: error)
      }
      inexpressible[reason, default: 0] += 1
      return nil
    }
  }
}
