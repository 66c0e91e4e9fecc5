/// A message as written, cut at its placeholders.
struct MessageParts {
  enum Part {
    case text(String)
    /// `{name}`, with the bytes of the message that it takes.
    case placeholder(String, Range<Int>)
  }

  enum Fault: Error {
    /// `{` without `}`
    case unclosed(at: Int)
    /// `}` without `{`
    case stray(at: Int)
  }

  private(set) var parts: [Part] = []

  /// Cuts the message; `{{` and `}}` are braces.
  init(_ message: String) throws(Fault) {
    let bytes = Array(message.utf8)
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    var text: [UInt8] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let isDoubled = position + 1 < bytes.count && bytes[position + 1] == byte
      if byte != open, byte != close {
        text.append(byte)
        position += 1
      } else if isDoubled {
        text.append(byte)
        position += 2
      } else if byte == close {
        throw .stray(at: position)
      } else {
        let end = bytes[(position + 1)...].firstIndex { $0 == open || $0 == close }
        guard let end, bytes[end] == close else { throw .unclosed(at: position) }
        if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
        text = []
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        parts.append(.placeholder(name, position..<(end + 1)))
        position = end + 1
      }
    }
    if !text.isEmpty { parts.append(.text(String(decoding: text, as: UTF8.self))) }
  }
}
