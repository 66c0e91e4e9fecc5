/// Proves that a loop of the parser passes at least one token each time round.
struct LoopProgress {
  private var last = -1

  /// Whether the cursor has moved since the last call.
  mutating func hasAdvanced(to index: Int) -> Bool {
    guard index != last else { return false }
    last = index
    return true
  }
}
