import FormData
import RuleEngine

/// What is wrong with records, for people: a line for each violation, none for what is valid.
struct RecordText: RecordRenderer {
  let colors: Colors

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    for violation in judged.outcome.violations {
      let place = places.place(
        of: violation.path,
        at: violation.sourceOffset,
        in: record,
        from: reader
      )
      let kind =
        switch violation.severity {
        case .error: colors.red("error")
        case .warning: colors.yellow("warning")
        }
      let head = "\(places.file.name):\(place.line):\(place.column): \(kind): "
      let text = prefix(of: violation.path) + violation.message.visible
      write(head + text + source(violation.rule, violation.place), into: &output)
    }
    for undecided in judged.outcome.undecided {
      let place = places.place(of: undecided.path, at: nil, in: record, from: reader)
      let kind = colors.cyan("undecided")
      let head = "\(places.file.name):\(place.line):\(place.column): \(kind): "
      let reason = "\(undecided.rule) (\("\(undecided.reason)".visible))"
      let text = prefix(of: undecided.path) + reason
      write(head + text + source(undecided.rule, undecided.place), into: &output)
    }
  }

  private func prefix(of path: FieldPath) -> String {
    path.components.isEmpty ? "" : "\(path.description.visible): "
  }

  private func source(_ rule: String, _ place: RulePlace) -> String {
    colors.faint(" [\(rule), \(place.file):\(place.line):\(place.column)]")
  }

  private func write(_ line: String, into output: inout [UInt8]) {
    output.append(contentsOf: line.utf8)
    output.append(0x0A)
  }
}
