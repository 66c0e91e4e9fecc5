import RuleEngine
import RuleSyntax

extension Checker {
  /// Rejects conditions that depend on themselves, and values computed from themselves.
  ///
  /// A condition depends on its enclosing condition, on the values that it reads, and on the
  /// conditions around the fields that it reads. The same goes for a computed value.
  mutating func checkActivity(of form: Int) {
    let table = forms[form].table
    let computed = forms[form].computed
    let decisions = table.decisions.count
    func dependencies(_ reads: [CheckedRead]) -> [Int] {
      reads.flatMap { read -> [Int] in
        switch read {
        case .computed(let value): return [decisions + value]
        case .field(let reference):
          if !reference.isOwn { return [] }
          let field = table.fields[reference.field.position]
          return [field.decision, field.computed.map { decisions + $0 }].compactMap(\.self)
        }
      }
    }
    let edges =
      table.decisions.map { dependencies($0.reads) + ($0.parent.map { [$0] } ?? []) }
      + computed.map { value in
        let around =
          value.branch?.decision ?? value.field.flatMap { table.fields[$0.position].decision }
        return dependencies(value.reads) + (around.map { [$0] } ?? [])
      }
    var reported: Set<Int> = []
    for cycle in DepthFirstSearch(from: edges.indices, along: { edges[$0] }).cycles {
      guard let last = cycle.nodes.last, reported.insert(last).inserted else { continue }
      if cycle.nodes.contains(where: { $0 >= decisions }) {
        reportComputedCycle(cycle.nodes, decisions: decisions, of: form)
        continue
      }
      let others = cycle.nodes.dropLast().map { decision in
        Diagnostic.Label(table.decisions[decision].range, "is part of the cycle")
      }
      let target = edges[last][cycle.edge]
      let field = table.decisions[last].reads.compactMap(\.field).first { reference in
        reference.isOwn
          && table.fields[reference.field.position].decision == target
      }
      let name = field?.path.joined(separator: ".") ?? ""
      report(
        NameProblem.conditionDependsOnItself,
        at: table.decisions[last].range,
        in: forms[form].unit,
        labels: others,
        notes: field == nil
          ? []
          : [
            "it reads '\(name)', which exists only if this condition, or one that depends on it, holds"
          ]
      )
    }
  }

  /// Reports a value computed from itself, with the values along the cycle.
  private mutating func reportComputedCycle(_ nodes: [Int], decisions: Int, of form: Int) {
    let computed = forms[form].computed
    let values = nodes.filter { $0 >= decisions }.map { computed[$0 - decisions] }
    // A field or binding is a clearer name than the text of an aggregate.
    guard let first = values.first(where: { $0.field != nil || $0.name != nil }) ?? values.first
    else { return }
    func words(_ node: Int) -> String {
      if node < decisions { return "the condition around it" }
      let value = computed[node - decisions]
      let field = value.field.map { forms[form].table.fields[$0.position].path }
      return value.name ?? field?.joined(separator: ".")
        ?? units[value.place.source].source.text(in: value.place.range)
    }
    let start = nodes.firstIndex { node in
      node >= decisions && computed[node - decisions].place == first.place
    }
    let turned = Array(nodes[(start ?? 0)...] + nodes[..<(start ?? 0)])
    let way = (turned + turned.prefix(1)).map(words).joined(separator: ", ")
    report(
      NameProblem.computedFromItself(words(turned[0])),
      at: first.place.range,
      in: forms[form].unit,
      notes: ["each is computed from the next: \(VisibleText.of(way))"]
    )
  }
}
