import CPCRE2
import Synchronization

/// PCRE2's code for one matching mode, translated to machine code when it first runs.
///
/// Loading a rule file compiles many patterns, few of which may run, and translation takes three
/// times as long as compiling. PCRE2 can't add machine code for a second mode while another thread
/// runs the first, so each mode has code of its own, which is translated once.
@safe
struct PatternCode: ~Copyable, @unchecked Sendable {
  // `@unchecked` because of the pointer: the code is constant once `runner` has been decided, and
  // only touched under the lock before that.

  /// The runner of the code.
  enum Runner: UInt8 {
    case undecided
    case machineCode
    case interpreter
  }

  let pointer: OpaquePointer
  /// The matching mode to translate for, such as `PCRE2_JIT_COMPLETE`.
  private let mode: UInt32
  private let runner: Atomic<UInt8>
  private let translating = Mutex<Void>(())

  /// Takes ownership of the code, which is freed with this value.
  init(owning pointer: OpaquePointer, mode: UInt32, runner: Runner) {
    unsafe self.pointer = pointer
    self.mode = mode
    self.runner = Atomic(runner.rawValue)
  }

  deinit {
    unsafe pcre2_code_free_8(pointer)
  }

  /// Whether machine code runs the pattern.
  ///
  /// The first call translates the code; each later one costs one load.
  @inline(__always)
  func usesMachineCode() -> Bool {
    let runner = runner.load(ordering: .acquiring)
    if runner == Runner.machineCode.rawValue { return true }
    return runner == Runner.undecided.rawValue ? translate() == .machineCode : false
  }

  @inline(never)
  private func translate() -> Runner {
    translating.withLock { _ in
      if let earlier = Runner(rawValue: runner.load(ordering: .acquiring)), earlier != .undecided {
        return earlier
      }
      // PCRE2 reports success without code for some patterns that it does not translate.
      var size = 0
      let isTranslated =
        unsafe pcre2_jit_compile_8(pointer, mode) == 0
        && pcre2_pattern_info_8(pointer, UInt32(PCRE2_INFO_JITSIZE), &size) == 0 && size > 0
      let decision: Runner = isTranslated ? .machineCode : .interpreter
      runner.store(decision.rawValue, ordering: .releasing)
      return decision
    }
  }
}
