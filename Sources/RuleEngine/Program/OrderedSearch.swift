extension RandomAccessCollection {
  /// Finds a boundary by bisection: where the elements that satisfy a condition begin.
  ///
  /// - Parameter condition: a condition that, once it holds for an element, holds for all later ones.
  /// - Returns: the position of the first element that satisfies it; the end if none does.
  /// - Complexity: logarithmic in the number of elements.
  package func partitionPoint(where condition: (Element) -> Bool) -> Index {
    var (start, count) = (startIndex, count)
    while count > 0 {
      let half = count / 2
      let middle = index(start, offsetBy: half)
      if condition(self[middle]) {
        count = half
      } else {
        start = index(after: middle)
        count -= half + 1
      }
    }
    return start
  }

  /// Finds the last element that satisfies a condition, by bisection.
  ///
  /// - Parameter condition: a condition that, once it fails for an element, fails for all later ones.
  /// - Returns: the position of the element; nil if none satisfies it.
  /// - Complexity: logarithmic in the number of elements.
  package func lastLeadingIndex(where condition: (Element) -> Bool) -> Index? {
    let end = partitionPoint { !condition($0) }
    return end == startIndex ? nil : index(before: end)
  }
}
