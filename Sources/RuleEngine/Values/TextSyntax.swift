/// A syntax for texts, independent of locale: that of a type's values, or JSON.
///
/// - `integer`: `-?[0-9]+`
/// - `number`: `-?[0-9]+(\.[0-9]+)?`, without `+`, exponent or group separators
/// - `boolean`: `true` or `false`
/// - `date`: `2026-01-31`, a day of the calendar
/// - `month`: `2026-01`, a month of the calendar
/// - `time`: `09:30`, `09:30:15` or `09:30:15.25`
/// - `datetime`: a date and a time with `T`, `t` or a space between; then `Z`, `z`, `±hh:mm` or nothing
/// - `json`: one value of RFC 8259, of any type, with white space around it
package enum TextSyntax: String, Sendable, Hashable, CaseIterable {
  case integer
  case number
  case boolean
  case date
  case month
  case time
  case datetime
  case json

  /// How complete the text is as a value in this syntax.
  ///
  /// The empty text is the start of every value. For each text there is a character that can't
  /// follow.
  ///
  /// - Complexity: linear in the bytes for `integer`, `number` and `json`, constant for the others.
  package func completion(of text: borrowing Span<UInt8>) -> Completion {
    var position = 0
    do throws(ScanStop) {
      switch self {
      case .integer: try text.scanInteger(at: &position)
      case .number: try text.scanNumber(at: &position)
      case .boolean: _ = try text.scanBoolean(at: &position)
      case .date: _ = try text.scanDate(at: &position)
      case .month: _ = try text.scanMonth(at: &position)
      case .time: _ = try text.scanTime(at: &position)
      case .datetime: _ = try text.scanDateTime(at: &position)
      case .json: try text.scanJSON(at: &position)
      }
    } catch {
      switch error {
      case .unfinished: return .partial
      case .refused: return .refused
      }
    }
    return position == text.count ? .complete : .refused
  }
}
