/// Which nodes of a graph can be reached; rules that call rules are such a graph.
enum Reachability {
  /// Whether each node is one of the starts or can be reached from one.
  ///
  /// A chain of rules may be longer than the thread's stack is deep, so there is no recursion.
  ///
  /// - Complexity: linear in nodes and edges.
  static func reached(from starts: [Int], along edges: [[Int]]) -> [Bool] {
    var isReached = [Bool](repeating: false, count: edges.count)
    var open = starts
    for start in starts { isReached[start] = true }
    while let node = open.popLast() {
      for next in edges[node] where !isReached[next] {
        isReached[next] = true
        open.append(next)
      }
    }
    return isReached
  }
}
