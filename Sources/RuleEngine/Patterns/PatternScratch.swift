import CPCRE2

/// The memory for matching patterns, and the limits of matching.
///
/// Each evaluator has one, for any number of patterns one after the other. Not for concurrent use.
/// It takes about 250 bytes, and keeps the memory that patterns have needed beyond that.
@safe
package struct PatternScratch: ~Copyable {
  package private(set) var limits: PatternLimits
  private let fullLimits: PatternLimits
  /// Whether to use the limits for a person who is typing.
  var isTyping = false {
    didSet {
      if isTyping != oldValue { limits = isTyping ? fullLimits.whileTyping : fullLimits }
    }
  }
  /// Whether the evaluation was canceled; polled between matches, and every few milliseconds
  /// within one.
  package var isCancelled: @Sendable () -> Bool = { Task.isCancelled }

  /// The work that matches may still take in this evaluation; no limit before one begins.
  private(set) var workLeft = Int.max
  /// Below that, all matches are counted: an uncounted one may count as far more than it takes.
  private var leastForUncounted = 0

  /// Nil if the system was out of memory; matching then fails with that error.
  let matchData: OpaquePointer?
  let context: OpaquePointer?
  private var jitStack: OpaquePointer?
  /// The limit of backtracking steps that the match context currently has.
  private var steps: UInt32

  package init(limits: PatternLimits = PatternLimits()) {
    self.limits = limits
    fullLimits = limits
    // No one reads the groups, so there is only room for the whole match.
    unsafe matchData = unsafe pcre2_match_data_create_8(1, nil)
    steps = .max
    unsafe context = unsafe Self.makeContext(steps: steps, limits)
  }

  /// A match context with a limit of backtracking steps from each possible start of a match.
  private static func makeContext(steps: UInt32, _ limits: PatternLimits) -> OpaquePointer? {
    guard let context = unsafe pcre2_match_context_create_8(nil) else { return nil }
    unsafe pcre2_set_match_limit_8(context, steps)
    unsafe pcre2_set_depth_limit_8(context, UInt32(clamping: limits.depthLimit))
    unsafe pcre2_set_heap_limit_8(context, UInt32(clamping: limits.heapLimit))
    return unsafe context
  }

  deinit {
    unsafe pcre2_jit_stack_free_8(jitStack)
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_match_data_free_8(matchData)
  }

  /// Begins an evaluation, in which all matches together have the work of one record.
  ///
  /// - Parameters:
  ///   - isTyping: whether a keystroke is evaluated.
  ///   - textBytes: the size of the record's texts.
  mutating func begin(isTyping: Bool, textBytes: Int) {
    self.isTyping = isTyping
    workLeft = limits.recordWork + limits.recordWorkPerByte * textBytes
    leastForUncounted = workLeft / 2
  }

  /// Prepares for a match whose work is not counted, if enough work is left for the most it may be.
  mutating func beginUncounted(reading bytes: Int, steps: Int) -> Bool {
    guard workLeft > leastForUncounted else { return false }
    workLeft -= bytes / PatternMeter.bytesOfItem
    limit(steps: steps)
    return true
  }

  /// Sets the limit of backtracking steps, from each possible start, for the following matches.
  @inline(__always)
  mutating func limit(steps: Int) {
    let steps = UInt32(clamping: steps)
    if steps == self.steps { return }
    guard let context = unsafe context else { return }
    unsafe pcre2_set_match_limit_8(context, steps)
    self.steps = steps
  }

  /// Runs a match in a context that counts its work.
  ///
  /// - Parameters:
  ///   - comparesGroups: whether the pattern has back-references.
  ///   - cost: bounds on what else its items may read.
  ///   - text: the text.
  ///   - match: runs code that has a callout before each item in that context, with that memory for
  ///     the match; returns PCRE2's result.
  /// - Returns: the result of the match, or an out-of-memory error.
  mutating func counting(
    comparesGroups: Bool,
    cost: PatternReadingCost,
    on text: UnsafeBufferPointer<UInt8>,
    _ match: (_ context: OpaquePointer, _ matchData: OpaquePointer?) -> Int32
  ) -> Int32 {
    let weight = unsafe cost.weight(on: text)
    // Within a single item, work can't be counted and the match can't be stopped.
    guard text.count <= limits.itemLimit * PatternMeter.bytesOfItem / weight else {
      return PCRE2_ERROR_MATCHLIMIT
    }
    guard let context = unsafe Self.makeContext(steps: .max, limits) else {
      return PCRE2_ERROR_NOMEMORY
    }
    defer { unsafe pcre2_match_context_free_8(context) }
    var meter = PatternMeter(
      limit: min(limits.matchLimit, workLeft),
      comparesGroups: comparesGroups,
      cost: cost,
      weight: weight,
      isCancelled: isCancelled
    )
    defer { workLeft -= meter.work }
    return unsafe withUnsafeMutablePointer(to: &meter) { meter in
      unsafe PatternMeter.attach(meter, to: context)
      return unsafe match(context, matchData)
    }
  }

  /// Grows the stack of machine code to its limit; returns false if it has that already or memory
  /// is out.
  @inline(never)
  mutating func growStack() -> Bool {
    let startBytes = 32_768
    guard unsafe jitStack == nil, limits.jitStackBytes > startBytes, let context = unsafe context
    else { return false }
    unsafe jitStack = unsafe pcre2_jit_stack_create_8(startBytes, limits.jitStackBytes, nil)
    guard unsafe jitStack != nil else { return false }
    unsafe pcre2_jit_stack_assign_8(context, nil, UnsafeMutableRawPointer(jitStack))
    return true
  }
}
