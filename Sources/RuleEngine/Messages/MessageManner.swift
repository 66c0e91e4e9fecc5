/// The wording of a message, which differs for some kinds of values.
package enum MessageManner: String, Sendable, Hashable, Codable, CaseIterable {
  case value
  /// For a date, a month, a time, or a date with time: `2026-01-31 or later`.
  case moment
  case list
  /// For a list of options, which people select instead of adding items.
  case selection
  case file
}

extension FieldType {
  /// The wording for values of the type.
  package var manner: MessageManner {
    switch self {
    case .date, .month, .time, .dateTime: .moment
    case .list(.choice): .selection
    case .list, .map: .list
    case .file: .file
    case .text, .integer, .number, .boolean, .choice, .any, .form: .value
    }
  }
}

extension Slot {
  /// Whether it is a date, a month, a time or a date with time.
  var isMoment: Bool { kind == .date || kind == .month || kind == .time || kind == .dateTime }
}
