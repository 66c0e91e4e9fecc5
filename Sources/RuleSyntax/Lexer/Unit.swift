/// The units of durations and sizes.
enum Unit {
  static let durations = ["ms", "s", "min", "h", "d", "w", "mo", "y"]
  static let sizes = ["B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"]

  /// The token that a number with this unit is.
  static func kind(of unit: String) -> TokenKind? {
    if durations.contains(unit) { return .duration }
    return sizes.contains(unit) ? .size : nil
  }

  /// The unit with this name, short or in full.
  static func named(_ word: String) -> String? {
    kind(of: word) == nil ? otherNames[word] : word
  }

  /// The unit that was most likely meant by `unit`.
  static func meant(by unit: String) -> String? {
    let lowercased = unit.lowercased()
    if let unit = otherNames[lowercased] { return unit }
    return Suggestion.closest(to: unit, among: durations + sizes)
  }

  /// A number with the unit that was meant, if another one was reported.
  static func corrected(_ literal: String) -> String {
    let digits = literal.prefix { $0 == "." || ("0"..."9").contains($0) }
    let unit = String(literal.dropFirst(digits.count))
    guard kind(of: unit) == nil, let meant = meant(by: unit) else { return literal }
    return digits + meant
  }

  private static let otherNames = [
    "millis": "ms", "msec": "ms", "msecs": "ms", "millisecond": "ms", "milliseconds": "ms",
    "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "m": "min", "mins": "min", "minute": "min", "minutes": "min",
    "hr": "h", "hrs": "h", "hour": "h", "hours": "h",
    "day": "d", "days": "d",
    "week": "w", "weeks": "w", "wk": "w", "wks": "w",
    "month": "mo", "months": "mo", "mon": "mo", "mth": "mo",
    "year": "y", "years": "y", "yr": "y", "yrs": "y",
    "byte": "B", "bytes": "B", "k": "KB", "g": "GB", "t": "TB",
  ]
}
