/// A record that can't be read; reading continues after it.
package struct UnreadableRecord: Error, Sendable, Hashable {
  /// The number of the record, from 1, including readable ones.
  package var number: Int
  package var place: DataPlace
  /// The problem, in words for people, without the location.
  package var message: String
}

/// Why reading can't continue.
package enum DataError: Error, Sendable, Hashable {
  /// The text doesn't conform to its format.
  case unreadable(DataPlace, message: String)
  /// The system could not provide more bytes; the text is the system's.
  case inputFailed(String)
  case outOfMemory
}

extension DataError: CustomStringConvertible {
  /// The error without its location.
  package var description: String {
    switch self {
    case .unreadable(_, let message): message
    case .inputFailed(let reason): "reading failed: \(reason)"
    case .outOfMemory: "not enough memory"
    }
  }
}
