/// The length of the longest prefix that fits.
///
/// - Parameters:
///   - count: the length of the text, which does not fit as a whole.
///   - isMonotone: whether each prefix of a fitting prefix fits, too.
///   - fits: whether the prefix of that length fits.
/// - Returns: a length for which `fits` returned true, or 0.
/// - Complexity: logarithmically many calls if monotone, otherwise `FieldEditor.maximumAttempts`
///   more.
func longestStart(of count: Int, isMonotone: Bool, fits: (Int) -> Bool) -> Int {
  var refused = count
  if !isMonotone {
    let last = max(1, count - FieldEditor.maximumAttempts)
    while refused > last {
      refused -= 1
      if fits(refused) { return refused }
    }
  }
  var taken = 0
  while refused - taken > 1 {
    let middle = taken + (refused - taken) / 2
    if fits(middle) { taken = middle } else { refused = middle }
  }
  return taken
}
