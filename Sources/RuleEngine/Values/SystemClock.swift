#if canImport(Glibc)
  import Glibc
  // Where this module also imports a C library, the toolchain counts `timeval` as one of its shims'.
  import SwiftOverlayShims
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension FormClock {
  /// The system's clock, in the time zone of the process.
  public static let system = FormClock(now: { systemTime() }, offset: { systemOffset(at: $0) })

  // The C library tells both through pointers to values that it fills in before it returns, and
  // keeps none of them: the three marks below are all that this needs.

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
    // A year that the C library can't express has no known offset; UTC is as good as any.
    guard unsafe localtime_r(&seconds, &local) != nil else { return 0 }
    return unsafe Int(local.tm_gmtoff)
  }
}
