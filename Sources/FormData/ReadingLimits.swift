/// Maximum size and depth of a record; a larger one is unreadable, and reading continues after it.
package struct ReadingLimits: Sendable, Hashable {
  /// Maximum length of a record's text, in bytes.
  package var bytes: Int
  /// Maximum slots of a record: one for each value, and for each field of each item of a list.
  package var slots: Int
  /// Maximum nesting of objects and lists.
  package var depth: Int

  package init(bytes: Int = 64 << 20, slots: Int = 16 << 20, depth: Int = 512) {
    self.bytes = bytes
    self.slots = slots
    self.depth = depth
  }

  static func tooLong(_ bytes: Int) -> String { "a record of more than \(bytes) bytes" }
}
