/// Bytes on their way to a file or terminal, written in large pieces.
struct OutputStream: ~Copyable {
  /// Enough to spread the cost of a system call.
  private static let capacity = 64 << 10

  private let descriptor: Descriptor
  private var pending: [UInt8] = []

  init(_ descriptor: Descriptor) {
    self.descriptor = descriptor
  }

  /// The stream of results.
  static func standard() -> OutputStream { OutputStream(.standardOutput) }

  mutating func write(_ bytes: [UInt8]) throws(OutputFailure) {
    if pending.count + bytes.count < OutputStream.capacity {
      pending.append(contentsOf: bytes)
    } else {
      // What is long is not copied.
      try flush()
      try pass(bytes)
    }
  }

  mutating func write(_ text: String) throws(OutputFailure) {
    try write(Array(text.utf8))
  }

  /// Writes pending output.
  mutating func flush() throws(OutputFailure) {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    try pass(pending)
  }

  /// Hands the bytes to the system.
  private func pass(_ bytes: [UInt8]) throws(OutputFailure) {
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      throw error.isBrokenPipe ? .closed : .failed("\(error)")
    }
  }
}

/// Why results could not be written.
enum OutputFailure: Error, Hashable {
  /// The reader closed the pipe, as `head` does, which is no error.
  case closed
  /// The system's words.
  case failed(String)
}
