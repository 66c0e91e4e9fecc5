package import RuleEngine

/// The values that a rule accepts: their kinds, and for lists the demands on items.
package struct SubjectDemand: Sendable, Hashable {
  package var kinds = SubjectKinds.anyValue
  /// The demand on a list's items: at most one element; an array only because the type is
  /// recursive.
  package var items: [SubjectDemand] = []
  /// Whether the rule tests `kind`, so that checks for different kinds can be combined.
  private(set) var isOpen = false

  /// Drops all demands, because a test of `kind` selects which checks apply.
  mutating func open() {
    self = SubjectDemand()
    isOpen = true
  }

  /// Adds another demand on the same value.
  mutating func narrow(by other: SubjectDemand) {
    guard !isOpen else { return }
    kinds.formIntersection(other.kinds)
    guard let otherItems = other.items.first else { return }
    if items.isEmpty { items = [otherItems] } else { items[0].narrow(by: otherItems) }
  }

  /// The first type that the rule can't check; nil if it accepts values of the type.
  ///
  /// The content of an `any` is only known with data; a rule does not apply to kinds it can't
  /// check.
  func obstacle(in type: FieldType) -> FieldType? {
    if type == .any { return nil }
    guard kinds.isSuperset(of: type.kinds) else { return type }
    guard let item = type.item, let itemDemand = items.first else { return nil }
    return itemDemand.obstacle(in: item)
  }
}

/// What has been inferred about the rule whose body is being checked.
struct RuleInference {
  /// The demands on the value, then on the items of each nested `each`; the innermost is last.
  var demands: [SubjectDemand] = [SubjectDemand()]
  var asksExternal = false
}
