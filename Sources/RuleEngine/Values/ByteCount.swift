/// A size in bytes, such as a limit for files: `5MB` is 5,000,000 bytes, `5MiB` is 5,242,880.
public struct ByteCount: Sendable, Hashable {
  /// The number of bytes.
  public let bytes: UInt64

  /// A size of that many bytes.
  public init(bytes: UInt64) {
    self.bytes = bytes
  }

  /// Parses a rule file's literal; nil for any other text, and above 2^64 − 1 bytes.
  ///
  /// Units are `B`, powers of 1000 (`KB MB GB TB`), and powers of 1024 (`KiB MiB GiB TiB`), spelled
  /// exactly like this. A decimal such as `1.5MB` is accepted if it gives whole bytes.
  package init?(ruleLiteral text: borrowing Span<UInt8>) {
    guard let value = UnitLiteral.value(of: text, in: Self.units),
      let bytes = UInt64(exactly: value)
    else { return nil }
    self.init(bytes: bytes)
  }

  private static let units: [(name: String, factor: Int128)] = [
    ("B", 1),
    ("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000),
    ("KiB", 1 << 10), ("MiB", 1 << 20), ("GiB", 1 << 30), ("TiB", 1 << 40),
  ]
}

extension ByteCount: Comparable {
  /// Whether the left size is smaller than the right one.
  public static func < (left: ByteCount, right: ByteCount) -> Bool { left.bytes < right.bytes }
}

extension ByteCount: ExpressibleByIntegerLiteral {
  /// A size of that many bytes.
  public init(integerLiteral value: UInt64) { self.init(bytes: value) }
}

extension ByteCount: CustomStringConvertible {
  /// The shortest exact literal with a whole number: `5MB`, `1KiB`, `1500B`.
  public var description: String {
    if bytes == 0 { return "0B" }
    var shortest = "\(bytes)B"
    for unit in Self.units where Int128(bytes) % unit.factor == 0 {
      let literal = "\(Int128(bytes) / unit.factor)\(unit.name)"
      if literal.utf8.count < shortest.utf8.count { shortest = literal }
    }
    return shortest
  }
}
