import RuleEngine
import RuleSyntax

extension Checker {
  /// Refuses conditions that decide, directly or through others, whether they themselves apply.
  ///
  /// A condition depends on the condition around it, and on those around the fields that it reads.
  mutating func checkActivity(of form: Int, items: [CheckedItem]) {
    let table = forms[form].table
    var reads: [[[String]]] = []
    CheckedItem.collectReads(of: items, into: &reads)
    guard reads.count == table.decisions.count else { return }
    let edges = reads.indices.map { decision -> [Int] in
      let around = table.decisions[decision].parent
      let ofFields = reads[decision].compactMap { path in
        table.field(on: path).flatMap { table.fields[$0].decision }
      }
      return ofFields + (around.map { [$0] } ?? [])
    }
    var reported: Set<Int> = []
    for circle in DepthFirstSearch(from: reads.indices, along: { edges[$0] }).circles {
      guard let last = circle.nodes.last, reported.insert(last).inserted else { continue }
      let others = circle.nodes.dropLast().map { decision in
        Diagnostic.Label(table.decisions[decision].range, "is part of the circle")
      }
      let target = edges[last][circle.edge]
      let field = reads[last].first { path in
        table.field(on: path).flatMap { table.fields[$0].decision } == target
      }
      let name = field?.joined(separator: ".") ?? ""
      report(
        NameProblem.conditionDependsOnItself,
        at: table.decisions[last].range,
        in: forms[form].unit,
        labels: others,
        notes: field == nil
          ? [] : ["it reads '\(name)', which is there only if this, or what depends on it, holds"]
      )
    }
  }
}

extension CheckedItem {
  /// Adds the fields that each form's condition reads, in the order of the conditions.
  fileprivate static func collectReads(of items: [CheckedItem], into reads: inout [[[String]]]) {
    for item in items {
      switch item {
      case .field, .check: break
      case .group(let group): collectReads(of: group.items, into: &reads)
      case .when(let condition, let branch, let otherwise, _):
        reads.append(condition.fields)
        collectReads(of: branch, into: &reads)
        collectReads(of: otherwise, into: &reads)
      }
    }
  }
}
