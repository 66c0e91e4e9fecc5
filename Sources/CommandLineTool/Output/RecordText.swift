import FormData
import RuleEngine
import RuleSyntax

/// The problems of records, for people: each record with its fields and what failed in them.
///
///     people.csv:4:1: record 3 (name = "Ann"): invalid
///       4:32  age = 17 → error: You must be 18 or older. [min_value, line 31]
///
/// Valid records are shown only if they have warnings.
struct RecordText: RecordRenderer {
  /// Maximum number of records that are shown without `--all`.
  static let mostRecords = 100
  /// Maximum length of a value that is shown in full, in characters.
  private static let valueLength = 60

  let colors: Colors
  /// The rule file of the run; its name is not repeated with each location.
  let rules: String
  let key: RecordKey

  func render(
    _ judged: borrowing JudgedRecord,
    _ record: borrowing RecordBuffer,
    from reader: borrowing some RecordReader & ~Copyable,
    at places: RecordPlaces,
    into output: inout [UInt8]
  ) {
    if judged.outcome.isValidAlone { return }
    let values = ExplainedValues(record: copy record, finder: places.finder)
    let start = reader.place(ofByte: 0)
    var text = "\(places.file.name.visible):\(start.line):\(start.column): record \(judged.number)"
    let names = key.values(in: values)
    if !names.isEmpty {
      let shown = names.map { "\($0.path.description.visible) = \(shortened($0.value))" }
      text += " (\(shown.joined(separator: ", ")))"
    }
    text += ": \(colors.paint(judged.outcome.verdict))\n"
    let findings = places.findings(of: judged.outcome, in: record, from: reader)
    for (path, findings) in findings.grouped(by: \.path) {
      write(findings, at: path, values, to: &text)
    }
    output.append(contentsOf: text.utf8)
  }

  /// Writes the findings of one field, with the field and its value once.
  private func write(
    _ findings: [RecordFinding],
    at path: FieldPath,
    _ values: ExplainedValues,
    to text: inout String
  ) {
    let place = "  \(findings[0].place.line):\(findings[0].place.column)  "
    for (position, finding) in findings.enumerated() {
      if position == 0 {
        text += place + subject(path, values)
      } else {
        text += String(repeating: " ", count: place.count) + "→ "
      }
      text += kind(of: finding) + ": " + finding.text.visible + source(of: finding) + "\n"
    }
  }

  /// The field and its value, followed by an arrow; nothing for the form itself.
  private func subject(_ path: FieldPath, _ values: ExplainedValues) -> String {
    guard !path.components.isEmpty else { return "" }
    let value = values.givenText(at: path).map { " = \(shortened($0))" } ?? ""
    return path.description.visible + value + " → "
  }

  private func kind(of finding: RecordFinding) -> String {
    switch finding.kind {
    case .error: colors.red(finding.kind.rawValue)
    case .warning: colors.yellow(finding.kind.rawValue)
    case .undecided: colors.cyan(finding.kind.rawValue)
    }
  }

  private func source(of finding: RecordFinding) -> String {
    guard let place = finding.source else { return "" }
    let line = place.file == rules ? "line \(place.line)" : "\(place.file.visible):\(place.line)"
    return colors.faint(" [\(finding.rule), \(line)]")
  }

  private func shortened(_ value: String) -> String {
    VisibleText.of(value, limit: RecordText.valueLength)
  }
}

/// The fields whose values identify a record.
struct RecordKey: Sendable {
  let paths: [FieldPath]

  /// These fields or, without any, the form's `id` or its first field with a single value.
  init(_ paths: [FieldPath], of layout: FormLayout) {
    guard paths.isEmpty else {
      self.paths = paths
      return
    }
    let known = layout.fields.first { $0.groups.isEmpty && $0.name == "id" }
    let first = layout.fields.first {
      $0.groups.isEmpty && !$0.isSecret && $0.type.item == nil && $0.type.form == nil
    }
    self.paths = [known ?? first].compactMap { $0?.path }
  }

  /// The fields that have values, with these.
  func values(in values: ExplainedValues) -> [(path: FieldPath, value: String)] {
    paths.compactMap { path in values.givenText(at: path).map { (path, $0) } }
  }
}
