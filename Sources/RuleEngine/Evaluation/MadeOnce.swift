import Synchronization

/// A value that is made when it is first asked for, on whichever thread that is.
///
/// No thread waits for another: where several ask at the same moment each makes the value, and that of
/// the first to be done is kept for all.
package final class MadeOnce<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box = AtomicLazyReference<Box>()

  package init() {}

  /// The value, if it has been made.
  package var made: Value? { box.load()?.value }

  /// Asks for the value.
  ///
  /// - Parameter make: makes it; what one call gives must be as good as what another does.
  /// - Returns: the value that was made first.
  package func value(_ make: () -> Value) -> Value {
    if let box = box.load() { return box.value }
    return box.storeIfNil(Box(make())).value
  }
}
