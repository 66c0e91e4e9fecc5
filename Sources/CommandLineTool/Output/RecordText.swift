import FormData
import RuleEngine
import RuleSyntax

/// What is wrong with records, for people: a line for each violation, none for what is valid.
struct RecordText: RecordRenderer {
  let colors: Colors
  let head = ""

  func tail(_ tally: Tally) -> String { "" }

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    for violation in judged.outcome.violations {
      let place = places.place(of: violation.path, at: violation.sourceOffset, in: record)
      let severity =
        switch violation.severity {
        case .error: colors.red("error")
        case .warning: colors.yellow("warning")
        }
      write(
        "\(places.file.name):\(place.line):\(place.column): \(severity): "
          + "\(prefix(of: violation.path))\(visible(violation.message))"
          + source(violation.rule, violation.place),
        into: &output
      )
    }
    for undecided in judged.outcome.undecided {
      let place = places.place(of: undecided.path, at: nil, in: record)
      write(
        "\(places.file.name):\(place.line):\(place.column): \(colors.cyan("undecided")): "
          + "\(prefix(of: undecided.path))\(undecided.rule) (\(visible("\(undecided.reason)")))"
          + source(undecided.rule, undecided.place),
        into: &output
      )
    }
  }

  /// Nothing: unreadable records are reported on standard error.
  func renderUnreadable(number: Int, into output: inout [UInt8]) {}

  private func prefix(of path: FieldPath) -> String {
    path.components.isEmpty ? "" : "\(visible(path.description)): "
  }

  private func source(_ rule: String, _ place: RulePlace) -> String {
    colors.faint(" [\(rule), \(place.file):\(place.line):\(place.column)]")
  }

  /// Values of the data may be part of a message: nothing in them may do harm on a terminal.
  private func visible(_ text: String) -> String {
    VisibleText.of(text, limit: Int.max)
  }

  private func write(_ line: String, into output: inout [UInt8]) {
    output.append(contentsOf: line.utf8)
    output.append(0x0A)
  }
}
