import Synchronization

/// A value that is made when it is first needed, on whichever thread that is.
///
/// Never blocks: if several threads need it at the same moment, each makes the value, and the one
/// that is stored first is kept for all.
package final class LazyValue<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box = AtomicLazyReference<Box>()

  package init() {}

  /// The value; nil as long as nobody has needed it.
  package var existing: Value? { box.load()?.value }

  /// Returns the value, and makes it if need be.
  ///
  /// - Parameter make: makes it; all calls must give equally good values.
  /// - Returns: the value that was stored first.
  package func value(_ make: () -> Value) -> Value {
    if let box = box.load() { return box.value }
    return box.storeIfNil(Box(make())).value
  }
}
