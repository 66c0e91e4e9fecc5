import RuleEngine

/// The statements of a field in two parts: what the engine can answer, and what it asks the host.
///
/// External rules run after every other check of the field holds. A check that asks one is put off
/// whole; what it stands in – `when`, `on`, and `each` whose items are reported one by one – is kept
/// around it in the second part, and in the first only around what is left there. So what holds
/// nothing is in neither. A `when` whose condition asks an external rule is put off with all that it
/// holds.
struct ExternalDeferral {
  private(set) var immediate: [CheckedStatement] = []
  private(set) var deferred: [CheckedStatement] = []

  init(of statements: [CheckedStatement], facts: RuleFacts) {
    for statement in statements { add(statement, facts: facts) }
  }

  private mutating func add(_ statement: CheckedStatement, facts: RuleFacts) {
    switch statement {
    case .check(let check):
      if let (statements, places, place) = check.itemStatements {
        let items = ExternalDeferral(of: statements, facts: facts)
        add(items) { statements in
          var part = check
          part.expression = .each(statements, items: places, place: place)
          return .check(part)
        }
      } else if facts.asksExternal(Mentions(of: check.expression)) {
        deferred.append(statement)
      } else {
        immediate.append(statement)
      }
    case .when(let condition, let items, let otherwise, let place):
      if facts.asksExternal(Mentions(of: condition)) {
        deferred.append(statement)
        return
      }
      let items = ExternalDeferral(of: items, facts: facts)
      let otherwise = ExternalDeferral(of: otherwise, facts: facts)
      if !items.immediate.isEmpty || !otherwise.immediate.isEmpty {
        immediate.append(
          .when(
            condition,
            items: items.immediate,
            otherwise: otherwise.immediate,
            place: place
          )
        )
      }
      if !items.deferred.isEmpty || !otherwise.deferred.isEmpty {
        deferred.append(
          .when(condition, items: items.deferred, otherwise: otherwise.deferred, place: place)
        )
      }
    case .moment(let moment, let statements):
      add(ExternalDeferral(of: statements, facts: facts)) { .moment(moment, $0) }
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
