/// Why running a pattern gave no answer.
package enum PatternFailure: Error, Sendable, Hashable {
  /// More work than `PatternLimits.matchLimit`.
  case matchLimit
  /// More work in all matches of the evaluation than `PatternLimits.recordWork`.
  case recordLimit
  /// The evaluation was canceled.
  case cancelled
  /// More than `PatternLimits.depthLimit` nested backtracking points.
  case depthLimit
  /// More than `PatternLimits.heapLimit` of memory.
  case heapLimit
  /// More than `PatternLimits.jitStackBytes` of memory.
  case jitStack
  /// The text has more bytes than `PatternLimits.subjectLength`.
  case subjectTooLong
  /// The replaced text would have more bytes than `PatternLimits.replacementLength`.
  case replacementTooLong
  /// The pattern recurses endlessly at one position: `/(?R)/`.
  case endlessRecursion
  /// The text is not UTF-8.
  case badText
  /// The system has no memory left.
  case outOfMemory
  /// A state that should not occur; the number is PCRE2's.
  case `internal`(code: Int32)
}

extension PatternFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .matchLimit: "the pattern needs too many steps on this text"
    case .recordLimit: "the patterns need too many steps on this record"
    case .cancelled: "the match was canceled"
    case .depthLimit: "the pattern nests too deeply on this text"
    case .heapLimit, .jitStack: "the pattern needs too much memory on this text"
    case .subjectTooLong: "the text is too long for a pattern"
    case .replacementTooLong: "the replaced text is too long"
    case .endlessRecursion: "the pattern calls itself without end"
    case .badText: "the text is not UTF-8"
    case .outOfMemory: "out of memory"
    case .internal(let code): "the pattern engine failed with code \(code)"
    }
  }
}
