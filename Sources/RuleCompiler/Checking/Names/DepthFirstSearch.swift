/// The order in which nodes of a graph come after all that they lead to, and its circles.
///
/// Works with a stack of its own: chains of declarations are as long as files are.
struct DepthFirstSearch {
  /// An edge that leads back to a node which it was reached from.
  struct Circle {
    /// From the node that the edge leads to up to the node that it leaves.
    var nodes: [Int]
    /// Position of the edge among those of the last node.
    var edge: Int
  }

  private enum Mark {
    case open, closed
  }

  /// The nodes that were reached, each after those that it leads to.
  private(set) var order: [Int] = []
  private(set) var circles: [Circle] = []
  private var marks: [Int: Mark] = [:]

  /// Walks from `roots`, in order; `edges` says where a node leads.
  ///
  /// Costs as much as there are nodes and edges.
  init(from roots: some Sequence<Int>, along edges: (Int) -> [Int]) {
    for root in roots where marks[root] == nil { walk(from: root, along: edges) }
  }

  private mutating func walk(from root: Int, along edges: (Int) -> [Int]) {
    var stack = [(node: root, targets: edges(root), next: 0)]
    marks[root] = .open
    while let top = stack.last {
      guard top.next < top.targets.count else {
        stack.removeLast()
        marks[top.node] = .closed
        order.append(top.node)
        continue
      }
      let edge = top.next
      stack[stack.count - 1].next += 1
      let target = top.targets[edge]
      switch marks[target] {
      case .closed: continue
      case .open:
        let start = stack.firstIndex { $0.node == target } ?? 0
        circles.append(Circle(nodes: stack[start...].map(\.node), edge: edge))
      case nil:
        marks[target] = .open
        stack.append((target, edges(target), 0))
      }
    }
  }
}
