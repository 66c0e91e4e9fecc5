// Checks whether bytes are text at all, before any token is read.

extension Lexer {
  /// Reports encoding errors; returns whether the bytes are text nevertheless.
  mutating func checkEncoding() -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return refuse(.utf16, at: 0)
    }
    if let nul = bytes.firstIndex(of: 0) { return refuse(.nulByte, at: nul) }
    guard let (first, count) = malformedBytes else { return true }
    // Text in another encoding has some accented letters; if a quarter is invalid, it is not text.
    if count * 4 > bytes.count { return refuse(.notText, at: first) }
    var notes = ["save the file as UTF-8"]
    if count > 1 { notes.append("further bytes of the file that are not UTF-8: \(count - 1)") }
    report(.notUTF8(byte: bytes[first]), at: range(first, first + 1), notes: notes)
    return true
  }

  private mutating func refuse(_ reason: SyntaxProblem.NonText, at position: Int) -> Bool {
    report(.notARuleFile(reason), at: range(position, position))
    return false
  }

  /// The first byte that is not UTF-8, and the number of such bytes.
  private var malformedBytes: (first: Int, count: Int)? {
    var first: Int?
    var count = 0
    var position = 0
    while position < bytes.count {
      if bytes[position] < 0x80 {
        position += 1
        continue
      }
      let sequence = UTF8Sequence(at: position, of: bytes)
      if sequence.scalar == nil {
        first = first ?? position
        count += 1
      }
      position += sequence.length
    }
    return first.map { ($0, count) }
  }
}
