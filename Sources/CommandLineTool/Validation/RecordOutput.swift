import ArgumentParser

/// How verdicts are written.
enum RecordOutput: String, CaseIterable, ExpressibleByArgument {
  /// For people: what is wrong, with its place in the data.
  case text
  /// One list of objects.
  case json
  /// One object a line.
  case ndjson
  /// Nothing but the number of valid records.
  case none
}
