import CPCRE2

/// Counts the work of one match while it runs, and ends it where it is too much or not wanted.
///
/// PCRE2's own limit counts backtracking steps, anew at each place where a search may begin, and
/// however much a step reads: a back-reference or a possessive repeat may read all of the text in one.
/// So the work of a match that goes on is counted here, from a callout before each item of the
/// pattern: the item, how far the match has moved since the last one, and, where the pattern has
/// back-references, the longest text that one may have been compared with. What an item may have
/// read besides, `PatternReadingCost` bounds.
@safe
struct PatternMeter {
  /// Work from one question whether the match is still wanted to the next: a few milliseconds.
  private static let pollInterval = 50_000
  /// Bytes that are read in about the time that an item takes.
  static let bytesOfItem = 16

  private var remaining: Int
  private var untilPoll = Self.pollInterval
  private var position = 0
  private let comparesGroups: Bool
  private let cost: PatternReadingCost
  /// How many plain characters a character of the text costs at most.
  private let weight: Int
  private let isCancelled: @Sendable () -> Bool

  init(
    limit: Int,
    comparesGroups: Bool,
    cost: PatternReadingCost,
    weight: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    remaining = limit
    self.comparesGroups = comparesGroups
    self.cost = cost
    self.weight = weight
    self.isCancelled = isCancelled
  }

  /// Makes a context call the meter before each item.
  static func attach(_ meter: UnsafeMutablePointer<PatternMeter>, to context: OpaquePointer) {
    unsafe pcre2_set_callout_8(
      context,
      { block, meter in
        guard let block = unsafe block,
          let meter = unsafe meter?.assumingMemoryBound(to: PatternMeter.self)
        else { return 0 }
        return unsafe meter.pointee.count(block)
      },
      meter
    )
  }

  /// Counts an item that is about to be tried; what is not 0 ends the match.
  private mutating func count(_ block: UnsafePointer<pcre2_callout_block_8>) -> Int32 {
    let current = unsafe block.pointee.current_position
    var bytes = abs(current - position)
    position = current
    if comparesGroups { bytes += unsafe Self.longestGroup(in: block) }
    if cost.checksScripts { bytes += current }
    if cost.fixedRepeat > 0 {
      let rest = unsafe Int(block.pointee.subject_length) - current
      bytes += min(rest, cost.fixedRepeat)
    }
    // The one character that an item fails at weighs as much as the others.
    let work = 1 + (bytes * weight + weight - 1) / Self.bytesOfItem
    remaining -= work
    untilPoll -= work
    if remaining < 0 { return PCRE2_ERROR_MATCHLIMIT }
    guard untilPoll < 0 else { return 0 }
    untilPoll = Self.pollInterval
    return isCancelled() ? PCRE2_ERROR_CALLOUT : 0
  }

  /// Bytes in the longest of the groups that the match holds now.
  private static func longestGroup(in block: UnsafePointer<pcre2_callout_block_8>) -> Int {
    var longest = 0
    for group in 1..<max(1, Int(unsafe block.pointee.capture_top)) {
      let start = unsafe block.pointee.offset_vector[2 * group]
      let end = unsafe block.pointee.offset_vector[2 * group + 1]
      // Of a group without a text PCRE2 gives the greatest offset there is, which is -1 here.
      if start >= 0 { longest = max(longest, end - start) }
    }
    return longest
  }
}
