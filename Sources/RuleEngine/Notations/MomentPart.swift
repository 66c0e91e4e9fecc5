/// A part of the notation for a date, month, time, or date and time.
enum MomentPart: Sendable, Hashable {
  /// The digits of a unit: at least `least`, at most `most`.
  case digits(MomentUnit, least: Int, most: Int, isPadded: Bool)
  /// `AM` or `PM`, in either case.
  case half
  /// A separator in UTF-8; never an ASCII letter or digit.
  case literal([UInt8])
}

/// The unit of digits in a date or time.
enum MomentUnit: Sendable, Hashable, CaseIterable {
  case year, yearOfCentury, month, day, hour, hourOfHalf, minute, second

  /// The possible values of the digits.
  var values: ClosedRange<Int> {
    switch self {
    case .year: 1...9999
    case .yearOfCentury: 0...99
    case .month: 1...12
    case .day: 1...31
    case .hour: 0...23
    case .hourOfHalf: 1...12
    case .minute, .second: 0...59
    }
  }

  /// Whether a digit with which no value begins is the next part's, as the `3` of `93` is in `h:mm`.
  ///
  /// Not so for dates, where `12/31/2026` would become a day in March of 1202.
  var endsBeforeOtherDigits: Bool {
    switch self {
    case .hour, .hourOfHalf, .minute, .second: true
    case .year, .yearOfCentury, .month, .day: false
    }
  }

  /// The unit's name.
  var words: String {
    switch self {
    case .year, .yearOfCentury: "year"
    case .month: "month"
    case .day: "day"
    case .hour, .hourOfHalf: "hour"
    case .minute: "minute"
    case .second: "second"
    }
  }

  /// Whether a leading zero may be omitted before a separator.
  var isShortened: Bool {
    switch self {
    case .month, .day, .hour, .hourOfHalf: true
    case .year, .yearOfCentury, .minute, .second: false
    }
  }
}
