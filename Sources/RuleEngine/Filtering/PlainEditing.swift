/// Edits a text without a mask in which each character is one byte.
///
/// It keeps its state from one edit to the next.
struct PlainEditing: Sendable {
  /// The current value.
  private(set) var value: String
  /// The value as bytes.
  private var bytes: [UInt8]

  init(_ value: String, _ bytes: [UInt8]) {
    self.value = value
    self.bytes = bytes
  }

  mutating func outcome(
    of edit: TextEdit,
    inserting inserted: [UInt8],
    _ canHold: (borrowing Span<UInt8>) -> Bool
  ) throws(EditError) -> EditOutcome {
    let range = edit.range
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
      throw EditError.outOfBounds(range, count: bytes.count)
    }
    let isMonotone = range.upperBound == bytes.count
    let removed = Array(bytes[range])
    replace(range, by: inserted[...])
    if inserted.isEmpty || canHold(bytes.span) {
      return outcome(caret: range.lowerBound + inserted.count, .taken)
    }
    replace(range.lowerBound..<range.lowerBound + inserted.count, by: removed[...])
    let taken = longestStart(of: inserted.count, isMonotone: isMonotone) { count in
      replace(range, by: inserted[..<count])
      defer { replace(range.lowerBound..<range.lowerBound + count, by: removed[...]) }
      return canHold(bytes.span)
    }
    guard taken > 0 else { return .plain(value, caret: range.upperBound, .refused) }
    replace(range, by: inserted[..<taken])
    return outcome(caret: range.lowerBound + taken, .shortened)
  }

  private mutating func replace(_ range: Range<Int>, by replacement: ArraySlice<UInt8>) {
    // Most edits are at the end, and appending is the cheapest change to an array.
    if range.lowerBound == bytes.count {
      bytes += replacement
    } else {
      bytes.replaceSubrange(range, with: replacement)
    }
  }

  private mutating func outcome(
    caret: Int,
    _ disposition: EditOutcome.Disposition
  ) -> EditOutcome {
    value = String(decoding: bytes, as: UTF8.self)
    return .plain(value, caret: caret, disposition)
  }
}
