/// How long something is likely to take, no more exactly than anyone can know.
struct RemainingTime: CustomStringConvertible {
  private let seconds: Int64

  init(_ duration: Duration) {
    seconds = duration.components.seconds
  }

  /// Such as `12 s`, `3 min 5 s`, `2 h 40 min`.
  var description: String {
    if seconds < 60 { return "\(seconds) s" }
    if seconds < 3600 { return "\(seconds / 60) min \(seconds % 60) s" }
    return "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
