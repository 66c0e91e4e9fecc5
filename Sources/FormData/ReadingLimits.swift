/// How large and deep a record may be; one that is beyond is unreadable, and the next is read.
package struct ReadingLimits: Sendable, Hashable {
  /// Bytes of a record in its text.
  package var bytes: Int
  /// Slots of a record: one for each value, and for each field of each item of a list.
  package var slots: Int
  /// Objects and lists in each other.
  package var depth: Int

  package init(bytes: Int = 64 << 20, slots: Int = 16 << 20, depth: Int = 512) {
    self.bytes = bytes
    self.slots = slots
    self.depth = depth
  }

  static func tooLong(_ bytes: Int) -> String { "a record of more than \(bytes) bytes" }
}
