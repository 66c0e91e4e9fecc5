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
    if judged.outcome.isValidAlone { return }
    let found = places.places(
      of: judged.outcome.violations.map { ($0.path, $0.sourceOffset) }
        + judged.outcome.undecided.map { ($0.path, nil) },
      in: record,
      from: reader
    )
    let file = places.file.name.visible
    for (violation, place) in zip(judged.outcome.violations, found) {
      let kind =
        switch violation.severity {
        case .error: colors.red("error")
        case .warning: colors.yellow("warning")
        }
      let head = "\(file):\(place.line):\(place.column): \(kind): "
      let text = prefix(of: violation.path) + violation.message.visible
      write(head + text + source(violation.rule, violation.place), into: &output)
    }
    let undecidedPlaces = found.dropFirst(judged.outcome.violations.count)
    for (undecided, place) in zip(judged.outcome.undecided, undecidedPlaces) {
      let kind = colors.cyan("undecided")
      let head = "\(file):\(place.line):\(place.column): \(kind): "
      let reason = "\(undecided.rule) (\("\(undecided.reason)".visible))"
      let text = prefix(of: undecided.path) + reason
      write(head + text + source(undecided.rule, undecided.place), into: &output)
    }
  }

  private func prefix(of path: FieldPath) -> String {
    path.components.isEmpty ? "" : "\(path.description.visible): "
  }

  private func source(_ rule: String, _ place: RulePlace) -> String {
    colors.faint(" [\(rule), \(place.file.visible):\(place.line):\(place.column)]")
  }

  private func write(_ line: String, into output: inout [UInt8]) {
    output.append(contentsOf: line.utf8)
    output.append(0x0A)
  }
}
