import RuleEngine

/// The order in which a form's conditions are decided.
enum DecisionOrder {
  /// All positions, each after those that it depends on, else in file order.
  ///
  /// The checker has refused conditions that depend on themselves; were there one, it would come
  /// after those of its circle that were met later.
  static func order(dependencies: [[Int]]) -> [Int] {
    var order: [Int] = []
    var isMet = [Bool](repeating: false, count: dependencies.count)
    // A stack of its own, since each decision of a long form may depend on the next.
    for root in dependencies.indices where !isMet[root] {
      isMet[root] = true
      var open: [(decision: Int, next: Int)] = [(root, 0)]
      while let (current, next) = open.last {
        if next < dependencies[current].count {
          open[open.count - 1].next += 1
          let needed = dependencies[current][next]
          guard !isMet[needed] else { continue }
          isMet[needed] = true
          open.append((needed, 0))
        } else {
          order.append(current)
          open.removeLast()
        }
      }
    }
    return order
  }
}
