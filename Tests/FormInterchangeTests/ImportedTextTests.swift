import Testing

@testable import FormInterchange

/// Where notes stand in the text that was read.
@Suite struct ImportedTextTests {
  /// Bytes that count how many of them were read.
  private struct CountedBytes: Sequence, IteratorProtocol {
    let bytes: [UInt8]
    let counter: Counter
    var position = 0

    mutating func next() -> UInt8? {
      guard position < bytes.count else { return nil }
      counter.count += 1
      position += 1
      return bytes[position - 1]
    }
  }

  private final class Counter { var count = 0 }

  @Test func `places count code points from the start of the line`() {
    let text = "\u{FEFF}é1\n\n  x😀y"
    let bytes = Array(text.utf8)
    let offsets = [3, 5, 6, 7, 8, 10, 15, 99].filter { $0 <= bytes.count } + [bytes.count]
    let places = InterchangeNote.Place.places(ofBytes: offsets, in: bytes)
    #expect(
      places.map { [$0.line, $0.column] } == [
        [1, 1], [1, 2], [1, 3], [2, 1], [3, 1], [3, 3], [3, 5], [3, 6],
      ]
    )
  }

  @Test(arguments: [100, 1000])
  func `the text is read once for all notes`(_ count: Int) {
    let bytes = Array(String(repeating: "1,", count: count).utf8)
    let counter = Counter()
    let counted = CountedBytes(bytes: bytes, counter: counter)
    let places = InterchangeNote.Place.places(ofBytes: Array(bytes.indices), in: counted)
    #expect(places.count == bytes.count)
    #expect(counter.count <= bytes.count)
  }
}
