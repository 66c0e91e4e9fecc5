import Synchronization

/// A thread-safe value that is created when first needed.
///
/// Never blocks: if several threads need it at the same time, each creates one, and the first to be
/// stored is used by all.
package final class LazyValue<Value: Sendable>: Sendable {
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  private let box = AtomicLazyReference<Box>()

  package init() {}

  /// The value; nil if it was not needed yet.
  package var existing: Value? { box.load()?.value }

  /// Returns the value, creating it if necessary.
  ///
  /// - Parameter make: creates the value; all calls must return equivalent values.
  /// - Returns: the value that was stored first.
  package func value(_ make: () -> Value) -> Value {
    if let box = box.load() { return box.value }
    return box.storeIfNil(Box(make())).value
  }
}
