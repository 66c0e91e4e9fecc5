/// A half-open range of byte offsets in one source text.
///
/// Takes 8 bytes instead of 16 for a range of string indices; a source is limited to 4 GiB anyway.
public struct SourceRange: Sendable, Hashable {
  /// Offset of the first byte.
  public var start: UInt32
  /// Offset after the last byte.
  public var end: UInt32

  /// The range from `start` up to but not including `end`.
  public init(start: UInt32, end: UInt32) {
    self.start = start
    self.end = end
  }

  /// The range of a node that is not in a source text, such as one that an importer built.
  public static let none = SourceRange(start: 0, end: 0)

  /// The empty range at an offset.
  package static func at(_ offset: UInt32) -> SourceRange {
    SourceRange(start: offset, end: offset)
  }

  /// The smallest range that covers both.
  package func union(_ other: SourceRange) -> SourceRange {
    SourceRange(start: min(start, other.start), end: max(end, other.end))
  }

  package var byteCount: Int { max(0, Int(end) - Int(start)) }

  /// Whether the other range covers all of it.
  package func isWithin(_ other: SourceRange) -> Bool {
    other.start <= start && end <= other.end
  }
}
