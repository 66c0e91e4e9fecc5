/// "Did you mean": the known word that a misspelled one is closest to.
package enum Suggestion {
  /// The closest of `candidates` to `word`, or `nil` when none is near.
  ///
  /// Near is one change in three letters, four at most: an inserted, left out, other or exchanged letter, where
  /// capitals do not count. Of several equally close ones the first in the order of the alphabet
  /// is taken. Costs the product of the lengths of `word` and each candidate of like length.
  package static func closest(to word: String, among candidates: some Sequence<String>) -> String? {
    let written = Array(word.lowercased().unicodeScalars)
    guard (1...longest).contains(written.count) else { return nil }
    let limit = min(written.count / 3, 4)
    var best: (distance: Int, candidate: String)?
    for candidate in candidates where candidate != word {
      let meant = Array(candidate.lowercased().unicodeScalars)
      guard abs(meant.count - written.count) <= limit else { continue }
      let distance = distance(written, meant)
      guard distance <= limit else { continue }
      if let best, (best.distance, best.candidate) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.candidate
  }

  /// A question that ends a message, `: did you mean 'email'?`; `nil` when no candidate is near.
  package static func hint(
    for word: String,
    among candidates: some Sequence<String>,
    after separator: String = ": ",
    as shown: (String) -> String = { $0 }
  ) -> String? {
    closest(to: word, among: candidates).map { "\(separator)did you mean '\(shown($0))'?" }
  }

  /// Longer words are no misspelled names.
  private static let longest = 64

  /// The Damerau–Levenshtein distance in its restricted form, where no part is changed twice.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for i in 0..<left.count {
      var row = [i + 1]
      row.reserveCapacity(right.count + 1)
      for j in 0..<right.count {
        let substitution = previous[j] + (left[i] == right[j] ? 0 : 1)
        var cost = min(substitution, previous[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforePrevious[j - 1] + 1)
        }
        row.append(cost)
      }
      beforePrevious = previous
      previous = row
    }
    return previous[right.count]
  }
}
