import Foundation

/// Runs work on a thread with as small a stack as the threads of an app's pools have.
///
/// Those of Swift's and Dispatch's pools have 512 KiB on Apple's systems. Under a sanitizer, which
/// makes each frame several times as large, the stack is larger too.
package func onSmallStack<Result: Sendable>(
  _ work: @escaping @Sendable () -> Result
) async -> Result {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: work()) }
    thread.stackSize = isSanitized ? 16 << 20 : 512 << 10
    thread.start()
  }
}

/// Whether the address or the thread sanitizer watches this process.
private var isSanitized: Bool {
  let process = unsafe dlopen(nil, RTLD_NOW)
  return unsafe dlsym(process, "__asan_init") != nil || dlsym(process, "__tsan_init") != nil
}
