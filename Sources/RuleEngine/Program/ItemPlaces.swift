/// Which items of a list are looked at, by their places from 0.
package struct ItemPlaces: Sendable, Hashable {
  package let first: UInt32
  /// Behind the last one; nil for all from the first on.
  package let end: UInt32?

  package init(first: UInt32, end: UInt32?) {
    self.first = first
    self.end = end
  }

  package static let all = ItemPlaces(first: 0, end: nil)

  /// Whether no list has an item there.
  package var isEmpty: Bool { end.map { $0 <= first } ?? false }

  /// The places as rule files write them; nothing for all.
  package var words: String {
    if self == .all { return "" }
    guard let end else { return "[\(first)...]" }
    return end == first + 1 ? "[\(first)]" : "[\(first)...\(Int64(end) - 1)]"
  }
}
