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
}
