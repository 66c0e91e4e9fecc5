import Synchronization

/// Whether the terminal has another size, or has been away, since one looked last.
enum TerminalChange {
  private static let isSet = Atomic<Bool>(false)

  static func listen() {
    // The first use of a global makes it, which a signal handler must not.
    isSet.store(false, ordering: .relaxed)
    Signals.onTerminalChange { _ in
      TerminalChange.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Answers, and starts anew.
  static func take() -> Bool { isSet.exchange(false, ordering: .relaxed) }
}
