import RuleSyntax

/// Buffers results, and writes them to standard output in large pieces.
struct OutputStream: ~Copyable {
  /// Large enough to spread the cost of a system call.
  private static let capacity = 64 << 10

  private let descriptor = Descriptor.standardOutput
  private var pending: [UInt8] = []

  /// Writes all of a command's results.
  static func write(result text: String) throws(Termination) {
    var stream = OutputStream()
    try stream.write(text)
    try stream.flush()
  }

  mutating func write(_ bytes: [UInt8]) throws(Termination) {
    if pending.count + bytes.count < OutputStream.capacity {
      pending.append(contentsOf: bytes)
    } else {
      // A long text is not copied.
      try flush()
      try pass(bytes)
    }
  }

  mutating func write(_ text: String) throws(Termination) {
    try write(Array(text.utf8))
  }

  /// Writes pending output.
  mutating func flush() throws(Termination) {
    guard !pending.isEmpty else { return }
    defer { pending.removeAll(keepingCapacity: true) }
    try pass(pending)
  }

  /// Passes the bytes to the system.
  ///
  /// A reader that closes the pipe, as `head` does, ends the command without an error.
  private func pass(_ bytes: [UInt8]) throws(Termination) {
    do throws(SystemError) {
      try descriptor.write(bytes)
    } catch {
      if error.isBrokenPipe { throw Termination(.success) }
      throw Termination(.fault, "cannot write to standard output: \(error)")
    }
  }
}

/// Messages for people, separate from results.
///
/// Errors are ignored, since there is nowhere to report them.
enum StandardError {
  /// Writes lines, in visible characters.
  static func write(_ text: String) {
    write(raw: VisibleText.ofLines(text) + "\n")
  }

  /// Writes the text unchanged: it is colored, and already made visible.
  static func write(raw text: String) {
    guard !text.isEmpty else { return }
    try? Descriptor.standardError.write(Array(text.utf8))
  }
}
