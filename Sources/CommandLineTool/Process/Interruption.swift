import Synchronization

/// Whether the person at the terminal has asked to stop.
enum Interruption {
  private static let isSet = Atomic<Bool>(false)

  static var isRequested: Bool { isSet.load(ordering: .relaxed) }

  /// Has Control-C end reading instead of the process.
  ///
  /// - Parameter always: Whether that goes for every one; otherwise a second one ends the process.
  static func listen(always: Bool = false) {
    // The first use of a global makes it, which a signal handler must not.
    clear()
    Signals.onInterrupt(always: always) { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Has a request to end the process, as service managers send it, count as Control-C.
  static func listenForTermination() {
    Signals.onTermination { _ in
      Interruption.isSet.store(true, ordering: .relaxed)
    }
  }

  /// Forgets that there was one.
  static func clear() {
    isSet.store(false, ordering: .relaxed)
  }
}

/// Whether the terminal has another size, or has been away, since the last look.
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
