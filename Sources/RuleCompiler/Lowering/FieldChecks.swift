import RuleEngine

/// The statements that check each field of a form, by position: its own, and those that target it.
///
/// A check that names fields after `at` is evaluated with each of them, wherever it is written, so
/// that it depends on the field's activity and its other failures. Enclosing statements such as
/// `when` are kept around it. Cost: linear in the form, times the targets of a check.
package struct FieldChecks {
  /// Wraps a check in its enclosing statements.
  private typealias Wrapping = (CheckedStatement) -> CheckedStatement

  private var own: [[CheckedStatement]] = []
  private var targeted: [[CheckedStatement]] = []

  package init() {}

  package init(of form: CheckedForm) {
    targeted = form.fields.map { _ in [] }
    for field in form.fields { own.append(remaining(of: field.body) { $0 }) }
    distribute(form.items) { $0 }
  }

  /// The field's own statements first, then those of other fields that target it.
  package subscript(position: Int) -> [CheckedStatement] { own[position] + targeted[position] }

  private mutating func distribute(_ items: [CheckedItem], _ wrap: Wrapping) {
    for item in items {
      switch item {
      case .field: continue
      case .group(let group), .step(let group): distribute(group.items, wrap)
      case .when(let when):
        distribute(when.items) { wrap(.when(when.around(main: [$0]))) }
        distribute(when.otherwise) { wrap(.when(when.around(otherwise: [$0]))) }
      case .check(let check): distribute(check, wrap)
      }
    }
  }

  private mutating func distribute(_ check: CheckedCheck, _ wrap: Wrapping) {
    for target in check.targets {
      var check = check
      check.targets = [target]
      targeted[target.field.position].append(wrap(.check(check)))
    }
  }

  /// Distributes the checks that are reported at other fields; returns the remaining statements.
  private mutating func remaining(
    of statements: [CheckedStatement],
    _ wrap: Wrapping
  ) -> [CheckedStatement] {
    var remaining: [CheckedStatement] = []
    for statement in statements {
      switch statement {
      case .check(let check):
        if check.targets.isEmpty { remaining.append(statement) }
        distribute(check, wrap)
      case .when(let when):
        let main = self.remaining(of: when.items) { wrap(.when(when.around(main: [$0]))) }
        let otherwise = self.remaining(of: when.otherwise) {
          wrap(.when(when.around(otherwise: [$0])))
        }
        let wasEmpty = when.items.isEmpty && when.otherwise.isEmpty
        if wasEmpty || !main.isEmpty || !otherwise.isEmpty {
          remaining.append(.when(when.around(main: main, otherwise: otherwise)))
        }
      case .moment(let moment, let body):
        let rest = self.remaining(of: body) { wrap(.moment(moment, [$0])) }
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
