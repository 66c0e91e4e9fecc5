/// A dictionary of at most so many elements, in which the oldest key makes room for a new one.
///
/// Look-up, insertion and eviction each take constant expected time.
struct BoundedDictionary<Key: Hashable, Element> {
  private let capacity: Int
  private var elements: [Key: Element] = [:]
  /// The keys in a ring, in the order in which they were added.
  private var keys: [Key] = []
  /// Where the oldest key is, once the ring is full.
  private var oldest = 0

  /// - Parameter capacity: the most elements, 1 or more.
  init(capacity: Int) {
    self.capacity = capacity
  }

  var count: Int { elements.count }

  subscript(key: Key) -> Element? { elements[key] }

  /// Sets the element of a key; a key that is there already keeps its age.
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
