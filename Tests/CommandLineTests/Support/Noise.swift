import Foundation

/// Bytes without any sense, always the same.
enum Noise {
  static func bytes(_ count: Int) -> Data {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    let block = Data(
      (0..<65_521).map { _ in
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return UInt8(truncatingIfNeeded: state)
      }
    )
    var data = Data(capacity: count + block.count)
    while data.count < count { data.append(block) }
    return data
  }
}
