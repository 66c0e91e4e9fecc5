import RuleEngine

/// The statements that judge each field of a form, by position: its own, and checks reported at it.
///
/// A check that names fields after `at` is judged with each of them, wherever it is written: whether the
/// field applies, and what else fails there, holds for the check too. What it is in, such as `when`,
/// is kept around it. Cost: linear in the form, times the targets of a check.
package struct FieldChecks {
  /// What is around a check, from the inside out.
  private typealias Wrapping = (CheckedStatement) -> CheckedStatement

  private var own: [[CheckedStatement]] = []
  private var told: [[CheckedStatement]] = []

  package init() {}

  package init(of form: CheckedForm) {
    told = form.fields.map { _ in [] }
    for field in form.fields { own.append(remaining(of: field.body) { $0 }) }
    distribute(form.items) { $0 }
  }

  /// Its own first, then those that are reported at it.
  package subscript(position: Int) -> [CheckedStatement] { own[position] + told[position] }

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
      told[target.field.position].append(wrap(.check(check)))
    }
  }

  /// Distributes the checks that are reported at other fields; returns what stays where it is.
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
  /// The same condition around statements.
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
