/// A session with entries from standard input that is not a terminal.
struct WorkbenchScript {
  var workbench: Workbench
  /// Whether to write each entry before its result, as a terminal shows them.
  let echoes: Bool

  /// Enters line after line.
  ///
  /// - Returns: the exit status of the command: 1 if an entry failed.
  mutating func run() throws(Termination) -> ExitStatus {
    var output = OutputStream()
    // After its own echo, an entry is a separate text; otherwise, it has the lines of the script.
    var lines = EntryLines(name: echoes ? nil : SourceFiles.standardInputName)
    var status = ExitStatus.success
    // Control-C ends waiting for a line.
    while !Interruption.isRequested, let line = readLine(), !Interruption.isRequested {
      if let reply = workbench.checkWatchedFile() {
        if reply.hasFailed { status = .refused }
        try output.write(reply.text)
      }
      for entry in lines.add(line) {
        let reply = workbench.enter(entry)
        if echoes { try output.write(entry.echo(isSecret: reply.isSecret)) }
        try output.write(reply.text)
        try output.flush()
        if reply.hasFailed { status = .refused }
        if reply.ends { return Interruption.isRequested ? .interrupted : status }
      }
    }
    if let entry = lines.finish() {
      let reply = workbench.enter(entry)
      if echoes { try output.write(entry.echo(isSecret: reply.isSecret)) }
      if reply.hasFailed { status = .refused }
      try output.write(reply.text)
    }
    try output.flush()
    return Interruption.isRequested ? .interrupted : status
  }
}
