import RuleEngine

/// In which order a form's conditions are decided and its values computed.
///
/// A condition depends on the one around it, on those around the fields that it reads, and on the values
/// that it reads; a computed value likewise. Cost: linear in what they read.
struct FormDependencies {
  enum Node: Hashable {
    case decision(Int)
    case computed(Int)
  }

  /// Each after those that it depends on, else in file order.
  let order: [Node]

  init(of form: CheckedForm, in shape: FormShape) {
    let decisions = shape.decisions.count
    func positions(of reads: [CheckedRead]) -> [Int] {
      reads.compactMap { read in
        switch read {
        case .field(let field):
          field.isContext ? nil : shape.fieldDecisions[field.field.position]
        case .computed(let position): decisions + position
        }
      }
    }
    let edges =
      shape.decisions.map { decision in
        [decision.parent].compactMap(\.self) + positions(of: decision.when.reads)
      } + form.computed.map { positions(of: $0.reads) }
    order = DepthFirstSearch(from: edges.indices) { edges[$0] }.order.map { position in
      position < decisions ? .decision(position) : .computed(position - decisions)
    }
  }
}
