import RuleEngine
import RuleSyntax

/// The rules that each field of a form can report, where that is certain.
///
/// A named rule may report any rule that it calls. Fields of which that is uncertain are left out.
private struct ReportedRules {
  private var byField: [[String]: Set<String>] = [:]
  /// The rules that may be reported at any field; nil if that is uncertain.
  private var ofAll: Set<String>? = []

  init(of form: CheckedForm, _ reportable: inout ReportableNames) {
    addChecks(among: form.items, &reportable)
    for field in form.fields {
      let calls = field.body.flatMap { $0.calls(inConditions: false) }
      let names = reportable.names(of: calls)
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

  private mutating func addChecks(
    among items: [CheckedItem],
    _ reportable: inout ReportableNames
  ) {
    for item in items {
      switch item {
      case .field: continue
      case .group(let group), .step(let group): addChecks(among: group.items, &reportable)
      case .when(let when): addChecks(among: when.items + when.otherwise, &reportable)
      case .check(let check):
        let calls = CheckedStatement.check(check).calls(inConditions: false)
        if let names = reportable.names(of: calls) { ofAll?.formUnion(names) } else { ofAll = nil }
      }
    }
  }
}

/// The names of the rules that calls may report, found once for each rule.
private struct ReportableNames {
  private let file: CheckedFile
  /// Nil for a rule of which they are not certain.
  private var known: [RuleIndex: Set<String>?] = [:]

  init(_ file: CheckedFile) {
    self.file = file
  }

  /// The names of the callees, with those of all rules that they call.
  ///
  /// Nil if one is external, if rules call each other in a circle, or if there are too many.
  mutating func names(of calls: [CheckedCall]) -> Set<String>? {
    // Callees come first, as a chain of rules may be deeper than the thread's stack.
    let search = DepthFirstSearch(from: calls.compactMap(\.callee?.position)) { [file, known] in
      known[RuleIndex($0)] == nil ? file[RuleIndex($0)].callees.map(\.position) : []
    }
    for rule in search.order.map({ RuleIndex($0) }) where known[rule] == nil {
      known[rule] = collect(file[rule].body.flatMap { $0.calls(inConditions: true) }, in: rule)
    }
    return collect(calls, in: nil)
  }

  private func collect(_ calls: [CheckedCall], in caller: RuleIndex?) -> Set<String>? {
    var names: Set<String> = []
    for call in calls {
      names.insert(call.name)
      switch call.target {
      case .builtIn: break
      case .external: return nil
      case .rule(let rule) where rule == caller: break
      case .rule(let rule):
        guard let inner = known[rule] ?? nil else { return nil }
        names.formUnion(inner)
      }
      guard names.count <= CheckingLimits.reportedRules else { return nil }
    }
    return names
  }
}

extension DoubtSearch {
  /// Finds tests that expect a rule which no check applies to the field.
  mutating func search(_ tests: [CheckedTest]) {
    var rules: [Int: ReportedRules] = [:]
    var reportable = ReportableNames(file)
    for test in tests {
      for (path, rule, place) in test.expectations {
        let fields = path.components.compactMap { component -> String? in
          if case .name(let name) = component { name } else { nil }
        }
        guard !Checker.ownRules.contains(rule), fields.count == path.components.count,
          let field = fields.last
        else { continue }
        let reported = rules[test.form.position] ?? ReportedRules(of: file[test.form], &reportable)
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
