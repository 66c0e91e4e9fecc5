import Typing

/// What live forms and questions to a host cost.
///
/// `LiveForms edit [N]` prints nanoseconds per key of N sessions, `LiveForms filter [N]` those of mask
/// and filter alone in a `TextInput`, `LiveForms rows [N]` those of a key in a list of N rows,
/// `LiveForms run [N]` and `LiveForms cancel [N]` the median of twelve batches of N tasks that
/// only wait, and how many times as long N validations take (10,000 unless said); with `bare`, `paired`,
/// `free` or `bounded` behind N they run one batch of these and print nothing, for those who count. `edit` and `filter` with one of the scripts `card`, `caret` and
/// `email` behind N type that, and print nothing, for those who count instructions; so does `people` or
/// `lines` with a number of rows behind N.
@main struct LiveForms {
  static func main() async throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let count = arguments.count > 1 ? Int(arguments[1]) ?? 10_000 : 10_000
    let script = arguments.count > 2 ? Script(rawValue: arguments[2]) : nil
    let kind = arguments.count > 2 ? HostQuestions.Kind(rawValue: arguments[2]) : nil
    switch (arguments.first, script) {
    case ("edit", let script?): try Keystrokes.type(into: try LiveField(script), count)
    case ("filter", let script?): try Keystrokes.type(into: try LoneField(script), count)
    case ("edit", nil): try Keystrokes.measure(count) { try LiveField($0) }
    case ("filter", nil): try Keystrokes.measure(count) { try LoneField($0) }
    case (let name?, _) where Rows(rawValue: name) != nil && arguments.count > 2:
      let rows = Rows(rawValue: name) ?? .people
      try Keystrokes.type(into: try FieldInLastRow(of: Int(arguments[2]) ?? 1, rows), count)
    case ("rows", nil): try Keystrokes.measure(inLastOf: count)
    case ("run", _) where kind != nil: try await HostQuestions.run(count, kind ?? .bare, .waiting)
    case ("cancel", _) where kind != nil:
      try await HostQuestions.run(count, kind ?? .bare, .cancelling)
    case ("run", nil): try await HostQuestions.measure(count, .waiting)
    case ("cancel", nil): try await HostQuestions.measure(count, .cancelling)
    default:
      print(
        """
        usage: LiveForms edit|filter [N [card|caret|email]] | people|lines N ROWS | rows [N]
               | run|cancel [N [bare|paired|free|bounded]]
        """
      )
    }
  }
}

extension Duration {
  /// The duration in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
