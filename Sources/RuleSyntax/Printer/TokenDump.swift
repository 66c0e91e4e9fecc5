/// A token list as text, one token a line: place, kind and what is written.
package enum TokenDump {
  /// The dump of a file's tokens, comments included.
  package static func text(_ parsed: ParsedFile) -> String {
    var place = Place()
    var lines = ""
    for token in parsed.tokens {
      place.advance(to: Int(token.range.start), in: parsed.source.bytes)
      lines += "\(place.line):\(place.column) \(token.kind)"
      if token.kind != .separator, token.kind != .lineEnd {
        lines += " " + StringEscapes.quote(parsed.source.text(in: token.range))
      }
      lines += "\n"
    }
    return lines
  }

  /// A line and a column that move through a text, which is cheaper than to look up each place.
  private struct Place {
    var line = 1
    var column = 1
    private var offset = 0

    mutating func advance(to end: Int, in bytes: [UInt8]) {
      while offset < end {
        let byte = bytes[offset]
        let isLineEnd =
          byte == 0x0A || byte == 0x0D && (offset + 1 == bytes.count || bytes[offset + 1] != 0x0A)
        if isLineEnd {
          (line, column) = (line + 1, 1)
        } else if byte & 0xC0 != 0x80 {
          column += 1
        }
        offset += 1
      }
    }
  }
}
