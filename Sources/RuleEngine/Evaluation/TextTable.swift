/// A fixed set of texts, asked by their bytes: open addressing over a hash of them all.
struct TextTable: Sendable, Hashable {
  private let texts: [[UInt8]]
  /// Positions in `texts` plus one, 0 where free; a power of two, at most half full.
  private let buckets: [UInt32]

  init(_ texts: [[UInt8]]) {
    self.texts = texts
    var size = 4
    while size < texts.count * 2 { size *= 2 }
    var buckets = [UInt32](repeating: 0, count: size)
    for (position, text) in texts.enumerated() {
      var bucket = TextTable.hash(of: text) & (size - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (size - 1) }
      buckets[bucket] = UInt32(position + 1)
    }
    self.buckets = buckets
  }

  func contains(_ text: borrowing Span<UInt8>) -> Bool {
    let mask = buckets.count - 1
    var bucket = TextTable.hash(text) & mask
    while buckets[bucket] != 0 {
      let candidate = texts[Int(buckets[bucket]) - 1]
      if text.isEqual(to: candidate.span) { return true }
      bucket = (bucket + 1) & mask
    }
    return false
  }

  /// Whether some text of the table begins with `start`.
  func containsContinuation(of start: borrowing Span<UInt8>) -> Bool {
    for position in texts.indices {
      let candidate = texts[position]
      if candidate.span.hasPrefix(start) { return true }
    }
    return false
  }

  private static func hash(of text: [UInt8]) -> Int {
    hash(text.span)
  }

  /// FNV-1a, which is good enough for texts that rule files choose.
  private static func hash(_ text: borrowing Span<UInt8>) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in text.indices {
      hash = (hash ^ UInt64(text[index])) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
