import Synchronization

/// Whether the person at the terminal has asked to stop.
enum Interruption {
  private static let isSet = Atomic<Bool>(false)

  static var isRequested: Bool { isSet.load(ordering: .relaxed) }

  /// Makes Control-C end reading instead of the process.
  ///
  /// - Parameter always: Whether this applies every time; otherwise a second Control-C ends the
  ///   process.
  static func listen(always: Bool = false) {
    // Initializes the global now, because a signal handler must not do it.
    clear()
    Signals.onInterrupt(always: always) { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Treats a termination request, as from service managers, like Control-C.
  static func listenForTermination() {
    Signals.onTermination { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Resets the request.
  static func clear() {
    isSet.store(false, ordering: .relaxed)
  }
}

/// Whether the terminal was resized or resumed since the last check.
enum TerminalChange {
  private static let isSet = Atomic<Bool>(false)

  static func listen() {
    // Initializes the global now, because a signal handler must not do it.
    isSet.store(false, ordering: .relaxed)
    Signals.onTerminalChange { _ in
      TerminalChange.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Returns the flag and resets it.
  static func take() -> Bool { isSet.exchange(false, ordering: .relaxed) }
}
