import Foundation

/// Bytes without any sense, always the same.
enum Noise {
  static func bytes(_ count: Int) -> Data {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    var words: [UInt64] = []
    words.reserveCapacity(count / 8)
    for _ in 0..<(count / 8) {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      words.append(state)
    }
    return words.withUnsafeBytes { Data($0) }
  }
}
