/// Equivalence classes of bytes: no node of a graph distinguishes bytes of one class.
struct ByteClasses {
  /// The class of each byte value.
  private(set) var classes: [Int] = []
  /// One byte of each class.
  private(set) var representatives: [UInt8] = []

  init(_ graph: ByteGraph) {
    var sets: Set<ByteSet> = []
    for case .take(let bytes, _) in graph.steps { sets.insert(bytes) }
    let distinct = Array(sets)
    var known: [[Bool]: Int] = [:]
    for byte in UInt8.min...UInt8.max {
      let membership = distinct.map { $0.contains(byte) }
      if let position = known[membership] {
        classes.append(position)
      } else {
        let position = representatives.count
        known[membership] = position
        classes.append(position)
        representatives.append(byte)
      }
    }
  }
}
