// Patterns with a `/` in them, which other notations write between quotes.

extension Parser {
  /// Reports a pattern that a `/` in it has ended, `/https?://.*/`, and passes the rest of it.
  mutating func reportSlashInPattern() -> Bool {
    guard previous.kind == .pattern, previous.range.end == current.range.start,
      ![.comma, .rightParenthesis, .separator, .endOfFile].contains(current.kind),
      let end = endOfPattern(from: Int(previous.range.end))
    else { return false }
    let pattern = SourceRange(start: previous.range.start, end: UInt32(end))
    var line = pattern
    while line.end < source.bytes.count, source.bytes[Int(line.end)] != 0x0A { line.end += 1 }
    report(
      .expected("',' or ')'", found: describe(current)),
      insteadOfAllIn: line,
      at: current.range,
      notes: ["the pattern ends at the '/' before it; write a '/' in a pattern as '\\/'"],
      fixes: [.meant(escapingSlashes(in: pattern), at: pattern)]
    )
    while current.range.start < end, !at(.endOfFile) { advance() }
    return true
  }

  /// The number of bytes that are searched for the end of a pattern.
  private static let longestPattern = 1_000

  /// The end of a pattern whose next `/` don't end it: before a `)` or `,`, on the same line.
  private func endOfPattern(from start: Int) -> Int? {
    let bytes = source.bytes
    var position = start
    while position < min(bytes.count, start + Parser.longestPattern), bytes[position] != 0x0A {
      position += 1
      guard bytes[position - 1] == UInt8(ascii: "/"), bytes[position - 2] != UInt8(ascii: "\\")
      else { continue }
      while position < bytes.count, UInt8(ascii: "a")...UInt8(ascii: "z") ~= bytes[position] {
        position += 1
      }
      guard position < bytes.count else { return nil }
      if bytes[position] == UInt8(ascii: ")") || bytes[position] == UInt8(ascii: ",") {
        return position
      }
    }
    return nil
  }

  /// The text of a pattern with a backslash before each `/` in it.
  private func escapingSlashes(in range: SourceRange) -> String {
    let text = Array(source.text(in: range))
    guard let last = text.lastIndex(of: "/") else { return String(text) }
    var written = "/"
    for position in 1..<last {
      if text[position] == "/", text[position - 1] != "\\" { written += "\\" }
      written.append(text[position])
    }
    return written + String(text[last...])
  }
}
