/// The results of consecutive records, not yet written.
struct JudgedBatch: Sendable {
  /// For standard output.
  var output: [UInt8] = []
  /// For standard error: lines, with their ends.
  var remarks: [UInt8] = []
  var tally = Tally()
  /// Whether there are no more records in the file.
  var isLast = false

  /// Bytes that are to be written.
  var size: Int { output.count + remarks.count }
}
