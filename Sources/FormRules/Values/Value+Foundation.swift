// Between values and Foundation's types.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Value {
  /// A number; nil for NaN.
  public init?(_ number: Decimal) {
    guard let number = Number(number) else { return nil }
    self = .number(number)
  }

  /// A date and time in UTC; nil outside the years 1 to 9999.
  public init?(_ date: Date) {
    guard let instant = Instant(date), let local = FormClock.fixed(instant).local(instant),
      let dateTime = DateTime(date: local.date, time: local.time, offset: 0)
    else { return nil }
    self = .dateTime(dateTime)
  }

  /// A text.
  public init(_ url: URL) { self = .text(url.absoluteString) }

  /// A text.
  public init(_ uuid: UUID) { self = .text(uuid.uuidString) }
}

extension Number {
  /// The number with the value of a decimal; nil for NaN.
  public init?(_ decimal: Decimal) {
    guard !decimal.isNaN else { return nil }
    self.init(decimal.description)
  }
}

extension Decimal {
  /// The value of a number; nil if its exponent is out of range for a decimal.
  public init?(_ number: Number) {
    guard let decimal = Decimal(string: number.description), Number(decimal) == number else {
      return nil
    }
    self = decimal
  }
}

extension Instant {
  /// The moment of a date, to the nanosecond; nil if its seconds don't fit in 64 bits.
  public init?(_ date: Date) {
    // A date stores the seconds since its own reference date; those since 1970 are less precise.
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    guard let integer = Int64(exactly: whole) else { return nil }
    let (epochal, isTooFar) = integer.addingReportingOverflow(Date.secondsFromEpochToReference)
    guard !isTooFar else { return nil }
    let nanoseconds = min(((seconds - whole) * 1_000_000_000).rounded(), 999_999_999)
    self.init(secondsSinceEpoch: epochal, nanoseconds: Int32(nanoseconds))
  }
}

extension Date {
  /// The date of a moment, with the precision of a floating-point number of seconds.
  public init(_ instant: Instant) {
    let fraction = Double(instant.nanoseconds) / 1_000_000_000
    let seconds = Double(instant.secondsSinceEpoch) - Double(Date.secondsFromEpochToReference)
    self.init(timeIntervalSinceReferenceDate: seconds + fraction)
  }

  /// From the start of 1970 to the start of 2001, in UTC.
  fileprivate static let secondsFromEpochToReference: Int64 = 978_307_200
}

extension FormClock {
  /// The system's clock in a time zone, for example that of the person who fills in the form.
  public init(timeZone: TimeZone) {
    self.init(
      now: FormClock.system.now,
      offset: { timeZone.secondsFromGMT(for: Date($0)) }
    )
  }
}
