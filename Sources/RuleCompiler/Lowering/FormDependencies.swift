import RuleEngine

/// The order in which a form's conditions are decided and its values computed.
///
/// A condition depends on its enclosing condition, on the values that it reads, and on the
/// conditions around the fields that it reads. The same goes for a computed value. Cost: linear in
/// the reads.
struct FormDependencies {
  enum Node: Hashable {
    case decision(Int)
    case computed(Int)
  }

  /// Each node after those that it depends on; otherwise in file order.
  let order: [Node]

  init(of form: CheckedForm, in shape: FormShape) {
    let decisions = shape.decisions.count
    var values: [Int?] = form.fields.map { _ in nil }
    for (position, value) in form.computed.enumerated() {
      if let field = value.field { values[field.position] = position }
    }
    func positions(of reads: [CheckedRead]) -> [Int] {
      reads.flatMap { read -> [Int] in
        switch read {
        case .field(let reference):
          if !reference.isOwn { return [] }
          let field = reference.field.position
          return [shape.fieldDecisions[field], values[field].map { decisions + $0 }]
            .compactMap(\.self)
        case .computed(let position): return [decisions + position]
        }
      }
    }
    let edges =
      shape.decisions.map { decision in
        [decision.parent].compactMap(\.self) + positions(of: decision.when.reads)
      }
      + form.computed.map { value in
        [value.branch?.decision ?? value.field.flatMap { shape.fieldDecisions[$0.position] }]
          .compactMap(\.self)
          + positions(of: value.reads)
      }
    order = DepthFirstSearch(from: edges.indices) { edges[$0] }.order.map { position in
      position < decisions ? .decision(position) : .computed(position - decisions)
    }
  }
}
