/// What a form asks of one of its fields, under conditions on others.
struct FieldDemand {
  var question: FieldQuestion
  var conditions: [ObjectFormula]
}

extension FieldDemand {
  /// The demand under all conditions but the first ones.
  func without(_ count: Int) -> FieldDemand {
    var demand = self
    demand.conditions.removeFirst(count)
    return demand
  }

  /// How many conditions, from the first on, are the same for all of them.
  static func sharedConditions(of demands: some Collection<FieldDemand>) -> Int {
    guard let first = demands.first else { return 0 }
    return first.conditions.indices.first { index in
      demands.contains {
        $0.conditions.count <= index || $0.conditions[index] != first.conditions[index]
      }
    } ?? first.conditions.count
  }
}

/// The demands on the fields of a form, found by field.
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

  /// What is demanded of a field.
  func on(_ field: String) -> [FieldDemand] { demands[field] ?? [] }

  /// What conditions of demands ask of a field's value.
  func conditions(on field: String) -> [ValueFormula] { conditions[field] ?? [] }
}
