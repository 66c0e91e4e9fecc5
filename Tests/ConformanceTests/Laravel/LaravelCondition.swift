/// What a rule such as `required_if` or `present_with_all` demands, and under which condition.
///
/// `prohibits` demands that its own field be empty with any of the others.
struct LaravelCondition {
  /// What the rule's name ends in.
  enum Kind: String, CaseIterable {
    case always = ""
    case isOne = "_if"
    case isNone = "_unless"
    case isAccepted = "_if_accepted"
    case isDeclined = "_if_declined"
    case withAny = "_with"
    case withAll = "_with_all"
    case withoutAny = "_without"
    case withoutAll = "_without_all"
  }

  /// What is asked under the condition.
  enum Demand: String, CaseIterable {
    case required, prohibited, present, missing, accepted, declined, exclude
  }

  var demand: Demand
  var kind: Kind
  var parameters: [String]

  /// The condition of a rule; nil for a rule of another kind.
  init?(of rule: LaravelRule) {
    if rule.name == "prohibits" {
      demand = .prohibited
      kind = .withAny
      parameters = rule.parameters
      return
    }
    for demand in Demand.allCases where rule.name.hasPrefix(demand.rawValue) {
      guard let kind = Kind(rawValue: String(rule.name.dropFirst(demand.rawValue.count))) else {
        continue
      }
      self.demand = demand
      self.kind = kind
      parameters = rule.parameters
      return
    }
    return nil
  }

  /// The fields that the condition reads, as Laravel writes their paths.
  var references: [String] {
    switch kind {
    case .always: []
    case .isOne, .isNone, .isAccepted, .isDeclined: Array(parameters.prefix(1))
    case .withAny, .withAll, .withoutAny, .withoutAll: parameters
    }
  }

  /// The values of the field that it asks for, or none of which it may be.
  var values: [String] { Array(parameters.dropFirst()) }

  /// Whether the fields must be filled to count, and not only there.
  var countsFilled: Bool {
    demand == .required || demand == .prohibited || kind == .withoutAny || kind == .withoutAll
  }
}
