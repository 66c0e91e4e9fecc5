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
