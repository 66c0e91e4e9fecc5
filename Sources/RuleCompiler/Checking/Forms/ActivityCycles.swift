import RuleEngine
import RuleSyntax

extension Checker {
  /// Refuses conditions that decide, directly or through others, whether they themselves apply.
  ///
  /// A condition depends on the condition around it, and on those around the fields that it reads.
  mutating func checkActivity(of form: Int) {
    let table = forms[form].table
    let edges = table.decisions.map { decision -> [Int] in
      let ofFields = decision.reads.compactMap(\.field).filter { !$0.isContext }.compactMap {
        table.fields[$0.field.position].decision
      }
      return ofFields + (decision.parent.map { [$0] } ?? [])
    }
    var reported: Set<Int> = []
    for cycle in DepthFirstSearch(from: edges.indices, along: { edges[$0] }).cycles {
      guard let last = cycle.nodes.last, reported.insert(last).inserted else { continue }
      let others = cycle.nodes.dropLast().map { decision in
        Diagnostic.Label(table.decisions[decision].range, "is part of the circle")
      }
      let target = edges[last][cycle.edge]
      let field = table.decisions[last].reads.compactMap(\.field).first { reference in
        !reference.isContext
          && table.fields[reference.field.position].decision == target
      }
      let name = field?.path.joined(separator: ".") ?? ""
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
