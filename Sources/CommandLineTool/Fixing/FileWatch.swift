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

  private static func status(of path: String) -> FileStatus? { try? FileStatus(path: path) }
}
