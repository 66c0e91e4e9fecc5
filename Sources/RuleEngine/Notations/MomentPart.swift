/// A part of the notation of a date, month, time, or date and time.
enum MomentPart: Sendable, Hashable {
  /// Digits that say the unit; as few as `least`, as many as `most`.
  case digits(MomentUnit, least: Int, most: Int, isPadded: Bool)
  /// `AM` or `PM`, in letters of either case.
  case half
  /// What is between parts, in UTF-8; never a letter or digit of ASCII.
  case literal([UInt8])
}

/// What digits of a date or time count.
enum MomentUnit: Sendable, Hashable, CaseIterable {
  case year, yearOfCentury, month, day, hour, hourOfHalf, minute, second

  /// The values that the digits may have.
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

  /// The unit as people say it.
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

  /// Whether people leave out a leading zero, where a separator ends the digits.
  var isShortened: Bool {
    switch self {
    case .month, .day, .hour, .hourOfHalf: true
    case .year, .yearOfCentury, .minute, .second: false
    }
  }
}
