import RuleEngine

/// The statements of a field in two parts: what the engine can answer, and what it asks the host.
///
/// External rules run after every other check of the field holds. A check that asks one is put off
/// whole; what it is in – `when`, `on`, and `each` whose items are reported one by one – is kept
/// around it in the second part, and in the first only around what is left there. So what holds
/// nothing is in neither. Conditions ask no external rules.
struct ExternalDeferral {
  private(set) var immediate: [CheckedStatement] = []
  private(set) var deferred: [CheckedStatement] = []

  init(of statements: [CheckedStatement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: CheckedStatement) {
    switch statement {
    case .check(let check):
      if let (statements, places, place) = check.itemStatements {
        let items = ExternalDeferral(of: statements)
        add(items) { statements in
          var part = check
          part.expression = .each(statements, items: places, place: place)
          return .check(part)
        }
      } else if check.asksExternal {
        deferred.append(statement)
      } else {
        immediate.append(statement)
      }
    case .when(var when):
      let items = ExternalDeferral(of: when.items)
      let otherwise = ExternalDeferral(of: when.otherwise)
      if !items.immediate.isEmpty || !otherwise.immediate.isEmpty {
        (when.items, when.otherwise) = (items.immediate, otherwise.immediate)
        immediate.append(.when(when))
      }
      if !items.deferred.isEmpty || !otherwise.deferred.isEmpty {
        (when.items, when.otherwise) = (items.deferred, otherwise.deferred)
        deferred.append(.when(when))
      }
    case .moment(let moment, let statements):
      add(ExternalDeferral(of: statements)) { .moment(moment, $0) }
    }
  }

  /// Adds each part that is not empty, in its wrapping.
  private mutating func add(
    _ parts: ExternalDeferral,
    wrapping wrap: ([CheckedStatement]) -> CheckedStatement
  ) {
    if !parts.immediate.isEmpty { immediate.append(wrap(parts.immediate)) }
    if !parts.deferred.isEmpty { deferred.append(wrap(parts.deferred)) }
  }
}
