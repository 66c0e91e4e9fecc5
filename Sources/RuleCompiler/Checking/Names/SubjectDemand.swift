package import RuleEngine

/// Which values a rule can judge: kinds of values, and for lists which items.
package struct SubjectDemand: Sendable, Hashable {
  package var kinds = SubjectKinds.anyValue
  /// What is asked of a list's items; one element at most, in a list only for its recursion.
  package var items: [SubjectDemand] = []
  /// Whether `kind` tells the values apart, so that checks of several kinds may stand side by side.
  private(set) var isOpen = false

  /// Takes back what other checks ask, as `kind` says what they apply to.
  mutating func open() {
    self = SubjectDemand()
    isOpen = true
  }

  /// Takes in another demand on the same value.
  mutating func narrow(by other: SubjectDemand) {
    guard !isOpen else { return }
    kinds.formIntersection(other.kinds)
    guard let otherItems = other.items.first else { return }
    if items.isEmpty { items = [otherItems] } else { items[0].narrow(by: otherItems) }
  }

  /// Whether values of the type can be judged; nil when they can, else the type that cannot.
  ///
  /// What an `any` holds is known when it is judged: a rule does not apply to what it does not judge.
  func obstacle(in type: FieldType) -> FieldType? {
    if type == .any { return nil }
    guard kinds.isSuperset(of: type.kinds) else { return type }
    guard let item = type.item, let itemDemand = items.first else { return nil }
    return itemDemand.obstacle(in: item)
  }
}

/// What is known so far of a rule whose body is being checked.
struct RuleInference {
  /// What the checks ask of the value, and within each `each` of the items; the innermost is last.
  var demands: [SubjectDemand] = [SubjectDemand()]
  var asksExternal = false
}
