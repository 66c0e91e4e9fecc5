/// A form's demand on one of its fields, under conditions on other fields.
struct FieldDemand {
  var question: FieldQuestion
  var conditions: [ObjectFormula]
}

extension FieldDemand {
  /// The demand without its first conditions.
  func without(_ count: Int) -> FieldDemand {
    var demand = self
    demand.conditions.removeFirst(count)
    return demand
  }

  /// The number of leading conditions shared by all demands.
  static func sharedConditions(of demands: some Collection<FieldDemand>) -> Int {
    guard let first = demands.first else { return 0 }
    return first.conditions.indices.first { index in
      demands.contains {
        $0.conditions.count <= index || $0.conditions[index] != first.conditions[index]
      }
    } ?? first.conditions.count
  }
}

/// The demands on the fields of a form, indexed by field.
struct FieldDemands {
  private var demands: [String: [FieldDemand]] = [:]
  private var conditions: [String: [ValueFormula]] = [:]

  init(_ all: [FieldDemand] = []) {
    for demand in all {
      demands[demand.question.field, default: []].append(demand)
      for question in demand.conditions.flatMap(\.atoms) {
        conditions[question.field, default: []].append(question.formula)
      }
    }
  }

  /// The demands on a field.
  func on(_ field: String) -> [FieldDemand] { demands[field] ?? [] }

  /// The formulas about a field's value in the conditions of demands.
  func conditions(on field: String) -> [ValueFormula] { conditions[field] ?? [] }
}
