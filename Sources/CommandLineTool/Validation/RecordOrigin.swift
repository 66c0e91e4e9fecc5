import FormData

/// Where records come from: how a reader's own numbers become those that people see.
struct RecordOrigin: Sendable {
  /// What messages call the file.
  var name: String
  /// Records that were read before those which the reader counts.
  var earlierRecords = 0
  /// Lines of the file before those which the reader counts.
  var earlierLines = 0

  func record(_ number: Int) -> Int { number + earlierRecords }

  func place(_ place: DataPlace) -> DataPlace {
    DataPlace(line: place.line + earlierLines, column: place.column)
  }
}
