import RuleEngine

/// Splits a field's statements: those that the engine can answer, and those that call external
/// rules.
///
/// External rules run only after all other checks of the field pass. A check that calls one is
/// deferred as a whole. Enclosing `when`, `on` and `each` statements (the latter if items are
/// reported one by one) are kept around both parts, unless nothing is left inside. Conditions never
/// call external rules.
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

  /// Appends each nonempty part, inside its enclosing statement.
  private mutating func add(
    _ parts: ExternalDeferral,
    wrapping wrap: ([CheckedStatement]) -> CheckedStatement
  ) {
    if !parts.immediate.isEmpty { immediate.append(wrap(parts.immediate)) }
    if !parts.deferred.isEmpty { deferred.append(wrap(parts.deferred)) }
  }
}
