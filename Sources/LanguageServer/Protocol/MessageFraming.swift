/// Cuts what a client sends into messages, each of which follows a header with its length.
///
/// Costs time linear in the bytes; memory for one message.
struct MessageFraming {
  /// What comes next in the bytes.
  enum Part: Hashable {
    /// The body of a message.
    case message([UInt8])
    /// Something that is no message and was passed over; why.
    case fault(String)
  }

  /// The longest header that is read.
  private static let headerLimit = 8192
  /// The longest body that is read: a rule file of the largest size, with every byte escaped.
  private static let bodyLimit = 256 << 20
  private static let headerEnd: [UInt8] = [0x0D, 0x0A, 0x0D, 0x0A]

  private var bytes: [UInt8] = []
  /// What was read already at the beginning of the bytes.
  private var position = 0
  /// How far the end of the header was looked for.
  private var searched = 0
  /// The length of the body whose header was read.
  private var bodyLength: Int?
  /// How many of the bytes to come belong to a body that is too long.
  private var skipped = 0

  /// Adds bytes behind those that are not read yet.
  mutating func append(_ more: [UInt8]) {
    if position > 0 {
      bytes.removeFirst(position)
      searched -= position
      position = 0
    }
    bytes += more
  }

  /// The next part; nil until more bytes have come.
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

  /// A body with the header that it needs.
  static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
