/// A depth-first walk of a graph of declarations: an order of the nodes, and the cycles among them.
///
/// Input: the nodes to start from, and where each node leads. Output: the nodes in an order in which
/// each comes after all that it leads to, and one ``Cycle`` for each edge that closes one. Cost: linear
/// in nodes and edges, in time and memory. It keeps a stack of its own, because a chain of
/// declarations may be longer than the thread's stack is deep.
struct DepthFirstSearch {
  /// A cycle, as its last edge closes it.
  struct Cycle {
    /// Most nodes of a cycle that are kept; of a longer one those in the middle are left out.
    static let mostNodes = 8

    /// From the node that the last edge leads to up to the node that it leaves.
    var nodes: [Int]
    /// Position of the last edge among those of the last node.
    var edge: Int

    fileprivate init(_ nodes: ArraySlice<Int>, edge: Int) {
      let half = Cycle.mostNodes / 2
      let isShort = nodes.count <= Cycle.mostNodes
      // As slices: a suffix of a sequence, which the compiler prefers for an array, visits every node.
      let first: ArraySlice = nodes.prefix(isShort ? nodes.count : half)
      let last: ArraySlice = nodes.suffix(isShort ? 0 : half)
      self.nodes = Array(first) + Array(last)
      self.edge = edge
    }
  }

  private enum Mark {
    /// On the path from the root, at the position.
    case open(Int)
    case closed
  }

  /// The nodes that were reached, each after those that it leads to.
  private(set) var order: [Int] = []
  private(set) var cycles: [Cycle] = []
  private var marks: [Int: Mark] = [:]

  /// Walks from `roots`, in order; `edges` says where a node leads.
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
