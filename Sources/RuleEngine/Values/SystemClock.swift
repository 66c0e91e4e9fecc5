#if canImport(Glibc)
  import Glibc
  // If this module also imports a C library, the toolchain attributes `timeval` to one of its
  // shims.
  import SwiftOverlayShims
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FormClock {
  /// The system's clock, in the time zone of the process.
  public static let system = FormClock(now: { systemTime() }, offset: { systemOffset(at: $0) })

  // The C library fills in values through pointers before it returns, and keeps none of the
  // pointers. That is all that the three `unsafe` marks below rely on.

  private static func systemTime() -> Instant {
    var time = timeval()
    unsafe gettimeofday(&time, nil)
    return Instant(
      secondsSinceEpoch: Int64(time.tv_sec),
      nanoseconds: Int32(time.tv_usec) * 1000
    )
  }

  private static func systemOffset(at instant: Instant) -> Int {
    var seconds = time_t(clamping: instant.secondsSinceEpoch)
    var local = unsafe tm()
    // A year that the C library can't express has no known offset, so UTC is used.
    guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }
    return unsafe Int(local.tm_gmtoff)
  }
}
