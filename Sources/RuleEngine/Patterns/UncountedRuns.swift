/// The runs of a match before its work is counted, each with a larger limit than the last.
///
/// A run counts as the most work that its limit allows. The first limit is so small that all texts
/// of a record can be matched with it; only a match that reaches it goes on.
struct UncountedRuns {
  /// The steps of the first run that may each read all of the text.
  private static let firstSteps = 32
  /// How many times as much the next run may read.
  private static let growth = 32

  /// The text's length in bytes, times the cost of each byte.
  private let length: Int
  private let isSearch: Bool
  /// The most bytes that the next run may read; 0 if there is none.
  private var bytes: Int

  init(
    of pattern: CompiledPattern,
    on text: UnsafeBufferPointer<UInt8>,
    _ limits: PatternLimits
  ) {
    length = max(1, unsafe text.count * pattern.readingCost.weight(on: text))
    isSearch = !pattern.isAnchored
    bytes = min(UncountedRuns.firstSteps * length, limits.uncountedBytes)
  }

  /// Sets the limit of the next run and charges its work; false if the work has to be counted.
  @inline(__always)
  mutating func allowsNext(with scratch: inout PatternScratch) -> Bool {
    let limits = scratch.limits
    while bytes > 0 {
      let steps = limits.steps(reading: bytes, on: length, isSearch: isSearch)
      bytes = steps < limits.matchLimit ? larger(limits) : 0
      if steps > 0 {
        let read = steps * length * (isSearch ? length + 1 : 1)
        return scratch.beginUncounted(reading: read, steps: steps)
      }
    }
    return false
  }

  /// The bytes of the next run; 0 if those of this one are almost the limit.
  private func larger(_ limits: PatternLimits) -> Int {
    let most = limits.uncountedBytes
    if bytes > most / 2 { return 0 }
    return bytes < most / UncountedRuns.growth ? bytes * UncountedRuns.growth : most
  }
}
