import Testing

@testable import RuleCompiler

@Suite struct `Depth-first search` {
  @Test func `nodes come after those that they lead to, and each cycle is found once`() {
    let edges = [[1, 2], [3], [0], [3]]
    let search = DepthFirstSearch(from: edges.indices) { edges[$0] }
    #expect(search.order == [3, 1, 2, 0])
    #expect(search.cycles.map(\.nodes) == [[3], [0, 2]])
    #expect(search.cycles.map(\.edge) == [0, 0])
  }

  @Test func `of a long cycle the nodes in the middle are left out`() {
    let search = DepthFirstSearch(from: 0..<20) { [($0 + 1) % 20] }
    #expect(search.cycles.map(\.nodes) == [[0, 1, 2, 3, 16, 17, 18, 19]])
  }

  @Test(arguments: [4_000, 40_000])
  func `a chain whose nodes all lead back keeps a few nodes of each cycle`(count: Int) {
    var visits = 0
    let search = DepthFirstSearch(from: 0..<count) { node in
      visits += 1
      return node + 1 < count ? [node + 1, 0] : [0]
    }
    #expect(visits == count)
    #expect(search.cycles.count == count)
    #expect(search.cycles.allSatisfy { $0.nodes.count <= DepthFirstSearch.Cycle.mostNodes })
  }
}
