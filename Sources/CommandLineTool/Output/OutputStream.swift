/// Results on their way to standard output, written in large pieces.
struct OutputStream: ~Copyable {
  /// Enough to spread the cost of a system call.
  private static let capacity = 64 << 10

  private let descriptor = Descriptor.standardOutput
  private var pending: [UInt8] = []

  /// Writes all of a command's results.
  static func write(result text: String) throws(OutputFailure) {
    var stream = OutputStream()
    try stream.write(text)
    try stream.flush()
  }

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

  /// How a command ends whose results can't be written.
  var termination: Termination {
    switch self {
    case .closed: Termination(.success)
    case .failed(let reason): Termination(.fault, "cannot write to standard output: \(reason)")
    }
  }
}
