import RuleEngine

/// Why a JSON text or a posted form can't be read.
public struct MalformedDataError: Error, Sendable, Hashable {
  /// The byte offset of the part that can't be read, from 0.
  public let offset: Int
  /// The line of that part, from 1.
  public let line: Int
  /// The column of that part in its line, in code points, from 1.
  public let column: Int
  /// What is wrong with that part.
  public let reason: String
}

extension MalformedDataError {
  /// - Complexity: linear in the bytes before the fault.
  init(_ fault: TextFault, in text: [UInt8]) {
    let before = text.prefix(fault.offset)
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    offset = fault.offset
    line = before.count { $0 == UInt8(ascii: "\n") } + 1
    column = before[start...].count { $0 & 0xC0 != 0x80 } + 1
    reason = fault.message
  }
}

extension MalformedDataError: CustomStringConvertible {
  /// The location and the reason, on one line.
  public var description: String { "\(line):\(column): \(reason)" }
}
