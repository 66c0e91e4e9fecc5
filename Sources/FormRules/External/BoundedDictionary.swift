/// A dictionary of bounded size; when it is full, the oldest key is evicted.
///
/// Lookup, insertion and eviction each take constant expected time.
struct BoundedDictionary<Key: Hashable, Element> {
  private let capacity: Int
  private var elements: [Key: Element] = [:]
  /// The keys in a ring buffer, in insertion order.
  private var keys: [Key] = []
  /// The position of the oldest key, once the ring is full.
  private var oldest = 0

  /// - Parameter capacity: the maximum number of elements, at least 1.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { elements.count }

  subscript(key: Key) -> Element? { elements[key] }

  /// Sets a key's element; an existing key keeps its age.
  mutating func set(_ element: Element, for key: Key) {
    guard elements.updateValue(element, forKey: key) == nil else { return }
    if keys.count < capacity {
      keys.append(key)
    } else {
      elements[keys[oldest]] = nil
      keys[oldest] = key
      oldest = (oldest + 1) % capacity
    }
  }
}
