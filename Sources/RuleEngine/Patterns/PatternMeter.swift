import CPCRE2

/// Counts the work of one match while it runs, and stops it at a limit or a cancellation.
///
/// PCRE2's own limit counts backtracking steps, anew for each position at which a search starts,
/// and no matter how much a step reads: a back-reference or a possessive repetition may read all of
/// the text in one step. So the work of a long match is counted here, in a callout before each item
/// of the pattern: the item itself, the distance that the match has moved since the last item, and
/// for patterns with back-references the longest text that one may have been compared with.
/// `PatternReadingCost` bounds what else an item may have read.
@safe
struct PatternMeter {
  /// The work between two polls for cancellation: a few milliseconds.
  private static let pollInterval = 50_000
  /// The number of bytes that are read in about the time of one item.
  static let bytesOfItem = 16

  /// The work so far.
  private(set) var work = 0
  private let limit: Int
  private var untilPoll = Self.pollInterval
  private var position = 0
  private let comparesGroups: Bool
  private let cost: PatternReadingCost
  /// The most that a character of the text costs, relative to a simple character.
  private let weight: Int
  private let isCancelled: @Sendable () -> Bool

  init(
    limit: Int,
    comparesGroups: Bool,
    cost: PatternReadingCost,
    weight: Int,
    isCancelled: @escaping @Sendable () -> Bool
  ) {
    self.limit = limit
    self.comparesGroups = comparesGroups
    self.cost = cost
    self.weight = weight
    self.isCancelled = isCancelled
  }

  /// Installs the meter as the callout of a match context.
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

  /// Counts an item that is about to be tried; returns a nonzero code to stop the match.
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
    // Includes the one character on which an item fails.
    let added = 1 + (bytes * weight + weight - 1) / Self.bytesOfItem
    work += added
    untilPoll -= added
    if work > limit { return PCRE2_ERROR_MATCHLIMIT }
    guard untilPoll < 0 else { return 0 }
    untilPoll = Self.pollInterval
    return isCancelled() ? PCRE2_ERROR_CALLOUT : 0
  }

  /// The length in bytes of the longest current group.
  private static func longestGroup(in block: UnsafePointer<pcre2_callout_block_8>) -> Int {
    var longest = 0
    for group in 1..<max(1, Int(unsafe block.pointee.capture_top)) {
      let start = unsafe block.pointee.offset_vector[2 * group]
      let end = unsafe block.pointee.offset_vector[2 * group + 1]
      // PCRE2 marks a group that has not matched with the largest offset, which is -1 here.
      if start >= 0 { longest = max(longest, end - start) }
    }
    return longest
  }
}
