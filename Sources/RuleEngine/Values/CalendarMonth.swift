/// A month of a year, such as the one in which a card expires.
///
/// In the calendar of ``CalendarDate``, for the years 1 to 9999.
public struct CalendarMonth: Sendable, Hashable {
  /// Months since January of the year 0, so that months compare as one number.
  let monthsSinceYearZero: Int

  /// The month with a year and a month number; nil if there is no such month.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 for January to 12.
  public init?(year: Int, month: Int) {
    guard (1...9999).contains(year), (1...12).contains(month) else { return nil }
    self.init(checkedYear: year, month: month)
  }

  /// The month of a date.
  public init(_ date: CalendarDate) {
    self.init(checkedYear: date.year, month: date.month)
  }

  /// Reads an ISO 8601 month such as `2027-08`; nil for any other text.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  /// Reads an ISO 8601 month such as `2027-08`; nil for any other text.
  package init?(utf8 text: borrowing Span<UInt8>) {
    var position = 0
    guard let month = try? text.scanMonth(at: &position), position == text.count else { return nil }
    self = month
  }

  /// The month that many months after January of the year 0; nil outside the years 1 to 9999.
  init?(monthsSinceYearZero months: Int) {
    guard (12..<120_000).contains(months) else { return nil }
    monthsSinceYearZero = months
  }

  init(checkedYear year: Int, month: Int) {
    monthsSinceYearZero = year * 12 + month - 1
  }
}

extension CalendarMonth {
  /// The year, 1 to 9999.
  public var year: Int { monthsSinceYearZero / 12 }

  /// The month, 1 for January to 12.
  public var month: Int { monthsSinceYearZero % 12 + 1 }

  /// The first day of the month.
  package var firstDay: CalendarDate { CalendarDate(checkedYear: year, month: month, day: 1) }
}

extension CalendarMonth: Comparable {
  /// Whether the left month comes before the right one.
  public static func < (left: CalendarMonth, right: CalendarMonth) -> Bool {
    left.monthsSinceYearZero < right.monthsSinceYearZero
  }
}

extension CalendarMonth: LosslessStringConvertible {
  /// The ISO 8601 month, such as `2027-08`.
  public var description: String {
    "\(decimal(year, digits: 4))-\(decimal(month, digits: 2))"
  }
}
