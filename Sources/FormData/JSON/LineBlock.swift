/// Some whole lines of a source, one after the other.
package struct LineBlock: Sendable, Hashable {
  /// Counts the source's blocks, from 0.
  package var number = 0
  /// Lines that hold more than white space.
  package var recordCount = 0
  /// Records of the source before the block.
  package var earlierRecords = 0
  /// Lines of the source before the block.
  package var earlierLines = 0
}
