/// Failures of the command itself, as opposed to its input.
enum Fault {
  /// What a user who meets one is asked to do.
  static let request =
    "This is a bug in formrules; please report it with the steps to reproduce it."
}

extension OutputFailure {
  /// The status of a command whose results can't be written; reports the reason if there is one.
  func reported() -> ExitStatus {
    switch self {
    case .closed:
      return .success
    case .failed(let reason):
      StandardError.write("formrules: cannot write to standard output: \(reason)")
      return .fault
    }
  }
}
