/// A calendar date without a time or a time zone, such as a birthday.
///
/// The calendar is the proleptic Gregorian one of ISO 8601, for the years 1 to 9999.
public struct CalendarDate: Sendable, Hashable {
  /// Year, month and day in bit fields of 9 and more, 4 and 5 bits, so that dates compare as one
  /// number.
  private let fields: Int32

  /// The date with a year, month and day; nil if there is no such date.
  ///
  /// - Parameters:
  ///   - year: 1 to 9999.
  ///   - month: 1 for January to 12.
  ///   - day: 1 up to the length of that month.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.daysInMonth(month, ofYear: year)
    else { return nil }
    self.init(checkedYear: year, month: month, day: day)
  }

  /// The date a number of days after 1970-01-01; nil outside the years 1 to 9999.
  public init?(daysSinceEpoch days: Int) {
    guard Self.epochDays.contains(days) else { return nil }
    self.init(checkedDays: days)
  }

  /// Reads an ISO 8601 date such as `2026-01-31`; nil for any other text.
  public init?(_ text: String) {
    self.init(utf8: Array(text.utf8).span)
  }

  /// Reads an ISO 8601 date such as `2026-01-31`; nil for any other text.
  package init?(utf8 text: borrowing Span<UInt8>) {
    var position = 0
    guard let date = try? text.scanDate(at: &position), position == text.count else { return nil }
    self = date
  }

  init(checkedYear year: Int, month: Int, day: Int) {
    fields = Int32(year << 9 | month << 5 | day)
  }

  /// The date that many days after 1970-01-01, clamped to the years 1 to 9999.
  init(clampedDays days: Int) {
    self.init(checkedDays: min(max(days, Self.epochDays.lowerBound), Self.epochDays.upperBound))
  }

  /// Howard Hinnant's `civil_from_days`: with years starting in March, the leap day is the last
  /// day.
  private init(checkedDays days: Int) {
    let shifted = days + Self.daysBeforeEpoch
    let era = shifted / 146_097
    let dayOfEra = shifted % 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    self.init(checkedYear: year, month: month, day: day)
  }
}

extension CalendarDate {
  /// The year, 1 to 9999.
  public var year: Int { Int(fields >> 9) }

  /// The month, 1 for January to 12.
  public var month: Int { Int(fields >> 5 & 0xF) }

  /// The day of the month, 1 to 31.
  public var day: Int { Int(fields & 0x1F) }

  /// Days since 1970-01-01; negative before that.
  ///
  /// Howard Hinnant's `days_from_civil`.
  package var daysSinceEpoch: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear / 400
    let yearOfEra = marchYear % 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return era * 146_097 + dayOfEra - Self.daysBeforeEpoch
  }

  /// The day of the week, 1 for Monday to 7 for Sunday.
  package var weekday: Int {
    let sinceMonday = (daysSinceEpoch + 3) % 7
    return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
  }

  /// The same day of another month, or its last day if it is shorter; nil outside the calendar.
  package func moved(byMonths months: Int) -> CalendarDate? {
    let (total, overflow) = (12 * year + month - 1).addingReportingOverflow(months)
    guard !overflow, total >= 12 else { return nil }
    let (year, month) = (total / 12, total % 12 + 1)
    let last = Self.daysInMonth(month, ofYear: year)
    return CalendarDate(year: year, month: month, day: min(day, last))
  }

  /// The days from 0001-01-01 to 9999-12-31, relative to 1970-01-01.
  private static let epochDays = -719_162...2_932_896

  /// Days from 0000-03-01, where the first era of 400 years starts, to 1970-01-01.
  private static let daysBeforeEpoch = 719_468

  /// The length of a month, 1 to 12, in days.
  static func daysInMonth(_ month: Int, ofYear year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Whether the left day comes before the right one.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    left.fields < right.fields
  }
}

extension CalendarDate: LosslessStringConvertible {
  /// The ISO 8601 date, such as `2026-01-31`.
  public var description: String {
    "\(decimal(year, digits: 4))-\(decimal(month, digits: 2))-\(decimal(day, digits: 2))"
  }
}
