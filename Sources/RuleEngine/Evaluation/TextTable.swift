/// A fixed set of texts, as a hash table with open addressing over their bytes.
struct TextTable: Sendable, Hashable {
  /// A text's range among the bytes; a free bucket has none.
  private struct Bucket: Sendable, Hashable {
    var start: UInt32 = 0
    var end: UInt32 = 0
    var isTaken = false
  }

  /// The texts, concatenated.
  private var bytes: [UInt8] = []
  /// Their count is a power of two, and at most half are taken.
  private var buckets: [Bucket]

  init(_ texts: [[UInt8]]) {
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    buckets = Array(repeating: Bucket(), count: size)
    for text in texts {
      var position = TextTable.hash(text.span) & (size - 1)
      while buckets[position].isTaken { position = (position + 1) & (size - 1) }
      buckets[position] = Bucket(
        start: UInt32(bytes.count),
        end: UInt32(bytes.count + text.count),
        isTaken: true
      )
      bytes += text
    }
  }

  func contains(_ text: borrowing Span<UInt8>) -> Bool {
    let mask = buckets.count - 1
    var position = TextTable.hash(text) & mask
    while buckets[position].isTaken {
      let bucket = buckets[position]
      if bytes.span.extracting(Int(bucket.start)..<Int(bucket.end)).isEqual(to: text) {
        return true
      }
      position = (position + 1) & mask
    }
    return false
  }

  /// Whether some text of the table begins with `start`.
  func containsContinuation(of start: borrowing Span<UInt8>) -> Bool {
    for bucket in buckets where bucket.isTaken {
      if bytes.span.extracting(Int(bucket.start)..<Int(bucket.end)).hasPrefix(start) { return true }
    }
    return false
  }

  /// FNV-1a, which is good enough because rule files choose the texts.
  private static func hash(_ text: borrowing Span<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in text.indices {
      hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
