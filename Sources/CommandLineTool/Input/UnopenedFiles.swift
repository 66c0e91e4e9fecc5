import RuleSyntax

/// The files that a command of several files could not open.
///
/// Each is reported once, and the command goes on, so that a dangling link in a folder does not
/// hide the errors in the other files. The command fails at its end.
struct UnopenedFiles {
  private var paths: Set<String> = []

  /// Reads the file that an argument names; nil if it can't be opened, which is reported.
  mutating func load(_ path: String, from files: SourceFiles) -> SourceText? {
    if paths.contains(path) { return nil }
    do throws(Termination) {
      return try files.load(argument: path)
    } catch {
      _ = error.reported()
      paths.insert(path)
      return nil
    }
  }

  /// Ends the command if there is such a file.
  func check() throws(Termination) {
    if !paths.isEmpty { throw Termination(.missingFile) }
  }
}
