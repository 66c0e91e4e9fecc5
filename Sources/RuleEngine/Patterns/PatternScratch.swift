import CPCRE2

/// The memory in which patterns are matched, and the limits that they are held to.
///
/// One for each evaluation: it serves any number of patterns one after the other, and is
/// not for two threads at a time. About 250 bytes; more when a pattern has needed
/// more, which is then kept for the next.
@safe
package struct PatternScratch: ~Copyable {
  package private(set) var limits: PatternLimits
  private let fullLimits: PatternLimits
  /// Whether matches are held to the limits while somebody types.
  var isTyping = false {
    didSet {
      if isTyping != oldValue { limits = isTyping ? fullLimits.whileTyping : fullLimits }
    }
  }
  /// Whether the evaluation has been canceled; asked between matches, and every few
  /// milliseconds of one.
  package var isCancelled: @Sendable () -> Bool = { Task.isCancelled }

  /// Nil when the system had no memory; then matching fails, and says so.
  let matchData: OpaquePointer?
  let context: OpaquePointer?
  private var jitStack: OpaquePointer?
  /// Backtracking steps that the match context is set to.
  private var steps: UInt32

  package init(limits: PatternLimits = PatternLimits()) {
    self.limits = limits
    fullLimits = limits
    // Nobody asks where the groups are, so there is room for the match itself alone.
    unsafe matchData = unsafe pcre2_match_data_create_8(1, nil)
    steps = .max
    unsafe context = unsafe Self.makeContext(steps: steps, limits)
  }

  /// A context that allows so many backtracking steps from each place where a match may begin.
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

  /// Holds the matches that follow to so many backtracking steps from each place where they may
  /// begin.
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
  ///   - cost: what else its items may read.
  ///   - text: what the match runs on.
  ///   - match: runs code that has a callout before each item; gives PCRE2's result.
  /// - Returns: what the match gave, or that there was no memory.
  func counting(
    comparesGroups: Bool,
    cost: PatternReadingCost,
    on text: UnsafeBufferPointer<UInt8>,
    _ match: (OpaquePointer) -> Int32
  ) -> Int32 {
    let weight = unsafe cost.weight(on: text)
    // Within one item nothing can be counted, nor the match be ended.
    guard text.count <= limits.itemLimit * PatternMeter.bytesOfItem / weight else {
      return PCRE2_ERROR_MATCHLIMIT
    }
    guard let context = unsafe Self.makeContext(steps: .max, limits) else {
      return PCRE2_ERROR_NOMEMORY
    }
    defer { unsafe pcre2_match_context_free_8(context) }
    var meter = PatternMeter(
      limit: limits.matchLimit,
      comparesGroups: comparesGroups,
      cost: cost,
      weight: weight,
      isCancelled: isCancelled
    )
    return unsafe withUnsafeMutablePointer(to: &meter) { meter in
      unsafe PatternMeter.attach(meter, to: context)
      return unsafe match(context)
    }
  }

  /// Gives machine code the memory that the limits allow; false when it has it already, or none is
  /// left.
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
