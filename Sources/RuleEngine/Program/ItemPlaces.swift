/// The places in a list whose items are judged, counted from 0.
package struct ItemPlaces: Sendable, Hashable {
  package let first: UInt32
  /// The place after the last one; nil for all from the first on.
  package let end: UInt32?
  /// Whether the keys of a map are judged, and not its values.
  package let areKeys: Bool

  package init(first: UInt32, end: UInt32?, areKeys: Bool = false) {
    self.first = first
    self.end = end
    self.areKeys = areKeys
  }

  package static let all = ItemPlaces(first: 0, end: nil)
  /// All keys of a map.
  package static let keys = ItemPlaces(first: 0, end: nil, areKeys: true)

  /// Whether it contains no place.
  package var isEmpty: Bool { end.map { $0 <= first } ?? false }

  /// The places as rule files write them; empty for all.
  package var words: String {
    if self == .all { return "" }
    if areKeys { return " keys" }
    guard let end else { return "[\(first)...]" }
    return end == first + 1 ? "[\(first)]" : "[\(first)...\(Int64(end) - 1)]"
  }
}
