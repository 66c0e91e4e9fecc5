/// A depth-first search over declarations: a topological order of the nodes, and their cycles.
///
/// Input: the start nodes, and each node's edges. Output: the nodes in an order where each follows
/// all that it leads to, and one ``Cycle`` per edge that closes one. Cost: linear in nodes and
/// edges, in time and memory. It uses an explicit stack, since a chain of declarations may be
/// deeper than the thread's stack.
struct DepthFirstSearch {
  /// A cycle, identified by the edge that closes it.
  struct Cycle {
    /// Maximum number of nodes kept of a cycle; a longer one loses the middle.
    static let mostNodes = 8

    /// From the target of the closing edge to its source.
    var nodes: [Int]
    /// Position of the closing edge among the edges of the last node.
    var edge: Int

    fileprivate init(_ nodes: ArraySlice<Int>, edge: Int) {
      let half = Cycle.mostNodes / 2
      let isShort = nodes.count <= Cycle.mostNodes
      // Slices on purpose: `suffix` of a sequence, preferred for arrays here, would visit every
      // node.
      let first: ArraySlice = nodes.prefix(isShort ? nodes.count : half)
      let last: ArraySlice = nodes.suffix(isShort ? 0 : half)
      self.nodes = Array(first) + Array(last)
      self.edge = edge
    }
  }

  private enum Mark {
    /// On the current path, at this position.
    case open(Int)
    case closed
  }

  /// The nodes reached, each after those that it leads to.
  private(set) var order: [Int] = []
  private(set) var cycles: [Cycle] = []
  private var marks: [Int: Mark] = [:]

  /// Searches from `roots`, in order; `edges` returns the nodes that a node leads to.
  init(from roots: some Sequence<Int>, along edges: (Int) -> [Int]) {
    for root in roots where marks[root] == nil { walk(from: root, along: edges) }
  }

  private mutating func walk(from root: Int, along edges: (Int) -> [Int]) {
    var path = [root]
    var open = [(targets: edges(root), next: 0)]
    marks[root] = .open(0)
    while let (targets, edge) = open.last, let node = path.last {
      guard edge < targets.count else {
        open.removeLast()
        path.removeLast()
        marks[node] = .closed
        order.append(node)
        continue
      }
      open[open.count - 1].next += 1
      let target = targets[edge]
      switch marks[target] {
      case .closed: continue
      case .open(let position): cycles.append(Cycle(path[position...], edge: edge))
      case nil:
        marks[target] = .open(path.count)
        path.append(target)
        open.append((edges(target), 0))
      }
    }
  }
}
