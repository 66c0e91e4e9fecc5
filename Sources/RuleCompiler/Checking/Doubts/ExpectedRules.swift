import RuleEngine
import RuleSyntax

/// The rules that each field of a form can report, where that is certain.
///
/// A named rule may report any rule that it calls, so a field that calls one is left out.
private struct ReportedRules {
  private let file: CheckedFile
  private var byField: [[String]: Set<String>] = [:]
  /// The rules that may be reported at any field; nil if that is uncertain.
  private var ofAll: Set<String>? = []

  init(of form: CheckedForm, in file: CheckedFile) {
    self.file = file
    addChecks(among: form.items)
    for field in form.fields {
      let calls = field.body.flatMap { $0.calls(inConditions: false) }
      let names = names(of: calls)
      if !field.type.isChoice { byField[field.path] = names }
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
  func names(ofField path: [String], unless rule: String) -> Set<String>? {
    guard let ofAll, !ofAll.contains(rule), let names = byField[path], !names.contains(rule) else {
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

  /// The names of the callees, with those of all rules that they call; nil if one is external.
  private func names(of calls: [CheckedCall]) -> Set<String>? {
    var names: Set<String> = []
    var seen: Set<Int> = []
    var rest = calls
    while let call = rest.popLast() {
      names.insert(call.name)
      switch call.target {
      case .builtIn: break
      case .external: return nil
      case .rule(let index):
        guard seen.insert(index.position).inserted else { continue }
        rest += file.rules[index.position].body.flatMap { $0.calls(inConditions: true) }
      }
    }
    return names
  }
}

extension DoubtSearch {
  /// Finds tests that expect a rule which no check applies to the field.
  mutating func search(_ tests: [CheckedTest]) {
    var rules: [Int: ReportedRules] = [:]
    for test in tests {
      for (path, rule, place) in test.expectations {
        let fields = path.components.compactMap { component -> String? in
          if case .name(let name) = component { name } else { nil }
        }
        guard !Checker.ownRules.contains(rule), fields.count == path.components.count,
          let field = fields.last
        else { continue }
        let reported = rules[test.form.position] ?? ReportedRules(of: file[test.form], in: file)
        rules[test.form.position] = reported
        guard let names = reported.names(ofField: fields, unless: rule) else { continue }
        let list = names.sorted().map { "'\($0)'" }.joined(separator: " and ")
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
