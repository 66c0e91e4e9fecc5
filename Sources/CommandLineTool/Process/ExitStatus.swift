import ArgumentParser

/// The exit status of the process; numbers from 64 are those of `sysexits.h`.
enum ExitStatus: Int32, CaseIterable {
  case success = 0
  /// Some record is invalid or undecided, a test failed, or `fmt --check` found a file to change.
  case refused = 1
  /// A rule file has errors.
  case brokenRules = 2
  case wrongUsage = 64
  /// Data that can't be read.
  case unreadableData = 65
  /// A file that can't be opened.
  case missingFile = 66
  /// An internal error, or a failure of the operating system.
  case fault = 70
  case interrupted = 130
}

/// Ends a command with a status and, unless it was reported already, a message.
struct Termination: Error {
  var status: ExitStatus
  /// Text for standard error, without a prefix.
  var message: String?

  init(_ status: ExitStatus, _ message: String? = nil) {
    self.status = status
    self.message = message
  }

  /// Asks the user to report a failure of the command itself, as opposed to its input.
  static let request =
    "This is a bug in formrules; please report it with the steps to reproduce it."

  /// Opens a file; a failure ends the command, with a hint for the error.
  static func opening<Result>(
    _ path: String,
    hint: (SystemError) -> String = { _ in "" },
    _ body: () throws(SystemError) -> Result
  ) throws(Termination) -> Result {
    do throws(SystemError) {
      return try body()
    } catch {
      throw Termination(.missingFile, "cannot open '\(path)': \(error)\(hint(error))")
    }
  }

  /// Writes the message to standard error; returns what ends the process with the status.
  func reported() -> ExitCode {
    if let message { StandardError.write("formrules: \(message.visible)") }
    return ExitCode(status.rawValue)
  }
}
