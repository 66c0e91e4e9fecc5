import Synchronization

/// Whether the person at the terminal has asked to stop.
enum Interruption {
  private static let isSet = Atomic<Bool>(false)

  static var isRequested: Bool { isSet.load(ordering: .relaxed) }

  /// Has Control-C end reading instead of the process; a second one ends the process.
  static func listen() {
    // The first use of a global makes it, which a signal handler must not.
    isSet.store(false, ordering: .relaxed)
    Signals.onInterrupt { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Has every Control-C be noted, and none end the process.
  static func listenAlways() {
    isSet.store(false, ordering: .relaxed)
    Signals.onEveryInterrupt { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Forgets that there was one.
  static func clear() {
    isSet.store(false, ordering: .relaxed)
  }
}
