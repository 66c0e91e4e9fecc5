import RuleEngine

/// A word for a day or moment, such as `tomorrow`, and how it is written here.
enum MomentWord: String {
  case today, tomorrow, yesterday, now

  init?(_ text: String) { self.init(rawValue: text.lowercased()) }

  /// The operand that the word means.
  ///
  /// - Parameter type: the type of what is compared with it; nil if it is not known.
  /// - Returns: nil where the word could be meant in several ways.
  func operand(of type: FieldType? = nil) -> String? {
    if type == .time || (type == .dateTime && self != .now) { return nil }
    return switch self {
    case .today: "today"
    case .tomorrow: "today + 1d"
    case .yesterday: "today - 1d"
    case .now: type == .date || type == .month ? "today" : "now"
    }
  }
}
