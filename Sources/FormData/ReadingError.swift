/// A record that can't be read, while those after it can.
package struct UnreadableRecord: Error, Sendable, Hashable {
  /// Counts from 1, over those that were read as well.
  package var number: Int
  package var place: DataPlace
  /// What is wrong, in words for people, without the place.
  package var message: String
}

/// Why nothing more can be read.
package enum DataError: Error, Sendable, Hashable {
  /// The text is not what its format says.
  case unreadable(DataPlace, message: String)
  /// The system could not supply more bytes; the text is the system's.
  case inputFailed(String)
  case outOfMemory
}

extension DataError: CustomStringConvertible {
  /// The error without its place.
  package var description: String {
    switch self {
    case .unreadable(_, let message): message
    case .inputFailed(let reason): "reading failed: \(reason)"
    case .outOfMemory: "not enough memory"
    }
  }
}
