import RuleEngine

/// The statements that check each field of a form, by position: its own, and those that target it.
///
/// A check that names fields after `at` is evaluated with each of them, wherever it is written, so
/// that it depends on the field's activity and its other failures. Enclosing statements such as
/// `when` are kept around it. If all of the fields may be inactive, a copy of the check stays where it
/// is written, and runs only if none of them applies. Cost: linear in the form, and in the size of the
/// copies, which the checker limits.
package struct FieldChecks {
  /// Wraps a check in its enclosing statements.
  private typealias Wrapping = (CheckedStatement) -> CheckedStatement

  /// A branch of a `when` of the form, by the place of the condition.
  private struct Branch: Hashable {
    var condition: Place
    var isMain: Bool
  }

  private var own: [[CheckedStatement]] = []
  private var targeted: [[CheckedStatement]] = []
  /// The branches around each field.
  private var branches: [Set<Branch>] = []
  /// What is judged of the form as a whole for a check with `at`, by the check's place.
  private var ofForm: [Place: CheckedCheck] = [:]

  package init() {}

  package init(of form: CheckedForm) {
    targeted = form.fields.map { _ in [] }
    branches = form.fields.map { _ in [] }
    collectBranches(around: form.items, in: [])
    for (position, field) in form.fields.enumerated() {
      own.append(remaining(of: field.body, in: branches[position]) { $0 })
    }
    distribute(form.items, in: []) { $0 }
  }

  /// The field's own statements first, then those of other fields that target it.
  package subscript(position: Int) -> [CheckedStatement] { own[position] + targeted[position] }

  /// What a check among the items of the form asks where it is written; nil for nothing.
  package func ofWholeForm(_ check: CheckedCheck) -> CheckedCheck? {
    check.targets.isEmpty ? check : ofForm[check.place]
  }

  private mutating func collectBranches(around items: [CheckedItem], in outer: Set<Branch>) {
    for item in items {
      switch item {
      case .field(let field): branches[field.position] = outer
      case .group(let group), .step(let group): collectBranches(around: group.items, in: outer)
      case .when(let when):
        for (items, isMain) in [(when.items, true), (when.otherwise, false)] {
          let branch = Branch(condition: when.place, isMain: isMain)
          collectBranches(around: items, in: outer.union([branch]))
        }
      case .check: continue
      }
    }
  }

  private mutating func distribute(
    _ items: [CheckedItem],
    in branches: Set<Branch>,
    _ wrap: Wrapping
  ) {
    for item in items {
      switch item {
      case .field: continue
      case .group(let group), .step(let group): distribute(group.items, in: branches, wrap)
      case .when(let when):
        let main = Branch(condition: when.place, isMain: true)
        distribute(when.items, in: branches.union([main])) {
          wrap(.when(when.around(main: [$0])))
        }
        let otherwise = Branch(condition: when.place, isMain: false)
        distribute(when.otherwise, in: branches.union([otherwise])) {
          wrap(.when(when.around(otherwise: [$0])))
        }
      case .check(let check):
        distribute(check, wrap)
        ofForm[check.place] = fallback(for: check, in: branches)
      }
    }
  }

  private mutating func distribute(_ check: CheckedCheck, _ wrap: Wrapping) {
    for target in check.targets {
      var check = check
      check.targets = [target]
      targeted[target.field.field.position].append(wrap(.check(check)))
    }
  }

  /// The copy of a check with `at` that stays where it is written.
  ///
  /// Nil if one of the fields applies wherever the check does.
  private func fallback(for check: CheckedCheck, in branches: Set<Branch>) -> CheckedCheck? {
    guard !check.targets.isEmpty, check.targets.allSatisfy({ mayBeAbsent($0.field, in: branches) })
    else {
      return nil
    }
    var fallback = check
    fallback.absentTargets = check.targets
    fallback.targets = []
    fallback.reads += check.targets.map { .field($0.field) }
    return fallback
  }

  /// Whether the field may not apply in these branches; assumed for a field of a nested form.
  private func mayBeAbsent(_ target: FieldRef, in branches: Set<Branch>) -> Bool {
    !target.inner.isEmpty || !self.branches[target.field.position].isSubset(of: branches)
  }

  /// Distributes the checks that are reported at other fields; returns the statements that stay.
  private mutating func remaining(
    of statements: [CheckedStatement],
    in branches: Set<Branch>,
    _ wrap: Wrapping
  ) -> [CheckedStatement] {
    var remaining: [CheckedStatement] = []
    for statement in statements {
      switch statement {
      case .check(let check):
        if check.targets.isEmpty {
          remaining.append(statement)
        } else if let fallback = fallback(for: check, in: branches) {
          remaining.append(.check(fallback))
        }
        distribute(check, wrap)
      case .when(let when):
        let main = self.remaining(of: when.items, in: branches) {
          wrap(.when(when.around(main: [$0])))
        }
        let otherwise = self.remaining(of: when.otherwise, in: branches) {
          wrap(.when(when.around(otherwise: [$0])))
        }
        let wasEmpty = when.items.isEmpty && when.otherwise.isEmpty
        if wasEmpty || !main.isEmpty || !otherwise.isEmpty {
          remaining.append(.when(when.around(main: main, otherwise: otherwise)))
        }
      case .moment(let moment, let body):
        let rest = self.remaining(of: body, in: branches) { wrap(.moment(moment, [$0])) }
        if body.isEmpty || !rest.isEmpty { remaining.append(.moment(moment, rest)) }
      }
    }
    return remaining
  }
}

extension CheckedWhen {
  /// The same condition around other statements.
  fileprivate func around(
    main: [CheckedStatement] = [],
    otherwise: [CheckedStatement] = []
  ) -> CheckedWhen<CheckedStatement> {
    CheckedWhen<CheckedStatement>(
      condition: condition,
      reads: reads,
      items: main,
      otherwise: otherwise,
      place: place
    )
  }
}
