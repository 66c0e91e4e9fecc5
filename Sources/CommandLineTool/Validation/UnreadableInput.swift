import FormData

/// Input that can't be read any further.
enum UnreadableInput {
  static func termination(_ error: DataError, in input: DataInput) -> Termination {
    switch error {
    case .unreadable(let place, let message):
      Termination(
        .unreadableData,
        "\(input.name):\(place.line):\(place.column): unreadable: \(message)"
      )
    case .inputFailed, .outOfMemory:
      Termination(.unreadableData, "cannot read '\(input.name)': \(error)")
    }
  }
}

extension UnreadableRecord {
  /// The message for the record: its location, and why it can't be read.
  func remark(in file: RecordOrigin) -> String {
    "\(file.name):\(place.line):\(place.column): unreadable: \(message)"
  }
}
