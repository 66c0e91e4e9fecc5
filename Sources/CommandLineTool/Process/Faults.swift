/// Faults that are nobody's but ours, or the system's.
enum Faults {
  /// What is asked of people who meet one.
  static let request = "This is a fault of formrules: please report it with what led to it."

  /// Has a crash say whose fault it is, and end with the status that stands for that.
  static func announce() {
    Signals.onCrash { _ in
      Signals.end(
        "formrules: crashed. This is a fault of formrules: please report it with what led to it.\n",
        status: 70
      )
    }
  }

  /// The status of a command whose results could not be written; says so where anyone minds.
  static func status(of failure: OutputFailure) -> ExitStatus {
    switch failure {
    case .closed:
      return .fine
    case .failed(let reason):
      StandardError.write("formrules: cannot write to standard output: \(reason)")
      return .fault
    }
  }
}
