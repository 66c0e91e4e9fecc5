/// Splits the client's bytes into messages, each preceded by a header with its length.
///
/// Costs time linear in the bytes; memory for one message.
struct MessageFraming {
  /// The next part of the bytes.
  enum Part: Hashable {
    /// The body of a message.
    case message([UInt8])
    /// Invalid bytes that were skipped, with the reason.
    case fault(String)
  }

  /// Maximum length of a header.
  private static let headerLimit = 8192
  /// Maximum length of a body: the largest rule file, with every byte escaped.
  private static let bodyLimit = 256 << 20
  private static let headerEnd: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  private var bytes: [UInt8] = []
  /// The number of bytes at the beginning that have been consumed.
  private var position = 0
  /// How far the end of the header was searched for.
  private var searched = 0
  /// The length of the body after the header.
  private var bodyLength: Int?
  /// How many of the next bytes belong to a body that is too long.
  private var skipped = 0

  /// Appends bytes.
  mutating func append(_ more: [UInt8]) {
    if position > 0 {
      bytes.removeFirst(position)
      searched -= position
      position = 0
    }
    bytes += more
  }

  /// The next part; nil until more bytes arrive.
  mutating func next() -> Part? {
    if skipped > 0 {
      let count = min(skipped, bytes.count - position)
      skipped -= count
      advance(by: count)
      if skipped > 0 { return nil }
    }
    guard let length = bodyLength else { return header() }
    guard bytes.count - position >= length else { return nil }
    bodyLength = nil
    let body = Array(bytes[position..<position + length])
    advance(by: length)
    return .message(body)
  }

  private mutating func advance(by count: Int) {
    position += count
    searched = position
  }

  private mutating func header() -> Part? {
    guard let end = endOfHeader() else {
      guard bytes.count - position > MessageFraming.headerLimit else { return nil }
      advance(by: bytes.count - position)
      return .fault("a header of more than \(MessageFraming.headerLimit) bytes")
    }
    let lines = String(decoding: bytes[position..<end], as: UTF8.self)
    advance(by: end + MessageFraming.headerEnd.count - position)
    guard let length = MessageFraming.contentLength(in: lines) else {
      return .fault("a header without 'Content-Length: ' and a number")
    }
    guard length <= MessageFraming.bodyLimit else {
      skipped = length
      return .fault("a message of more than \(MessageFraming.bodyLimit) bytes")
    }
    bodyLength = length
    return next()
  }

  private mutating func endOfHeader() -> Int? {
    while searched + MessageFraming.headerEnd.count <= bytes.count {
      if bytes[searched...].starts(with: MessageFraming.headerEnd) { return searched }
      searched += 1
    }
    return nil
  }

  private static func contentLength(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.prefix { $0 != " " }
      guard let length = Int(digits), length >= 0 else { return nil }
      return length
    }
    return nil
  }

  /// A body with its header.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
