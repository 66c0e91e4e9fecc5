import CPCRE2

/// The memory in which patterns are matched, and the limits that they are held to.
///
/// One for each evaluation: it serves any number of patterns one after the other, and is
/// not for two threads at a time. About 250 bytes; more when a pattern has needed
/// more, which is then kept for the next.
@safe
package struct PatternScratch: ~Copyable {
  package let limits: PatternLimits
  /// Tells whether nobody waits for the answer any more; asked between matches, which are bounded.
  package var isCancelled: @Sendable () -> Bool = { Task.isCancelled }

  /// Nil when the system had no memory; then matching fails, and says so.
  let matchData: OpaquePointer?
  let context: OpaquePointer?
  private var jitStack: OpaquePointer?
  /// What the match context is set to.
  private var matchLimit: UInt32
  private let wholeMatchLimit: UInt32
  private let lengthWithoutSharing: Int

  package init(limits: PatternLimits = PatternLimits()) {
    self.limits = limits
    // Nobody asks where the groups are, so there is room for the match itself alone.
    unsafe matchData = unsafe pcre2_match_data_create_8(1, nil)
    unsafe context = unsafe pcre2_match_context_create_8(nil)
    wholeMatchLimit = UInt32(clamping: limits.matchLimit)
    matchLimit = wholeMatchLimit
    lengthWithoutSharing = limits.lengthWithoutSharing
    if let context = unsafe context {
      unsafe pcre2_set_match_limit_8(context, matchLimit)
      unsafe pcre2_set_depth_limit_8(context, UInt32(clamping: limits.depthLimit))
      unsafe pcre2_set_heap_limit_8(context, UInt32(clamping: limits.heapLimit))
    }
  }

  deinit {
    unsafe pcre2_jit_stack_free_8(jitStack)
    unsafe pcre2_match_context_free_8(context)
    unsafe pcre2_match_data_free_8(matchData)
  }

  /// Holds the next match to the steps that it may take from each place where it may begin.
  @inline(__always)
  mutating func limitSteps(inSearchOf length: Int?) {
    guard let length, length > lengthWithoutSharing else {
      if matchLimit != wholeMatchLimit { setMatchLimit(wholeMatchLimit) }
      return
    }
    setMatchLimit(UInt32(clamping: max(limits.searchLimit / length, 1)))
  }

  @inline(never)
  private mutating func setMatchLimit(_ steps: UInt32) {
    guard let context = unsafe context else { return }
    unsafe pcre2_set_match_limit_8(context, steps)
    matchLimit = steps
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
