/// Waits until one of some files is replaced or written.
///
/// It polls the status of each file several times a second, which works on every file system.
struct FileWatch {
  private let statuses: [String: FileStatus?]

  /// Watches the files at the paths, which had these statuses; nil for a file that was missing.
  init(_ statuses: [String: FileStatus?]) {
    self.statuses = statuses
  }

  /// Waits for a change; false when Control-C was pressed first.
  func waitForChange() -> Bool {
    while !Interruption.isRequested {
      if statuses.contains(where: { $0.value != FileWatch.status(of: $0.key) }) { return true }
      Pause.wait(milliseconds: 200)
    }
    return false
  }

  /// Runs a command on files, and again whenever one of those that it read changes, until Control-C
  /// is pressed.
  static func repeating(
    with options: ImportOptions,
    _ run: (SourceFiles) throws -> Void
  ) throws -> Never {
    Interruption.listen()
    while true {
      let files = options.files
      do {
        try run(files)
      } catch let termination as Termination where termination.status != .success {
        // A file with errors, or a file that is missing at the moment, may still be corrected.
        _ = termination.reported()
      }
      let watched = files.statuses
      StandardError.write("watching \(watched.count.counted("file")); Control-C stops\n")
      guard FileWatch(watched).waitForChange() else { throw Termination(.interrupted) }
    }
  }

  private static func status(of path: String) -> FileStatus? { try? FileStatus(path: path) }
}
