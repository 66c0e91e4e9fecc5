/// The number of nodes that something may still be made of.
///
/// Some combinations repeat their operands, so that a short text can stand for a formula that fills
/// the memory. Whoever makes one takes its nodes from a budget first.
struct NodeBudget: Sendable {
  private(set) var nodes: Int

  /// Takes that many nodes; false, and nothing is taken, where there are fewer.
  mutating func take(_ count: Int) -> Bool {
    if count > nodes { return false }
    nodes -= count
    return true
  }
}
