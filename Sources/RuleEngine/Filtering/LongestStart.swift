/// The longest beginning of a text that fits.
///
/// - Parameters:
///   - count: the characters of the text, which as a whole does not fit.
///   - isMonotone: whether each beginning of one that fits fits too.
///   - fits: whether the beginning of so many characters fits.
/// - Returns: 0 if none was found; else a count for which `fits` answered true.
/// - Complexity: logarithmically many questions if monotone, else `FieldEditor.maximumAttempts` more.
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
