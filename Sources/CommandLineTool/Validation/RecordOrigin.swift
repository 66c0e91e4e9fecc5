/// Where records come from: how a reader's own numbers become those that people see.
struct RecordOrigin: Sendable {
  /// What messages call the file.
  var name: String
  /// Records of the files before.
  var earlierRecords = 0

  func record(_ number: Int) -> Int { number + earlierRecords }
}
