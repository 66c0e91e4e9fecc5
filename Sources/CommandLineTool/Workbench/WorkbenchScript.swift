/// A session whose entries come from standard input, which is no terminal.
struct WorkbenchScript {
  var workbench: Workbench
  /// Whether entries are written before what comes of them, as a terminal shows them.
  let echoes: Bool

  /// Enters line after line.
  ///
  /// - Returns: how the command ends: with 1 where something could not be done.
  mutating func run() throws(Termination) -> ExitStatus {
    var output = OutputStream()
    // Below its own echo an entry is a text by itself, otherwise lines of the script.
    var lines = EntryLines(name: echoes ? nil : SourceFiles.standardInputName)
    var status = ExitStatus.success
    var input = LineInput(descriptor: .standardInput)
    while let line = input.next() {
      if let reply = workbench.checkWatchedFile() {
        if reply.hasFailed { status = .refused }
        try output.write(reply.text)
      }
      if echoes { try output.write((lines.isInEntry ? ". " : "> ") + line + "\n") }
      for entry in lines.add(line) {
        let reply = workbench.enter(entry)
        try output.write(reply.text)
        try output.flush()
        if reply.hasFailed { status = .refused }
        if reply.ends { return Interruption.isRequested ? .interrupted : status }
      }
    }
    if let entry = lines.finish() {
      let reply = workbench.enter(entry)
      if reply.hasFailed { status = .refused }
      try output.write(reply.text)
    }
    try output.flush()
    return Interruption.isRequested ? .interrupted : status
  }
}

/// The lines of what comes in, each as soon as it is there.
private struct LineInput {
  let descriptor: Descriptor
  private(set) var pending: [UInt8] = []
  private(set) var isAtEnd = false

  /// The next line without its end; nil after the last, and once the command was interrupted.
  mutating func next() -> String? {
    while true {
      if let end = pending.firstIndex(of: 0x0A) {
        defer { pending.removeSubrange(...end) }
        return LineInput.text(pending[..<end])
      }
      if isAtEnd || Interruption.isRequested {
        guard isAtEnd, !pending.isEmpty else { return nil }
        defer { pending = [] }
        return LineInput.text(pending[...])
      }
      switch try? descriptor.read(atMost: 64 << 10, onto: &pending) {
      case .bytes, .nothingYet: continue
      case .end, nil: isAtEnd = true
      }
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.last == 0x0D ? bytes.dropLast() : bytes, as: UTF8.self)
  }
}
