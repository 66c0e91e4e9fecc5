/// `{name}` in a message.
struct Placeholder {
  enum Fault: Error {
    /// `{` without `}`
    case unclosed(at: Int)
    /// `}` without `{`
    case stray(at: Int)
  }

  var name: String
  /// Its range of bytes in the message.
  var offsets: Range<Int>

  /// The placeholders of a message; `{{` and `}}` are escaped braces.
  static func all(in message: String) throws(Fault) -> [Placeholder] {
    let bytes = Array(message.utf8)
    let open = UInt8(ascii: "{")
    let close = UInt8(ascii: "}")
    var placeholders: [Placeholder] = []
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      let isDoubled = position + 1 < bytes.count && bytes[position + 1] == byte
      if byte != open, byte != close {
        position += 1
      } else if isDoubled {
        position += 2
      } else if byte == close {
        throw .stray(at: position)
      } else {
        let end = bytes[(position + 1)...].firstIndex { $0 == open || $0 == close }
        guard let end, bytes[end] == close else { throw .unclosed(at: position) }
        let name = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        placeholders.append(Placeholder(name: name, offsets: position..<(end + 1)))
        position = end + 1
      }
    }
    return placeholders
  }
}
