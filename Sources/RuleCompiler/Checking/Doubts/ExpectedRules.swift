import RuleEngine
import RuleSyntax

/// The rules that each field of a form can report, where that is certain.
///
/// A named rule may report any rule that it calls, so a field that calls one is left out.
private struct ReportedRules {
  private var byField: [String: [String]] = [:]
  /// The rules that may be reported at any field; nil if that is uncertain.
  private var ofAll: Set<String>? = []

  init(of form: CheckedForm) {
    addChecks(among: form.items)
    for field in form.fields {
      let names = names(of: field.body.flatMap { $0.calls(inConditions: false) })
      if field.groups.isEmpty, !field.type.isChoice { byField[field.name] = names }
      // Checks of a neighbor, and checks reported at another field.
      let isShared = field.body.contains { $0.hasTargets }
      let shared = (names ?? []).filter {
        isShared || $0.hasSuffix("_next") || $0.hasSuffix("_previous")
      }
      ofAll?.formUnion(shared)
      if names == nil, isShared { ofAll = nil }
    }
  }

  /// The field's rules, if it is certain that no check reports `rule` there.
  func names(ofField field: String, unless rule: String) -> [String]? {
    guard let ofAll, !ofAll.contains(rule), let names = byField[field], !names.contains(rule) else {
      return nil
    }
    return names
  }

  private mutating func addChecks(among items: [CheckedItem]) {
    for item in items {
      switch item {
      case .field: continue
      case .group(let group), .step(let group): addChecks(among: group.items)
      case .when(let when): addChecks(among: when.items + when.otherwise)
      case .check(let check):
        let calls = CheckedStatement.check(check).calls(inConditions: false)
        if let names = names(of: calls) { ofAll?.formUnion(names) } else { ofAll = nil }
      }
    }
  }

  /// The names of the callees; nil if one is a named or external rule.
  private func names(of calls: [CheckedCall]) -> [String]? {
    let isBuiltIn = calls.allSatisfy { call in
      if case .builtIn = call.target { true } else { false }
    }
    return isBuiltIn ? calls.map(\.name) : nil
  }
}

extension DoubtSearch {
  /// Finds tests that expect a rule which no check applies to the field.
  mutating func search(_ tests: [CheckedTest]) {
    var rules: [Int: ReportedRules] = [:]
    for test in tests {
      for (path, rule, place) in test.expectations {
        guard !Checker.ownRules.contains(rule), path.components.count == 1,
          case .name(let field)? = path.components.first
        else { continue }
        let reported = rules[test.form.position] ?? ReportedRules(of: file[test.form])
        rules[test.form.position] = reported
        guard let names = reported.names(ofField: field, unless: rule) else { continue }
        let list = Set(names).sorted().map { "'\($0)'" }.joined(separator: " and ")
        add(
          Doubt(
            problem: .unexpectedRule(rule, field: field),
            place: place,
            notes: names.isEmpty ? ["it has no checks"] : ["it has \(VisibleText.of(list))"]
          )
        )
      }
    }
  }
}

extension CheckedStatement {
  /// Whether a failure of one of its checks is reported at another field.
  fileprivate var hasTargets: Bool {
    switch self {
    case .check(let check): !check.targets.isEmpty
    case .when(let when): (when.items + when.otherwise).contains(where: \.hasTargets)
    case .moment(_, let body): body.contains(where: \.hasTargets)
    }
  }
}
