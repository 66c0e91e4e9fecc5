/// The units of durations and sizes.
enum Unit {
  static let durations = ["ms", "s", "min", "h", "d"]
  static let sizes = ["B", "KB", "MB", "GB", "TB", "KiB", "MiB", "GiB", "TiB"]

  /// The token that a number with this unit is.
  static func kind(of unit: String) -> TokenKind? {
    if durations.contains(unit) { return .duration }
    return sizes.contains(unit) ? .size : nil
  }

  /// The unit that someone who writes `unit` most likely means.
  static func meant(by unit: String) -> String? {
    let lowercased = unit.lowercased()
    if let unit = otherNames[lowercased] { return unit }
    return Suggestion.closest(to: unit, among: durations + sizes)
  }

  private static let otherNames = [
    "millis": "ms", "msec": "ms", "msecs": "ms", "millisecond": "ms", "milliseconds": "ms",
    "sec": "s", "secs": "s", "second": "s", "seconds": "s",
    "m": "min", "mins": "min", "minute": "min", "minutes": "min",
    "hr": "h", "hrs": "h", "hour": "h", "hours": "h",
    "day": "d", "days": "d",
    "byte": "B", "bytes": "B", "k": "KB", "g": "GB", "t": "TB",
  ]
}
