/// The files that a command of several files could not open.
///
/// Each is reported at once, and the command goes on, so that a dangling link in a folder does not
/// hide the errors in the other files. The command fails at its end.
struct UnopenedFiles {
  private(set) var count = 0

  /// Opens a file; `nil` if that failed, which was reported.
  mutating func opening<Result>(
    _ open: () throws(Termination) -> Result
  ) throws(Termination) -> Result? {
    do throws(Termination) {
      return try open()
    } catch {
      guard error.status == .missingFile else { throw error }
      _ = error.reported()
      count += 1
      return nil
    }
  }

  /// Ends the command if there is such a file.
  func check() throws(Termination) {
    if count > 0 { throw Termination(.missingFile) }
  }
}
