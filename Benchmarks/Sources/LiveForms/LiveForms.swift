import FormRules

/// What live forms and questions to a host cost.
///
/// `LiveForms edit [N]` prints nanoseconds per key of N sessions, `LiveForms rows [N]` those of a key
/// in a list of N rows, `LiveForms run [N]` and
/// `LiveForms cancel [N]` milliseconds for each of twelve batches of N validations (10,000 unless
/// said).
@main struct LiveForms {
  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    let count = arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000
    switch arguments.first {
    case "edit": try Keystrokes.measure(count)
    case "rows": try Keystrokes.measureRow(1_000, of: count)
    case "run": try await HostQuestions.run(count)
    case "cancel": try await HostQuestions.cancel(count)
    default: print("usage: LiveForms edit [N] | rows [N] | run [N] | cancel [N]")
    }
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }

  /// The duration in milliseconds, with two decimals.
  var milliseconds: String {
    let hundredths = Int((nanoseconds / 10_000).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }
}
